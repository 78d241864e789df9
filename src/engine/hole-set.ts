// The values cut out of the middle of a large domain: a hash set that forgets in the reverse order of adding.
//
// Collisions are resolved by linear probing. Because the value added last leaves first, emptying its slot never
// breaks the chain of another.
import { grown } from './bits.ts';

export class HoleSet {
  /** How many values there are. */
  count = 0;
  #added = new Float64Array(8);
  #slots = new Float64Array(16).fill(Number.NaN);

  has(value: number): boolean {
    return this.#slots[this.#slotOf(value)] === value;
  }

  /** Adds a value that is not in the set. */
  add(value: number): void {
    if (this.count === this.#added.length) this.#grow();
    this.#added[this.count++] = value;
    this.#slots[this.#slotOf(value)] = value;
  }

  /** The values in the order of their adding. */
  values(): Iterable<number> {
    return this.#added.subarray(0, this.count);
  }

  /** Forgets all but the `count` values that were added first. */
  shrink(count: number): void {
    while (this.count > count) {
      const value = this.#added[--this.count] as number;
      this.#slots[this.#slotOf(value)] = Number.NaN;
    }
  }

  /** Where the value is, or the empty slot where it would go. */
  #slotOf(value: number): number {
    const mask = this.#slots.length - 1;
    const high = Math.floor(value / 4294967296);
    let slot = (Math.imul(value | 0, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 7;
    slot &= mask;
    for (;;) {
      const found = this.#slots[slot] as number;
      if (found === value || Number.isNaN(found)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    this.#added = grown(this.#added, 2 * this.#added.length);
    this.#slots = new Float64Array(2 * this.#added.length).fill(Number.NaN);
    for (let i = 0; i < this.count; i++) {
      const value = this.#added[i] as number;
      this.#slots[this.#slotOf(value)] = value;
    }
  }
}
