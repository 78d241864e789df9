// linear `ne`: a sum of scaled variables is not a constant, where the condition, if there is one, is true.
//
// Rule 1: all variables are fixed and the sum is the constant => the condition is false.
// Rule 2: demanded, and all variables but one are fixed => that one has not the value that would complete the constant.
// Both together are domain consistency.
import { type Event, variableFixed } from '../changes.ts';
import { LinearPropagator } from './linear-terms.ts';

export class LinearUnequal extends LinearPropagator {
  protected readonly event: Event = variableFixed;

  propagate(): boolean {
    if (this.isOff()) {
      this.retire();
      return true;
    }
    const from = this.gatherFixed();
    const open = this.variables.length - from;
    if (open > 1) return true;
    const rest = this.constant - (this.store.trail.cells[this.fixedSum] as number);
    if (open === 0) {
      if (rest === 0) return this.refuse();
      this.retire();
      return true;
    }
    const coefficient = this.coefficients[from] as number;
    if (rest % coefficient !== 0) {
      this.retire();
      return true;
    }
    if (!this.isDemanded()) return true;
    this.retire();
    return this.store.remove(this.variables[from] as number, rest / coefficient + 0);
  }

  override entailed(): boolean {
    if (this.isOff()) return true;
    if (this.least(0) > this.constant || this.most(0) < this.constant) return true;
    return this.variables.length === 1 && this.#missesLast();
  }

  /** Whether the only variable cannot complete the constant. */
  #missesLast(): boolean {
    const value = this.constant / (this.coefficients[0] as number);
    return !Number.isInteger(value) || !this.store.has(this.variables[0] as number, value);
  }
}
