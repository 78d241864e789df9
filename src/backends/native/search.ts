// Depth-first search over decisions, one step at a time, so that it can be stopped anywhere and go on.
//
// A decision `x = v` (for a large domain `x <= v`) opens a level; when it fails, the level is left and its opposite is
// posted in the level before. The variables of the first group are the keys: after a solution the search goes on with
// another decision about a key, so that no two solutions agree on all of them, and what the other variables could
// do besides is not looked at.
import type { Engine } from '../../engine/engine.ts';
import { failed, paused } from '../../engine/kernel.ts';
import type { VariableOrder } from './variable-order.ts';

export type Step = 'found' | 'exhausted' | 'paused';

/** Domains with more values than this are halved. */
const largestListed = 64;

export class Search {
  readonly #engine: Engine;
  readonly #order: VariableOrder;
  /** By level above the base: the variable decided there, the value, and whether it is an upper bound. */
  readonly #variables: number[] = [];
  readonly #values: number[] = [];
  readonly #isBound: boolean[] = [];
  /** How many of the decisions, which are the first ones, are about keys. */
  #keyDecisions = 0;
  #isAtSolution = false;
  #isExhausted = false;
  nodes = 0;
  failures = 0;

  /** Searches below the current level of the engine, whose propagation may still be pending. */
  constructor(engine: Engine, order: VariableOrder) {
    this.#engine = engine;
    this.#order = order;
  }

  /** Goes on to the next solution, which the store then holds, until the kernel's budget is spent. */
  next(): Step {
    if (this.#isAtSolution) {
      this.#isAtSolution = false;
      while (this.#variables.length > this.#keyDecisions) this.#undo();
      if (!this.#refute()) this.#isExhausted = true;
    }
    const { kernel } = this.#engine;
    while (!this.#isExhausted) {
      const outcome = kernel.propagate();
      if (outcome === paused) return 'paused';
      if (outcome === failed) {
        this.#fail();
        continue;
      }
      const variable = this.#order.pick();
      if (variable < 0) {
        this.#isAtSolution = true;
        return 'found';
      }
      this.#decide(variable);
    }
    return 'exhausted';
  }

  /** Leaves all levels above the base. */
  close(): void {
    while (this.#variables.length > 0) this.#undo();
    // What is pending at the base belongs to nobody any more.
    this.#isExhausted = true;
  }

  #decide(variable: number): void {
    const { kernel, store } = this.#engine;
    const min = store.min[variable] as number;
    const isBound = (store.size[variable] as number) > largestListed;
    const value = isBound ? middle(min, store.max[variable] as number) : min;
    kernel.push();
    this.#variables.push(variable);
    this.#values.push(value);
    this.#isBound.push(isBound);
    if (this.#order.isFirst(variable)) this.#keyDecisions = this.#variables.length;
    this.nodes++;
    if (isBound) store.atMost(variable, value);
    else store.assign(variable, value);
  }

  #fail(): void {
    this.failures++;
    const { culprit } = this.#engine.kernel;
    if (culprit) this.#order.blame(culprit.blamed());
    const last = this.#variables.at(-1);
    if (last !== undefined) this.#order.conflictAt(last);
    if (!this.#refute()) this.#isExhausted = true;
  }

  /** Leaves the last level and posts the opposite of its decision, as often as that fails at once. */
  #refute(): boolean {
    const { store } = this.#engine;
    while (this.#variables.length > 0) {
      const last = this.#variables.length - 1;
      const [variable, value] = [this.#variables[last] as number, this.#values[last] as number];
      const isBound = this.#isBound[last];
      this.#undo();
      if (isBound ? store.atLeast(variable, value + 1) : store.remove(variable, value)) return true;
    }
    return false;
  }

  #undo(): void {
    this.#engine.kernel.pop();
    this.#variables.pop();
    this.#values.pop();
    this.#isBound.pop();
    if (this.#keyDecisions > this.#variables.length) this.#keyDecisions = this.#variables.length;
  }
}

/** An integer between two, rounded down. */
function middle(low: number, high: number): number {
  return low + Math.floor((high - low) / 2);
}
