// Depth-first search over decisions, one step at a time, so that it can be stopped anywhere and go on.
//
// A decision opens a level; when it fails, the level is left and its opposite is posted in the level before. The
// variables of the first group are the keys: after a solution the search goes on with another decision about a key, so
// that no two solutions agree on all of them, and what the other variables could do besides is not looked at.
// The part of the search that is not about keys restarts after ever more failures: with the weights that it has found,
// and where there are no keys, with what it has proved as nogoods.
import type { Engine } from '../../engine/engine.ts';
import { failed, paused } from '../../engine/kernel.ts';
import type { Nogoods } from '../../engine/propagators/nogoods.ts';
import { Branch, type Decision } from './branch.ts';
import type { ValueOrder } from './value-order.ts';
import type { VariableOrder } from './variable-order.ts';
import type { Weights } from './weights.ts';

export type Step = 'found' | 'exhausted' | 'paused';

/** How many failures there may be before the first restart, and by how much there are more each time. */
const usualFirstRestart = 100;
const restartGrowth = 1.3;

/** How many failures a solution there may be before propagators that prune more and cost more join in. */
const failuresUntilThorough = 2000;

export class Search {
  readonly #engine: Engine;
  readonly #weights: Weights;
  readonly #variableOrder: VariableOrder;
  readonly #valueOrder: ValueOrder;
  readonly #nogoods: Nogoods | undefined;
  readonly #branch = new Branch();
  /** How many of the decisions, which are the first ones, are about keys. */
  #keyDecisions = 0;
  #isAtSolution = false;
  #isExhausted = false;
  #untilRestart: number;
  #restartAfter: number;
  /** When it has failed more often than this it pauses, whatever the budget: how far it gets is no matter of the clock. */
  mostFailures: number = Number.POSITIVE_INFINITY;
  nodes = 0;
  failures = 0;
  restarts = 0;
  #solutions = 0;

  /**
   * Searches below the current level of the engine, whose propagation may still be pending. The nogoods are for a search
   * without keys, and hold in that level. It restarts after so many failures at first.
   */
  constructor(
    engine: Engine,
    weights: Weights,
    variableOrder: VariableOrder,
    valueOrder: ValueOrder,
    nogoods: Nogoods | undefined,
    firstRestart: number = usualFirstRestart,
  ) {
    this.#restartAfter = firstRestart;
    this.#untilRestart = firstRestart;
    this.#engine = engine;
    this.#weights = weights;
    this.#variableOrder = variableOrder;
    this.#valueOrder = valueOrder;
    this.#nogoods = nogoods;
  }

  /** Goes on to the next solution, which the store then holds, until the kernel's budget is spent or it has failed too often. */
  next(): Step {
    if (this.#isAtSolution) {
      this.#isAtSolution = false;
      while (this.#branch.depth > this.#keyDecisions) this.#undo();
      this.#refute();
    }
    const { kernel } = this.#engine;
    while (!this.#isExhausted) {
      const outcome = kernel.propagate();
      if (outcome === paused) return 'paused';
      if (outcome === failed) {
        this.#fail();
        if (this.failures > this.mostFailures && !this.#isExhausted) return 'paused';
        continue;
      }
      const variable = this.#variableOrder.pick();
      if (variable < 0) {
        this.#isAtSolution = true;
        this.#solutions++;
        return 'found';
      }
      this.#decide(variable);
    }
    return 'exhausted';
  }

  /** Leaves all levels that it opened. */
  close(): void {
    while (this.#branch.depth > 0) this.#undo();
    this.#engine.kernel.setThorough(false);
    this.#isExhausted = true;
  }

  #decide(variable: number): void {
    const decision = this.#valueOrder.decide(variable);
    this.#engine.kernel.push();
    this.#branch.push(decision);
    this.#variableOrder.push();
    if (this.#variableOrder.isAtKey) this.#keyDecisions = this.#branch.depth;
    this.nodes++;
    this.#post(decision);
  }

  #post({ variable, relation, value }: Decision): boolean {
    const { store } = this.#engine;
    if (relation === 'is') return store.assign(variable, value);
    return relation === 'at most' ? store.atMost(variable, value) : store.atLeast(variable, value);
  }

  #postOpposite({ variable, relation, value }: Decision): boolean {
    const { store } = this.#engine;
    if (relation === 'is') return store.remove(variable, value);
    return relation === 'at most'
      ? store.atLeast(variable, value + 1)
      : store.atMost(variable, value - 1);
  }

  #fail(): void {
    this.failures++;
    const { kernel } = this.#engine;
    const { culprit } = kernel;
    if (culprit) this.#weights.blame(culprit.blamed());
    const last = this.#branch.last();
    if (last && this.#keyDecisions === 0) this.#variableOrder.conflictAt(last.variable);
    this.#refute();
    if (this.failures === failuresUntilThorough * (1 + this.#solutions)) kernel.setThorough(true);
    if (--this.#untilRestart > 0 || this.#isExhausted) return;
    if (this.#branch.depth > this.#keyDecisions) this.#restart();
  }

  /** Leaves the last level and posts the opposite of its decision, as often as that fails at once. */
  #refute(): void {
    while (this.#branch.depth > 0) {
      const decision = this.#undo();
      if (!decision || !this.#postOpposite(decision)) continue;
      this.#branch.refute(decision);
      return;
    }
    this.#isExhausted = true;
  }

  #undo(): Decision | undefined {
    this.#engine.kernel.pop();
    this.#variableOrder.pop();
    const decision = this.#branch.pop();
    if (this.#keyDecisions > this.#branch.depth) this.#keyDecisions = this.#branch.depth;
    return decision;
  }

  #restart(): void {
    this.restarts++;
    this.#restartAfter *= restartGrowth;
    this.#untilRestart = this.#restartAfter;
    const learnt = this.#keyDecisions === 0 && this.#nogoods ? [...this.#branch.nogoods()] : [];
    while (this.#branch.depth > this.#keyDecisions) this.#undo();
    // What failed once in order is tried at random: a search that is stuck is most likely stuck in its first values.
    this.#valueOrder.direction = this.restarts % 2 === 1 ? 'random' : 'ascending';
    if (learnt.some((nogood) => this.#nogoods?.add(nogood) === false)) this.#isExhausted = true;
  }
}
