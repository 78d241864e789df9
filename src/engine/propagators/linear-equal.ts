// linear `eq`: a sum of scaled variables is a constant, where the condition, if there is one, is true.
//
// Rule 1: the constant lies outside the bounds of the sum => the condition is false.
// Rule 2: demanded => each term lies between the constant less the most and the constant less the least sum of the
//   others (bounds consistency over the reals, with bounds that are members of the domains; Schulte and Stuckey 2005).
import { boundsChanged, type Event } from '../changes.ts';
import { LinearPropagator } from './linear-terms.ts';

export class LinearEqual extends LinearPropagator {
  protected readonly event: Event = boundsChanged;

  propagate(): boolean {
    if (this.isOff()) {
      this.retire();
      return true;
    }
    const from = this.gatherFixed();
    const rest = this.constant - (this.store.trail.cells[this.fixedSum] as number);
    const below = rest - this.least(from);
    const above = this.most(from) - rest;
    if (below < 0 || above < 0) return this.refuse();
    if (this.isDemanded()) return this.#prune(from, below, above);
    if (below === 0 && above === 0) this.retire();
    return true;
  }

  /** Rule 2: `below` is how far the least sum may rise, `above` how far the most may fall. */
  #prune(from: number, below: number, above: number): boolean {
    const { store, variables, coefficients } = this;
    let [rise, fall] = [below, above];
    for (let i = from; i < variables.length; i++) {
      const variable = variables[i] as number;
      const coefficient = coefficients[i] as number;
      const [min, max] = [store.min[variable] as number, store.max[variable] as number];
      const scale = Math.abs(coefficient);
      if (scale * (max - min) <= Math.min(rise, fall)) continue;
      const [up, down] = coefficient > 0 ? [rise, fall] : [fall, rise];
      if (!store.atMost(variable, min + Math.floor(up / scale))) return false;
      if (!store.atLeast(variable, max - Math.floor(down / scale))) return false;
      const cutBelow = scale * ((store.min[variable] as number) - min);
      const cutAbove = scale * (max - (store.max[variable] as number));
      rise -= coefficient > 0 ? cutBelow : cutAbove;
      fall -= coefficient > 0 ? cutAbove : cutBelow;
    }
    return true;
  }

  override entailed(): boolean {
    return this.isOff() || (this.least(0) === this.constant && this.most(0) === this.constant);
  }
}
