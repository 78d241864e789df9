// connected: the chosen vertices of a graph hang together by edges between chosen ones.
//
// Rule 1: a vertex that no chosen one reaches through vertices that may be chosen is not chosen; if it is, failure.
// Rule 2: a vertex without which two chosen ones would fall apart is chosen. Found by depth-first search with low points
//   from a chosen vertex (Hopcroft and Tarjan 1973): such a vertex has a child from which nothing above it is reached
//   and below which there is a chosen vertex.
import type { Literal } from '../../lower/flat.ts';
import { variableOf } from '../../lower/flat.ts';
import type { Edge } from '../../model/constraints/connected.ts';
import { neighbours } from '../../model/constraints/connected.ts';
import { variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeFalse, makeTrue } from './literals.ts';

export class ConnectedPropagator extends Propagator {
  readonly priority: Priority = priorities.costly;
  readonly scope: readonly number[];
  readonly #vertices: readonly Literal[];
  readonly #around: readonly (readonly number[])[];
  /** By vertex: when the search came to it (0: not yet), what it reaches, the chosen ones at or below it. */
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #chosen: Int32Array;
  readonly #parent: Int32Array;
  readonly #tried: Int32Array;
  /** The vertices in the order in which the search came to them. */
  readonly #visited: Int32Array;

  constructor(store: Store, vertices: readonly Literal[], edges: readonly Edge[]) {
    super(store);
    this.scope = vertices.map(variableOf);
    this.#vertices = vertices;
    this.#around = neighbours(vertices.length, edges);
    const array = (): Int32Array => new Int32Array(vertices.length);
    this.#order = array();
    this.#low = array();
    this.#chosen = array();
    this.#parent = array();
    this.#tried = array();
    this.#visited = array();
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, variableFixed);
  }

  propagate(): boolean {
    const { store } = this;
    const root = this.#vertices.findIndex((vertex) => isTrue(store, vertex));
    if (root < 0) return true;
    const count = this.#search(root);
    for (let v = 0; v < this.#vertices.length; v++) {
      if (this.#order[v] === 0 && !makeFalse(store, this.#vertices[v] as Literal)) return false;
    }
    return this.#demandJoints(root, count);
  }

  /** Visits what the root reaches; how many vertices that are. */
  #search(root: number): number {
    this.#order.fill(0);
    this.#tried.fill(0);
    let count = 0;
    const enter = (v: number, parent: number): void => {
      this.#visited[count++] = v;
      this.#order[v] = count;
      this.#low[v] = count;
      this.#parent[v] = parent;
      this.#chosen[v] = isTrue(this.store, this.#vertices[v] as Literal) ? 1 : 0;
    };
    enter(root, -1);
    for (let v = root; v >= 0; ) {
      const next = this.#nextNeighbour(v);
      if (next < 0) v = this.#parent[v] as number;
      else if (this.#order[next] === 0) {
        enter(next, v);
        v = next;
      } else if (next !== this.#parent[v]) {
        this.#low[v] = Math.min(this.#low[v] as number, this.#order[next] as number);
      }
    }
    return count;
  }

  /** The next neighbour of a vertex that may be chosen, or -1. */
  #nextNeighbour(v: number): number {
    const around = this.#around[v] as readonly number[];
    let at = this.#tried[v] as number;
    while (at < around.length) {
      const next = around[at++] as number;
      if (isFalse(this.store, this.#vertices[next] as Literal)) continue;
      this.#tried[v] = at;
      return next;
    }
    this.#tried[v] = at;
    return -1;
  }

  /** Rule 2, from the leaves up: low points and numbers of chosen vertices go from children to parents. */
  #demandJoints(root: number, count: number): boolean {
    for (let i = count - 1; i > 0; i--) {
      const v = this.#visited[i] as number;
      const parent = this.#parent[v] as number;
      const below = this.#chosen[v] as number;
      const isCut = (this.#low[v] as number) >= (this.#order[parent] as number);
      if (isCut && below > 0 && parent !== root) {
        if (!makeTrue(this.store, this.#vertices[parent] as Literal)) return false;
      }
      this.#low[parent] = Math.min(this.#low[parent] as number, this.#low[v] as number);
      this.#chosen[parent] = (this.#chosen[parent] as number) + below;
    }
    return true;
  }
}
