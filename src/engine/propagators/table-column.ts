// One column of a compact table: which rows support each value of its variable.
import { lowestBit, population } from '../bits.ts';
import type { Store } from '../store.ts';

export class TableColumn {
  /** How many words the supports take. */
  readonly size: number;
  readonly #store: Store;
  readonly #variable: number;
  readonly #first: number;
  /** A place is a bit of the domain. */
  readonly #places: number;
  /** The domain at the last run: words on the trail. */
  readonly #last: number;
  readonly #domainWords: number;
  /** By place, `words` words each: the rows that support the value. */
  readonly #words: number;
  readonly #supports: Int32Array;
  /** By place: a word in which the support and the rows met when last looked at. */
  readonly #residues: Int32Array;
  readonly #hasStar: boolean;
  readonly #keep: Int32Array;

  /** The domain of the variable is small; `cells` has one member of it a row, or undefined for any. */
  constructor(store: Store, variable: number, cells: readonly (number | undefined)[]) {
    this.#store = store;
    this.#variable = variable;
    this.#first = store.first[variable] as number;
    const base = store.base[variable] as number;
    this.#hasStar = cells.includes(undefined);
    this.#places = (store.max[variable] as number) - base + 1;
    this.#words = Math.max(1, Math.ceil(cells.length / 32));
    this.size = this.#places * this.#words;
    this.#supports = new Int32Array(this.size);
    this.#residues = new Int32Array(this.#places);
    this.#domainWords = Math.ceil(this.#places / 32);
    // All places, so that the first run sees every value that is missing as a change.
    this.#last = store.trail.allocateWords(this.#domainWords);
    store.trail.words.fill(-1, this.#last, this.#last + this.#domainWords);
    store.trail.words[this.#last + this.#domainWords - 1] = -1 >>> (31 - ((this.#places - 1) & 31));
    this.#keep = new Int32Array(this.#domainWords);
    for (const [row, cell] of cells.entries()) {
      if (cell === undefined) for (let p = 0; p < this.#places; p++) this.#support(p, row);
      else this.#support(cell - base, row);
    }
  }

  #support(place: number, row: number): void {
    const at = place * this.#words + (row >> 5);
    this.#supports[at] = (this.#supports[at] as number) | (1 << (row & 31));
  }

  hasChanged(): boolean {
    const { words } = this.#store.trail;
    for (let w = 0; w < this.#domainWords; w++) {
      if (words[this.#last + w] !== words[this.#first + w]) return true;
    }
    return false;
  }

  /** Takes the current domain for the one of the last run. */
  remember(): void {
    const { trail } = this.#store;
    const { words } = trail;
    for (let w = 0; w < this.#domainWords; w++) {
      const word = words[this.#first + w] as number;
      if (words[this.#last + w] !== word) trail.setWord(this.#last + w, word);
    }
  }

  /** Writes into the live words of the mask the rows that the domain allows, those lost before aside. */
  allowed(mask: Int32Array, live: Int32Array, liveCount: number): void {
    const { words } = this.#store.trail;
    let lost = 0;
    let left = 0;
    for (let w = 0; w < this.#domainWords; w++) {
      const word = words[this.#first + w] as number;
      left += population(word);
      lost += population((words[this.#last + w] as number) & ~word);
    }
    const byLoss = lost < left && !this.#hasStar;
    for (let i = 0; i < liveCount; i++) mask[live[i] as number] = 0;
    for (let w = 0; w < this.#domainWords; w++) {
      const word = words[this.#first + w] as number;
      const chosen = byLoss ? (words[this.#last + w] as number) & ~word : word;
      this.#unite(w, chosen, mask, live, liveCount);
    }
    if (!byLoss) return;
    for (let i = 0; i < liveCount; i++)
      mask[live[i] as number] = ~(mask[live[i] as number] as number);
  }

  /** Adds the supports of the places in a word to the mask. */
  #unite(w: number, word: number, mask: Int32Array, live: Int32Array, liveCount: number): void {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const from = (32 * w + lowestBit(rest)) * this.#words;
      for (let i = 0; i < liveCount; i++) {
        const at = live[i] as number;
        mask[at] = (mask[at] as number) | (this.#supports[from + at] as number);
      }
    }
  }

  /** Takes away the values that no row supports any more. */
  filter(rows: number, live: Int32Array, liveCount: number): boolean {
    if (this.#store.isFixed(this.#variable)) return true;
    const { words } = this.#store.trail;
    let lost = false;
    for (let w = 0; w < this.#domainWords; w++) {
      const word = words[this.#first + w] as number;
      let kept = word;
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = lowestBit(rest);
        if (!this.#isSupported(32 * w + bit, rows, live, liveCount)) kept &= ~(1 << bit);
      }
      this.#keep[w] = kept;
      if (kept !== word) lost = true;
    }
    return !lost || this.#store.keep(this.#variable, this.#keep);
  }

  #isSupported(place: number, rows: number, live: Int32Array, liveCount: number): boolean {
    const { words } = this.#store.trail;
    const from = place * this.#words;
    const residue = this.#residues[place] as number;
    if (((words[rows + residue] as number) & (this.#supports[from + residue] as number)) !== 0) {
      return true;
    }
    for (let i = 0; i < liveCount; i++) {
      const at = live[i] as number;
      if (((words[rows + at] as number) & (this.#supports[from + at] as number)) === 0) continue;
      this.#residues[place] = at;
      return true;
    }
    return false;
  }
}
