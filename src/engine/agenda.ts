// The propagators that wait for a run: first come first served within each priority, each once.
import type { Priority } from './propagator.ts';

const levels = 4;
const last = -1;
const absent = -2;

export class Agenda {
  /** By propagator: the one that waits behind it, `last`, or `absent`. */
  #next = new Int32Array(0);
  /** By priority: the first and the last that wait, or -1. */
  readonly #first = new Int32Array(levels).fill(-1);
  readonly #last = new Int32Array(levels).fill(-1);

  /** Makes room for so many propagators. */
  reserve(count: number): void {
    const next = new Int32Array(count).fill(absent);
    next.set(this.#next);
    this.#next = next;
  }

  add(propagator: number, priority: Priority): void {
    const next = this.#next;
    if (next[propagator] !== absent) return;
    next[propagator] = last;
    const end = this.#last[priority] as number;
    if (end < 0) this.#first[priority] = propagator;
    else next[end] = propagator;
    this.#last[priority] = propagator;
  }

  /** The next propagator of the most urgent priority, or -1. */
  take(): number {
    for (let level = 0; level < levels; level++) {
      const propagator = this.#first[level] as number;
      if (propagator < 0) continue;
      const behind = this.#next[propagator] as number;
      this.#first[level] = behind;
      if (behind < 0) this.#last[level] = -1;
      this.#next[propagator] = absent;
      return propagator;
    }
    return -1;
  }

  clear(): void {
    for (let p = this.take(); p >= 0; p = this.take());
  }
}
