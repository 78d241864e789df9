// A linear constraint over encoded integers, in the form in which the encodings of sums take it.
import {
  absolute,
  add,
  floorDivide,
  floorModulo,
  gcd,
  type Integer,
  maximum,
  multiply,
  subtract,
} from '../../base/integer.ts';
import { compareHolds } from '../../model/comparison.ts';
import type { SatLiteral } from '../literal.ts';
import type { Quantity, Shape } from '../quantity.ts';

export interface Summand<Q extends Shape> {
  /** Not 0. */
  readonly coefficient: Integer;
  readonly quantity: Q;
}

/** A sum compared with a bound. */
export interface LinearShape<Q extends Shape = Shape> {
  readonly summands: readonly Summand<Q>[];
  readonly operator: 'eq' | 'ne' | 'le';
  readonly bound: Integer;
  /** Whether it only holds under a condition. */
  readonly conditional: boolean;
}

/** The same over encoded integers; nothing is demanded where `unless` is true. */
export interface LinearTask extends LinearShape<Quantity> {
  readonly unless: SatLiteral;
}

/** Between which values a summand lies. */
function summandBounds({ coefficient, quantity }: Summand<Shape>): {
  low: Integer;
  high: Integer;
} {
  const ends = [multiply(coefficient, quantity.min), multiply(coefficient, quantity.max)] as const;
  return coefficient > 0 ? { low: ends[0], high: ends[1] } : { low: ends[1], high: ends[0] };
}

export interface SumBounds {
  readonly low: Integer;
  readonly high: Integer;
}

/** How large a sum of some of the summands can get in magnitude. */
export function magnitude(summands: readonly Summand<Shape>[]): Integer {
  return summands.reduce<Integer>((sum, summand) => {
    const { low, high } = summandBounds(summand);
    return add(sum, maximum(absolute(low), absolute(high)));
  }, 0);
}

export function sumBounds(summands: readonly Summand<Shape>[]): SumBounds {
  let [low, high]: [Integer, Integer] = [0, 0];
  for (const summand of summands) {
    const bounds = summandBounds(summand);
    low = add(low, bounds.low);
    high = add(high, bounds.high);
  }
  return { low, high };
}

/**
 * Moves what is known to the bound and divides by the greatest common divisor.
 * @returns the truth of the comparison where bounds or divisibility decide it.
 */
export function normalise<Q extends Shape, L extends LinearShape<Q>>(task: L): L | boolean {
  let bound = task.bound;
  const summands: Summand<Q>[] = [];
  for (const summand of task.summands) {
    if (summand.quantity.size > 1) summands.push(summand);
    else bound = subtract(bound, multiply(summand.coefficient, summand.quantity.min));
  }
  const { low, high } = sumBounds(summands);
  if (summands.length === 0) return compareHolds(task.operator, 0, bound);
  if (task.operator === 'le') {
    if (high <= bound) return true;
    if (low > bound) return false;
  } else if (low > bound || high < bound) return task.operator === 'ne';
  const divisor = summands.reduce<Integer>((sofar, { coefficient }) => gcd(sofar, coefficient), 0);
  if (task.operator !== 'le' && floorModulo(bound, divisor) !== 0) return task.operator === 'ne';
  return {
    ...task,
    summands: summands.map(({ coefficient, quantity }) => ({
      coefficient: floorDivide(coefficient, divisor),
      quantity,
    })),
    bound: floorDivide(bound, divisor),
  };
}
