// all-different over as many values as terms, second part: every value is somewhere.
//
// Rule 1: the open terms have fewer values than there are open terms => failure (a weak form of the pigeonhole).
// Rule 2: they have exactly as many, and a value occurs in one term only => that term has it (hidden singles).
// Works on bit sets laid over each other; see `HiddenSingles.suits`.
import { lowestBit, population } from '../bits.ts';
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** How many more values than terms there may be at the start for the rules to be worth their runs. */
const spare = 0;

/** How far apart the least and the greatest value may be. */
const widest = 2048;

export class HiddenSingles extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #variables: Int32Array;
  /** By place: the number of the word that the first word of its domain is laid over. */
  readonly #shifts: Int32Array;
  readonly #base: number;
  /** By word: the values that occur in an open term, and those that occur in two. */
  readonly #once: Int32Array;
  readonly #twice: Int32Array;

  /** Whether all domains are small, unscaled and can be laid over each other, and there are few values. */
  static suits(store: Store, terms: readonly View[]): boolean {
    if (terms.length < 3) return false;
    const low = Math.min(...terms.map((term) => term.min()));
    const high = Math.max(...terms.map((term) => term.max()));
    if (high - low > widest) return false;
    const isValue = new Uint8Array(high - low + 1);
    for (const { variable, scale, offset } of terms) {
      if (scale !== 1 || offset % 32 !== 0 || (store.first[variable] as number) < 0) return false;
      const max = store.max[variable] as number;
      for (let v = store.min[variable] as number; v < max; v = store.upFrom(variable, v + 1)) {
        isValue[v + offset - low] = 1;
      }
      isValue[max + offset - low] = 1;
    }
    const values = isValue.reduce((sum, is) => sum + is, 0);
    return values <= terms.length + spare;
  }

  constructor(store: Store, terms: readonly View[]) {
    super(store);
    this.scope = terms.map(({ variable }) => variable);
    this.#variables = Int32Array.from(this.scope);
    const lows = terms.map(({ variable, offset }) => (store.base[variable] as number) + offset);
    this.#base = Math.min(...lows);
    this.#shifts = Int32Array.from(lows, (low) => (low - this.#base) >> 5);
    const highs = terms.map(({ variable, offset }) => (store.max[variable] as number) + offset);
    const words = ((Math.max(...highs) - this.#base) >> 5) + 1;
    this.#once = new Int32Array(words);
    this.#twice = new Int32Array(words);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const open = this.#count();
    let values = 0;
    let single = 0;
    for (let w = 0; w < this.#once.length; w++) {
      const once = this.#once[w] as number;
      values += population(once);
      const alone = once & ~(this.#twice[w] as number);
      this.#twice[w] = alone;
      single |= alone;
    }
    if (values < open) return false;
    return values > open || single === 0 || this.#assignSingles();
  }

  /** Lays the open domains over each other, and returns how many there are. */
  #count(): number {
    const { store } = this;
    const { words } = store.trail;
    const [once, twice] = [this.#once, this.#twice];
    once.fill(0);
    twice.fill(0);
    let open = 0;
    for (let i = 0; i < this.#variables.length; i++) {
      const variable = this.#variables[i] as number;
      const min = store.min[variable] as number;
      const max = store.max[variable] as number;
      if (min === max) continue;
      open++;
      const base = store.base[variable] as number;
      const first = store.first[variable] as number;
      const shift = this.#shifts[i] as number;
      const end = (max - base) >> 5;
      for (let w = (min - base) >> 5; w <= end; w++) {
        const word = words[first + w] as number;
        twice[w + shift] = (twice[w + shift] as number) | ((once[w + shift] as number) & word);
        once[w + shift] = (once[w + shift] as number) | word;
      }
    }
    return open;
  }

  /** Rule 2: `twice` holds the values that occur once. */
  #assignSingles(): boolean {
    const { store } = this;
    for (let i = 0; i < this.#variables.length; i++) {
      const variable = this.#variables[i] as number;
      const min = store.min[variable] as number;
      const max = store.max[variable] as number;
      if (min === max) continue;
      const base = store.base[variable] as number;
      const first = store.first[variable] as number;
      const shift = this.#shifts[i] as number;
      const end = (max - base) >> 5;
      for (let w = (min - base) >> 5; w <= end; w++) {
        const mine = (store.trail.words[first + w] as number) & (this.#twice[w + shift] as number);
        if (mine === 0) continue;
        if (!store.assign(variable, base + (w << 5) + lowestBit(mine))) return false;
        // A second single of the same term has no place left: the next run sees that its value is gone.
        break;
      }
    }
    return true;
  }
}
