// element: the index is within 1..n, and that one of the terms is the result.
//
// Rule 1: an index whose term cannot be the result goes.
// Rule 2: the result lies between the least and the greatest bound of the terms that the index can choose; with few
//   values, each is kept only if one of those terms has it.
// Rule 3: the index is fixed => its term and the result have the same bounds, and with few values the same values.
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one. */
const small = 256;

export class ElementPropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #index: View;
  readonly #terms: readonly View[];
  readonly #result: View;

  constructor(store: Store, index: View, terms: readonly View[], result: View) {
    super(store);
    this.scope = [...new Set([index, ...terms, result].map(({ variable }) => variable))];
    [this.#index, this.#terms, this.#result] = [index, terms, result];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const [index, terms] = [this.#index, this.#terms];
    if (!index.atLeast(1) || !index.atMost(terms.length) || !this.#filterIndex()) return false;
    return index.isFixed() ? this.#unify(this.#at(index.min())) : this.#filterResult();
  }

  #at(index: number): View {
    return this.#terms[index - 1] as View;
  }

  /** Rule 1, and the bounds of rule 2. */
  #filterIndex(): boolean {
    const [index, result] = [this.#index, this.#result];
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const max = index.max();
    for (let i = index.min(); ; i = index.above(i)) {
      const term = this.#at(i);
      if (this.#canBe(term)) {
        low = Math.min(low, term.min());
        high = Math.max(high, term.max());
      } else if (!index.remove(i)) return false;
      if (i === max) break;
    }
    return result.atLeast(low) && result.atMost(high);
  }

  /** Whether a term and the result have a value in common, as far as it is quick to tell. */
  #canBe(term: View): boolean {
    const result = this.#result;
    if (term.min() > result.max() || term.max() < result.min()) return false;
    if (term.isFixed()) return result.has(term.min());
    if (result.isFixed()) return term.has(result.min());
    if (term.size() > small) return true;
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      if (result.has(value)) return true;
      if (value === max) return false;
    }
  }

  /** Rule 2 for the values between the bounds. */
  #filterResult(): boolean {
    const [index, result] = [this.#index, this.#result];
    if (result.size() > small) return true;
    const max = result.max();
    for (let value = result.min(); ; value = result.above(value)) {
      if (!this.#isOffered(value, index.max()) && !result.remove(value)) return false;
      if (value === max) return true;
    }
  }

  #isOffered(value: number, last: number): boolean {
    const index = this.#index;
    for (let i = index.min(); ; i = index.above(i)) {
      if (this.#at(i).has(value)) return true;
      if (i === last) return false;
    }
  }

  /** Rule 3. */
  #unify(term: View): boolean {
    const result = this.#result;
    return (
      result.atLeast(term.min()) &&
      result.atMost(term.max()) &&
      term.atLeast(result.min()) &&
      term.atMost(result.max()) &&
      retain(term, result) &&
      retain(result, term)
    );
  }
}

/** Keeps the values of a term that another has too. */
function retain(term: View, other: View): boolean {
  if (term.size() > small) return true;
  const max = term.max();
  for (let value = term.min(); ; value = term.above(value)) {
    if (!other.has(value) && !term.remove(value)) return false;
    if (value === max) return true;
  }
}
