// The walk over expressions: a value and the condition under which it is defined for a term, a formula for a formula.
//
// By relational semantics the innermost formula around an undefined term is false: each formula is asserted together
// with the conditions of the terms in it. What a term is where its condition is false does not matter.
import { add, type Integer, maximum, minimum, multiply, negate } from '../../base/integer.ts';
import { type ByKind, visit } from '../../base/kinds.ts';
import {
  absoluteBounds,
  addBounds,
  type Bounds,
  divideBounds,
  moduloBounds,
  multiplyBounds,
} from '../../model/bounds.ts';
import { compareHolds } from '../../model/comparison.ts';
import type { BoolExpr, Comparison, IntExpr, VarId } from '../../model/expression.ts';
import type { Arithmetic, Ranged } from './arithmetic.ts';
import { constraintFormula } from './constraints.ts';
import { powerOf } from './power.ts';
import type { Term, TermPool } from './term.ts';

/** A term of the model in SMT-LIB. */
export interface Value extends Ranged {
  /** The condition under which it is defined. */
  readonly defined: Term;
}

/** What a variable of the model is: a number or a truth value. */
export type Binding = Value | { readonly formula: Term };

/** The least interval that holds all of the intervals; there is at least one. */
function hull(all: readonly Bounds[]): Bounds {
  return {
    low: all.map(({ low }) => low).reduce(minimum),
    high: all.map(({ high }) => high).reduce(maximum),
  };
}

const point = (value: Integer): Bounds => ({ low: value, high: value });

export class Walk {
  readonly pool: TermPool;
  readonly arithmetic: Arithmetic;
  /** By id; the variables of the model first, then what stands for arguments and auxiliaries of decompositions. */
  readonly #bindings: Binding[];
  readonly #values = new WeakMap<IntExpr, Value>();
  readonly #formulas = new WeakMap<BoolExpr, Term>();

  constructor(pool: TermPool, arithmetic: Arithmetic, variables: readonly Binding[]) {
    this.pool = pool;
    this.arithmetic = arithmetic;
    this.#bindings = [...variables];
  }

  /** An expression that shares its parts is walked once. */
  value(term: IntExpr): Value {
    const known = this.#values.get(term);
    if (known) return known;
    const value = visit(terms, term, this);
    this.#values.set(term, value);
    return value;
  }

  formula(formula: BoolExpr): Term {
    const known = this.#formulas.get(formula);
    if (known) return known;
    const term = visit(formulas, formula, this);
    this.#formulas.set(formula, term);
    return term;
  }

  binding(id: VarId): Binding {
    const binding = this.#bindings[id];
    if (!binding) throw new RangeError(`no variable ${id}`);
    return binding;
  }

