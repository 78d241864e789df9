// Which propagators do not run: those with nothing to do any more in the current level and the ones below it, and those
// that are muted because they cost more than they prune.
import { grown } from './bits.ts';

const retired = 1;
const muted = 2;

export class Retirements {
  /** By propagator: 0 if it runs. */
  flags: Uint8Array = new Uint8Array(64);
  #retired = new Int32Array(64);
  #count = 0;

  reserve(count: number): void {
    if (count <= this.flags.length) return;
    this.flags = grown(this.flags, count);
    this.#retired = grown(this.#retired, count);
  }

  add(propagator: number): void {
    if (this.flags[propagator] !== 0) return;
    this.flags[propagator] = retired;
    this.#retired[this.#count++] = propagator;
  }

  mute(propagator: number): void {
    if (this.flags[propagator] === 0) this.flags[propagator] = muted;
  }

  /** Whether it was muted, and is not any more. */
  unmute(propagator: number): boolean {
    if (this.flags[propagator] !== muted) return false;
    this.flags[propagator] = 0;
    return true;
  }

  /** What to give to `restore` later. */
  mark(): number {
    return this.#count;
  }

  restore(mark: number): void {
    while (this.#count > mark) this.flags[this.#retired[--this.#count] as number] = 0;
  }
}
