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

/** A term with more values than this is narrowed only by a good part of them. */
const many = 256;
const goodPart = 1 / 16;

/**
 * Demands that a term lies in an interval, roughly: bounds of terms with many values that would move by little stay
 * where they are. Otherwise two products of large numbers can go on narrowing each other by crumbs. An interval of one
 * value is always demanded, so that nothing passes once the other terms are fixed.
 */
export function roughlyWithin(term: View, interval: Interval): boolean {
  const { low, high } = interval;
  const [min, max] = [term.min(), term.max()];
  const width = max - min;
  if (width <= many || low === high) return within(term, interval);
  const least = width * goodPart;
  if (low > high || low > max || high < min) return false;
  return (low - min < least || term.atLeast(low)) && (max - high < least || term.atMost(high));
}
