// Connected vertices, by both encodings, and what the shorter one is made of: hubs and the order of elimination.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cnf } from '../../../src/encode/cnf.ts';
import { withHubs } from '../../../src/encode/globals/cliques.ts';
import { addConnected } from '../../../src/encode/globals/connected.ts';
import { eliminationOrder } from '../../../src/encode/globals/elimination.ts';
import { addConnectedByRanks } from '../../../src/encode/globals/ranked.ts';
import { always, isTrue, never, type SatLiteral } from '../../../src/encode/literal.ts';
import { connected, type Edge } from '../../../src/model/constraints/connected.ts';
import { modelsOf } from './models.ts';

type Known = 'yes' | 'no' | 'open';

interface Graph {
  readonly known: readonly Known[];
  readonly edges: readonly Edge[];
}

const random: fc.Arbitrary<Graph> = fc.integer({ min: 0, max: 8 }).chain((size) =>
  fc.record({
    known: fc.array(
      fc.constantFrom<Known>('open', 'open', 'open', 'open', 'open', 'open', 'open', 'yes', 'no'),
      { minLength: size, maxLength: size },
    ),
    edges:
      size === 0
        ? fc.constant([])
        : fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 20 }),
  }),
);

/** The sides of the cells of a grid, joined where they meet in a point. */
function loopLines(height: number, width: number): Graph {
  const sides: Edge[] = [];
  for (let point = 0; point < height * width; point++) {
    if (point % width < width - 1) sides.push([point, point + 1]);
    if (point + width < height * width) sides.push([point, point + width]);
  }
  const edges = sides.flatMap((side, i) =>
    sides
      .slice(0, i)
      .flatMap((other, k): Edge[] => (side.some((end) => other.includes(end)) ? [[k, i]] : [])),
  );
  return { known: sides.map(() => 'open'), edges };
}

/** All choices of vertices that hang together. */
function expected({ known, edges }: Graph): readonly string[] {
  const found: string[] = [];
  for (let bits = 0; bits < 2 ** known.length; bits++) {
    const vertices = known.map((_, v) => (bits >> v) % 2 === 1);
    if (known.some((each, v) => each !== 'open' && vertices[v] !== (each === 'yes'))) continue;
    if (connected.holds({ kind: 'connected', vertices, edges })) found.push(vertices.join());
  }
  return found.sort();
}

function found(
  { known, edges }: Graph,
  add: (cnf: Cnf, chosen: readonly SatLiteral[], edges: readonly Edge[]) => void,
): readonly string[] {
  const cnf = new Cnf();
  const chosen = known.map((each) =>
    each === 'open' ? cnf.fresh() : each === 'yes' ? always : never,
  );
  add(cnf, chosen, edges);
  const groups = chosen
    .filter((literal) => literal !== always && literal !== never)
    .map((literal) => [literal, -literal]);
  return modelsOf(cnf, groups, (model) =>
    chosen.map((literal) => isTrue(model, literal)).join(),
  ).toSorted();
}

const withoutLoops =
  (add: typeof addConnectedByRanks): typeof addConnectedByRanks =>
  (cnf, chosen, edges) =>
    add(
      cnf,
      chosen,
      edges.filter(([a, b]) => a !== b),
    );

describe.each([
  ['by elimination', addConnected],
  ['by ranks', withoutLoops(addConnectedByRanks)],
])('connected %s', (_name, add) => {
  it('has the choices that hang together in random graphs', () => {
    fc.assert(
      fc.property(random, (graph) => {
        expect(found(graph, add)).toEqual(expected(graph));
      }),
      { numRuns: 150 },
    );
  });

  it('has single vertices of a clique', () => {
    const known = Array.from({ length: 6 }, (): Known => 'open');
    const clique = [2, 3, 4, 5].flatMap((a, i, all): Edge[] => all.slice(0, i).map((b) => [a, b]));
    const graph = { known, edges: clique };
    expect(found(graph, add)).toEqual(expected(graph));
    expect(found(graph, add)).toHaveLength(1 + 6 + 11);
  });

  it('has them in random graphs made of cliques', () => {
    const cliques = fc.array(fc.uniqueArray(fc.nat(7), { minLength: 2, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    });
    const known = fc.array(fc.constantFrom<Known>('open', 'open', 'open', 'open', 'no'), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(known, cliques, (fixed, groups) => {
        const edges = groups.flatMap((group) =>
          group.flatMap((a, i) => group.slice(0, i).map((b): Edge => [a, b])),
        );
        const graph = { known: fixed, edges };
        expect(found(graph, add)).toEqual(expected(graph));
      }),
      { numRuns: 60 },
    );
  });

  it('has them among the sides of a grid', () => {
    const graph = loopLines(2, 4);
    expect(found(graph, add)).toEqual(expected(graph));
  });
});

describe('hubs', () => {
  it('stand where four lines of a grid meet', () => {
    const { known, edges } = loopLines(4, 4);
    const { hubs, edges: kept } = withHubs(known.length, edges);
    expect(hubs.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    expect(kept).toHaveLength(edges.length - 4 * 6 + 4 * 4);
  });

  it('leave edges alone that are in no set of four, and drop repeated ones', () => {
    const ring: readonly Edge[] = [
      [0, 1],
      [1, 2],
      [2, 0],
      [1, 0],
    ];
    expect(withHubs(3, ring)).toEqual({
      hubs: [],
      edges: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    });
  });
});

describe('the order of elimination', () => {
  const path: readonly Edge[] = [
    [0, 1],
    [1, 2],
    [2, 3],
  ];

  it('takes ends of a path first and keeps the last vertex', () => {
    const order = eliminationOrder(4, path, { last: 0, mostPairs: 100 });
    expect(order?.map(({ vertex }) => vertex)).toEqual([3, 2, 1, 0]);
    expect(order?.map(({ neighbours }) => neighbours)).toEqual([[2], [1], [0], []]);
  });

  it('joins the neighbours of what is taken out', () => {
    const star: readonly Edge[] = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
    ];
    const order = eliminationOrder(5, star, { last: -1, mostPairs: 100 });
    const pairs = order?.map(({ neighbours }) => neighbours.length);
    expect(pairs).toEqual([1, 3, 2, 1, 0]);
  });

  it('gives up where there are too many pairs', () => {
    const { known, edges } = loopLines(6, 6);
    expect(eliminationOrder(known.length, edges, { last: -1, mostPairs: 50 })).toBeUndefined();
  });
});
