// circuit, third part: nodes of one tour reach each other along possible successors.
//
// Rule 1: a node that cannot be out exists => every node that it does not reach, or that does not reach it, is out
//   (the tour lies in one strongly connected component; Francis and Stuckey 2014).
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export class CircuitReach extends Propagator {
  readonly priority: Priority = priorities.costly;
  readonly scope: readonly number[];
  readonly #successors: readonly View[];
  readonly #sub: boolean;
  readonly #forward: Uint8Array;
  readonly #backward: Uint8Array;
  readonly #waiting: number[] = [];

  /** Successors within the nodes are demanded by circuit.ts. */
  constructor(store: Store, successors: readonly View[], sub: boolean) {
    super(store);
    this.scope = successors.map(({ variable }) => variable);
    [this.#successors, this.#sub] = [successors, sub];
    this.#forward = new Uint8Array(successors.length);
    this.#backward = new Uint8Array(successors.length);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const root = this.#successors.findIndex(
      (successor, node) => !this.#sub || !successor.has(node),
    );
    if (root < 0) return true;
    this.#reachForward(root);
    this.#reachBackward(root);
    for (let node = 0; node < this.#successors.length; node++) {
      if (this.#forward[node] === 1 && this.#backward[node] === 1) continue;
      if (!this.#sub || !(this.#successors[node] as View).assign(node)) return false;
    }
    return true;
  }

  #reachForward(root: number): void {
    const [reached, waiting] = [this.#forward, this.#waiting];
    reached.fill(0);
    reached[root] = 1;
    waiting.push(root);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const successor = this.#successors[node] as View;
      const max = successor.max();
      for (let next = successor.min(); ; next = successor.above(next)) {
        if (reached[next] === 0) {
          reached[next] = 1;
          waiting.push(next);
        }
        if (next === max) break;
      }
    }
  }

  #reachBackward(root: number): void {
    const [reached, waiting] = [this.#backward, this.#waiting];
    reached.fill(0);
    reached[root] = 1;
    waiting.push(root);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (let other = 0; other < reached.length; other++) {
        if (reached[other] === 1 || !(this.#successors[other] as View).has(node)) continue;
        reached[other] = 1;
        waiting.push(other);
      }
    }
  }
}
