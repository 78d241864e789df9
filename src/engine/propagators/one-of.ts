// A term equals one of some others (what a closed global-cardinality with open values asks of its terms).
//
// Rule 1: with few values, each value of the term is kept only if one of the others has it.
// Rule 2: only one of the others has a value in common with the term => the two have the same bounds.
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one. */
const small = 256;

export class OneOf extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #term: View;
  readonly #others: readonly View[];

  constructor(store: Store, term: View, others: readonly View[]) {
    super(store);
    this.scope = [...new Set([term, ...others].map(({ variable }) => variable))];
    [this.#term, this.#others] = [term, others];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const term = this.#term;
    const meeting = this.#others.filter((other) => meet(term, other));
    const [only] = meeting;
    if (!only) return false;
    if (meeting.length === 1) return unify(term, only);
    if (term.size() > small) return true;
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      if (!meeting.some((other) => other.has(value)) && !term.remove(value)) return false;
      if (value === max) return true;
    }
  }
}

/** Whether two terms may have the same value, as far as it is quick to tell. */
function meet(a: View, b: View): boolean {
  if (a.min() > b.max() || b.min() > a.max()) return false;
  if (a.isFixed()) return b.has(a.min());
  return !b.isFixed() || a.has(b.min());
}

function unify(a: View, b: View): boolean {
  return a.atLeast(b.min()) && a.atMost(b.max()) && b.atLeast(a.min()) && b.atMost(a.max());
}
