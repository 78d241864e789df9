// Numbers for expressions: two that have the same number mean the same, whatever their variables are.
//
// Sums are weighed and sorted, comparisons brought to one side, divided by their greatest common divisor and, where
// both sides are defined, turned so that one of two opposites is the negation of the other. Products, minima and
// disjunctions do not depend on the order of their parts. What is not seen to mean the same has another number.
import { type Integer, multiply, negate } from '../base/integer.ts';
import { type ByKind, visit } from '../base/kinds.ts';
import type { DomainOf } from '../model/bounds.ts';
import { mapConstraint } from '../model/constraints/index.ts';
import type {
  BoolExpr,
  Compare,
  ConstraintFormula,
  IntExpr,
  Multiply,
  VarId,
} from '../model/expression.ts';
import { constantValue } from './linear-terms.ts';
import {
  Gathering,
  isTurned,
  keyOfEquation,
  keyOfSum,
  type Meaning,
  type MeaningSum,
  oneMore,
  smallestBound,
  turned,
} from './meaning-sums.ts';
import { unordered } from './symmetric-key.ts';
import { isTotal } from './totality.ts';

/** Powers up to this are products of equal factors. */
const mostFactors = 8;

export class Meanings {
  readonly #domainOf: DomainOf;
  readonly #numbers = new Map<string, Meaning>();
  readonly #terms = new Map<IntExpr, Meaning>();
  readonly #formulas = new Map<BoolExpr, Meaning>();
  readonly #variables = new Map<Meaning, VarId>();
  /** By integer variable. */
  readonly #meanings: Meaning[] = [];

  constructor(domainOf: DomainOf) {
    this.#domainOf = domainOf;
  }

  term(term: IntExpr): Meaning {
    if (term.kind === 'variable') return this.#ofVariable(term.id);
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const meaning = visit(this.#termTable, term, undefined);
    this.#terms.set(term, meaning);
    return meaning;
  }

  formula(formula: BoolExpr): Meaning {
    const known = this.#formulas.get(formula);
    if (known !== undefined) return known;
    const meaning = visit(this.#formulaTable, formula, undefined);
    this.#formulas.set(formula, meaning);
    return meaning;
  }

  #ofVariable(id: VarId): Meaning {
    const known = this.#meanings[id];
    if (known !== undefined) return known;
    const meaning = this.#number(`v${id}`);
    this.#meanings[id] = meaning;
    this.#variables.set(meaning, id);
    return meaning;
  }

  /** The integer variable that has this number, if one has. */
  variable(meaning: Meaning): VarId | undefined {
    return this.#variables.get(meaning);
  }

  /** The left side less the right one. */
  difference({ left, right }: Compare): MeaningSum {
    const gathering = new Gathering();
    this.#gather(left, 1, gathering);
    this.#gather(right, -1, gathering);
    return gathering.sum();
  }

  #number(key: string): Meaning {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const fresh = this.#numbers.size + 1;
    this.#numbers.set(key, fresh);
    return fresh;
  }

