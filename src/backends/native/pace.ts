// Gives the event loop a turn every few milliseconds, and says when to stop.
import { setImmediate } from 'node:timers/promises';
import { clock } from '../../base/clock.ts';
import type { Turn } from './turns.ts';

/** What works as long as it has a budget, and takes what it does off it. */
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
  #granted = 0;
  #isOver = true;
  readonly #turn: Turn | undefined;

  /** @param turn where another one works too: what of it this one may do */
  constructor(worker: Worker, signals: readonly (AbortSignal | undefined)[], turn?: Turn) {
    this.#worker = worker;
    this.#signals = signals.filter((signal) => signal !== undefined);
    this.#turn = turn;
  }

  isAborted(): boolean {
    return this.#signals.some(({ aborted }) => aborted);
  }

  /** Grants work; to be called before each step of a search. */
  grant(): void {
    const isNew = this.#turn?.takeNews() === true;
    if (this.#isOver) this.#started = clock.now();
    else if (!isNew) return;
    this.#isOver = false;
    this.#granted = Math.min(this.#budget, this.#turn?.left ?? Number.POSITIVE_INFINITY);
    this.#worker.budget = this.#granted;
  }

  /** After a step that was paused: lets others have their turn. */
  async rest(): Promise<void> {
    const spent = clock.now() - this.#started;
    if (spent > sliceMs) this.#budget = Math.max(100, this.#budget / 2);
    else if (spent < sliceMs / 2) this.#budget *= 2;
    this.#isOver = true;
    await setImmediate();
    await this.#turn?.spend(this.#granted - this.#worker.budget);
  }
}
