// Arithmetic on 32-bit words that stand for sets.

/** How many bits of a word are set. */
export function population(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest set bit; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the highest set bit; the word must not be 0. */
function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** In a bit set whose first word is `words[first]`: the first bit from a place on that is set; there must be one. */
export function bitFrom(words: Int32Array, first: number, bit: number): number {
  let at = bit >> 5;
  let word = (words[first + at] as number) & (-1 << (bit & 31));
  while (word === 0) word = words[first + ++at] as number;
  return (at << 5) + lowestBit(word);
}

/** The last bit up to a place that is set; there must be one. */
export function bitUpTo(words: Int32Array, first: number, bit: number): number {
  let at = bit >> 5;
  let word = (words[first + at] as number) & (-1 >>> (31 - (bit & 31)));
  while (word === 0) word = words[first + --at] as number;
  return (at << 5) + highestBit(word);
}

/** Sets the bits from one place to another. */
export function setBits(words: Int32Array, first: number, low: number, high: number): void {
  for (let bit = low; bit <= high; bit++) {
    const at = first + (bit >> 5);
    words[at] = (words[at] as number) | (1 << (bit & 31));
  }
}

/** A larger copy of a typed array. */
export function grown<T extends Int32Array | Float64Array | Uint8Array>(
  array: T,
  length: number,
): T {
  const make = array.constructor as new (length: number) => T;
  const copy = new make(Math.max(length, 2 * array.length));
  copy.set(array);
  return copy;
}
