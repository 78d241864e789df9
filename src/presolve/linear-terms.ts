// Terms of a model as weighted sums of what is not a sum itself: variables, products, functions.
import { add, type Integer, multiply, negate } from '../base/integer.ts';
import { type Bounds, boundsOf, type DomainOf } from '../model/bounds.ts';
import { add as addTerms, constant as constantTerm, scaled } from '../model/construct.ts';
import type { IntExpr } from '../model/expression.ts';
import { isTotal } from './totality.ts';

/** A part with its weight; two parts with the same key are the same term. */
export interface Part {
  readonly key: string;
  readonly term: IntExpr;
  readonly coefficient: Integer;
}

export interface WeightedSum {
  /** No coefficient is 0, no key occurs twice. */
  readonly parts: readonly Part[];
  readonly constant: Integer;
}

/** Gathers the parts of a sum. */
class Gathering {
  readonly parts = new Map<string, Part>();
  constant: Integer = 0;

  add(term: IntExpr, weight: Integer): void {
    switch (term.kind) {
      case 'constant':
        this.constant = add(this.constant, multiply(weight, term.value));
        return;
      case 'add':
        for (const part of term.terms) this.add(part, weight);
        return;
      case 'neg':
        this.add(term.term, negate(weight));
        return;
      case 'mul':
        this.addProduct(term.terms, weight);
        return;
      case 'variable':
      case 'div':
      case 'mod':
      case 'pow':
      case 'abs':
      case 'min':
      case 'max':
      case 'if':
      case 'element':
      case 'where':
        this.addPart(term, weight);
    }
  }

  private addProduct(factors: readonly IntExpr[], weight: Integer): void {
    let scale = weight;
    const rest: IntExpr[] = [];
    for (const factor of factors) {
      const value = constantValue(factor);
      if (value === undefined) rest.push(factor);
      else scale = multiply(scale, value);
    }
    const [only] = rest;
    if (!only) this.constant = add(this.constant, scale);
    else if (rest.length === 1) this.add(only, scale);
    else this.addPart({ kind: 'mul', terms: rest }, scale);
  }

  private addPart(term: IntExpr, weight: Integer): void {
    const key = keyOfTerm(term);
    const coefficient = add(this.parts.get(key)?.coefficient ?? 0, weight);
    this.parts.set(key, { key, term, coefficient });
  }
}

/** The value of a term that is written as a constant. */
export function constantValue(term: IntExpr): Integer | undefined {
  if (term.kind === 'constant') return term.value;
  if (term.kind !== 'neg') return undefined;
  const value = constantValue(term.term);
  return value === undefined ? undefined : negate(value);
}

const keys = new WeakMap<IntExpr, string>();

/** A text that two terms share exactly when they are equal. */
function keyOfTerm(term: IntExpr): string {
  if (term.kind === 'variable') return `v${term.id}`;
  const known = keys.get(term);
  if (known !== undefined) return known;
  const key = JSON.stringify(term, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  keys.set(term, key);
  return key;
}

/**
 * The sum of the terms with their weights, or undefined where a part that may be undefined cancels out: leaving it
 * away would change what the formula around it means.
 */
export function weightedSum(
  terms: readonly (readonly [term: IntExpr, weight: Integer])[],
  domainOf: DomainOf,
): WeightedSum | undefined {
  const gathering = new Gathering();
  for (const [term, weight] of terms) gathering.add(term, weight);
  const parts: Part[] = [];
  for (const part of gathering.parts.values()) {
    if (part.coefficient !== 0) parts.push(part);
    else if (!isTotal(part.term, domainOf)) return undefined;
  }
  return { parts, constant: gathering.constant };
}

/** A term with a weight. */
export function partOf(term: IntExpr, coefficient: Integer): Part {
  return { key: keyOfTerm(term), term, coefficient };
}

/** The sum of parts that are defined, which may repeat or be constants. */
export function sumOfParts(parts: readonly Part[], constantTerm: Integer): WeightedSum {
  const gathering = new Gathering();
  gathering.constant = constantTerm;
  for (const { term, coefficient } of parts) gathering.add(term, coefficient);
  return {
    parts: [...gathering.parts.values()].filter(({ coefficient }) => coefficient !== 0),
    constant: gathering.constant,
  };
}

/** The sum as a term again. */
export function termOfSum({ parts, constant }: WeightedSum): IntExpr {
  const terms = parts.map(({ term, coefficient }) =>
    coefficient === 1 ? term : scaled(coefficient, term),
  );
  if (constant !== 0 || terms.length === 0) terms.push(constantTerm(constant));
  const [only] = terms;
  return only && terms.length === 1 ? only : addTerms(...terms);
}

/** Between what a weighted sum lies. */
export function boundsOfSum({ parts, constant }: WeightedSum, domainOf: DomainOf): Bounds {
  return parts.reduce<Bounds>(
    (sum, { term, coefficient }) => {
      const { low, high } = boundsOf(term, domainOf);
      const [a, b] = [multiply(coefficient, low), multiply(coefficient, high)];
      return coefficient > 0
        ? { low: add(sum.low, a), high: add(sum.high, b) }
        : { low: add(sum.low, b), high: add(sum.high, a) };
    },
    { low: constant, high: constant },
  );
}
