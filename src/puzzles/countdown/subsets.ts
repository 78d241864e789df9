// The sub-multisets of the numbers of a draw as bit masks: of masks that mean the same numbers one stands for all.

/** Of equal numbers a representative mask takes the first ones. */
export class Subsets {
  /** Ascending. A mask has a bit for each. */
  readonly numbers: readonly number[];
  /** The mask of all numbers. */
  readonly full: number;
  /** All representatives but the empty one, those of fewer numbers first. */
  readonly all: readonly number[];
  readonly #representative: Uint16Array;
  readonly #parts: (readonly number[] | undefined)[] = [];
  readonly #size: Uint8Array;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers.toSorted((a, b) => a - b);
    this.full = (1 << numbers.length) - 1;
    this.#size = new Uint8Array(this.full + 1);
    this.#representative = new Uint16Array(this.full + 1);
    for (let mask = 1; mask <= this.full; mask++) {
      this.#size[mask] = this.size(mask >> 1) + (mask & 1);
      this.#representative[mask] = this.#representativeOf(mask);
    }
    const masks = Array.from({ length: this.full }, (_, i) => i + 1);
    this.all = masks
      .filter((mask) => this.#representative[mask] === mask)
      .sort((a, b) => this.size(a) - this.size(b) || a - b);
  }

  #representativeOf(mask: number): number {
    let result = 0;
    const { numbers } = this;
    for (let first = 0, end = 0; first < numbers.length; first = end) {
      let count = 0;
      while (end < numbers.length && numbers[end] === numbers[first]) count += (mask >> end++) & 1;
      result |= ((1 << count) - 1) << first;
    }
    return result;
  }

  /** How many numbers a mask has. */
  size(mask: number): number {
    return this.#size[mask] as number;
  }

  /** The number of a mask that has one. */
  numberOf(mask: number): number {
    return this.numbers[31 - Math.clz32(mask)] as number;
  }

  /** The representative of what is left of one without a part of it. */
  without(mask: number, part: number): number {
    return this.#representative[mask ^ part] as number;
  }

  /** The representatives within one, but for the empty one and itself. */
  parts(mask: number): readonly number[] {
    const known = this.#parts[mask];
    if (known) return known;
    const parts: number[] = [];
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      if (this.#representative[part] === part) parts.push(part);
    }
    this.#parts[mask] = parts;
    return parts;
  }
}
