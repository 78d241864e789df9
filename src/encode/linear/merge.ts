// A sum of integers of few values, added up two by two: each partial sum is an integer of the values it can reach.
import type { Integer } from '../../base/integer.ts';
import type { Cnf } from '../cnf.ts';
import { never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { SmallInteger } from '../small-integer.ts';
import { affineView, constantView, type View } from '../view.ts';
import type { MergePlan, PartialSum, Window } from './merge-plan.ts';
import { pairAtMost, pairDiffers, pairEquals, type Style } from './pair.ts';
import type { LinearTask } from './task.ts';

/** Encodes a linear constraint along a plan. */
export function addByMerging(
  cnf: Cnf,
  task: LinearTask,
  plan: MergePlan<Quantity>,
  style: Style,
): void {
  const merger = new Merger(cnf, plan, task.operator === 'le', style);
  const [left, right = constantView(0)] = plan.sums.map((sum) => merger.view(sum));
  if (!left || left.values.length === 0 || right.values.length === 0) {
    cnf.add(task.unless);
    return;
  }
  const bound = task.bound as number;
  if (task.operator === 'eq') pairEquals(cnf, left, right, bound, task.unless, style);
  else if (task.operator === 'ne') pairDiffers(cnf, left, right, bound, task.unless);
  else pairAtMost(cnf, left, right, bound, task.unless);
}

class Merger {
  readonly #cnf: Cnf;
  readonly #plan: MergePlan<Quantity>;
  readonly #onlyUpwards: boolean;
  readonly #style: Style;

  constructor(cnf: Cnf, plan: MergePlan<Quantity>, onlyUpwards: boolean, style: Style) {
    this.#cnf = cnf;
    this.#plan = plan;
    this.#onlyUpwards = onlyUpwards;
    this.#style = style;
  }

  view({ source, values, least, greatest }: PartialSum<Quantity>): View {
    if ('quantity' in source) return scaled(source.quantity.view(), source.coefficient);
    const [left, right] = source.map((part) => this.view(part)) as [View, View];
    if (values.length === 0) return { ...constantView(0), values };
    const form = this.#style;
    const result = new SmallInteger(this.#cnf, values, form).view();
    const window = this.#plan.windowOf({ least, greatest });
    if (this.#style === 'values') this.#joinValues(left, right, result, window);
    else {
      this.#joinUpwards(left, right, result, window);
      if (!this.#onlyUpwards) this.#joinDownwards(left, right, result, window);
    }
    return result;
  }

  /** Two values make their sum. */
  #joinValues(left: View, right: View, result: View, window: Window): void {
    const placeOfSum = places(result.values);
    for (const [i, a] of left.values.entries()) {
      for (const [j, b] of right.values.entries()) {
        const sum = a + b;
        const isOut =
          (sum < window.low && window.cutsLow) || (sum > window.high && window.cutsHigh);
        const literal = isOut ? never : result.is(placeOfSum(clamp(sum, result.values, window)));
        this.#cnf.add(-left.is(i), -right.is(j), literal);
      }
    }
  }

  /** At least this and at least that make at least their sum. */
  #joinUpwards(left: View, right: View, result: View, window: Window): void {
    const placeOfSum = places(result.values);
    for (const [i, a] of left.values.entries()) {
      for (const [j, b] of right.values.entries()) {
        const sum = a + b;
        const isOut = sum > window.high && window.cutsHigh;
        if (sum < window.low && window.cutsLow) continue;
        const literal = isOut
          ? never
          : -result.upTo(placeOfSum(clamp(sum, result.values, window)) - 1);
        this.#cnf.add(left.upTo(i - 1), right.upTo(j - 1), literal);
        if (isOut) break;
      }
    }
  }

  /** At most this and at most that make at most their sum. */
  #joinDownwards(left: View, right: View, result: View, window: Window): void {
    const placeOfSum = places(result.values);
    for (const [i, a] of left.values.entries()) {
      for (let j = right.values.length - 1; j >= 0; j--) {
        const sum = a + (right.values[j] as number);
        const isOut = sum < window.low && window.cutsLow;
        if (sum > window.high && window.cutsHigh) continue;
        const literal: SatLiteral = isOut
          ? never
          : result.upTo(placeOfSum(clamp(sum, result.values, window)));
        this.#cnf.add(-left.upTo(i), -right.upTo(j), literal);
        if (isOut) break;
      }
    }
  }
}

function scaled(view: View, coefficient: Integer): View {
  return affineView(view, Number(coefficient), 0);
}

/** The value that stands for a sum outside the window. */
function clamp(sum: number, values: readonly number[], { low, high }: Window): number {
  if (sum < low) return values[0] as number;
  if (sum > high) return values.at(-1) as number;
  return sum;
}

/** Looks up places of values. */
function places(values: readonly number[]): (value: number) => number {
  const found = new Map(values.map((value, place) => [value, place]));
  return (value) => found.get(value) as number;
}
