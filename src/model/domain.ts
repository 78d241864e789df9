// The finite set of integers that a variable may take, as sorted ranges that neither touch nor overlap.
import { ceilDivide, floorDivide, subtract } from '../base/integer.ts';
import { invariant } from '../base/invariant.ts';

/** Inclusive bounds. */
export type Range = readonly [low: number, high: number];

/** An immutable finite set of integers, each at most 2^53 - 1 in magnitude. It may be empty. */
export interface Domain {
  /** Sorted; between two of them at least one integer is missing. */
  readonly ranges: readonly Range[];
  /** Smallest member; +Infinity when empty. */
  readonly min: number;
  /** Largest member; -Infinity when empty. */
  readonly max: number;
  /** How many members; past 2^53 the nearest double. */
  readonly size: number;
}

export const emptyDomain: Domain = {
  ranges: [],
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
  size: 0,
};

export const booleanDomain: Domain = rangeDomain(0, 1);

/** The integers from `low` to `high`; empty when `low > high`. */
export function rangeDomain(low: number, high: number): Domain {
  return low > high
    ? emptyDomain
    : { ranges: [[low, high]], min: low, max: high, size: high - low + 1 };
}

/** The union of the given ranges, in any order, overlapping or not. */
export function domainOfRanges(ranges: Iterable<Range>): Domain {
  const sorted = [...ranges].filter(([low, high]) => low <= high).sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [low, high] of sorted) {
    invariant(Number.isSafeInteger(low) && Number.isSafeInteger(high), `domain ${low}..${high}`);
    const last = merged.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return fromSortedRanges(merged);
}

/** The set of the given values, in any order, repeated or not. */
export function domainOfValues(values: Iterable<number>): Domain {
  const ranges: Range[] = [];
  for (const value of values) ranges.push([value, value]);
  return domainOfRanges(ranges);
}

function fromSortedRanges(ranges: readonly Range[]): Domain {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return emptyDomain;
  let size = 0;
  for (const [low, high] of ranges) size += high - low + 1;
  return { ranges, min: first[0], max: last[1], size };
}

export function domainHas(domain: Domain, value: number): boolean {
  const { ranges } = domain;
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle] as Range;
    if (value < range[0]) high = middle - 1;
    else if (value > range[1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** The members in ascending order. */
export function* domainValues(domain: Domain): Generator<number, void, undefined> {
  for (const [low, high] of domain.ranges) {
    for (let value = low; value <= high; value++) yield value;
  }
}

/** The members from `low` to `high`. */
export function between(domain: Domain, low: number, high: number): Domain {
  if (low <= domain.min && high >= domain.max) return domain;
  const kept: Range[] = [];
  for (const range of domain.ranges) {
    const start = Math.max(range[0], low);
    const end = Math.min(range[1], high);
    if (start <= end) kept.push([start, end]);
  }
  return fromSortedRanges(kept);
}

export function intersect(a: Domain, b: Domain): Domain {
  const kept: Range[] = [];
  let i = 0;
  let j = 0;
  while (i < a.ranges.length && j < b.ranges.length) {
    const [left, right] = [a.ranges[i] as Range, b.ranges[j] as Range];
    const start = Math.max(left[0], right[0]);
    const end = Math.min(left[1], right[1]);
    if (start <= end) kept.push([start, end]);
    if (left[1] < right[1]) i++;
    else j++;
  }
  return sameDomain(a, kept) ? a : fromSortedRanges(kept);
}

/** The members of `a` that are not in `b`. */
export function without(a: Domain, b: Domain): Domain {
  const kept: Range[] = [];
  let j = 0;
  for (const [low, high] of a.ranges) {
    let start = low;
    while (j < b.ranges.length && (b.ranges[j] as Range)[1] < start) j++;
    let k = j;
    while (k < b.ranges.length && (b.ranges[k] as Range)[0] <= high) {
      const [cutLow, cutHigh] = b.ranges[k] as Range;
      if (start < cutLow) kept.push([start, cutLow - 1]);
      start = Math.max(start, cutHigh + 1);
      k++;
    }
    if (start <= high) kept.push([start, high]);
  }
  return sameDomain(a, kept) ? a : fromSortedRanges(kept);
}

function sameDomain(domain: Domain, ranges: readonly Range[]): boolean {
  return (
    domain.ranges.length === ranges.length &&
    domain.ranges.every(([low, high], i) => low === ranges[i]?.[0] && high === ranges[i]?.[1])
  );
}

export function equalDomains(a: Domain, b: Domain): boolean {
  return sameDomain(a, b.ranges);
}

/** The integers, none beyond 2^53 - 1, whose image under `scale * x + offset` lies in a domain. The scale is not 0. */
export function preimage(
  { scale, offset }: { readonly scale: number; readonly offset: number },
  domain: Domain,
): Domain {
  if (scale === 1 && offset === 0) return domain;
  return domainOfRanges(
    domain.ranges.map(([low, high]): Range => {
      const [from, to] = scale > 0 ? [low, high] : [high, low];
      return [
        Math.max(Number(ceilDivide(subtract(from, offset), scale)), Number.MIN_SAFE_INTEGER),
        Math.min(Number(floorDivide(subtract(to, offset), scale)), Number.MAX_SAFE_INTEGER),
      ];
    }),
  );
}

/** `1..3, 7, 9..10`, as the YAML language writes it. */
export function formatDomain(domain: Domain): string {
  return domain.ranges
    .map(([low, high]) => (low === high ? `${low}` : `${low}..${high}`))
    .join(', ');
}
