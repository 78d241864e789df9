// Sets of vertices that are all joined to each other, as the lines of a loop puzzle are that meet in a point.
import type { Edge } from '../../model/constraints/connected.ts';

/** A graph some of whose edges are replaced by ways over further vertices. */
export interface Hubbed {
  /** For each further vertex those that it is joined to. The first one has the number `size`, and so on. */
  readonly hubs: readonly (readonly number[])[];
  /** All edges, those of the further vertices included. */
  readonly edges: readonly Edge[];
}

/** A smaller set has no more edges than a hub would. */
const leastClique = 4;

/** Replaces the edges within sets of four or more by a hub that all of a set are joined to. */
export function withHubs(size: number, edges: readonly Edge[]): Hubbed {
  const around = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of edges) {
    around[a]?.add(b);
    around[b]?.add(a);
  }
  const hubs: (readonly number[])[] = [];
  const kept: Edge[] = [];
  for (const [a, near] of around.entries()) {
    for (const b of near) {
      const clique = grown([a, b], around);
      if (clique.length >= leastClique) {
        for (const member of clique) {
          kept.push([member, size + hubs.length]);
          for (const other of clique) around[member]?.delete(other);
        }
        hubs.push(clique);
      } else {
        kept.push([a, b]);
        near.delete(b);
        around[b]?.delete(a);
      }
    }
  }
  return { hubs, edges: kept };
}

/** Adds vertices that are joined to all that are there, as long as there are some. */
function grown(
  [a, b]: readonly [number, number],
  around: readonly ReadonlySet<number>[],
): readonly number[] {
  const clique = [a, b];
  for (const candidate of around[a] ?? []) {
    if (candidate !== b && clique.every((v) => around[v]?.has(candidate))) clique.push(candidate);
  }
  return clique;
}
