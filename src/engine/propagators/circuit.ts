// circuit, second part (the first is all-different): no tour before its time. Successors count from 0.
//
// A chain is a path of nodes whose successors are fixed. Nodes that are their own successors are out of a subcircuit.
// Rule 1: a successor is a node, and not the node itself unless it may be out.
// Rule 2: the end of a chain does not lead to its start while a node outside the chain cannot be out (Caseau and
//   Laburthe 1997; Francis and Stuckey 2014 for subcircuits).
// Rule 3: a chain has closed => all other nodes are out.
import { domainChanged, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export class CircuitPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #successors: readonly View[];
  readonly #sub: boolean;
  /** By node: whether a chain leads to it, and whether it was looked at. */
  readonly #hasPredecessor: Uint8Array;
  readonly #isSeen: Uint8Array;

  constructor(store: Store, successors: readonly View[], sub: boolean) {
    super(store);
    this.scope = successors.map(({ variable }) => variable);
    [this.#successors, this.#sub] = [successors, sub];
    this.#hasPredecessor = new Uint8Array(successors.length);
    this.#isSeen = new Uint8Array(successors.length);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, this.#sub ? domainChanged : variableFixed);
  }

  propagate(): boolean {
    const size = this.#successors.length;
    for (let node = 0; node < size; node++) {
      const successor = this.#successors[node] as View;
      if (!successor.atLeast(0) || !successor.atMost(size - 1)) return false;
      if (!this.#sub && size > 1 && !successor.remove(node)) return false;
    }
    this.#markPredecessors();
    this.#isSeen.fill(0);
    for (let node = 0; node < size; node++) {
      if (this.#hasPredecessor[node] === 0 && !this.#follow(node)) return false;
    }
    return this.#close();
  }

  /** The node that is known to follow, itself left aside; -1 for none. */
  #next(node: number): number {
    const successor = this.#successors[node] as View;
    return successor.isFixed() && successor.min() !== node ? successor.min() : -1;
  }

  #markPredecessors(): void {
    this.#hasPredecessor.fill(0);
    for (let node = 0; node < this.#successors.length; node++) {
      const next = this.#next(node);
      if (next >= 0) this.#hasPredecessor[next] = 1;
    }
  }

  /** Rule 2 for the chain from a node on; all of its nodes count as seen. */
  #follow(start: number): boolean {
    let end = start;
    this.#isSeen[end] = 1;
    for (let next = this.#next(end); next >= 0; next = this.#next(end)) {
      // Two chains that meet break the rule that successors differ, which is not for this propagator to find.
      if (this.#isSeen[next] === 1) return true;
      end = next;
      this.#isSeen[end] = 1;
    }
    if (end === start || !(this.#successors[end] as View).has(start)) return true;
    return !this.#isNeededOutside(start) || (this.#successors[end] as View).remove(start);
  }

  /** Whether a node that is not in the chain cannot be out. */
  #isNeededOutside(start: number): boolean {
    const size = this.#successors.length;
    const inChain = new Uint8Array(size);
    for (let node = start; node >= 0; node = this.#next(node)) inChain[node] = 1;
    for (let node = 0; node < size; node++) {
      if (inChain[node] === 0 && !this.#mayBeOut(node)) return true;
    }
    return false;
  }

  #mayBeOut(node: number): boolean {
    return this.#sub && (this.#successors[node] as View).has(node);
  }

  /** Rule 3: nodes that no chain from an open start reached and that have a successor form closed chains. */
  #close(): boolean {
    const size = this.#successors.length;
    let node = 0;
    while (node < size && (this.#isSeen[node] === 1 || this.#next(node) < 0)) node++;
    if (node === size) return true;
    const first = node;
    do {
      if (this.#isSeen[node] === 1) return true;
      this.#isSeen[node] = 2;
      node = this.#next(node);
    } while (node >= 0 && node !== first);
    if (node < 0) return true;
    for (let other = 0; other < size; other++) {
      if (this.#isSeen[other] === 2) continue;
      if (!this.#sub || !(this.#successors[other] as View).assign(other)) return false;
    }
    return true;
  }
}
