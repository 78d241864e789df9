// linear `eq`: a sum of scaled variables is a constant, where the condition, if there is one, is true.
//
// Rule 1: the constant lies outside the bounds of the sum => the condition is false.
// Rule 2: demanded => each term lies between the constant less the most and the constant less the least sum of the
//   others (bounds consistency over the reals, with bounds that are members of the domains; Schulte and Stuckey 2005).
import { boundsChanged, type Event } from '../changes.ts';
import { LinearPropagator } from './linear-terms.ts';

const kept = 0;
const narrowed = 1;
const emptied = 2;

/** Terms move in one run no more often than this: with large coefficients they may creep on by 1, millions of times. */
const mostMoves = 16;

export class LinearEqual extends LinearPropagator {
  /** Unless the last run has stopped before nothing moved. */
  override isIdempotent: boolean = true;
  protected readonly event: Event = boundsChanged;
  /** How far the least sum may rise, and how far the most may fall. */
  #rise = 0;
  #fall = 0;

  propagate(): boolean {
    if (this.isOff()) {
      this.retire();
      return true;
    }
    const from = this.gatherFixed();
    this.#measure(from, this.constant - (this.store.trail.cells[this.fixedSum] as number));
    if (this.#rise < 0 || this.#fall < 0) return this.refuse();
    if (this.isDemanded()) return this.#prune(from);
    if (this.#rise === 0 && this.#fall === 0) this.retire();
    return true;
  }

  #measure(from: number, rest: number): void {
    const { variables, coefficients } = this;
    const { min, max } = this.store;
    let least = 0;
    let most = 0;
    for (let i = from; i < variables.length; i++) {
      const variable = variables[i] as number;
      const coefficient = coefficients[i] as number;
      const low = coefficient * (min[variable] as number);
      const high = coefficient * (max[variable] as number);
      least += coefficient > 0 ? low : high;
      most += coefficient > 0 ? high : low;
    }
    this.#rise = rest - least;
    this.#fall = most - rest;
  }

  /** Rule 2, term after term and around again, until no term has moved since the round came by it or they creep. */
  #prune(from: number): boolean {
    const end = this.variables.length;
    let still = 0;
    let moves = 0;
    this.isIdempotent = true;
    for (let i = from; still < end - from; i = i + 1 < end ? i + 1 : from) {
      const moved = this.#narrow(this.variables[i] as number, this.coefficients[i] as number);
      if (moved === emptied) return false;
      still = moved === kept ? still + 1 : 1;
      if (moved === narrowed && ++moves === mostMoves) {
        this.isIdempotent = false;
        return true;
      }
    }
    return true;
  }

  /** Rule 2 for one term, whose other end tells how far it may go. */
  #narrow(variable: number, coefficient: number): typeof kept | typeof narrowed | typeof emptied {
    const { store } = this;
    const min = store.min[variable] as number;
    const max = store.max[variable] as number;
    const scale = Math.abs(coefficient);
    const up = coefficient > 0 ? this.#rise : this.#fall;
    const down = coefficient > 0 ? this.#fall : this.#rise;
    const width = scale * (max - min);
    if (width <= up && width <= down) return kept;
    if (!store.atMost(variable, min + Math.floor(up / scale))) return emptied;
    if (!store.atLeast(variable, max - Math.floor(down / scale))) return emptied;
    const below = scale * ((store.min[variable] as number) - min);
    const above = scale * (max - (store.max[variable] as number));
    if (below === 0 && above === 0) return kept;
    this.#rise -= coefficient > 0 ? below : above;
    this.#fall -= coefficient > 0 ? above : below;
    return narrowed;
  }

  override entailed(): boolean {
    return this.isOff() || (this.least(0) === this.constant && this.most(0) === this.constant);
  }
}
