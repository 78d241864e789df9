// Which propagators have nothing to do any more in the current level and the ones below it.
import { grown } from './bits.ts';

export class Retirements {
  /** By propagator. */
  flags: Uint8Array = new Uint8Array(64);
  #retired = new Int32Array(64);
  #count = 0;

  reserve(count: number): void {
    if (count <= this.flags.length) return;
    this.flags = grown(this.flags, count);
    this.#retired = grown(this.#retired, count);
  }

  add(propagator: number): void {
    if (this.flags[propagator] === 1) return;
    this.flags[propagator] = 1;
    this.#retired[this.#count++] = propagator;
  }

  /** What to give to `restore` later. */
  mark(): number {
    return this.#count;
  }

  restore(mark: number): void {
    while (this.#count > mark) this.flags[this.#retired[--this.#count] as number] = 0;
  }
}
