// Gives the event loop a turn every few milliseconds, and says when to stop.
import { setImmediate } from 'node:timers/promises';

/** What works as long as it has a budget. */
interface Worker {
  budget: number;
}

/** How long one may work between two turns. */
const sliceMs = 4;

export class Pace {
  readonly #worker: Worker;
  readonly #signals: readonly AbortSignal[];
  /** How much work got done in a slice lately. */
  #budget = 2000;
  #started = 0;
  #isOver = true;

  constructor(worker: Worker, signals: readonly (AbortSignal | undefined)[]) {
    this.#worker = worker;
    this.#signals = signals.filter((signal) => signal !== undefined);
  }

  isAborted(): boolean {
    return this.#signals.some(({ aborted }) => aborted);
  }

  /** Grants work; to be called before each step of a search. */
  grant(): void {
    if (!this.#isOver) return;
    this.#isOver = false;
    this.#started = performance.now();
    this.#worker.budget = this.#budget;
  }

  /** After a step that was paused: lets others have their turn. */
  async rest(): Promise<void> {
    const spent = performance.now() - this.#started;
    if (spent > sliceMs) this.#budget = Math.max(100, this.#budget / 2);
    else if (spent < sliceMs / 2) this.#budget *= 2;
    this.#isOver = true;
    await setImmediate();
  }
}
