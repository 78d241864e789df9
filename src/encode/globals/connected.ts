// Connected vertices of a graph, by taking the vertices out one after the other.
//
// The top of a component is the one of its vertices that is taken out last. There is one component at most, so a chosen
// vertex that has a chosen one behind it in the order is no top: it is joined to one behind it, by an edge or by a path
// through chosen vertices before both. `joined(u, w)` implies such a path: the last of the vertices on it, v, was joined
// to both. So a path never supports itself, and once all vertices are known unit propagation finds the rest.
import { type Edge, neighbours } from '../../model/constraints/connected.ts';
import type { Cnf } from '../cnf.ts';
import { disjunction } from '../gates.ts';
import { always, never, type SatLiteral } from '../literal.ts';
import { withHubs } from './cliques.ts';
import { type Elimination, eliminationOrder } from './elimination.ts';
import { addConnectedByRanks } from './ranked.ts';

/** So many pairs of neighbours may be joined; then ranks are shorter. */
const mostPairs = 2_000_000;

/** Demands that the chosen vertices hang together by edges between chosen ones. */
export function addConnected(
  cnf: Cnf,
  vertices: readonly SatLiteral[],
  edges: readonly Edge[],
): void {
  const isOpen = (v: number): boolean => cnf.value(vertices[v] as number) !== never;
  const open = edges.filter(([a, b]) => a !== b && isOpen(a) && isOpen(b));
  const graph = withHubs(vertices.length, open);
  const hubs = graph.hubs.map((members) =>
    disjunction(
      cnf,
      members.map((v) => vertices[v] as SatLiteral),
    ),
  );
  const chosen = [...vertices, ...hubs];
  const last = chosen.findIndex((literal) => cnf.value(literal) === always);
  const order = eliminationOrder(chosen.length, graph.edges, { last, mostPairs });
  if (!order) {
    addConnectedByRanks(cnf, vertices, open);
    return;
  }
  const behind = anyBehind(cnf, chosen, order);
  // A hub behind the only vertex that is chosen is chosen with it, and no neighbour.
  const verticesBehind =
    hubs.length === 0 ? behind : anyBehind(cnf, [...vertices, ...hubs.map(() => never)], order);
  addNeighbours(cnf, vertices, open, order, verticesBehind);
  addJoins(cnf, new Joins(cnf, chosen, graph.edges), order, behind);
}

/** For each place of the order a literal that is true if there is a chosen vertex behind it. */
function anyBehind(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  order: readonly Elimination[],
): readonly SatLiteral[] {
  let any: SatLiteral = never;
  const fromLast = order.toReversed().map(({ vertex }) => {
    const behind = any;
    any = impliedByEither(cnf, cnf.value(chosen[vertex] as number), behind);
    return behind;
  });
  return fromLast.reverse();
}

function impliedByEither(cnf: Cnf, a: SatLiteral, b: SatLiteral): SatLiteral {
  if (a === always || b === never) return a;
  if (b === always || a === never) return b;
  const literal = cnf.fresh();
  cnf.add(-a, literal);
  cnf.add(-b, literal);
  return literal;
}

/** What follows from the joins, but not by unit propagation: a chosen vertex that is no top has a chosen neighbour. */
function addNeighbours(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  edges: readonly Edge[],
  order: readonly Elimination[],
  behind: readonly SatLiteral[],
): void {
  const around = neighbours(chosen.length, edges);
  for (const [i, { vertex }] of order.entries()) {
    const here = chosen[vertex];
    if (here === undefined) continue; // a hub, which has a chosen vertex around it anyway
    const near = (around[vertex] ?? []).map((other) => chosen[other] as SatLiteral);
    cnf.addAll([-here, -(behind[i] as number), ...near]);
  }
}

/** A chosen vertex with a chosen one behind it is joined to one behind it. */
function addJoins(
  cnf: Cnf,
  joins: Joins,
  order: readonly Elimination[],
  behind: readonly SatLiteral[],
): void {
  for (const [i, elimination] of order.entries()) {
    const here = joins.chosen[elimination.vertex] as SatLiteral;
    if (cnf.value(here) === never) continue;
    const joined = joins.takeOut(elimination);
    const ways = elimination.neighbours.map((other, k) =>
      joins.implyAll([joins.chosen[other] as SatLiteral, joined[k] as SatLiteral]),
    );
    cnf.addAll([-here, -(behind[i] as number), ...ways]);
  }
}

/** The literals `joined`, which come about as vertices are taken out. */
class Joins {
  readonly chosen: readonly SatLiteral[];
  readonly #cnf: Cnf;
  /** For two vertices literals each of which implies that they are joined. */
  readonly #supports = new Map<number, SatLiteral[]>();

  constructor(cnf: Cnf, chosen: readonly SatLiteral[], edges: readonly Edge[]) {
    this.#cnf = cnf;
    this.chosen = chosen;
    for (const [a, b] of edges) this.#supportsOf(a, b).push(always);
  }

  #supportsOf(a: number, b: number): SatLiteral[] {
    const key = Math.min(a, b) * this.chosen.length + Math.max(a, b);
    const known = this.#supports.get(key);
    if (known) return known;
    const made: SatLiteral[] = [];
    this.#supports.set(key, made);
    return made;
  }

  /** Takes a vertex out: its neighbours may be joined by it. Gives for each whether it was joined to the vertex. */
  takeOut({ vertex, neighbours }: Elimination): readonly SatLiteral[] {
    const joined = neighbours.map((other) => this.#joined(vertex, other));
    const here = this.chosen[vertex] as SatLiteral;
    for (const [i, first] of neighbours.entries()) {
      for (let k = 0; k < i; k++) {
        const supports = this.#supportsOf(first, neighbours[k] as number);
        if (supports[0] === always) continue;
        supports.push(this.implyAll([here, joined[i] as SatLiteral, joined[k] as SatLiteral]));
      }
    }
    return joined;
  }

  #joined(a: number, b: number): SatLiteral {
    const supports = this.#supportsOf(a, b);
    const [only] = supports;
    if (only !== undefined && supports.length === 1) return only;
    const literal = this.#cnf.fresh();
    this.#cnf.addAll([-literal, ...supports]);
    return literal;
  }

  /** A literal that implies all of some. */
  implyAll(literals: readonly SatLiteral[]): SatLiteral {
    const parts = literals.filter((literal) => this.#cnf.value(literal) !== always);
    if (parts.length <= 1) return parts[0] ?? always;
    const literal = this.#cnf.fresh();
    for (const part of parts) this.#cnf.add(-literal, part);
    return literal;
  }
}
