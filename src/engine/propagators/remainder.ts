// remainder: `right != 0` and the remainder of the floored quotient `left // right` is the result, by bounds.
//
// Rule 1: the divisor is not 0.
// Rule 2: the remainder has the sign of the divisor and is smaller; a dividend that is smaller too stays itself.
// Rule 3: the divisor is fixed and the dividend's bounds have one quotient => result and dividend differ by a constant.
// Rule 4: the divisor is fixed and the dividend has few values => each value is kept only with its remainder, and each
//   remainder only with a value (domain consistency).
import { floorDivide, floorModulo } from '../../base/integer.ts';
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';
import { remainders } from './quotient.ts';
import { hullOf, within } from './view-bounds.ts';

/** Up to this many values are looked at one by one. */
const small = 1024;

export class RemainderPropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
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
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const [left, right, result] = [this.#left, this.#right, this.#result];
    if (!right.remove(0) || !within(result, remainders(hullOf(right)))) return false;
    if (!this.#smallDividend()) return false;
    if (!right.isFixed()) return true;
    const divisor = right.min();
    const quotient = floorDivide(left.min(), divisor);
    if (quotient !== floorDivide(left.max(), divisor)) {
      return left.size() > small || (this.#filter(divisor) && this.#image(divisor));
    }
    const shift = Number(quotient) * divisor;
    return (
      within(result, { low: left.min() - shift, high: left.max() - shift }) &&
      within(left, { low: result.min() + shift, high: result.max() + shift })
    );
  }

  /** Rule 2: the result is no farther from 0 than a dividend of the divisor's sign. */
  #smallDividend(): boolean {
    const [left, right, result] = [this.#left, this.#right, this.#result];
    if (right.min() > 0 && left.min() >= 0) return result.atMost(left.max());
    if (right.max() < 0 && left.max() <= 0) return result.atLeast(left.min());
    return true;
  }

  /** Rule 4 for the dividend. */
  #filter(divisor: number): boolean {
    const left = this.#left;
    const max = left.max();
    for (let value = left.min(); ; value = left.above(value)) {
      const isKept = this.#result.has(Number(floorModulo(value, divisor)));
      if (!isKept && !left.remove(value)) return false;
      if (value === max) return true;
    }
  }

  /** Rule 4 for the result. */
  #image(divisor: number): boolean {
    const [left, result] = [this.#left, this.#result];
    const found = new Set<number>();
    const max = left.max();
    for (let value = left.min(); value < max; value = left.above(value)) {
      found.add(Number(floorModulo(value, divisor)));
    }
    found.add(Number(floorModulo(max, divisor)));
    const last = result.max();
    if (result.size() > small) return true;
    for (let value = result.min(); ; value = result.above(value)) {
      if (!found.has(value) && !result.remove(value)) return false;
      if (value === last) return true;
    }
  }
}
