// graph-division: cut edges divide a graph into regions. An edge is cut exactly when its ends lie in different regions
// (the components of what is left), and a vertex with a size lies in a region of that size.
import type { Integer } from '../../base/integer.ts';
import { add, and, choose, constant, eq, iff, indicator, ne } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Edge } from './connected.ts';
import type { Fresh, Printed } from './definition.ts';

export interface GraphDivision<I, B> {
  readonly kind: 'graph-division';
  /** One a vertex; undefined leaves the size of its region open. */
  readonly sizes: readonly (I | undefined)[];
  readonly edges: readonly Edge[];
  /** One an edge. */
  readonly cuts: readonly B[];
}

export const graphDivision = {
  map<I, B, J, C>(
    c: GraphDivision<I, B>,
    int: (term: I) => J,
    bool: (formula: B) => C,
  ): GraphDivision<J, C> {
    return {
      kind: c.kind,
      sizes: c.sizes.map((size) => (size === undefined ? undefined : int(size))),
      edges: c.edges,
      cuts: c.cuts.map(bool),
    };
  },
  holds(c: GraphDivision<Integer, boolean>): boolean {
    const region = regions(c);
    const sizes = new Map<number, number>();
    for (const name of region) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    return (
      c.edges.every(([a, b], i) => c.cuts[i] === (region[a] !== region[b])) &&
      c.sizes.every((size, v) => size === undefined || size === sizes.get(region[v] ?? -1))
    );
  },
  /** A region is named by its least vertex; the names spread one step a round. */
  decompose(c: GraphDivision<IntExpr, BoolExpr>, fresh: Fresh): BoolExpr {
    let names: IntExpr[] = c.sizes.map((_, v) => constant(v));
    for (let round = 1; round < c.sizes.length; round++) {
      const last = names;
      names = last.map((own, v) => {
        const next = c.edges.flatMap(([a, b], i): IntExpr[] => {
          const other = a === v ? last[b] : b === v ? last[a] : undefined;
          const cut = c.cuts[i];
          return other && cut ? [choose(cut, own, other)] : [];
        });
        const spread: IntExpr = { kind: 'min', terms: [own, ...next] };
        return fresh.integer(`region${round}_${v}`, spread);
      });
    }
    const zero = constant(0);
    const name = (v: number): IntExpr => names[v] ?? zero;
    const ends = c.edges.flatMap(([a, b], i) => {
      const cut = c.cuts[i];
      return cut ? [iff(cut, ne(name(a), name(b)))] : [];
    });
    const sizes = c.sizes.flatMap((size, v) =>
      size ? [eq(size, add(...names.map((other) => indicator(eq(other, name(v))))))] : [],
    );
    return and(...ends, ...sizes);
  },
  print(c: GraphDivision<Printed, Printed>): string {
    const sizes = c.sizes.map((size) => size ?? '*');
    const parts = [c.sizes.length, c.edges.length, ...sizes, ...c.edges.flat(), ...c.cuts];
    return `(graph-division ${parts.join(' ')})`;
  },
};

/** For each vertex the name of its region, by uniting the ends of the edges that are not cut. */
function regions(c: GraphDivision<Integer, boolean>): readonly number[] {
  const parent = c.sizes.map((_, v) => v);
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== undefined && parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  for (const [i, [a, b]] of c.edges.entries()) {
    if (!c.cuts[i]) parent[find(a)] = find(b);
  }
  return parent.map((_, v) => find(v));
}
