// product: `left * right = result`, by bounds.
//
// Rule 1: the result lies between the least and the greatest product of the bounds of the factors.
// Rule 2: a factor lies between the least and the greatest quotient of the result by the other, where that is not 0;
//   the result is not 0 => neither factor is (bounds consistency over the reals; Apt 2003, section 6.5).
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { factorOf, productOf } from './intervals.ts';
import { hullOf, roughlyWithin } from './view-bounds.ts';

export class ProductPropagator extends Propagator {
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
    return (
      roughlyWithin(result, productOf(hullOf(left), hullOf(right))) &&
      this.#factor(left, right) &&
      this.#factor(right, left)
    );
  }

  /** Rule 2 for one factor. */
  #factor(factor: View, other: View): boolean {
    const result = this.#result;
    if (!result.has(0) && !other.remove(0)) return false;
    return roughlyWithin(factor, factorOf(hullOf(result), hullOf(other)));
  }
}
