// Connected vertices of a graph, by taking the vertices out one after the other.
//
// The top of a component is the one of its vertices that is taken out last. There is one component at most, so a chosen
// vertex that has a chosen one behind it in the order is no top: it is joined to one behind it, by an edge or by a path
// through chosen vertices before both. `joined(u, w)` implies such a path: the last of the vertices on it, v, was joined
// to both. So a path never supports itself, and once all vertices are known unit propagation finds the rest.
import type { Edge } from '../../model/constraints/connected.ts';
import type { Cnf } from '../cnf.ts';
import { disjunction } from '../gates.ts';
import { always, never, type SatLiteral } from '../literal.ts';
import { withHubs } from './cliques.ts';
import { type Elimination, eliminationOrder } from './elimination.ts';

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
  const certain = chosen.findIndex((literal) => cnf.value(literal) === always);
  const order = eliminationOrder(chosen.length, graph.edges, certain);
  {
    const around = chosen.map((): number[] => []);
    for (const [a, b] of open) { around[a]?.push(b); around[b]?.push(a); }
    const behind = anyBehind(cnf, chosen, order);
    for (const [i, { vertex }] of order.entries()) {
      if (vertex >= vertices.length) continue;
      cnf.addAll([-(chosen[vertex] as number), -(behind[i] as number), ...(around[vertex] ?? []).map((o) => chosen[o] as number)]);
    }
  }
  addTops(cnf, chosen, new Joins(cnf, chosen, graph.edges), order);
}

/** The literals `joined`, which come about as vertices are taken out. */
class Joins {
  readonly #cnf: Cnf;
  readonly #chosen: readonly SatLiteral[];
  /** For two vertices, the lesser first, what each implies that they are joined. */
  readonly #supports = new Map<number, SatLiteral[]>();

  constructor(cnf: Cnf, chosen: readonly SatLiteral[], edges: readonly Edge[]) {
    this.#cnf = cnf;
    this.#chosen = chosen;
    for (const [a, b] of edges) this.#supports.set(this.#key(a, b), [always]);
  }

  #key(a: number, b: number): number {
    return Math.min(a, b) * this.#chosen.length + Math.max(a, b);
  }

  /** Takes a vertex out: those that it was joined to are joined by it. Gives what says so for each. */
  takeOut({ vertex, neighbours }: Elimination): readonly SatLiteral[] {
    const joined = neighbours.map((other) => this.#joined(vertex, other));
    const here = this.#chosen[vertex] as SatLiteral;
    for (const [i, first] of neighbours.entries()) {
      for (let k = 0; k < i; k++) {
        const key = this.#key(first, neighbours[k] as number);
        const found = this.#supports.get(key) ?? [];
        if (found[0] === always) continue;
        found.push(this.#all([here, joined[i] as number, joined[k] as number]));
        this.#supports.set(key, found);
      }
    }
    return joined;
  }

  #joined(a: number, b: number): SatLiteral {
    const supports = this.#supports.get(this.#key(a, b)) ?? [];
    const [only] = supports;
    if (only !== undefined && supports.length === 1) return only;
    const literal = this.#cnf.fresh();
    this.#cnf.addAll([-literal, ...supports]);
    return literal;
  }

  /** A literal that implies all of some. */
  #all(literals: readonly SatLiteral[]): SatLiteral {
    const parts = literals.filter((literal) => this.#cnf.value(literal) !== always);
    if (parts.length <= 1) return parts[0] ?? always;
    const literal = this.#cnf.fresh();
    for (const part of parts) this.#cnf.add(-literal, part);
    return literal;
  }
}

/** A chosen vertex with a chosen one behind it is joined to one behind it. */
function addTops(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  joins: Joins,
  order: readonly Elimination[],
): void {
  const behind = anyBehind(cnf, chosen, order);
  for (const [i, elimination] of order.entries()) {
    const joined = joins.takeOut(elimination);
    const ways = elimination.neighbours.map((other, k) =>
      both(cnf, chosen[other] as SatLiteral, joined[k] as SatLiteral),
    );
    cnf.addAll([-(chosen[elimination.vertex] as number), -(behind[i] as number), ...ways]);
  }
}

/** A literal that implies both of two. */
function both(cnf: Cnf, a: SatLiteral, b: SatLiteral): SatLiteral {
  const [first, second] = [cnf.value(a), cnf.value(b)];
  if (first === always) return second;
  if (second === always) return first;
  if (first === never || second === never) return never;
  const literal = cnf.fresh();
  cnf.add(-literal, first);
  cnf.add(-literal, second);
  return literal;
}

/** For each place of the order a literal that a chosen vertex behind it implies. */
function anyBehind(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  order: readonly Elimination[],
): readonly SatLiteral[] {
  const behind: SatLiteral[] = [];
  let next: SatLiteral = never;
  for (let i = order.length - 1; i >= 0; i--) {
    behind[i] = next;
    const here = cnf.value(chosen[order[i]?.vertex ?? 0] as number);
    if (here === never || next === always) continue;
    if (here === always || next === never) next = here;
    else {
      const literal = cnf.fresh();
      cnf.add(-next, literal);
      cnf.add(-here, literal);
      next = literal;
    }
  }
  return behind;
}
