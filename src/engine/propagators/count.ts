// count: how many of some terms have a value, compared with a bound.
//
// For a value, the number lies between how many terms are fixed to it and how many have it in their domains.
// Rule 1: a candidate for the value whose numbers the bound cannot meet goes; the bound keeps to what the candidates allow.
// Rule 2: the value is fixed, and no more terms may have it => the open ones lose it.
// Rule 3: the value is fixed, and all terms that may have it must => they do.
import type { Comparison } from '../../model/expression.ts';
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many candidates for the value are looked at one by one. */
const small = 256;

/** What a comparison asks of the number, as limits relative to the bound; undefined where it asks nothing. */
const limits: {
  readonly [C in Exclude<Comparison, 'ne'>]: {
    readonly atLeast: number | undefined;
    readonly atMost: number | undefined;
  };
} = {
  eq: { atLeast: 0, atMost: 0 },
  le: { atLeast: undefined, atMost: 0 },
  lt: { atLeast: undefined, atMost: -1 },
  ge: { atLeast: 0, atMost: undefined },
  gt: { atLeast: 1, atMost: undefined },
};

export class CountPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #value: View;
  readonly #operator: Comparison;
  readonly #bound: View;
  /** How many terms have the value, at least and at most, as last worked out. */
  #low = 0;
  #high = 0;

  constructor(
    store: Store,
    terms: readonly View[],
    value: View,
    operator: Comparison,
    bound: View,
  ) {
    super(store);
    this.scope = [...new Set([...terms, value, bound].map(({ variable }) => variable))];
    [this.#terms, this.#value, this.#operator, this.#bound] = [terms, value, operator, bound];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const value = this.#value;
    if (!value.isFixed()) {
      if (value.size() > small) return true;
      if (!this.#filterCandidates()) return false;
      if (!value.isFixed()) return true;
    }
    this.#measure(value.min());
    return this.#operator === 'ne' ? this.#exclude() : this.#settle(this.#operator);
  }

  #measure(value: number): void {
    let [low, high] = [0, 0];
    for (const term of this.#terms) {
      if (!term.has(value)) continue;
      high++;
      if (term.isFixed()) low++;
    }
    [this.#low, this.#high] = [low, high];
  }

  /** Rule 1 while the value is open. */
  #filterCandidates(): boolean {
    const [value, bound] = [this.#value, this.#bound];
    const max = value.max();
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let candidate = value.min(); ; candidate = value.above(candidate)) {
      this.#measure(candidate);
      if (this.#isMet()) {
        low = Math.min(low, this.#low);
        high = Math.max(high, this.#high);
      } else if (!value.remove(candidate)) return false;
      if (candidate === max) break;
    }
    if (this.#operator === 'ne') return true;
    const { atLeast, atMost } = limits[this.#operator];
    if (atLeast !== undefined && !bound.atMost(high - atLeast)) return false;
    return atMost === undefined || bound.atLeast(low - atMost);
  }

  /** Whether some number between the limits meets some bound. */
  #isMet(): boolean {
    const bound = this.#bound;
    if (this.#operator === 'ne') {
      return this.#low < this.#high || !bound.isFixed() || bound.min() !== this.#low;
    }
    const { atLeast, atMost } = limits[this.#operator];
    if (atLeast !== undefined && this.#high < bound.min() + atLeast) return false;
    return atMost === undefined || this.#low <= bound.max() + atMost;
  }

  /** Rules 1 to 3 for a fixed value. */
  #settle(operator: Exclude<Comparison, 'ne'>): boolean {
    const bound = this.#bound;
    const { atLeast, atMost } = limits[operator];
    if (atLeast !== undefined && !bound.atMost(this.#high - atLeast)) return false;
    if (atMost !== undefined && !bound.atLeast(this.#low - atMost)) return false;
    if (this.#low === this.#high) return true;
    const value = this.#value.min();
    if (atMost !== undefined && this.#low === bound.max() + atMost) {
      return this.#terms.every((term) => term.isFixed() || term.remove(value));
    }
    if (atLeast !== undefined && this.#high === bound.min() + atLeast) {
      return this.#terms.every((term) => !term.has(value) || term.assign(value));
    }
    return true;
  }

  /** The number is not the bound. */
  #exclude(): boolean {
    const bound = this.#bound;
    if (this.#low === this.#high) return bound.remove(this.#low);
    if (!bound.isFixed() || this.#high - this.#low > 1) return true;
    const value = this.#value.min();
    const open = this.#terms.find((term) => !term.isFixed() && term.has(value));
    if (!open) return true;
    if (bound.min() === this.#low) return open.assign(value);
    return bound.min() !== this.#high || open.remove(value);
  }
}
