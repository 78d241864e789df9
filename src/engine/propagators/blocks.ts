// A partition of the numbers below a size into blocks that can be united (Tarjan 1975, with path halving).

export class Blocks {
  readonly #parents: Int32Array;
  readonly #sizes: Int32Array;

  constructor(size: number) {
    this.#parents = new Int32Array(size);
    this.#sizes = new Int32Array(size);
    this.clear();
  }

  /** Each number in a block of its own. */
  clear(): void {
    this.#sizes.fill(1);
    for (let i = 0; i < this.#parents.length; i++) this.#parents[i] = i;
  }

  /** The number that stands for the block of a number. */
  find(of: number): number {
    const parents = this.#parents;
    let at = of;
    while (parents[at] !== at) {
      const above = parents[parents[at] as number] as number;
      parents[at] = above;
      at = above;
    }
    return at;
  }

  unite(a: number, b: number): void {
    const [left, right] = [this.find(a), this.find(b)];
    if (left === right) return;
    const [small, large] =
      (this.#sizes[left] as number) < (this.#sizes[right] as number)
        ? [left, right]
        : [right, left];
    this.#parents[small] = large;
    this.#sizes[large] = (this.#sizes[large] as number) + (this.#sizes[small] as number);
  }

  sizeOf(a: number): number {
    return this.#sizes[this.find(a)] as number;
  }

  /** A number for the pair of two blocks, the same in both orders. */
  pair(a: number, b: number): number {
    const [left, right] = [this.find(a), this.find(b)];
    return Math.min(left, right) * this.#parents.length + Math.max(left, right);
  }
}
