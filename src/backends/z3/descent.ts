// How an optimum is closed in on: which cost to ask for next, from what was found and what was refuted.
import { add, floorDivide, type Integer, maximum, subtract } from '../../base/integer.ts';

/**
 * Asks for a little less at first, then for twice the step after each success, and for half of what is open after each
 * failure: a wide range takes no more questions than it has bits.
 */
export class Descent {
  #least: Integer;
  readonly #greatest: Integer;
  #best: Integer | undefined;
  #step: Integer = 1;
  #isRefuted = false;

  /** A search for the least cost, which lies within a range. */
  constructor(least: Integer, greatest: Integer) {
    this.#least = least;
    this.#greatest = greatest;
  }

  /** No answer costs less than that. */
  get least(): Integer {
    return this.#least;
  }

  /** The cost of the best answer so far. */
  get best(): Integer | undefined {
    return this.#best;
  }

  /** How far the best cost may be below what is known. */
  get range(): Integer {
    return subtract(this.#best ?? this.#greatest, this.#least);
  }

  /** An answer that costs at most that is to be looked for; any answer while there is none. */
  get target(): Integer | undefined {
    return this.#best === undefined
      ? undefined
      : maximum(this.#least, subtract(this.#best, this.#step));
  }

  /** Whether the best answer is known to be that, or that there is none. */
  get isOver(): boolean {
    return this.#isRefuted || (this.#best !== undefined && this.#best <= this.#least);
  }

  /** Takes an answer's cost. */
  found(cost: Integer): void {
    if (this.#best !== undefined) this.#step = add(this.#step, this.#step);
    this.#best = cost;
  }

  /** Takes that there is no answer at the target. */
  failed(): void {
    const { target } = this;
    if (target === undefined || this.#best === undefined) {
      this.#isRefuted = true;
      return;
    }
    this.#least = add(target, 1);
    this.#step = maximum(1, floorDivide(subtract(this.#best, this.#least), 2));
  }
}
