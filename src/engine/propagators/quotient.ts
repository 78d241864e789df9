// quotient: `right != 0` and the floored quotient `left // right` is the result, by bounds.
//
// Rule 1: the divisor is not 0.
// Rule 2: the result lies between the least and the greatest quotient of the bounds.
// Rule 3: `left = result * right + r` with r from 0 to the divisor, itself left out => left lies between the bounds of that.
// Rule 4: the result is not 0 or -1 => the divisor is not larger than the dividend: it lies between the quotients of
//   `left - r` by the result.
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { factorOf, type Interval, productOf, quotientOf } from './intervals.ts';
import { hullOf, within } from './view-bounds.ts';

export class QuotientPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #left: View;
  readonly #right: View;
  readonly #result: View;

  constructor(store: Store, left: View, right: View, result: View) {
    super(store);
    this.scope = [left.variable, right.variable, result.variable];
    [this.#left, this.#right, this.#result] = [left, right, result];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    const [left, right, result] = [this.#left, this.#right, this.#result];
    if (!right.remove(0) || !within(result, quotientOf(hullOf(left), hullOf(right)))) return false;
    const remainder = remainders(hullOf(right));
    const product = productOf(hullOf(result), hullOf(right));
    const dividend = { low: product.low + remainder.low, high: product.high + remainder.high };
    if (!within(left, dividend)) return false;
    const multiple = { low: left.min() - remainder.high, high: left.max() - remainder.low };
    return within(right, factorOf(multiple, hullOf(result)));
  }
}

/** What a division by a member of the interval can leave. */
export function remainders({ low, high }: Interval): Interval {
  return { low: low < 0 ? low + 1 : 0, high: high > 0 ? high - 1 : 0 };
}