  readonly #termTable: ByKind<IntExpr, undefined, Meaning> = {
    constant: ({ value }) => this.#number(`c${value}`),
    variable: ({ id }) => this.#ofVariable(id),
    add: (node) => this.#linear(node),
    neg: (node) => this.#linear(node),
    mul: (node) => this.#linear(node),
    div: ({ left, right }) => this.#number(`/ ${this.term(left)} ${this.term(right)}`),
    mod: ({ left, right }) => this.#number(`% ${this.term(left)} ${this.term(right)}`),
    pow: (node) => this.#product(factorsOf(node)),
    abs: ({ term }) => {
      const sum = this.#sumOf(term);
      return this.#number(`abs ${keyOfSum(isTurned(sum) ? turned(sum) : sum)}`);
    },
    min: ({ terms }) => this.#number(`min ${this.#sorted(terms)}`),
    max: ({ terms }) => this.#number(`max ${this.#sorted(terms)}`),
    if: ({ condition, positive, negative }) => {
      const [chosen, then, otherwise] = [
        this.formula(condition),
        this.term(positive),
        this.term(negative),
      ];
      return this.#number(
        chosen > 0 ? `if ${chosen} ${then} ${otherwise}` : `if ${-chosen} ${otherwise} ${then}`,
      );
    },
    element: ({ index, terms }) =>
      this.#number(`at ${this.term(index)} ${terms.map((term) => this.term(term)).join(' ')}`),
    where: ({ term, condition }) =>
      this.#number(`where ${this.term(term)} ${this.formula(condition)}`),
  };

  #sorted(terms: readonly IntExpr[]): string {
    return [...new Set(terms.map((term) => this.term(term)))].sort(ascending).join(' ');
  }

  #sumOf(term: IntExpr): MeaningSum {
    const gathering = new Gathering();
    this.#gather(term, 1, gathering);
    return gathering.sum();
  }

  #linear(term: IntExpr): Meaning {
    const sum = this.#sumOf(term);
    const [only] = sum.parts;
    if (!only) return this.#number(`c${sum.constant}`);
    const isPlain = sum.parts.length === 1 && only[1] === 1 && sum.constant === 0;
    return isPlain ? only[0] : this.#number(`+ ${keyOfSum(sum)}`);
  }

  #gather(term: IntExpr, weight: Integer, into: Gathering): void {
    if (term.kind === 'constant') into.addConstant(multiply(weight, term.value));
    else if (term.kind === 'neg') this.#gather(term.term, negate(weight), into);
    else if (term.kind === 'mul') this.#gatherProduct(term, weight, into);
    else if (term.kind === 'add') for (const part of term.terms) this.#gather(part, weight, into);
    else into.add(this.term(term), weight);
  }

  #gatherProduct({ terms }: Multiply, weight: Integer, into: Gathering): void {
    const [one, other] = terms;
    if (one?.kind === 'constant' && other && terms.length === 2) {
      this.#gather(other, multiply(weight, one.value), into);
      return;
    }
    const rest: IntExpr[] = [];
    let scale = weight;
    for (const factor of terms.flatMap(factorsOf)) {
      const value = constantValue(factor);
      if (value === undefined) rest.push(factor);
      else scale = multiply(scale, value);
    }
    const [only] = rest;
    if (!only) into.addConstant(scale);
    else if (rest.length === 1) this.#gather(only, scale, into);
    else into.add(this.#product(rest), scale);
  }

  /** Of factors, or of a power that is no such product. */
  #product(factors: readonly IntExpr[]): Meaning {
    const [first] = factors;
    if (first?.kind === 'pow' && factors.length === 1) {
      return this.#number(`^ ${this.term(first.base)} ${this.term(first.exponent)}`);
    }
    const meanings = factors.map((factor) => this.term(factor)).sort(ascending);
    return this.#number(`* ${meanings.join(' ')}`);
  }

  readonly #formulaTable: ByKind<BoolExpr, undefined, Meaning> = {
    truth: ({ value }) => (value ? 1 : -1) * this.#number('true'),
    boolean: ({ id }) => this.#number(`b${id}`),
    not: ({ formula }) => -this.formula(formula),
    and: ({ formulas }) => -this.#disjunction(formulas.map((formula) => -this.formula(formula))),
    or: ({ formulas }) => this.#disjunction(formulas.map((formula) => this.formula(formula))),
    imp: ({ left, right }) => this.#disjunction([-this.formula(left), this.formula(right)]),
    xor: ({ formulas }) => this.#parity(formulas),
    iff: ({ left, right }) => -this.#parity([left, right]),
    compare: (node) => this.#comparison(node),
    constraint: (node) => this.#constraint(node),
  };

  #disjunction(parts: readonly Meaning[]): Meaning {
    return this.#number(`or ${[...new Set(parts)].sort(ascending).join(' ')}`);
  }

  #parity(formulas: readonly BoolExpr[]): Meaning {
    const parts = formulas.map((formula) => this.formula(formula));
    const isOdd = parts.filter((part) => part < 0).length % 2 === 1;
    return (isOdd ? -1 : 1) * this.#number(`xor ${parts.map(Math.abs).sort(ascending).join(' ')}`);
  }

  #comparison(node: Compare): Meaning {
    const { operator, left, right } = node;
    const sum = this.difference(node);
    const isDefined = isTotal(left, this.#domainOf) && isTotal(right, this.#domainOf);
    switch (operator) {
      case 'eq':
        return this.#number(`= ${keyOfEquation(sum)}`);
      case 'ne':
        return isDefined
          ? -this.#number(`= ${keyOfEquation(sum)}`)
          : this.#number(`!= ${keyOfEquation(sum)}`);
      case 'le':
        return this.#notAbove(sum, isDefined);
      case 'lt':
        return this.#notAbove(oneMore(sum), isDefined);
      case 'ge':
        return this.#notAbove(turned(sum), isDefined);
      case 'gt':
        return this.#notAbove(oneMore(turned(sum)), isDefined);
    }
  }

  /** `sum <= 0`, which is `not (1 - sum <= 0)` where it is defined. */
  #notAbove(sum: MeaningSum, isDefined: boolean): Meaning {
    const small = smallestBound(sum);
    return isDefined && isTurned(small)
      ? -this.#number(`<= ${keyOfSum(oneMore(turned(small)))}`)
      : this.#number(`<= ${keyOfSum(small)}`);
  }

  #constraint({ constraint }: ConstraintFormula): Meaning {
    const lists = unordered[constraint.kind];
    const meant = mapConstraint(
      constraint,
      (term) => this.term(term),
      (formula) => this.formula(formula),
    );
    const key = JSON.stringify(meant, (name, value) => {
      if (typeof value === 'bigint') return `${value}n`;
      return name === lists && Array.isArray(value) ? value.toSorted(ascending) : value;
    });
    return this.#number(key);
  }
}

const ascending = (a: number, b: number): number => a - b;

/** A power of few equal factors as these; another term as it is. */
function factorsOf(term: IntExpr): readonly IntExpr[] {
  if (term.kind !== 'pow') return [term];
  const exponent = constantValue(term.exponent);
  return typeof exponent === 'number' && exponent >= 2 && exponent <= mostFactors
    ? Array<IntExpr>(exponent).fill(term.base)
    : [term];
}
