// all-different and all-different-except: the value of a fixed term goes from all others.
//
// Rule 1: a term is fixed, and not to an excepted value => the others lose its value (forward checking on the clique
//   of inequalities). This alone decides the constraint; further rules are in propagators of their own.
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Beyond this, values and offsets together would not fit 32 bits. */
const largestOffset = 2 ** 29;

export class ValueElimination extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  readonly #variables: Int32Array;
  readonly #scales: Float64Array;
  readonly #offsets: Float64Array;
  /** The places of the terms; those of the terms not told to be fixed are the first `cells[open]`. */
  readonly #places: Int32Array;
  /** By place: where it stands in `places`. */
  readonly #where: Int32Array;
  readonly #open: number;
  readonly #except: ReadonlySet<number>;
  /**
   * Where all terms are unscaled and their domains small, by place: the value of the first bit of its bit set, the index
   * of its first word, and how many bits there are.
   */
  readonly #bitValues: Int32Array | undefined;
  readonly #firstWords: Int32Array;
  readonly #bitCounts: Int32Array;

  constructor(store: Store, terms: readonly View[], except: readonly number[] = []) {
    super(store);
    this.#except = new Set(except);
    this.scope = terms.map(({ variable }) => variable);
    this.#variables = Int32Array.from(this.scope);
    this.#scales = Float64Array.from(terms, ({ scale }) => scale);
    this.#offsets = Float64Array.from(terms, ({ offset }) => offset);
    this.#places = Int32Array.from(terms, (_, place) => place);
    this.#where = Int32Array.from(this.#places);
    this.#open = store.trail.allocate(1, terms.length);
    const isPlain = terms.every(
      ({ variable, scale, offset }) =>
        scale === 1 && (store.first[variable] as number) >= 0 && Math.abs(offset) <= largestOffset,
    );
    this.#bitValues = isPlain
      ? Int32Array.from(terms, ({ variable, offset }) => (store.base[variable] as number) + offset)
      : undefined;
    this.#firstWords = this.#variables.map((variable) => store.first[variable] as number);
    this.#bitCounts = this.#variables.map(
      (variable) =>
        32 * (((store.max[variable] as number) - (store.base[variable] as number)) >> 5) + 32,
    );
  }

  subscribe(to: Subscriptions): void {
    for (const [place, variable] of this.#variables.entries()) to.onFix(variable, place);
  }

  propagate(): boolean {
    return true;
  }

  override fixed(place: number): boolean {
    const { store } = this;
    const open = this.#close(place);
    const value =
      (this.#scales[place] as number) * (store.min[this.#variables[place] as number] as number) +
      (this.#offsets[place] as number);
    if (this.#except.size > 0 && this.#except.has(value)) return true;
    return this.#bitValues
      ? this.#removeBits(value, open, this.#bitValues)
      : this.#remove(value, open);
  }

  /** Rule 1 where all terms are bit sets. */
  #removeBits(value: number, open: number, bitValues: Int32Array): boolean {
    const { store } = this;
    const { words } = store.trail;
    const places = this.#places;
    for (let i = 0; i < open; i++) {
      const other = places[i] as number;
      const bit = (value - (bitValues[other] as number)) | 0;
      if (bit < 0 || bit >= (this.#bitCounts[other] as number)) continue;
      const word = words[(this.#firstWords[other] as number) + (bit >> 5)] as number;
      if ((word & (1 << (bit & 31))) === 0) continue;
      if (!store.removeBit(this.#variables[other] as number, bit)) return false;
    }
    return true;
  }

  #remove(value: number, open: number): boolean {
    const { store } = this;
    for (let i = 0; i < open; i++) {
      const other = this.#places[i] as number;
      const scale = this.#scales[other] as number;
      const image = value - (this.#offsets[other] as number);
      if (image % scale !== 0) continue;
      if (!store.remove(this.#variables[other] as number, image / scale + 0)) return false;
    }
    return true;
  }

  /** Takes a place out of those that are open, and returns how many are left. */
  #close(place: number): number {
    const { trail } = this.store;
    const open = (trail.cells[this.#open] as number) - 1;
    const at = this.#where[place] as number;
    const last = this.#places[open] as number;
    this.#places[at] = last;
    this.#where[last] = at;
    this.#places[open] = place;
    this.#where[place] = open;
    trail.set(this.#open, open);
    return open;
  }
}
