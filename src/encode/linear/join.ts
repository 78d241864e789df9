// Two integers of few values and their sum, through the literals of single values or through those of bounds.
import type { Cnf } from '../cnf.ts';
import { never, type SatLiteral } from '../literal.ts';
import { lastPlaceUpTo, placeOf, type View } from '../view.ts';
import type { Window } from './merge-plan.ts';

/** Whether a sum is followed through the literals of single values or through those of bounds. */
export type Style = 'values' | 'bounds';

export interface Join {
  readonly left: View;
  readonly right: View;
  /** The sum, or with `onlyUpwards` something that is at least the sum. */
  readonly result: View;
  readonly onlyUpwards: boolean;
  /** Nothing is demanded where it is true. */
  readonly unless: SatLiteral;
  /** Which sums stand for others, or cannot be; without it each sum stands for itself, and must be in the result. */
  readonly window?: Window;
}

/** Demands `left + right = result`, or `<=`, which is always followed through bounds. */
export function addJoin(cnf: Cnf, join: Join, style: Style): void {
  if (style === 'values' && !join.onlyUpwards) joinValues(cnf, join);
  else {
    joinUpwards(cnf, join);
    if (!join.onlyUpwards) joinDownwards(cnf, join);
  }
}

/** The value of the result that stands for a sum: one outside the window is as good as the nearest. */
function standIn(sum: number, { result: { values }, window }: Join): number {
  if (!window) return sum;
  if (sum < window.low) return values[0] as number;
  if (sum > window.high) return values.at(-1) as number;
  return sum;
}

const isTooLow = (sum: number, { result, window }: Join): boolean =>
  window ? sum < window.low && window.cutsLow : sum < (result.values[0] as number);

const isTooHigh = (sum: number, { result, window }: Join): boolean =>
  window ? sum > window.high && window.cutsHigh : sum > (result.values.at(-1) as number);

/** Two values make their sum. */
function joinValues(cnf: Cnf, join: Join): void {
  const { left, right, result, unless } = join;
  for (const [i, a] of left.values.entries()) {
    for (const [j, b] of right.values.entries()) {
      const isOut = isTooLow(a + b, join) || isTooHigh(a + b, join);
      const place = isOut ? -1 : placeOf(result.values, standIn(a + b, join));
      cnf.add(unless, -left.is(i), -right.is(j), place < 0 ? never : result.is(place));
    }
  }
}

/** At least this and at least that make at least their sum. */
function joinUpwards(cnf: Cnf, join: Join): void {
  const { left, right, result, unless } = join;
  for (const [i, a] of left.values.entries()) {
    for (const [j, b] of right.values.entries()) {
      const isOut = isTooHigh(a + b, join);
      const place = lastPlaceUpTo(result.values, standIn(a + b, join) - 1);
      cnf.add(unless, left.upTo(i - 1), right.upTo(j - 1), isOut ? never : -result.upTo(place));
      // What is more than this is too much already.
      if (isOut) break;
    }
  }
}

/** At most this and at most that make at most their sum. */
function joinDownwards(cnf: Cnf, join: Join): void {
  const { left, right, result, unless } = join;
  for (const [i, a] of left.values.entries()) {
    for (let j = right.values.length - 1; j >= 0; j--) {
      const sum = a + (right.values[j] as number);
      const isOut = isTooLow(sum, join);
      const place = lastPlaceUpTo(result.values, standIn(sum, join));
      cnf.add(unless, -left.upTo(i), -right.upTo(j), isOut ? never : result.upTo(place));
      if (isOut) break;
    }
  }
}
