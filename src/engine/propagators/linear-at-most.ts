// linear `le`: a sum of scaled variables is at most a constant, where the condition, if there is one, is true.
//
// Rule 1: the least sum is above the constant => the condition is false.
// Rule 2: demanded => each term is at most the constant less the least sum of the others (bounds consistency).
import { boundsChanged, type Event } from '../changes.ts';
import { LinearPropagator } from './linear-terms.ts';

export class LinearAtMost extends LinearPropagator {
  override readonly isIdempotent: boolean = true;
  protected readonly event: Event = boundsChanged;

  propagate(): boolean {
    if (this.isOff()) {
      this.retire();
      return true;
    }
    const from = this.gatherFixed();
    const fixed = this.store.trail.cells[this.fixedSum] as number;
    const slack = this.constant - fixed - this.least(from);
    if (slack < 0) return this.refuse();
    if (this.isDemanded()) return this.#prune(from, slack);
    if (fixed + this.most(from) <= this.constant) this.retire();
    return true;
  }

  /** Rule 2. The slack stays what it is, since it is taken from the ends that do not move. */
  #prune(from: number, slack: number): boolean {
    const { store, variables, coefficients } = this;
    let spread = 0;
    for (let i = from; i < variables.length; i++) {
      const variable = variables[i] as number;
      const coefficient = coefficients[i] as number;
      const min = store.min[variable] as number;
      const max = store.max[variable] as number;
      const width = Math.abs(coefficient) * (max - min);
      if (width <= slack) {
        spread += width;
        continue;
      }
      if (coefficient > 0) {
        if (!store.atMost(variable, min + Math.floor(slack / coefficient))) return false;
      } else if (!store.atLeast(variable, max - Math.floor(slack / -coefficient))) return false;
      spread += slack;
    }
    if (spread <= slack) this.retire();
    return true;
  }

  override entailed(): boolean {
    return this.isOff() || this.most(0) <= this.constant;
  }
}
