// How a linear constraint is encoded: the estimates, and the reasons.
import { type Integer, multiply } from '../../base/integer.ts';
import type { Shape } from '../quantity.ts';
import { type MergePlan, planMerge } from './merge-plan.ts';
import type { LinearShape, Summand } from './task.ts';

export type LinearChoice<Q extends Shape> =
  | { readonly method: 'merge'; readonly plan: MergePlan<Q>; readonly style: 'values' | 'bounds' }
  | { readonly method: 'adder' };

/**
 * Merging propagates far better than adders, so it may take this many times as many pairs of values as adders take
 * clauses: three digits in a column are merged, three variables of a thousand values are not.
 */
const worth = 20;

/** Whatever adders take, this many pairs are merged gladly, and more than the other never. */
const fewPairs = 500;
const manyPairs = 200_000;

export function chooseLinear<Q extends Shape>(task: LinearShape<Q>): LinearChoice<Q> {
  const limit = Math.min(manyPairs, Math.max(fewPairs, worth * adderCost(task.summands)));
  const plan = planMerge(task, limit);
  if (!plan) return { method: 'adder' };
  return { method: 'merge', plan, style: task.operator === 'ne' ? 'values' : 'bounds' };
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
