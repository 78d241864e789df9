// Terms and intervals.
import type { View } from '../view.ts';
import type { Interval } from './intervals.ts';

/** The interval from the least to the greatest value of a term. */
export function hullOf(term: View): Interval {
  return { low: term.min(), high: term.max() };
}

/** Demands that a term lies in an interval. */
export function within(term: View, { low, high }: Interval): boolean {
  return low <= high && term.atLeast(low) && term.atMost(high);
}
