// How a linear constraint is encoded: the estimates, and the reasons.
import { type Integer, multiply } from '../../base/integer.ts';
import type { Shape } from '../quantity.ts';
import { costOfColumns } from './columns.ts';
import { type MergePlan, planMerge } from './merge-plan.ts';
import type { LinearShape, Summand } from './task.ts';

export type LinearChoice<Q extends Shape> =
  | { readonly method: 'merge'; readonly plan: MergePlan<Q>; readonly style: 'values' | 'bounds' }
  | { readonly method: 'columns'; readonly base: number }
  | { readonly method: 'adder' };

/**
 * Merging and columns propagate far better than adders, so they may take this many times as many pairs of values as
 * adders take clauses: three digits in a column are merged, three variables of a thousand values are not.
 */
const worth = 20;

/** Whatever adders take, this many pairs are looked at gladly, and more than the other never. */
const fewPairs = 500;
const manyPairs = 200_000;

/**
 * Columns lose in propagation, so they have to be this much shorter than merging, which must not be short; and never
 * for sums and differences of two variables, whose bounds merging passes on completely.
 */
const shorter = 3;
const shortMerge = 1000;

/** People count in tens, so most equations with a base have this one. */
const bases: readonly number[] = [10, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 20, 36, 100];

export function chooseLinear<Q extends Shape>(task: LinearShape<Q>): LinearChoice<Q> {
  const limit = Math.min(manyPairs, Math.max(fewPairs, worth * adderCost(task.summands)));
  const plan = planMerge(task, limit);
  if (!plan || plan.pairs > shortMerge) {
    const base = bestBase(task, plan ? plan.pairs / shorter : limit);
    if (base !== undefined) return { method: 'columns', base };
  }
  if (!plan) return { method: 'adder' };
  return { method: 'merge', plan, style: task.operator === 'ne' ? 'values' : 'bounds' };
}

/** The base to which an equation has the shortest columns, if they are short enough. */
function bestBase(task: LinearShape, limit: number): number | undefined {
  if (task.operator !== 'eq' || task.conditional || isPlain(task)) return undefined;
  let best: number | undefined;
  let least = limit;
  for (const base of bases) {
    const cost = costOfColumns(task, base, least);
    if (cost === undefined || cost >= least) continue;
    best = base;
    least = cost;
  }
  return best;
}

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
