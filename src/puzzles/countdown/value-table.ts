// Which values the numbers of a subset can make: a hash table with open addressing, keyed by subset and value.

/** What a value can be made as: the term of a sum, the factor of a product. Bits that add up. */
export const asTerm = 1;
export const asFactor = 2;

function hashOf(subset: number, value: number): number {
  const mixed = Math.imul((value | 0) ^ (subset << 20), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

export class ValueTable {
  /** 0 where a slot is empty. */
  #keys = new Float64Array(1 << 14);
  #subsets = new Uint8Array(1 << 14);
  #kinds = new Uint8Array(1 << 14);
  #mask = (1 << 14) - 1;
  #size = 0;
  readonly #values: number[][] = [];

  /** The values of a subset in the order in which they were found. */
  values(subset: number): readonly number[] {
    return this.#values[subset] ?? [];
  }

  /** How many values all subsets have. */
  get size(): number {
    return this.#size;
  }

  /** How the subset can make the value; 0 if it cannot. */
  kinds(subset: number, value: number): number {
    return this.#kinds[this.#slot(subset, value)] as number;
  }

  /** Notes a way to make a value. */
  add(subset: number, value: number, kind: number): void {
    const slot = this.#slot(subset, value);
    if (this.#keys[slot] === 0) {
      this.#valuesOf(subset).push(value);
      this.#fill(slot, subset, value, kind);
      if (++this.#size * 2 > this.#mask) this.#grow();
    } else this.#kinds[slot] = (this.#kinds[slot] as number) | kind;
  }

  #fill(slot: number, subset: number, value: number, kind: number): void {
    this.#keys[slot] = value;
    this.#subsets[slot] = subset;
    this.#kinds[slot] = kind;
  }

  #valuesOf(subset: number): number[] {
    let list = this.#values[subset];
    if (!list) {
      list = [];
      this.#values[subset] = list;
    }
    return list;
  }

  /** Where the value stands, or where it would go. */
  #slot(subset: number, value: number): number {
    const [keys, subsets, mask] = [this.#keys, this.#subsets, this.#mask];
    let slot = hashOf(subset, value) & mask;
    while (keys[slot] !== 0 && (keys[slot] !== value || subsets[slot] !== subset)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [keys, subsets, kinds] = [this.#keys, this.#subsets, this.#kinds];
    const capacity = keys.length * 2;
    this.#mask = capacity - 1;
    this.#keys = new Float64Array(capacity);
    this.#subsets = new Uint8Array(capacity);
    this.#kinds = new Uint8Array(capacity);
    for (const [i, value] of keys.entries()) {
      if (value === 0) continue;
      const subset = subsets[i] as number;
      this.#fill(this.#slot(subset, value), subset, value, kinds[i] as number);
    }
  }
}
