// inverse: two lists of places, counted from 0, with left[i] = j exactly when right[j] = i.
//
// Rule 1: places are within the lists.
// Rule 2: left[i] cannot be j => right[j] cannot be i, and the other way round (each pair by itself is domain consistent).
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export class InversePropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #left: readonly View[];
  readonly #right: readonly View[];

  constructor(store: Store, left: readonly View[], right: readonly View[]) {
    super(store);
    this.scope = [...left, ...right].map(({ variable }) => variable);
    [this.#left, this.#right] = [left, right];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const last = this.#left.length - 1;
    for (const term of [...this.#left, ...this.#right]) {
      if (!term.atLeast(0) || !term.atMost(last)) return false;
    }
    return channel(this.#left, this.#right) && channel(this.#right, this.#left);
  }
}

/** Rule 2, one way. */
function channel(from: readonly View[], to: readonly View[]): boolean {
  for (const [i, term] of from.entries()) {
    const max = term.max();
    for (let j = term.min(); ; j = term.above(j)) {
      if (!(to[j] as View).has(i) && !term.remove(j)) return false;
      if (j === max) break;
    }
  }
  return true;
}
