// How large results can be, and how large they may be and still be of use: nothing that reaches the target is lost.
import { type Game, isProduct, isSum, type Operation } from './game.ts';
import type { Subsets } from './subsets.ts';

export class Bounds {
  readonly #subsets: Subsets;
  readonly #game: Game;
  readonly #chains: Float64Array;
  readonly #results: Float64Array;

  constructor(subsets: Subsets, game: Game) {
    this.#subsets = subsets;
    this.#game = game;
    const { operations } = game;
    const allowed = [...operations];
    this.#chains = this.#largestOf(allowed.some(isSum), allowed.some(isProduct));
    // Dividing by a fraction can multiply.
    const multiplies = operations.has('*') || (game.fractions && operations.has('/'));
    this.#results = this.#largestOf(operations.has('+'), multiplies);
  }

  /** By subset, the largest value by sums and products, or by taking away from a part. Past 2^53 it is rounded. */
  #largestOf(sums: boolean, products: boolean): Float64Array {
    const subsets = this.#subsets;
    const largest = new Float64Array(subsets.full + 1);
    for (const subset of subsets.all) {
      let best = subsets.size(subset) === 1 ? subsets.numberOf(subset) : 0;
      for (const part of subsets.parts(subset)) {
        const rest = subsets.without(subset, part);
        if (part > rest) continue;
        const [a, b] = [largest[part] as number, largest[rest] as number];
        best = Math.max(best, a, b, sums ? a + b : 0, products ? a * b : 0);
      }
      largest[subset] = best;
    }
    return largest;
  }

  /** No result of these numbers is larger. */
  largest(subset: number): number {
    return this.#results[subset] as number;
  }

  /** No result of so many of the numbers, or fewer, is larger; as far as integers are exact. */
  largestOfSize(size: number): number {
    const { all } = this.#subsets;
    const largest = all.map((subset) =>
      this.#subsets.size(subset) <= size ? this.largest(subset) : 0,
    );
    return Math.min(Math.max(...largest), Number.MAX_SAFE_INTEGER);
  }

  /** No result of so many of the numbers, or fewer, that is larger is of use for a result of at most `goal` in the end. */
  limitOfSize(size: number, goal: number): number {
    const { all } = this.#subsets;
    const limits = all.map((subset) =>
      this.#subsets.size(subset) <= size ? this.limit(subset, goal) : 0,
    );
    return Math.min(Math.max(...limits), this.largestOfSize(size));
  }

  /** The same where `+` may be done before `-`, and `*` before `/`, even if they are not allowed. */
  largestChain(subset: number): number {
    return this.#chains[subset] as number;
  }

  /**
   * A result of these numbers that is larger is of no use for a result of at most `goal` in the end. Going back from the
   * end, a step that takes in a result `y` of other numbers comes from at most `goal * y + 1`: it divided by `y`,
   * subtracted it, or was itself subtracted from it or divided it. All such `y` multiplied are at most the largest
   * result of the numbers that are left.
   */
  limit(subset: number, goal: number): number {
    const { full, numbers } = this.#subsets;
    const rest = this.#subsets.without(full, subset);
    const back = (goal + numbers.length) * Math.max(1, this.largestChain(rest));
    return Math.min(this.largestChain(subset), back);
  }

  /** How far from the target some result is that is easy to find; undefined where none is. */
  get knownDistance(): number | undefined {
    const { numbers, target, useAll, operations } = this.#game;
    if (!useAll) return Math.min(...numbers.map((number) => Math.abs(number - target)));
    const sum = numbers.reduce((a, b) => a + b);
    return operations.has('+') || numbers.length === 1 ? Math.abs(sum - target) : undefined;
  }

  /** No result in the end that is as near as can be is larger. */
  get goal(): number {
    const { knownDistance } = this;
    const { target } = this.#game;
    return knownDistance === undefined
      ? Math.max(target, this.largest(this.#subsets.full))
      : target + knownDistance;
  }
}

/** The operations that chains are made with. A chain has all `+` before `-`, so where there is `-` it may begin with `+`
 * even if that is not allowed: `a - (b - c)` is `a + c - b`. Likewise with `*` and `/`.
 */
export function chainOperations({ operations: allowed }: Game): readonly Operation[] {
  const closed = new Set(allowed);
  if (closed.has('-')) closed.add('+');
  if (closed.has('/')) closed.add('*');
  return [...closed];
}
