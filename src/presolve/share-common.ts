// Says once what is said twice: equal assertions, terms and formulas that a variable names, facts inside other formulas.
//
// What a variable equals outright (`a = x * y`, `p` exactly when `x < y`) is that variable wherever else it stands; what is
// asserted is true wherever else it stands, and its opposite false. Equal terms become one, whichever way they are
// written. An assertion is only rewritten by others about smaller parts than itself, so nothing proves itself.
import { floorDivide, floorModulo, type Integer, negate } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { add, constant, falsity, mul, not, scaled, truth, variable } from '../model/construct.ts';
import type { BoolExpr, IntExpr, Multiply, VarId } from '../model/expression.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';
import type { Meaning, WeightedMeaning } from './meaning-sums.ts';
import { Meanings } from './meanings.ts';
import { contradiction, type Pass } from './pass.ts';

/** What stands for a meaning, and by which assertion. */
interface Known<Expression> {
  readonly as: Expression;
  readonly by: number;
}

/** Terms that are worth a name: neither variables and constants nor sums of them. */
const nameable: ReadonlySet<IntExpr['kind']> = new Set<IntExpr['kind']>([
  'mul',
  'div',
  'mod',
  'pow',
  'abs',
  'min',
  'max',
  'element',
]);

class Sharing {
  readonly #meanings: Meanings;
  readonly #facts = new Map<Meaning, Known<boolean>>();
  readonly #terms = new Map<Meaning, Known<IntExpr>>();
  readonly #formulas = new Map<Meaning, Known<BoolExpr>>();
  /** The first of the terms that mean the same, of those without a name inside. */
  readonly #first = new Map<Meaning, IntExpr>();
  /** How often something gave way to what another assertion says of it. */
  #uses = 0;
  /** The assertion that is being rewritten, which does not use itself. */
  #current = -1;

  constructor(domainOf: DomainOf) {
    this.#meanings = new Meanings(domainOf);
  }

  /** Takes in what an assertion says. `old`: it has been said; `false`: its opposite has. */
  learn({ formula }: Assertion, by: number): 'fresh' | 'old' | 'false' {
    const meaning = this.#meanings.formula(formula);
    const known = this.#facts.get(Math.abs(meaning));
    if (known) return known.as === meaning > 0 ? 'old' : 'false';
    this.#facts.set(Math.abs(meaning), { as: meaning > 0, by });
    if (formula.kind === 'iff') this.#nameFormula(formula.left, formula.right, by);
    else if (formula.kind === 'compare' && formula.operator === 'eq') {
      const { parts, constant: rest } = this.#meanings.difference(formula);
      const [one, other] = parts;
      if (!one || !other || parts.length > 2) return 'fresh';
      this.#nameTerm(one, other, rest, by);
      this.#nameTerm(other, one, rest, by);
    }
    return 'fresh';
  }

  #nameFormula(left: BoolExpr, right: BoolExpr, by: number): void {
    if (isLiteral(left) === isLiteral(right)) return;
    const [name, named] = isLiteral(left) ? [left, right] : [right, left];
    const meaning = this.#meanings.formula(named);
    const as = meaning > 0 ? name : opposite(name);
    if (!this.#formulas.has(Math.abs(meaning))) this.#formulas.set(Math.abs(meaning), { as, by });
  }

