// Better and better answers (branch and bound): after each one only better ones are looked for. As long as they come
// easily, the steps double: a leap asks for much more at once, and is given up when that takes long.
import type { Engine } from '../../engine/engine.ts';
import type { Flat } from '../../lower/flat.ts';
import type { Assignment } from '../../model/model.ts';
import type { Answers } from '../backend.ts';
import type { Driver } from './driver.ts';
import type { Pace } from './pace.ts';
import type { Plan } from './plan.ts';

/** So many failures are little work; a leap may take no more. */
const easyFailures = 60;

/** How a search for something better went: an answer of this value, none, or not known. */
type Found = { readonly value: number; readonly answer: Assignment; readonly failures: number };
type Outcome = Found | 'none' | 'stopped';

export class Improvement {
  readonly #engine: Engine;
  readonly #plan: Plan;
  readonly #driver: Driver;
  readonly #read: () => Assignment;
  readonly #variable: number;
  /** Whether small values are better. */
  readonly #isLess: boolean;
  readonly #isConstant: boolean;
  #best: number | undefined;
  /** How much better the next answer is to be. */
  #step = 1;

  /** `read` gives the assignment that the store holds. */
  constructor(
    engine: Engine,
    plan: Plan,
    driver: Driver,
    { sense, term }: NonNullable<Flat['objective']>,
    read: () => Assignment,
  ) {
    this.#engine = engine;
    this.#plan = plan;
    this.#driver = driver;
    this.#read = read;
    this.#variable = term.variable;
    this.#isLess = (sense === 'minimize') === term.scale > 0;
    this.#isConstant = term.scale === 0;
  }

  /** The answers, in a level that is taken back afterwards. */
  async *answers(pace: Pace): Answers {
    for (;;) {
      const best = this.#best;
      const leap = best === undefined || this.#step === 1 ? undefined : this.#beyond(best);
      const outcome = await (leap === undefined ? this.#search(pace) : this.#leap(leap, pace));
      if (pace.isAborted()) return 'aborted';
      if (typeof outcome === 'object') yield outcome.answer;
      if (this.#isOver(outcome, leap)) return 'complete';
    }
  }

  /** Learns from a search whether there is nothing better. @param leap the value it asked for, if it was a leap */
  #isOver(outcome: Outcome, leap: number | undefined): boolean {
    if (typeof outcome === 'object') {
      this.#best = outcome.value;
      if (this.#isConstant || !this.#demand(this.#beyond(outcome.value, 1))) return true;
      const isEasy = outcome.failures <= easyFailures;
      this.#step = isEasy ? Math.min(2 * this.#step, this.#half()) : 1;
      return false;
    }
    if (leap === undefined) return true;
    if (outcome === 'none' && !this.#forbid(leap)) return true;
    this.#step = outcome === 'none' ? this.#half() : 1;
    return false;
  }

  /** Looks for an answer of a value or a better one, in a level of its own, and not for long. */
  async #leap(value: number, pace: Pace): Promise<Outcome> {
    const { kernel } = this.#engine;
    const nogoods = this.#plan.nogoods();
    const before = nogoods.count;
    kernel.push();
    const outcome = this.#demand(value) ? await this.#search(pace, easyFailures) : 'none';
    kernel.pop();
    nogoods.shrink(before);
    return outcome;
  }

  async #search(pace: Pace, mostFailures?: number): Promise<Outcome> {
    const search = this.#plan.finding();
    try {
      const step = await this.#driver.step(search, pace, mostFailures);
      if (step !== 'found') return step === 'paused' ? 'stopped' : 'none';
      const value = this.#engine.store.min[this.#variable] as number;
      return { value, answer: this.#read(), failures: search.failures };
    } finally {
      this.#driver.finish(search);
    }
  }

  /** A value that is better by a step. */
  #beyond(value: number, step: number = this.#step): number {
    return this.#isLess ? value - step : value + step;
  }

  /** Asks for a value or a better one. */
  #demand(value: number): boolean {
    const { store } = this.#engine;
    return this.#isLess
      ? store.atMost(this.#variable, value)
      : store.atLeast(this.#variable, value);
  }

  /** Rules out a value and all better ones. */
  #forbid(value: number): boolean {
    const { store } = this.#engine;
    return this.#isLess
      ? store.atLeast(this.#variable, value + 1)
      : store.atMost(this.#variable, value - 1);
  }

  /** Half of the way that is left, 1 at least. */
  #half(): number {
    const { min, max } = this.#engine.store;
    const range = (max[this.#variable] as number) - (min[this.#variable] as number);
    return Math.max(1, Math.floor(range / 2));
  }
}
