// Functions over terms and formulas that are no constraints of their own: sums, extremes, choices, logic.
import * as make from '../model/construct.ts';
import type { IntExpr } from '../model/expression.ts';
import { PuzzleError } from './puzzle-error.ts';
import {
  type Formula,
  IntTerm,
  type Logical,
  logic,
  type Numeric,
  ownerOf,
  term,
  toFormula,
  toTerm,
} from './terms.ts';

/**
 * The sum of any number of terms, 0 for none; a formula counts as 1 where it is true.
 * @param weights as many as there are terms; 1 each by default
 *
 * @example
 * model.add(sum(cells).eq(15), sum([a, b, c], [3, 4, 5]).le(10));
 */
export function sum(terms: readonly Numeric[], weights?: readonly Numeric[]): IntTerm {
  if (!weights) return term(make.add, ...terms);
  sameLength('sum', terms, weights);
  const products = terms.map((each, i) => term(make.mul, each, weights[i] ?? 1));
  return term(make.add, ...products);
}

/**
 * The product of any number of terms; 1 for none.
 *
 * @example
 * product([length, width, height]).eq(60)
 */
export function product(terms: readonly Numeric[]): IntTerm {
  return term(make.mul, ...terms);
}

/** The least of some terms. @throws PuzzleError for none. @example min([a, b, c]).ge(2) */
export function min(terms: readonly Numeric[]): IntTerm {
  return extreme('min', terms);
}

/** The greatest of some terms. @throws PuzzleError for none. @example model.minimize(max(ends)) */
export function max(terms: readonly Numeric[]): IntTerm {
  return extreme('max', terms);
}

function extreme(kind: 'min' | 'max', terms: readonly Numeric[]): IntTerm {
  if (terms.length === 0) throw new PuzzleError(`${kind} of nothing`);
  return term((...parts: IntExpr[]) => ({ kind, terms: parts }), ...terms);
}

/**
 * Digits as a number, the first one weighing most: `number([S, E, N, D])` is 1000 S + 100 E + 10 N + D.
 * @param base 10 by default
 *
 * @example
 * number([S, E, N, D]).plus(number([M, O, R, E]))
 */
export function number(digits: readonly Numeric[], base = 10): IntTerm {
  const last = digits.length - 1;
  const weights = digits.map((_, i) => BigInt(base) ** BigInt(last - i));
  return sum(digits, weights);
}

/**
 * `positive` where the condition holds, else `negative`. What the other one is does not matter.
 *
 * @example
 * choose(isMember, 5, 8).times(visits)
 */
export function choose(condition: Logical, positive: Numeric, negative: Numeric): IntTerm {
  const [test, left, right] = [toFormula(condition), toTerm(positive), toTerm(negative)];
  const expression = make.choose(test.expression, left.expression, right.expression);
  return new IntTerm(expression, ownerOf([test, left, right]));
}

/**
 * The item at a place that is decided by solving, counted from 0. What says something about it is false where there is
 * no such place.
 *
 * @example
 * model.add(at(prices, choice).le(20));
 */
export function at(items: readonly Numeric[], place: Numeric): IntTerm {
  return term(
    (index, ...terms) => make.element(make.add(index, make.constant(1)), terms),
    place,
    ...items,
  );
}

/** How many of some terms have a value. @example countOf(row, 0).le(2) */
export function countOf(terms: readonly Numeric[], value: Numeric): IntTerm {
  return sum(terms.map((each) => toTerm(each).eq(value)));
}

/** True where all are; true for none. @example all([a.lt(b), b.lt(c)]) */
export function all(formulas: readonly Logical[]): Formula {
  return logic(make.and, ...formulas);
}

/** True where at least one is; false for none. @example any([a.eq(1), b.eq(1)]) */
export function any(formulas: readonly Logical[]): Formula {
  return logic(make.or, ...formulas);
}

/** True where what is given is false. @example not(a.lt(b).and(b.lt(c))) */
export function not(formula: Logical): Formula {
  return logic(make.not, formula);
}

/** @throws PuzzleError where two lists that belong together are not equally long. */
export function sameLength(
  what: string,
  left: readonly unknown[],
  right: readonly unknown[],
): void {
  if (left.length === right.length) return;
  throw new PuzzleError(`${what}: one list has ${left.length} items, the other ${right.length}`);
}
