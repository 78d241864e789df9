// Sets of vertices that are all joined to each other, as the lines of a loop puzzle are that meet in a point.
import { type Edge, neighbours } from '../../model/constraints/connected.ts';

/** A graph some of whose edges are replaced by ways over further vertices. */
export interface Hubbed {
  /** For each further vertex those that it is joined to. They are numbered from the number of vertices on. */
  readonly hubs: readonly (readonly number[])[];
  /** All edges, those of the further vertices included. None is there twice. */
  readonly edges: readonly Edge[];
}

/** A smaller set has no more edges than a hub would. */
const leastClique = 4;

/** So many vertices are looked at; what is not found by then stays as it is. */
const mostLooks = 5_000_000;

/** Replaces the edges within sets of four or more by a hub that all of a set are joined to. */
export function withHubs(size: number, edges: readonly Edge[]): Hubbed {
  const search = new CliqueSearch(size, edges);
  const hubs: (readonly number[])[] = [];
  const kept: Edge[] = [];
  for (const [a, near] of search.around.entries()) {
    for (const b of near) {
      const clique = search.grow(a, b);
      const isHub = clique.length >= leastClique;
      if (isHub) {
        for (const member of clique) kept.push([member, size + hubs.length]);
        hubs.push(clique);
      } else kept.push([a, b]);
      search.part(isHub ? clique : [a, b]);
    }
  }
  return { hubs, edges: kept };
}

class CliqueSearch {
  /** For each vertex the neighbours whose edge has not been dealt with. */
  readonly around: readonly Set<number>[];
  #looks = 0;

  constructor(size: number, edges: readonly Edge[]) {
    this.around = neighbours(size, edges).map((list) => new Set(list));
    for (const [v, set] of this.around.entries()) set.delete(v);
  }

  /** Two neighbours, and others that are joined to all that are there, as long as some are found. */
  grow(a: number, b: number): readonly number[] {
    const clique = [a, b];
    const isJoined = (candidate: number): boolean =>
      clique.every((v) => {
        this.#looks++;
        return this.around[v]?.has(candidate);
      });
    for (const candidate of this.around[a] ?? []) {
      if (this.#looks > mostLooks) break;
      if (isJoined(candidate)) clique.push(candidate);
    }
    return clique;
  }

  /** Takes away the edges between some vertices. */
  part(vertices: readonly number[]): void {
    for (const v of vertices) for (const other of vertices) this.around[v]?.delete(other);
  }
}
