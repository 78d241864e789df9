// Better and better answers: the bound on the cost is assumed, and lowered after each answer.
//
// When the answers so far have made the range of the cost much smaller, a problem that can be put smaller for what is
// left of it is put to Z3 anew.
import { compare, type Integer, multiply } from '../../base/integer.ts';
import type { Answers } from '../backend.ts';
import { Descent } from './descent.ts';
import type { CostFunction, Problem } from './problem.ts';
import type { Outcome, Solver } from './solver.ts';

/** The range of the cost has to shrink to less than that part of what it was: 2 of 3. */
const worthwhile = { part: 2, of: 3 } as const;

export class Optimisation {
  readonly #whole: Solver;
  readonly #signal: AbortSignal | undefined;
  readonly #descent: Descent;
  #problem: Problem;
  #objective: CostFunction;
  #solver: Solver;
  /** The range of the cost in the problem that is asked about. */
  #range: Integer;

  constructor(
    problem: Problem,
    objective: CostFunction,
    solver: Solver,
    signal: AbortSignal | undefined,
  ) {
    this.#problem = problem;
    this.#objective = objective;
    this.#whole = solver;
    this.#solver = solver;
    this.#signal = signal;
    this.#descent = new Descent(objective.least, objective.greatest);
    this.#range = this.#descent.range;
  }

  async *answers(): Answers {
    const descent = this.#descent;
    try {
      while (!descent.isOver) {
        const outcome = await this.#askForLess();
        if (outcome.kind === 'stopped') return 'aborted';
        if (outcome.kind === 'unknown') return 'limit';
        if (outcome.kind === 'unsat') descent.failed();
        else {
          descent.found(this.#objective.costOf(outcome.values));
          yield this.#problem.read(outcome.values);
        }
        if (!(await this.#narrow())) return 'aborted';
      }
      return 'complete';
    } finally {
      await this.#leave();
    }
  }

  async #askForLess(): Promise<Outcome> {
    const { target } = this.#descent;
    const literal = target === undefined || this.#objective.atMost(target);
    if (literal === false) return { kind: 'unsat', core: [] };
    return await this.#solver.check(literal === true ? [] : [literal], this.#signal);
  }

  /** Puts the problem anew if that is worthwhile; false if that was stopped. */
  async #narrow(): Promise<boolean> {
    const { isOver, range, least, best } = this.#descent;
    const enough = multiply(range, worthwhile.of);
    const before = multiply(this.#range, worthwhile.part);
    if (isOver || best === undefined || compare(enough, before) > 0) return true;
    this.#range = range;
    const narrower = await this.#problem.within?.(least, best, this.#signal);
    if (narrower === undefined) return !this.#signal?.aborted;
    const { objective } = narrower;
    if (!objective) return true;
    await this.#leave();
    // Its thread is free for the narrower problem meanwhile.
    await this.#whole.pause();
    this.#problem = narrower;
    this.#objective = objective;
    this.#solver = this.#whole.sibling(narrower);
    return true;
  }

  async #leave(): Promise<void> {
    if (this.#solver !== this.#whole) await this.#solver.close(false);
    this.#solver = this.#whole;
  }
}
