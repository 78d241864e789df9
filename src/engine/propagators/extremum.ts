// maximum: the result is the greatest of some terms. minimum is the maximum of what is negated.
//
// Rule 1: the result is at most the greatest upper bound and at least the greatest lower bound of the terms.
// Rule 2: every term is at most the result's maximum.
// Rule 3: only one term reaches the result's minimum => that term is at least it.
// (Pumpkin and Gecode have the same rules; bounds consistency.)
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { View } from '../view.ts';

export class MaximumPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #result: View;

  constructor(store: Store, terms: readonly View[], result: View) {
    super(store);
    this.scope = [...terms, result].map(({ variable }) => variable);
    this.#terms = terms;
    this.#result = result;
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    const result = this.#result;
    let [low, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const term of this.#terms) {
      low = Math.max(low, term.min());
      high = Math.max(high, term.max());
    }
    if (!result.atMost(high) || !result.atLeast(low)) return false;
    const [least, most] = [result.min(), result.max()];
    let reaching = 0;
    let last: View | undefined;
    for (const term of this.#terms) {
      if (!term.atMost(most)) return false;
      if (term.max() < least) continue;
      reaching++;
      last = term;
    }
    return reaching > 1 || (last?.atLeast(least) ?? false);
  }
}

/** The view of the negated term. */
export function negated({ store, variable, scale, offset }: View): View {
  return new View(store, variable, -scale, -offset);
}
