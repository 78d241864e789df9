// Better and better answers: the bound on the cost is assumed, and lowered after each answer.
//
// The domains that were encoded were chosen before anything was known of the optimum. When the answers so far have made
// the range of the cost much smaller, the problem is encoded again for what is left of it.
import { always, type Encoding } from '../../encode/index.ts';
import { Descent } from './descent.ts';
import type { Problem } from './questions.ts';

/** The range of the cost has to shrink to this part of what was encoded. */
const worthwhile = 0.7;

/** Encodes the problem of a session again, for costs within a range; undefined if it was stopped before that was done. */
export type Narrowing = (low: number, high: number) => Promise<Problem | undefined>;

/** A better answer: a model of an encoding. */
export interface Better {
  readonly encoding: Encoding;
  readonly model: Uint8Array;
}

export class Optimisation {
  readonly #whole: Problem;
  readonly #within: Narrowing;
  readonly #signal: AbortSignal | undefined;
  readonly #descent: Descent;
  #problem: Problem;
  /** The range of the cost that has been encoded. */
  #encoded: number;

  constructor(problem: Problem, within: Narrowing, signal: AbortSignal | undefined) {
    this.#whole = problem;
    this.#problem = problem;
    this.#within = within;
    this.#signal = signal;
    const { min, max } = problem.encoding.cost;
    this.#descent = new Descent(min);
    this.#encoded = max - min;
  }

  /** Models, each better than the one before; complete when the last is the best, or there is none. */
  async *models(): AsyncGenerator<Better, 'complete' | 'aborted', undefined> {
    try {
      while (!this.#descent.isOver) {
        const better = await this.#next();
        if (better === 'aborted' || better === 'complete') return better;
        if (better) yield better;
        if (!(await this.#narrow())) return 'aborted';
      }
      return 'complete';
    } finally {
      await this.#leave();
    }
  }

  /** Tries the next bound: an answer, or nothing where there is none. */
  async #next(): Promise<Better | undefined | 'complete' | 'aborted'> {
    const descent = this.#descent;
    const { target } = descent;
    const { encoding, conflicts } = this.#problem;
    const bound = target === undefined ? always : encoding.cost.atMost(target);
    const model = await this.#problem.solve([bound], this.#signal);
    if (model === 'stopped') return 'aborted';
    if (model) {
      descent.succeed(encoding.cost.read(model), this.#problem.conflicts - conflicts);
      return { encoding, model };
    }
    if (target === undefined) return 'complete';
    descent.fail();
    return undefined;
  }

  /** Encodes the problem again if that is worthwhile; false if that was stopped. */
  async #narrow(): Promise<boolean> {
    const { isOver, range, floor } = this.#descent;
    if (isOver || range > worthwhile * this.#encoded) return true;
    // The thread is free for the narrower problem meanwhile.
    await this.#problem.pause();
    const narrower = await this.#within(floor, floor + range);
    if (!narrower) return false;
    await this.#leave();
    this.#problem = narrower;
    this.#encoded = range;
    return true;
  }

  async #leave(): Promise<void> {
    if (this.#problem !== this.#whole) await this.#problem.close(false);
    this.#problem = this.#whole;
  }
}