  /** `weight * part + factor * v + rest = 0`, so that the part is an image of v if the weight divides the others. */
  #nameTerm(
    [part, weight]: WeightedMeaning,
    [of, factor]: WeightedMeaning,
    rest: Integer,
    by: number,
  ): void {
    const name = this.#meanings.variable(of);
    if (name === undefined || this.#meanings.variable(part) !== undefined) return;
    if (weight === 0 || factor === 0 || this.#terms.has(part)) return;
    if (floorModulo(factor, weight) !== 0 || floorModulo(rest, weight) !== 0) return;
    const [scale, offset] = [
      negate(floorDivide(factor, weight)),
      negate(floorDivide(rest, weight)),
    ];
    this.#terms.set(part, { as: affineTerm(name, scale, offset), by });
  }

  /** An assertion in terms of the others. */
  rewrite(assertion: Assertion, by: number): Assertion {
    this.#current = by;
    const formula = this.#rewriteWhole(assertion.formula);
    return formula === assertion.formula ? assertion : { ...assertion, formula };
  }

  /** What an assertion says is not said by another one; its parts may be. */
  #rewriteWhole(formula: BoolExpr): BoolExpr {
    if (formula.kind !== 'not') return this.#rewriteParts(formula);
    const inner = this.#rewriteWhole(formula.formula);
    return inner === formula.formula ? formula : not(inner);
  }

  /** A term that stands by itself. */
  rewriteTerm(term: IntExpr): IntExpr {
    this.#current = -1;
    return this.#parts.term(term);
  }

  /** What a multiple is of: `6 * x * y` is six times what `x * y` is. */
  #rewriteProduct({ terms }: Multiply): IntExpr | undefined {
    const weights = terms.filter(({ kind }) => kind === 'constant');
    if (weights.length === 0 || weights.length > terms.length - 2) return undefined;
    const product = mul(...terms.filter(({ kind }) => kind !== 'constant'));
    const rewritten = this.#parts.term(product);
    return rewritten === product ? undefined : mul(rewritten, ...weights);
  }

  #use<Expression>(as: Expression): Expression {
    this.#uses++;
    return as;
  }

  readonly #parts: Parts = {
    term: (term) => {
      const multiple = term.kind === 'mul' ? this.#rewriteProduct(term) : undefined;
      if (multiple) return multiple;
      if (!nameable.has(term.kind)) return rebuildTerm(term, this.#parts);
      const meaning = this.#meanings.term(term);
      const known = this.#terms.get(meaning);
      if (known && known.by !== this.#current) return this.#use(known.as);
      const before = this.#uses;
      const rebuilt = rebuildTerm(term, this.#parts);
      // What another assertion says is in it: in that assertion it would prove itself.
      if (this.#uses > before) return rebuilt;
      const first = this.#first.get(meaning) ?? rebuilt;
      this.#first.set(meaning, first);
      return first;
    },
    formula: (formula) => {
      if (formula.kind === 'truth' || formula.kind === 'not') {
        return rebuildFormula(formula, this.#parts);
      }
      const meaning = this.#meanings.formula(formula);
      const fact = this.#facts.get(Math.abs(meaning));
      if (fact && fact.by !== this.#current) {
        return this.#use(fact.as === meaning > 0 ? truth : falsity);
      }
      const known = this.#formulas.get(Math.abs(meaning));
      if (known && known.by !== this.#current) {
        return this.#use(meaning > 0 ? known.as : opposite(known.as));
      }
      return this.#rewriteParts(formula);
    },
  };

  #rewriteParts(formula: BoolExpr): BoolExpr {
    const isLinear =
      formula.kind === 'compare' && isLinearTerm(formula.left) && isLinearTerm(formula.right);
    return isLinear ? formula : rebuildFormula(formula, this.#parts);
  }
}

/** Whether nothing in a term can have a name. */
function isLinearTerm(term: IntExpr): boolean {
  if (term.kind === 'constant' || term.kind === 'variable') return true;
  if (term.kind === 'neg') return isLinearTerm(term.term);
  return term.kind === 'add' ? term.terms.every(isLinearTerm) : isMultiple(term);
}

/** A number times a variable. */
function isMultiple(term: IntExpr): boolean {
  if (term.kind !== 'mul' || term.terms.length !== 2) return false;
  const [one, other] = term.terms.map(({ kind }) => kind);
  return (
    (one === 'constant' && other === 'variable') || (one === 'variable' && other === 'constant')
  );
}

function isLiteral(formula: BoolExpr): boolean {
  return formula.kind === 'boolean' || (formula.kind === 'not' && isLiteral(formula.formula));
}

function opposite(literal: BoolExpr): BoolExpr {
  return literal.kind === 'not' ? literal.formula : not(literal);
}

function affineTerm(id: VarId, scale: Integer, offset: Integer): IntExpr {
  const image = scale === 1 ? variable(id) : scaled(scale, variable(id));
  return offset === 0 ? image : add(image, constant(offset));
}

export const shareCommon: Pass = {
  name: 'share-common',
  run(model: Model) {
    const sharing = new Sharing((id) => (model.variables[id] as Variable).domain);
    const news: (readonly [Assertion, number])[] = [];
    for (const [by, assertion] of model.assertions.entries()) {
      const said = assertion.redundant ? 'fresh' : sharing.learn(assertion, by);
      if (said === 'false') return contradiction(model);
      if (said === 'fresh') news.push([assertion, by]);
    }
    const assertions = news.map(([assertion, by]) =>
      assertion.redundant ? assertion : sharing.rewrite(assertion, by),
    );
    const { objective } = model;
    const aim = objective && { ...objective, term: sharing.rewriteTerm(objective.term) };
    return { model: { ...model, assertions, objective: aim } };
  },
};
