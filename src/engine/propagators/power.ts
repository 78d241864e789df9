// power: `left ** right = result`, by bounds; a negative exponent leaves only the bases 1 and -1.
//
// Rule 1: the result lies between the bounds of the powers of the bounds (model/bounds.ts), some of which exist.
// Rule 2: a base or an exponent with few values keeps those that have a power in the result's bounds, for some value
//   within the bounds of the other.
// Rule 3: base and exponent fixed => the result is their power, which has to exist.
import { power } from '../../base/integer.ts';
import { definedPowerBounds } from '../../model/bounds.ts';
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { hullOf } from './view-bounds.ts';

/** Up to this many values are looked at one by one. */
const small = 256;

export class PowerPropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #base: View;
  readonly #exponent: View;
  readonly #result: View;

  constructor(store: Store, base: View, exponent: View, result: View) {
    super(store);
    this.scope = [base.variable, exponent.variable, result.variable];
    [this.#base, this.#exponent, this.#result] = [base, exponent, result];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    const [base, exponent, result] = [this.#base, this.#exponent, this.#result];
    if (base.isFixed() && exponent.isFixed()) {
      const value = power(base.min(), exponent.min());
      return typeof value === 'number' && result.assign(value);
    }
    const bounds = definedPowerBounds(hullOf(base), hullOf(exponent));
    if (!bounds) return false;
    const { low, high } = bounds;
    if (!result.atLeast(Number(low)) || !result.atMost(Number(high))) return false;
    return (
      this.#filter(base, (value) => definedPowerBounds(point(value), hullOf(exponent))) &&
      this.#filter(exponent, (value) => definedPowerBounds(hullOf(base), point(value)))
    );
  }

  /** Rule 2. */
  #filter(term: View, boundsAt: (value: number) => ReturnType<typeof definedPowerBounds>): boolean {
    if (term.size() > small) return true;
    const result = this.#result;
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      const bounds = boundsAt(value);
      const isPossible = bounds && bounds.low <= result.max() && bounds.high >= result.min();
      if (!isPossible && !term.remove(value)) return false;
      if (value === max) return true;
    }
  }
}

function point(value: number): { readonly low: number; readonly high: number } {
  return { low: value, high: value };
}
