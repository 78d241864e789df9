// regular: the terms, read from first to last, are accepted by an automaton. Layered graph (Pesant 2004).
//
// A state is alive after some terms when it is reached from the start by values in their domains, and an accepting
// state is reached from it by values of the rest.
// Rule 1: a value goes when none of its transitions leads from a live state to a live state (domain consistency).
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export interface Automaton {
  /** `transitions[state - 1][symbol - 1]`: the next state, or 0. States and symbols count from 1. */
  readonly transitions: readonly (readonly number[])[];
  readonly start: number;
  readonly accepts: (state: number) => boolean;
}

export class RegularPropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #symbols: number;
  readonly #states: number;
  readonly #start: number;
  readonly #accepting: readonly number[];
  /** By state and symbol, both from 0: the next state, or -1. */
  readonly #next: Int32Array;
  /** By layer and state: whether it is reached from the start, and then whether it is alive. */
  readonly #alive: Uint8Array;

  constructor(store: Store, terms: readonly View[], { transitions, start, accepts }: Automaton) {
    super(store);
    this.scope = terms.map(({ variable }) => variable);
    this.#terms = terms;
    this.#states = transitions.length;
    this.#symbols = transitions[0]?.length ?? 0;
    this.#start = start - 1;
    this.#accepting = transitions.flatMap((_, state) => (accepts(state + 1) ? [state] : []));
    this.#next = Int32Array.from(transitions.flat(), (next) => next - 1);
    this.#alive = new Uint8Array((terms.length + 1) * this.#states);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    if (!this.#terms.every((term) => term.atLeast(1) && term.atMost(this.#symbols))) return false;
    this.#reach();
    if (!this.#accept()) return false;
    for (let layer = this.#terms.length - 1; layer >= 0; layer--) {
      if (!this.#filter(layer)) return false;
    }
    return true;
  }

  /** Marks in each layer the states that the values so far can lead to. */
  #reach(): void {
    const [alive, states] = [this.#alive, this.#states];
    alive.fill(0);
    alive[this.#start] = 1;
    for (const [layer, term] of this.#terms.entries()) {
      const [here, there] = [layer * states, (layer + 1) * states];
      const max = term.max();
      for (let symbol = term.min(); ; symbol = term.above(symbol)) {
        for (let state = 0; state < states; state++) {
          const next = this.#step(state, symbol);
          if (next >= 0 && alive[here + state] === 1) alive[there + next] = 1;
        }
        if (symbol === max) break;
      }
    }
  }

  #step(state: number, symbol: number): number {
    return this.#next[state * this.#symbols + symbol - 1] as number;
  }

  /** Leaves only accepting states in the last layer. Whether there are any. */
  #accept(): boolean {
    const last = this.#terms.length * this.#states;
    const reached = this.#accepting.filter((state) => this.#alive[last + state] === 1);
    this.#alive.fill(0, last);
    for (const state of reached) this.#alive[last + state] = 1;
    return reached.length > 0;
  }

  /** Rule 1 for one term, and the live states of the layer before it. */
  #filter(layer: number): boolean {
    const [alive, states] = [this.#alive, this.#states];
    const [here, there] = [layer * states, (layer + 1) * states];
    const term = this.#terms[layer] as View;
    const max = term.max();
    for (let symbol = term.min(); ; symbol = term.above(symbol)) {
      if (!this.#isSupported(here, there, symbol) && !term.remove(symbol)) return false;
      if (symbol === max) break;
    }
    for (let state = here; state < there; state++) alive[state] = alive[state] === 2 ? 1 : 0;
    return true;
  }

  /** Whether a symbol leads from a live state to a live one; the former are marked with a 2. */
  #isSupported(here: number, there: number, symbol: number): boolean {
    const alive = this.#alive;
    let isSupported = false;
    for (let state = 0; state < this.#states; state++) {
      if (alive[here + state] === 0) continue;
      const next = this.#step(state, symbol);
      if (next < 0 || alive[there + next] === 0) continue;
      alive[here + state] = 2;
      isSupported = true;
    }
    return isSupported;
  }
}
