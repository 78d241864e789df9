// Sets of integers, as flat arrays of range ends, against the domains of a store.
import type { Domain } from '../model/domain.ts';
import type { Store } from './store.ts';

/** The low and high ends of ranges in turn, sorted. */
export type Ranges = Float64Array;

export function rangesOf(domain: Domain): Ranges {
  return Float64Array.from(domain.ranges.flat());
}

/** Whether a variable has a member in the ranges. */
export function meets(store: Store, variable: number, ranges: Ranges): boolean {
  const [min, max] = [store.min[variable] as number, store.max[variable] as number];
  for (let i = 0; i < ranges.length; i += 2) {
    const [low, high] = [ranges[i] as number, ranges[i + 1] as number];
    if (low > max) return false;
    if (high >= min && store.upFrom(variable, low) <= high) return true;
  }
  return false;
}

/**
 * Takes the ranges away from a variable. From inside a domain too large for a bit set only short ones are taken, so
 * that the caller has to look again when the bounds have moved.
 */
export function cut(store: Store, variable: number, ranges: Ranges): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (!cutRange(store, variable, ranges[i] as number, ranges[i + 1] as number)) return false;
  }
  return true;
}

const longestCut = 64;

function cutRange(store: Store, variable: number, low: number, high: number): boolean {
  const [min, max] = [store.min[variable] as number, store.max[variable] as number];
  if (high < min || low > max) return true;
  if (low <= min) return store.atLeast(variable, high + 1);
  if (high >= max) return store.atMost(variable, low - 1);
  if ((store.first[variable] as number) < 0 && high - low >= longestCut) return true;
  for (let v = store.upFrom(variable, low); v <= high; v = store.upFrom(variable, v + 1)) {
    if (!store.remove(variable, v)) return false;
  }
  return true;
}