  /** A variable that is not one of the model's, and stands for what was walked already. */
  bind(binding: Binding): VarId {
    return (this.#bindings.push(binding) - 1) as VarId;
  }

  constant(value: Integer): Value {
    return { term: this.arithmetic.constant(value), bounds: point(value), defined: this.pool.true };
  }

  /** 1 where the formula holds, 0 where not. */
  indicator(formula: Term): Value {
    return this.choose(formula, this.constant(1), this.constant(0));
  }

  /** The value that `term` has within `bounds`; a constant where they leave one. */
  ranged(bounds: Bounds, defined: Term, term: () => Term): Value {
    return bounds.low === bounds.high
      ? { ...this.constant(bounds.low), defined }
      : { term: term(), bounds, defined };
  }

  choose(condition: Term, positive: Value, negative: Value): Value {
    if (condition === this.pool.true) return positive;
    if (condition === this.pool.false) return negative;
    const bounds = hull([positive.bounds, negative.bounds]);
    const defined = this.pool.choose(condition, positive.defined, negative.defined);
    return this.ranged(bounds, defined, () =>
      this.arithmetic.choose(condition, positive, negative, bounds),
    );
  }

  /** The condition that all of the values are defined. */
  allDefined(values: readonly Value[]): Term {
    return this.pool.and(...values.map(({ defined }) => defined));
  }

  sum(values: readonly Value[]): Value {
    let offset: Integer = 0;
    const rest = values.filter(({ bounds: { low, high } }) => {
      if (low === high) offset = add(offset, low);
      return low !== high;
    });
    const parts = offset === 0 ? rest : [...rest, this.constant(offset)];
    const bounds = parts.reduce((sum, part) => addBounds(sum, part.bounds), point(0));
    return this.ranged(bounds, this.allDefined(values), () => this.arithmetic.sum(parts, bounds));
  }

  product(values: readonly Value[]): Value {
    let factor: Integer = 1;
    const rest = values.filter(({ bounds: { low, high } }) => {
      if (low === high) factor = multiply(factor, low);
      return low !== high;
    });
    const defined = this.allDefined(values);
    if (factor === 0) return { ...this.constant(0), defined };
    const parts = factor === 1 ? rest : [this.constant(factor), ...rest];
    const bounds = parts.reduce((all, part) => multiplyBounds(all, part.bounds), point(1));
    return this.ranged(bounds, defined, () => this.arithmetic.product(parts, bounds));
  }

  negate(value: Value): Value {
    const bounds = { low: negate(value.bounds.high), high: negate(value.bounds.low) };
    return this.ranged(bounds, value.defined, () => this.arithmetic.negate(value, bounds));
  }

  /** The comparison of two values, whether they are defined or not. */
  compare(operator: Comparison, left: Ranged, right: Ranged): Term {
    const [a, b] = [left.bounds, right.bounds];
    const apart = a.high < b.low || b.high < a.low;
    const points = a.low === a.high && b.low === b.high;
    if (points || (apart && (operator === 'eq' || operator === 'ne'))) {
      return this.pool.truth(compareHolds(operator, a.low, b.low));
    }
    return comparisons[operator](left, right, this);
  }

  less(left: Ranged, right: Ranged): Term {
    if (left.bounds.high < right.bounds.low) return this.pool.true;
    return left.bounds.low >= right.bounds.high
      ? this.pool.false
      : this.arithmetic.less(left, right);
  }

  lessOrEqual(left: Ranged, right: Ranged): Term {
    if (left.bounds.high <= right.bounds.low) return this.pool.true;
    return left.bounds.low > right.bounds.high
      ? this.pool.false
      : this.arithmetic.lessOrEqual(left, right);
  }

  /** `low <= value <= high`. */
  within(value: Ranged, low: Integer, high: Integer): Term {
    if (low === high) return this.compare('eq', value, this.constant(low));
    return this.pool.and(
      this.lessOrEqual(this.constant(low), value),
      this.lessOrEqual(value, this.constant(high)),
    );
  }

  /**
   * The entry whose key the index equals, by halving; some entry where it equals none.
   * @param entries at least one, by ascending keys
   */
  select(index: Ranged, entries: readonly (readonly [Integer, Value])[]): Value {
    const middle = entries.length >> 1;
    const [first, pivot] = [entries[0], entries[middle]];
    if (!first || !pivot) throw new RangeError('nothing to select from');
    if (entries.length === 1) return first[1];
    return this.choose(
      this.less(index, this.constant(pivot[0])),
      this.select(index, entries.slice(0, middle)),
      this.select(index, entries.slice(middle)),
    );
  }
}

const comparisons: {
  readonly [C in Comparison]: (left: Ranged, right: Ranged, walk: Walk) => Term;
} = {
  eq: (left, right, { arithmetic }) => arithmetic.equal(left, right),
  ne: (left, right, { arithmetic, pool }) => pool.not(arithmetic.equal(left, right)),
  le: (left, right, walk) => walk.lessOrEqual(left, right),
  lt: (left, right, walk) => walk.less(left, right),
  ge: (left, right, walk) => walk.lessOrEqual(right, left),
  gt: (left, right, walk) => walk.less(right, left),
};

/** The least or the greatest, from the first value on. */
function extremum(all: readonly IntExpr[], walk: Walk, least: boolean): Value {
  const values = all.map((term) => walk.value(term));
  if (values.length === 0) return { ...walk.constant(0), defined: walk.pool.false };
  const combine = least ? minimum : maximum;
  return values.reduce((best, value) => {
    const keep = least ? walk.lessOrEqual(best, value) : walk.lessOrEqual(value, best);
    const bounds = {
      low: combine(best.bounds.low, value.bounds.low),
      high: combine(best.bounds.high, value.bounds.high),
    };
    const defined = walk.pool.and(best.defined, value.defined);
    return walk.ranged(bounds, defined, () => walk.arithmetic.choose(keep, best, value, bounds));
  });
}

const terms: ByKind<IntExpr, Walk, Value> = {
  constant: ({ value }, walk) => walk.constant(value),
  variable: ({ id }, walk) => {
    const binding = walk.binding(id);
    return 'formula' in binding ? walk.indicator(binding.formula) : binding;
  },
  add: ({ terms }, walk) => walk.sum(terms.map((term) => walk.value(term))),
  neg: ({ term }, walk) => walk.negate(walk.value(term)),
  mul: ({ terms }, walk) => walk.product(terms.map((term) => walk.value(term))),
  div: ({ left, right }, walk) => {
    const [a, b] = [walk.value(left), walk.value(right)];
    const bounds = divideBounds(a.bounds, b.bounds);
    return walk.ranged(bounds, divisible(a, b, walk), () => walk.arithmetic.quotient(a, b, bounds));
  },
  mod: ({ left, right }, walk) => {
    const [a, b] = [walk.value(left), walk.value(right)];
    const bounds = moduloBounds(a.bounds, b.bounds);
    return walk.ranged(bounds, divisible(a, b, walk), () =>
      walk.arithmetic.remainder(a, b, bounds),
    );
  },
  pow: ({ base, exponent }, walk) => powerOf(walk.value(base), walk.value(exponent), walk),
  abs: ({ term }, walk) => {
    const value = walk.value(term);
    const opposite = walk.negate(value);
    const bounds = absoluteBounds(value.bounds);
    const isNegative = walk.less(value, walk.constant(0));
    return walk.ranged(bounds, value.defined, () =>
      walk.arithmetic.choose(isNegative, opposite, value, bounds),
    );
  },
  min: ({ terms }, walk) => extremum(terms, walk, true),
  max: ({ terms }, walk) => extremum(terms, walk, false),
  if: ({ condition, positive, negative }, walk) =>
    walk.choose(walk.formula(condition), walk.value(positive), walk.value(negative)),
  element: ({ index, terms }, walk) => {
    const place = walk.value(index);
    const values = terms.map((term) => walk.value(term));
    const possible = values
      .map((value, i) => [i + 1, value] as const)
      .filter(([key]) => key >= place.bounds.low && key <= place.bounds.high);
    if (possible.length === 0) return { ...walk.constant(0), defined: walk.pool.false };
    const inside = walk.within(place, 1, terms.length);
    const defined = walk.pool.and(place.defined, walk.allDefined(values), inside);
    return { ...walk.select(place, possible), defined };
  },
  where: ({ term, condition }, walk) => {
    const value = walk.value(term);
    return { ...value, defined: walk.pool.and(value.defined, walk.formula(condition)) };
  },
};

function divisible(left: Value, right: Value, walk: Walk): Term {
  const notZero = walk.compare('ne', right, walk.constant(0));
  return walk.pool.and(left.defined, right.defined, notZero);
}

const formulas: ByKind<BoolExpr, Walk, Term> = {
  truth: ({ value }, walk) => walk.pool.truth(value),
  boolean: ({ id }, walk) => {
    const binding = walk.binding(id);
    return 'formula' in binding ? binding.formula : walk.compare('eq', binding, walk.constant(1));
  },
  not: ({ formula }, walk) => walk.pool.not(walk.formula(formula)),
  and: ({ formulas }, walk) => walk.pool.and(...formulas.map((part) => walk.formula(part))),
  or: ({ formulas }, walk) => walk.pool.or(...formulas.map((part) => walk.formula(part))),
  imp: ({ left, right }, walk) => walk.pool.implies(walk.formula(left), walk.formula(right)),
  xor: ({ formulas }, walk) =>
    formulas
      .map((part) => walk.formula(part))
      .reduce((odd, part) => walk.pool.xor(odd, part), walk.pool.false),
  iff: ({ left, right }, walk) => walk.pool.iff(walk.formula(left), walk.formula(right)),
  compare: ({ operator, left, right }, walk) => {
    const [a, b] = [walk.value(left), walk.value(right)];
    return walk.pool.and(a.defined, b.defined, walk.compare(operator, a, b));
  },
  constraint: ({ constraint }, walk) => constraintFormula(constraint, walk),
};
