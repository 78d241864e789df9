// graph-division: cut edges divide a graph into regions; an edge is cut exactly when its ends lie in different regions,
// and the sizes of regions may be given.
//
// A block is a set of vertices that edges known not to be cut hold together.
// Rule 1: an edge within a block is not cut; blocks with a cut edge between them are apart, and so are all their edges.
// Rule 2: the sizes given for the vertices of a block are one number; it is at least the size of the block and at most
//   the number of vertices that the block reaches by edges that may be uncut.
// Rule 3: two blocks that are too large together, or whose sizes differ, are apart.
// Rule 4: a block that has to grow and has one edge left to grow by does not cut it.
import { type Literal, variableOf } from '../../lower/flat.ts';
import type { Edge } from '../../model/constraints/connected.ts';
import { boundsChanged, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { Blocks } from './blocks.ts';
import { isFalse, isTrue, makeFalse, makeTrue } from './literals.ts';

export class GraphDivisionPropagator extends Propagator {
  readonly priority: Priority = priorities.costly;
  readonly scope: readonly number[];
  readonly #sizes: readonly (View | undefined)[];
  readonly #edges: readonly Edge[];
  readonly #cuts: readonly Literal[];
  readonly #blocks: Blocks;
  /** By block: between what the size of its region lies. */
  readonly #low: Int32Array;
  readonly #high: Float64Array;

  constructor(
    store: Store,
    sizes: readonly (View | undefined)[],
    edges: readonly Edge[],
    cuts: readonly Literal[],
  ) {
    super(store);
    const given = sizes.flatMap((size) => (size ? [size.variable] : []));
    this.scope = [...new Set([...given, ...cuts.map(variableOf)])];
    [this.#sizes, this.#edges, this.#cuts] = [sizes, edges, cuts];
    this.#blocks = new Blocks(sizes.length);
    this.#low = new Int32Array(sizes.length);
    this.#high = new Float64Array(sizes.length);
  }

  subscribe(to: Subscriptions): void {
    for (const cut of this.#cuts) to.on(variableOf(cut), variableFixed);
    for (const size of this.#sizes) if (size) to.on(size.variable, boundsChanged);
  }

  propagate(): boolean {
    this.#join();
    return this.#separate() && this.#measure() && this.#fit() && this.#grow();
  }

  /** Makes the blocks of what is known. */
  #join(): void {
    const blocks = this.#blocks;
    blocks.clear();
    for (const [i, [a, b]] of this.#edges.entries()) {
      if (isFalse(this.store, this.#cuts[i] as Literal)) blocks.unite(a, b);
    }
  }

  /** Rule 1. */
  #separate(): boolean {
    const { store } = this;
    const blocks = this.#blocks;
    const apart = new Set<number>();
    for (const [i, [a, b]] of this.#edges.entries()) {
      if (isTrue(store, this.#cuts[i] as Literal)) apart.add(blocks.pair(a, b));
    }
    return this.#edges.every(([a, b], i) => {
      const cut = this.#cuts[i] as Literal;
      if (blocks.find(a) === blocks.find(b)) return makeFalse(store, cut);
      return !apart.has(blocks.pair(a, b)) || makeTrue(store, cut);
    });
  }

  /** Rule 2. */
  #measure(): boolean {
    const [blocks, low, high] = [this.#blocks, this.#low, this.#high];
    const reach = this.#reach();
    for (let v = 0; v < low.length; v++) {
      low[v] = blocks.sizeOf(v);
      high[v] = reach.sizeOf(v);
    }
    for (const [v, size] of this.#sizes.entries()) {
      if (!size) continue;
      const block = blocks.find(v);
      low[block] = Math.max(low[block] as number, Math.min(size.min(), low.length + 1));
      high[block] = Math.min(high[block] as number, size.max());
    }
    return this.#sizes.every((size, v) => {
      const block = blocks.find(v);
      if ((low[block] as number) > (high[block] as number)) return false;
      return !size || (size.atLeast(low[block] as number) && size.atMost(high[block] as number));
    });
  }

  /** The regions if no open edge were cut. */
  #reach(): Blocks {
    const reach = new Blocks(this.#sizes.length);
    for (const [i, [a, b]] of this.#edges.entries()) {
      if (!isTrue(this.store, this.#cuts[i] as Literal)) reach.unite(a, b);
    }
    return reach;
  }

  /** Rule 3. */
  #fit(): boolean {
    const [blocks, low, high] = [this.#blocks, this.#low, this.#high];
    return this.#edges.every(([a, b], i) => {
      const [left, right] = [blocks.find(a), blocks.find(b)];
      if (left === right) return true;
      const most = Math.min(high[left] as number, high[right] as number);
      const least = Math.max(low[left] as number, low[right] as number);
      const together = blocks.sizeOf(left) + blocks.sizeOf(right);
      if (most >= Math.max(least, together)) return true;
      return makeTrue(this.store, this.#cuts[i] as Literal);
    });
  }

  /** Rule 4. */
  #grow(): boolean {
    const [blocks, low] = [this.#blocks, this.#low];
    const exits = new Map<number, number[]>();
    for (const [i, ends] of this.#edges.entries()) {
      const cut = this.#cuts[i] as Literal;
      const [left, right] = [blocks.find(ends[0]), blocks.find(ends[1])];
      if (left === right || isTrue(this.store, cut)) continue;
      for (const block of [left, right]) exits.set(block, [...(exits.get(block) ?? []), i]);
    }
    for (const [block, edges] of exits) {
      const [only] = edges;
      if (edges.length > 1 || only === undefined) continue;
      if ((low[block] as number) <= blocks.sizeOf(block)) continue;
      if (!makeFalse(this.store, this.#cuts[only] as Literal)) return false;
    }
    return true;
  }
}
