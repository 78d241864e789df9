// member: a term lies in a fixed set.
//
// Rule 1: the bounds of the term are members, and with few values all of its values are.
import { type Domain, domainHas } from '../../model/domain.ts';
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one. */
const small = 2048;

export class MemberPropagator extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  readonly #term: View;
  readonly #domain: Domain;

  constructor(store: Store, term: View, domain: Domain) {
    super(store);
    this.scope = [term.variable];
    [this.#term, this.#domain] = [term, domain];
  }

  subscribe(to: Subscriptions): void {
    to.on(this.#term.variable, boundsChanged);
  }

  propagate(): boolean {
    const [term, { ranges }] = [this.#term, this.#domain];
    const first = ranges.find(([, high]) => high >= term.min());
    const last = ranges.findLast(([low]) => low <= term.max());
    if (!first || !last || !term.atLeast(first[0]) || !term.atMost(last[1])) return false;
    if (term.size() > small) return true;
    this.retire();
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      if (!domainHas(this.#domain, value) && !term.remove(value)) return false;
      if (value === max) return true;
    }
  }
}
