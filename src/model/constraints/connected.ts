// connected: the chosen vertices of a graph hang together by edges between chosen ones. None or one is fine.
import { and, falsity, not, or } from '../construct.ts';
import type { BoolExpr } from '../expression.ts';
import type { Fresh, Printed } from './definition.ts';

/** Two vertices, counted from 0. */
export type Edge = readonly [number, number];

export interface Connected<B> {
  readonly kind: 'connected';
  readonly vertices: readonly B[];
  readonly edges: readonly Edge[];
}

/** For each vertex its neighbours, in the order of the edges. */
export function neighbours(size: number, edges: readonly Edge[]): readonly (readonly number[])[] {
  const lists = Array.from({ length: size }, (): number[] => []);
  for (const [a, b] of edges) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists;
}

export const connected = {
  map<B, C>(c: Connected<B>, bool: (formula: B) => C): Connected<C> {
    return { kind: c.kind, vertices: c.vertices.map(bool), edges: c.edges };
  },
  holds(c: Connected<boolean>): boolean {
    const around = neighbours(c.vertices.length, c.edges);
    const reached = new Set<number>();
    const waiting = [c.vertices.indexOf(true)].filter((vertex) => vertex >= 0);
    for (let vertex = waiting.pop(); vertex !== undefined; vertex = waiting.pop()) {
      if (reached.has(vertex)) continue;
      reached.add(vertex);
      waiting.push(...(around[vertex] ?? []).filter((other) => c.vertices[other]));
    }
    return reached.size === c.vertices.filter(Boolean).length;
  },
  /** What can be reached from the first chosen vertex in so many steps; enough steps for the longest path. */
  decompose(c: Connected<BoolExpr>, fresh: Fresh): BoolExpr {
    const around = neighbours(c.vertices.length, c.edges);
    let reached: BoolExpr[] = [];
    let earlier: BoolExpr = falsity;
    for (const [v, chosen] of c.vertices.entries()) {
      reached.push(fresh.boolean(`root${v}`, and(chosen, not(earlier))));
      earlier = fresh.boolean(`some${v}`, or(earlier, chosen));
    }
    for (let step = 1; step < c.vertices.length; step++) {
      const last = reached;
      reached = c.vertices.map((chosen, v) => {
        const next = (around[v] ?? []).map((other) => last[other] ?? falsity);
        return fresh.boolean(`reach${step}_${v}`, or(last[v] ?? falsity, and(chosen, or(...next))));
      });
    }
    return and(...c.vertices.map((chosen, v) => or(not(chosen), reached[v] ?? falsity)));
  },
  print(c: Connected<Printed>): string {
    const parts = [c.vertices.length, c.edges.length, ...c.vertices, ...c.edges.flat()];
    return `(graph-active-vertices-connected ${parts.join(' ')})`;
  },
};
