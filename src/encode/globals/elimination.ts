// Takes the vertices of a graph out one after the other, those with few neighbours first; the neighbours of one that is
// taken out become neighbours of each other. Grids and other flat graphs stay thin that way.
import { type Edge, neighbours } from '../../model/constraints/connected.ts';

/** A vertex that is taken out, and the vertices that were its neighbours at that time. */
export interface Elimination {
  readonly vertex: number;
  readonly neighbours: readonly number[];
}

export interface EliminationOptions {
  /** A vertex that is to stay until the end; -1 for none. */
  readonly last: number;
  /** The most pairs of neighbours of vertices that are taken out. */
  readonly mostPairs: number;
}

/** The order by least degree; undefined if there would be too many pairs. */
export function eliminationOrder(
  size: number,
  edges: readonly Edge[],
  { last, mostPairs }: EliminationOptions,
): readonly Elimination[] | undefined {
  const around = neighbours(size, edges).map((list) => new Set(list));
  for (const [v, set] of around.entries()) set.delete(v);
  const waiting = new ByDegree(around.map((set, v) => (v === last ? size : set.size)));
  const order: Elimination[] = [];
  let pairs = 0;
  for (let vertex = waiting.take(); vertex >= 0; vertex = waiting.take()) {
    const near = [...(around[vertex] as Set<number>)];
    order.push({ vertex, neighbours: near });
    pairs += (near.length * (near.length - 1)) / 2;
    if (pairs > mostPairs) return undefined;
    joinAll(around, near, vertex);
    for (const v of near) if (v !== last) waiting.put(v, (around[v] as Set<number>).size);
  }
  return order;
}

/** Makes some vertices neighbours of each other, and of one no more. */
function joinAll(around: readonly Set<number>[], vertices: readonly number[], gone: number): void {
  for (const v of vertices) {
    const own = around[v] as Set<number>;
    for (const other of vertices) own.add(other);
    own.delete(v);
    own.delete(gone);
  }
}

/** Vertices by their degree. */
class ByDegree {
  readonly #buckets: Set<number>[] = [];
  readonly #degrees: number[];
  #least = 0;

  constructor(degrees: readonly number[]) {
    this.#degrees = [...degrees];
    for (const [v, degree] of degrees.entries()) this.#bucket(degree).add(v);
  }

  #bucket(degree: number): Set<number> {
    this.#buckets[degree] ??= new Set();
    return this.#buckets[degree];
  }

  /** Gives a vertex another degree. */
  put(vertex: number, degree: number): void {
    this.#bucket(this.#degrees[vertex] as number).delete(vertex);
    this.#degrees[vertex] = degree;
    this.#bucket(degree).add(vertex);
    this.#least = Math.min(this.#least, degree);
  }

  /** Removes a vertex of least degree; -1 when there is none. */
  take(): number {
    for (; this.#least < this.#buckets.length; this.#least++) {
      const bucket = this.#bucket(this.#least);
      for (const vertex of bucket) {
        bucket.delete(vertex);
        return vertex;
      }
    }
    return -1;
  }
}
