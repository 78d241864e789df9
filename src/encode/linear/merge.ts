// A sum of integers of few values, added up two by two: each partial sum is an integer of the values it can reach.
import type { Cnf } from '../cnf.ts';
import { never } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { SmallInteger } from '../small-integer.ts';
import { affineView, constantView, type View } from '../view.ts';
import { addJoin, type Style } from './join.ts';
import type { MergePlan, PartialSum } from './merge-plan.ts';
import { pairAtMost, pairDiffers, pairEquals } from './pair.ts';
import type { LinearTask, Summand } from './task.ts';

/** Encodes a linear constraint along a plan. */
export function addByMerging(cnf: Cnf, task: LinearTask, plan: MergePlan, style: Style): void {
  const { operator, unless } = task;
  const bound = task.bound as number;
  const onlyUpwards = operator === 'le';
  const merger = new Merger(cnf, task, plan, style);
  const views = plan.sums.map((sum) => merger.view(sum));
  const [left, right = constantView(0), last] = views;
  if (!left || views.some(({ values }) => values.length === 0)) cnf.add(unless);
  else if (last) {
    const rest = affineView(last, -1, bound);
    addJoin(cnf, { left, right, result: rest, unless, onlyUpwards }, style);
  } else if (operator === 'eq') pairEquals(cnf, left, right, bound, unless, style);
  else if (operator === 'ne') pairDiffers(cnf, left, right, bound, unless);
  else pairAtMost(cnf, left, right, bound, unless);
}

class Merger {
  readonly #cnf: Cnf;
  readonly #task: LinearTask;
  readonly #plan: MergePlan;
  readonly #style: Style;

  constructor(cnf: Cnf, task: LinearTask, plan: MergePlan, style: Style) {
    this.#cnf = cnf;
    this.#task = task;
    this.#plan = plan;
    this.#style = style;
  }

  /** The view of a partial sum, made of those of its parts; without values if there is no way to reach the bound. */
  view({ source, values, least, greatest }: PartialSum): View {
    if (typeof source === 'number') {
      const { coefficient, quantity } = this.#task.summands[source] as Summand<Quantity>;
      return affineView(quantity.view(), Number(coefficient), 0);
    }
    const [left, right] = source.map((part) => this.view(part)) as [View, View];
    if (values.length === 0) return { ...constantView(0), values };
    const result = new SmallInteger(this.#cnf, values, this.#style).view();
    const window = this.#plan.windowOf({ least, greatest });
    addJoin(
      this.#cnf,
      { left, right, result, unless: never, onlyUpwards: this.#task.operator === 'le', window },
      this.#style,
    );
    return result;
  }
}
