// The propagators that wait for a run: first come first served within each priority, each once.
import type { Priority } from './propagator.ts';

const levels = 4;

export class Agenda {
  /** By propagator: whether it waits. */
  #waits = new Uint8Array(0);
  readonly #rings: Int32Array[] = Array.from({ length: levels }, () => new Int32Array(1));
  readonly #heads = new Int32Array(levels);
  readonly #counts = new Int32Array(levels);

  /** Makes room for so many propagators; only while none waits. */
  reserve(count: number): void {
    const length = 2 ** Math.ceil(Math.log2(count + 1));
    this.#waits = new Uint8Array(count);
    for (let i = 0; i < levels; i++) this.#rings[i] = new Int32Array(length);
    this.#heads.fill(0);
  }

  add(propagator: number, priority: Priority): void {
    if (this.#waits[propagator] === 1) return;
    this.#waits[propagator] = 1;
    const ring = this.#rings[priority] as Int32Array;
    const count = this.#counts[priority] as number;
    ring[((this.#heads[priority] as number) + count) & (ring.length - 1)] = propagator;
    this.#counts[priority] = count + 1;
  }

  /** The next propagator of the most urgent priority, or -1. */
  take(): number {
    for (let i = 0; i < levels; i++) {
      const count = this.#counts[i] as number;
      if (count === 0) continue;
      const ring = this.#rings[i] as Int32Array;
      const head = this.#heads[i] as number;
      const propagator = ring[head] as number;
      this.#heads[i] = (head + 1) & (ring.length - 1);
      this.#counts[i] = count - 1;
      this.#waits[propagator] = 0;
      return propagator;
    }
    return -1;
  }

  clear(): void {
    for (let p = this.take(); p >= 0; p = this.take());
  }
}
