// The variables whose domains changed and whose events nobody has been told of yet, each once, first come first served.
import { grown } from './bits.ts';

/** What happened to a domain. A fixed variable has changed its bounds, and changed bounds are a changed domain. */
export const domainChanged = 1;
export const boundsChanged = 3;
export const variableFixed = 7;
export type Event = typeof domainChanged | typeof boundsChanged | typeof variableFixed;

export class Changes {
  /** By variable: the union of its events. */
  pending: Uint8Array = new Uint8Array(64);
  /** A ring; its length is a power of two and at least the number of variables. */
  #ring = new Int32Array(64);
  #head = 0;
  #waiting = 0;

  /** Makes room for so many variables; only while nothing waits. */
  reserve(count: number): void {
    while (this.#ring.length < count) this.#ring = new Int32Array(2 * this.#ring.length);
    if (this.pending.length < count) this.pending = grown(this.pending, count);
    if (this.#waiting === 0) this.#head = 0;
  }

  tell(variable: number, event: Event): void {
    const told = this.pending[variable] as number;
    this.pending[variable] = told | event;
    if (told !== 0) return;
    this.#ring[(this.#head + this.#waiting++) & (this.#ring.length - 1)] = variable;
  }

  /** The next variable, or -1. Its events stay in `pending` until they are cleared there. */
  take(): number {
    if (this.#waiting === 0) return -1;
    const variable = this.#ring[this.#head] as number;
    this.#head = (this.#head + 1) & (this.#ring.length - 1);
    this.#waiting--;
    return variable;
  }

  /** Forgets everything: the level is about to be left. */
  forget(): void {
    for (let v = this.take(); v >= 0; v = this.take()) this.pending[v] = 0;
  }
}
