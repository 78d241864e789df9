// absolute: the result is the magnitude of a term.
//
// Rule 1: the result is not negative, and lies between the bounds of the magnitudes of the term.
// Rule 2: the term lies between minus the result's maximum and that maximum; where the term has one sign, its bounds
//   follow the result's.
// Rule 3: few values => a value of the term is kept only with its magnitude, and the other way round (domain consistency).
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one. */
const small = 256;

export class AbsolutePropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #term: View;
  readonly #result: View;

  constructor(store: Store, term: View, result: View) {
    super(store);
    this.scope = [term.variable, result.variable];
    [this.#term, this.#result] = [term, result];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const [term, result] = [this.#term, this.#result];
    const most = Math.max(Math.abs(term.min()), Math.abs(term.max()));
    if (!result.atLeast(Math.max(0, term.min(), -term.max())) || !result.atMost(most)) return false;
    if (!term.atLeast(-result.max()) || !term.atMost(result.max())) return false;
    const least = result.min();
    if (term.min() > -least && !term.atLeast(least)) return false;
    if (term.max() < least && !term.atMost(-least)) return false;
    return this.#filterTerm() && this.#filterResult();
  }

  /** Rule 3 for the term. */
  #filterTerm(): boolean {
    const [term, result] = [this.#term, this.#result];
    if (term.size() > small) return true;
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      if (!result.has(Math.abs(value)) && !term.remove(value)) return false;
      if (value === max) return true;
    }
  }

  /** Rule 3 for the result. */
  #filterResult(): boolean {
    const [term, result] = [this.#term, this.#result];
    if (result.size() > small) return true;
    const max = result.max();
    for (let value = result.min(); ; value = result.above(value)) {
      if (!term.has(value) && !term.has(-value) && !result.remove(value)) return false;
      if (value === max) return true;
    }
  }
}
