// all-different, matching part: only values of some assignment of different values to all terms stay (Regin 1994).
//
// Rule 1: no matching covers all terms => failure.
// Rule 2: a value that no maximum matching gives to a term goes from it (domain consistency). With one matching at hand
//   a term can have another value if that is free, or if the term that has it can be moved on: to a free value, or in a
//   circle. So the terms and one place for "free" are the nodes of a graph, with an edge to whose value one can take,
//   and the values of strongly connected terms stay (Tarjan 1972).
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { StrongComponents } from './strong-components.ts';

export class AllDifferentMatching extends Propagator {
  readonly priority: Priority = priorities.costly;
  override readonly isIdempotent: boolean = true;
  override readonly isThorough: boolean = true;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  /** The least value, from which values are counted. */
  readonly #low: number;
  /** By term its value, and by value its term; -1 for none. */
  readonly #valueOf: Int32Array;
  readonly #ownerOf: Int32Array;
  /** By value: the round of the search for a new one that came by last. */
  readonly #seen: Int32Array;
  #round = 0;
  readonly #components: StrongComponents;

  /** The values of all terms together span no more than a small domain. */
  constructor(store: Store, terms: readonly View[]) {
    super(store);
    this.scope = terms.map(({ variable }) => variable);
    this.#terms = terms;
    this.#low = Math.min(...terms.map((term) => term.min()));
    const span = Math.max(...terms.map((term) => term.max())) - this.#low + 1;
    this.#valueOf = new Int32Array(terms.length).fill(-1);
    this.#ownerOf = new Int32Array(span).fill(-1);
    this.#seen = new Int32Array(span);
    this.#components = new StrongComponents(terms.length + 1);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    // With as many values in each domain as there are terms, no set of terms needs all values of its domains but all.
    if (this.#terms.every((term) => term.size() >= this.#terms.length)) return true;
    if (!this.#match()) return false;
    this.#connect();
    return this.#filter();
  }

  /** Rule 1: repairs the matching of the last run. */
  #match(): boolean {
    for (let term = 0; term < this.#terms.length; term++) {
      const value = this.#valueOf[term] as number;
      if (value < 0 || (this.#terms[term] as View).has(this.#low + value)) continue;
      this.#ownerOf[value] = -1;
      this.#valueOf[term] = -1;
    }
    for (let term = 0; term < this.#terms.length; term++) {
      if ((this.#valueOf[term] as number) >= 0) continue;
      this.#round++;
      if (!this.#augment(term)) return false;
    }
    return true;
  }

  /** Finds a value for a term, moving others where needed. */
  #augment(term: number): boolean {
    const view = this.#terms[term] as View;
    const max = view.max();
    for (let at = view.min(); ; at = view.above(at)) {
      const value = at - this.#low;
      if (this.#seen[value] !== this.#round) {
        this.#seen[value] = this.#round;
        const owner = this.#ownerOf[value] as number;
        if (owner < 0 || this.#augment(owner)) {
          this.#ownerOf[value] = term;
          this.#valueOf[term] = value;
          return true;
        }
      }
      if (at === max) return false;
    }
  }

  /** The strongly connected terms; the last node stands for "free". */
  #connect(): void {
    const free = this.#terms.length;
    const components = this.#components;
    components.clear();
    for (let term = 0; term < free; term++) {
      components.startNode();
      if (this.#addOwners(term)) components.addEdge(free);
    }
    components.startNode();
    for (let term = 0; term < free; term++) components.addEdge(term);
    components.find();
  }

  /** Adds the edges to the terms whose values a term can take. Whether it can take a free one. */
  #addOwners(term: number): boolean {
    const view = this.#terms[term] as View;
    const max = view.max();
    let hasFree = false;
    for (let at = view.min(); ; at = view.above(at)) {
      const owner = this.#ownerOf[at - this.#low] as number;
      if (owner < 0) hasFree = true;
      else if (owner !== term) this.#components.addEdge(owner);
      if (at === max) return hasFree;
    }
  }

  /** Rule 2. */
  #filter(): boolean {
    const { componentOf } = this.#components;
    for (let term = 0; term < this.#terms.length; term++) {
      const view = this.#terms[term] as View;
      if (view.isFixed()) continue;
      const max = view.max();
      for (let value = view.min(); ; value = view.above(value)) {
        const owner = this.#ownerOf[value - this.#low] as number;
        const isLost = owner >= 0 && owner !== term && componentOf[owner] !== componentOf[term];
        if (isLost && !view.remove(value)) return false;
        if (value === max) break;
      }
    }
    return true;
  }
}
