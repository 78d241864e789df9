// The trail: words and numbers that backtracking restores, each saved at most once a level.
//
// A stamp is the level at which a place was last saved. Leaving a level restores the stamps with the values, so a
// stamp is never above the level that is current, and equals it exactly where the value is safe.
import { grown } from './bits.ts';

/** Places, their old values and old stamps, in the order of the saves. */
class Saves<Values extends Int32Array | Float64Array> {
  at = new Int32Array(256);
  stamps = new Int32Array(256);
  values: Values;
  top = 0;

  constructor(values: Values) {
    this.values = values;
  }

  grow(): void {
    const length = 2 * this.at.length;
    this.at = grown(this.at, length);
    this.stamps = grown(this.stamps, length);
    this.values = grown(this.values, length);
  }
}

export class Trail {
  /** How many levels are open; nothing is saved at level 0. */
  level = 0;
  /** Words of 32 bits; written through {@link setWord} only. */
  words: Int32Array = new Int32Array(256);
  /** Numbers; written through {@link set} only. */
  cells: Float64Array = new Float64Array(64);

  #wordCount = 0;
  #cellCount = 0;
  #wordStamps = new Int32Array(256);
  #cellStamps = new Int32Array(64);
  readonly #savedWords = new Saves(new Int32Array(256));
  readonly #savedCells = new Saves(new Float64Array(256));
  #marks = new Int32Array(128);

  /** Adds so many words, all 0, and returns the index of the first. */
  allocateWords(count: number): number {
    const first = this.#wordCount;
    this.#wordCount += count;
    if (this.#wordCount > this.words.length) {
      this.words = grown(this.words, this.#wordCount);
      this.#wordStamps = grown(this.#wordStamps, this.#wordCount);
    }
    return first;
  }

  /** Adds so many numbers and returns the index of the first. */
  allocate(count: number, initial: number): number {
    const first = this.#cellCount;
    this.#cellCount += count;
    if (this.#cellCount > this.cells.length) {
      this.cells = grown(this.cells, this.#cellCount);
      this.#cellStamps = grown(this.#cellStamps, this.#cellCount);
    }
    this.cells.fill(initial, first, this.#cellCount);
    return first;
  }

  setWord(index: number, word: number): void {
    if ((this.#wordStamps[index] as number) < this.level) this.#saveWord(index);
    this.words[index] = word;
  }

  set(index: number, value: number): void {
    if ((this.#cellStamps[index] as number) < this.level) this.#saveCell(index);
    this.cells[index] = value;
  }

  #saveWord(index: number): void {
    const saves = this.#savedWords;
    if (saves.top === saves.at.length) saves.grow();
    const top = saves.top++;
    saves.at[top] = index;
    saves.values[top] = this.words[index] as number;
    saves.stamps[top] = this.#wordStamps[index] as number;
    this.#wordStamps[index] = this.level;
  }

  #saveCell(index: number): void {
    const saves = this.#savedCells;
    if (saves.top === saves.at.length) saves.grow();
    const top = saves.top++;
    saves.at[top] = index;
    saves.values[top] = this.cells[index] as number;
    saves.stamps[top] = this.#cellStamps[index] as number;
    this.#cellStamps[index] = this.level;
  }

  /** Opens a level. */
  push(): void {
    const mark = 2 * this.level++;
    if (mark + 2 > this.#marks.length) this.#marks = grown(this.#marks, mark + 2);
    this.#marks[mark] = this.#savedWords.top;
    this.#marks[mark + 1] = this.#savedCells.top;
  }

  /** Leaves the level that was opened last and restores what was changed in it. */
  pop(): void {
    const mark = 2 * --this.level;
    const words = this.#savedWords;
    const wordMark = this.#marks[mark] as number;
    for (let i = words.top - 1; i >= wordMark; i--) {
      const index = words.at[i] as number;
      this.words[index] = words.values[i] as number;
      this.#wordStamps[index] = words.stamps[i] as number;
    }
    words.top = wordMark;
    const cells = this.#savedCells;
    const cellMark = this.#marks[mark + 1] as number;
    for (let i = cells.top - 1; i >= cellMark; i--) {
      const index = cells.at[i] as number;
      this.cells[index] = cells.values[i] as number;
      this.#cellStamps[index] = cells.stamps[i] as number;
    }
    cells.top = cellMark;
  }
}
