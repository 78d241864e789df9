// How a linear constraint is encoded: the estimates, and the reasons.
import { type Integer, multiply } from '../../base/integer.ts';
import type { Shape } from '../quantity.ts';
import { costOfColumns } from './columns.ts';
import { type MergePlan, planMerge } from './merge-plan.ts';
import type { LinearShape, Summand } from './task.ts';

/** The method for a linear constraint; it suits every task with the same coefficients and values. */
export type LinearChoice =
  | { readonly method: 'merge'; readonly plan: MergePlan; readonly style: 'values' | 'bounds' }
  | { readonly method: 'columns'; readonly base: number }
  | { readonly method: 'adder' };

/**
 * Merging propagates far better than adders, and columns somewhat better, so they may take this many times as many pairs
 * of values as adders take clauses: three digits in a column are merged, three variables of a thousand values are not.
 */
const worthOfMerging = 20;
const worthOfColumns = 5;

/** Whatever adders take, this many pairs are looked at gladly, and more than the other never. */
const fewPairs = 500;
const manyPairs = 200_000;

/**
 * Columns lose in propagation, so they have to be this much shorter than merging, which must not be short; and never
 * for sums and differences of two variables, whose bounds merging passes on completely.
 */
const shorter = 3;
const shortMerge = 1000;

/** Chooses the method. */
export function chooseLinear(task: LinearShape): LinearChoice {
  if (task.summands.some(({ quantity }) => isLargeBinary(quantity))) return { method: 'adder' };
  const adders = adderCost(task.summands);
  const limit = Math.min(manyPairs, Math.max(fewPairs, worthOfMerging * adders));
  const plan = planMerge(task, limit);
  if (!plan || plan.pairs > shortMerge) {
    const most = plan ? plan.pairs / shorter : Number.POSITIVE_INFINITY;
    const base = bestBase(task, Math.min(most, worthOfColumns * adders));
    if (base !== undefined) return { method: 'columns', base };
  }
  if (!plan) return { method: 'adder' };
  return { method: 'merge', plan, style: task.operator === 'ne' ? 'values' : 'bounds' };
}

/** Above so many values it is not worth while to make a literal for each of an integer in binary. */
export const binaryLimit = 64;

function isLargeBinary({ isBinary, size }: Shape): boolean {
  return isBinary && size > binaryLimit;
}

/** The base to which an equation has the shortest columns, if they are short enough. */
function bestBase(task: LinearShape, limit: number): number | undefined {
  if (task.operator !== 'eq' || task.conditional || isPlain(task)) return undefined;
  let best: number | undefined;
  let least = limit;
  for (const base of basesOf(task)) {
    const cost = costOfColumns(task, base, least);
    if (cost === undefined || cost >= least) continue;
    best = base;
    least = cost;
  }
  return best;
}

/** A column of a larger sum has a carry whose coefficient is the base, and people count in tens. */
function basesOf({ summands }: LinearShape): ReadonlySet<number> {
  const sizes = summands.map(({ coefficient }) => Math.abs(Number(coefficient)));
  return new Set([10, ...sizes.filter((size) => size > 1 && size <= largestBase)]);
}

const largestBase = 100;

function isPlain({ summands }: LinearShape): boolean {
  return (
    summands.length <= 3 &&
    summands.every(({ coefficient }) => coefficient === 1 || coefficient === -1)
  );
}

/** About how many clauses adders take: a full adder for each weighted bit that is summed away. */
function adderCost(summands: readonly Summand<Shape>[]): number {
  const clausesOfAdder = 20;
  let bits = 0;
  for (const { coefficient, quantity } of summands) {
    const width = Math.ceil(Math.log2(quantity.max - quantity.min + 1));
    bits += width * weightOf(coefficient);
  }
  return bits * clausesOfAdder;
}

/** How many bits of a coefficient are set. */
function weightOf(coefficient: Integer): number {
  const magnitude = BigInt(coefficient < 0 ? multiply(coefficient, -1) : coefficient);
  return magnitude.toString(2).replaceAll('0', '').length;
}
