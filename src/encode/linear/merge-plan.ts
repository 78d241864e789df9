// In which order the summands of a linear constraint are added up two by two, and which partial sums can be reached.
import { absolute, add, isSafe, multiply } from '../../base/integer.ts';
import type { Shape } from '../quantity.ts';
import { type LinearShape, magnitude, type Summand, sumBounds } from './task.ts';

/** A partial sum: one summand, by its place in the task, or the sum of two others. */
export interface PartialSum {
  /** Ascending. */
  readonly values: readonly number[];
  /** The bounds of the sum before anything was left out. */
  readonly least: number;
  readonly greatest: number;
  readonly source: number | readonly [PartialSum, PartialSum];
}

/** What of a partial sum matters: with values below `low` or above `high` the other summands make no difference. */
export interface Window {
  readonly low: number;
  readonly high: number;
  /** Whether values outside are impossible; otherwise the nearest one of each side stands for all. */
  readonly cutsLow: boolean;
  readonly cutsHigh: boolean;
}

export interface MergePlan {
  /** Up to three sums that are compared with the bound: the first two add up to what the last leaves. */
  readonly sums: readonly PartialSum[];
  /** How many pairs of values are looked at. */
  readonly pairs: number;
  windowOf(sum: { readonly least: number; readonly greatest: number }): Window;
}

/**
 * Plans to add up the summands, the two of fewest values first, until three sums are left, or two that are to differ.
 * @returns undefined if that looks at more than `limit` pairs of values, or a number is not safe.
 */
export function planMerge(task: LinearShape, limit: number): MergePlan | undefined {
  const bounds = sumBounds(task.summands);
  const { bound } = task;
  // Whatever is added up first: summands that cancel each other may be large themselves.
  const reach = add(magnitude(task.summands), absolute(bound));
  const isWithin = isSafe(reach) && isSafe(bounds.low) && isSafe(bounds.high) && isSafe(bound);
  if (!isWithin) return undefined;
  if (task.summands.some(({ quantity }) => !quantity.isSmall)) return undefined;
  const windowOf = windows(task, bound, bounds.low, bounds.high);
  const waiting = task.summands.map(leaf).sort(byLength);
  const last = task.operator === 'ne' ? 2 : 3;
  let pairs = 0;
  while (waiting.length > last) {
    const [left, right] = waiting.splice(0, 2) as [PartialSum, PartialSum];
    pairs += left.values.length * right.values.length;
    if (pairs > limit) return undefined;
    insert(waiting, join(left, right, windowOf));
  }
  const [first, second, third] = waiting.map(({ values }) => values.length);
  pairs += third ? (first ?? 1) * (second ?? 1) : Math.min(first ?? 1, second ?? 1);
  return pairs > limit ? undefined : { sums: waiting, pairs, windowOf };
}

function windows(
  { operator, conditional }: LinearShape,
  bound: number,
  low: number,
  high: number,
): MergePlan['windowOf'] {
  return ({ least, greatest }) => {
    const [restLow, restHigh] = [low - least, high - greatest];
    const cutsHigh = operator !== 'ne' && !conditional;
    return operator === 'le'
      ? { low: bound - restHigh + 1, high: bound - restLow, cutsLow: false, cutsHigh }
      : { low: bound - restHigh, high: bound - restLow, cutsLow: cutsHigh, cutsHigh };
  };
}

function leaf({ coefficient, quantity }: Summand<Shape>, place: number): PartialSum {
  const values = quantity.values().map((value) => Number(multiply(coefficient, value)));
  if (coefficient < 0) values.reverse();
  return {
    values,
    least: values[0] as number,
    greatest: values.at(-1) as number,
    source: place,
  };
}

const byLength = (a: PartialSum, b: PartialSum): number => a.values.length - b.values.length;

/** Keeps the list in order; an equal one goes behind, so that the tree of many equal summands is balanced. */
function insert(list: PartialSum[], sum: PartialSum): void {
  let place = list.length;
  while (place > 0 && (list[place - 1] as PartialSum).values.length > sum.values.length) place--;
  list.splice(place, 0, sum);
}

function join(left: PartialSum, right: PartialSum, windowOf: MergePlan['windowOf']): PartialSum {
  const least = add(left.least, right.least) as number;
  const greatest = add(left.greatest, right.greatest) as number;
  const window = windowOf({ least, greatest });
  const reached = new Set<number>();
  let below = Number.NEGATIVE_INFINITY;
  let above = Number.POSITIVE_INFINITY;
  for (const a of left.values) {
    for (const b of right.values) {
      const sum = a + b;
      if (sum < window.low) below = Math.max(below, sum);
      else if (sum > window.high) above = Math.min(above, sum);
      else reached.add(sum);
    }
  }
  if (!window.cutsLow && below > Number.NEGATIVE_INFINITY) reached.add(below);
  if (!window.cutsHigh && above < Number.POSITIVE_INFINITY) reached.add(above);
  const values = [...reached].sort((a, b) => a - b);
  return { values, least, greatest, source: [left, right] };
}
