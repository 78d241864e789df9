// Takes the vertices of a graph out one after the other, those with few neighbours first; the neighbours of one that is
// taken out become neighbours of each other. Grids and other flat graphs stay thin that way.
import type { Edge } from '../../model/constraints/connected.ts';

/** A vertex that is taken out, and the vertices that were its neighbours at that time. */
export interface Elimination {
  readonly vertex: number;
  readonly neighbours: readonly number[];
}

/**
 * The order by least degree.
 * @param last a vertex that is to stay until the end.
 */
export function eliminationOrder(
  size: number,
  edges: readonly Edge[],
  last = -1,
): readonly Elimination[] {
  const around = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of edges) {
    if (a === b) continue;
    around[a]?.add(b);
    around[b]?.add(a);
  }
  const waiting = new ByDegree(around.map((set, v) => (v === last ? size : set.size)));
  const order: Elimination[] = [];
  for (let vertex = waiting.take(); vertex >= 0; vertex = waiting.take()) {
    const neighbours = [...(around[vertex] as Set<number>)];
    order.push({ vertex, neighbours });
    for (const v of neighbours) {
      const own = around[v] as Set<number>;
      for (const other of neighbours) if (other !== v) own.add(other);
      own.delete(vertex);
      if (v !== last) waiting.put(v, own.size);
    }
  }
  return order;
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

  put(vertex: number, degree: number): void {
    this.#bucket(this.#degrees[vertex] as number).delete(vertex);
    this.#degrees[vertex] = degree;
    this.#bucket(degree).add(vertex);
    this.#least = Math.min(this.#least, degree);
  }

  /** Removes a vertex of least degree; -1 when there is none. */
  take(): number {
    for (; this.#least < this.#buckets.length; this.#least++) {
      for (const vertex of this.#buckets[this.#least] ?? []) {
        this.#bucket(this.#least).delete(vertex);
        return vertex;
      }
    }
    return -1;
  }
}
