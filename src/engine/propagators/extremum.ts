// maximum: the result is the greatest of some terms. minimum is the maximum of what is negated.
//
// Rule 1: the result is at most the greatest upper bound and at least the greatest lower bound of the terms.
// Rule 2: every term is at most the result's maximum.
// Rule 3: only one term reaches the result's minimum => that term is at least it.
// (Pumpkin and Gecode have the same rules; bounds consistency.)
// Rule 4: few terms of few values => the result is a value of some term; and a term keeps a value only if the result can be
//   just that, or some other term can be the greatest (domain consistency).
import { boundsChanged, domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { View } from '../view.ts';

/** Up to so many terms with up to so many values each are looked at value by value. */
const fewTerms = 16;
const fewValues = 256;

export class MaximumPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #result: View;
  readonly #isSmall: boolean;

  constructor(store: Store, terms: readonly View[], result: View) {
    super(store);
    const views = [...terms, result];
    this.#isSmall = terms.length <= fewTerms && views.every((view) => view.size() <= fewValues);
    this.scope = [...terms, result].map(({ variable }) => variable);
    this.#terms = terms;
    this.#result = result;
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) {
      to.on(variable, this.#isSmall ? domainChanged : boundsChanged);
    }
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
    if (reaching <= 1 && !(last?.atLeast(least) ?? false)) return false;
    return !this.#isSmall || (this.#filterResult() && this.#filterTerms());
  }

  /** Rule 4 for the result. */
  #filterResult(): boolean {
    const result = this.#result;
    const max = result.max();
    for (let value = result.min(); ; value = result.above(value)) {
      const isTaken = this.#terms.some((term) => term.has(value));
      if (!isTaken && !result.remove(value)) return false;
      if (value === max) return true;
    }
  }

  /** Rule 4 for the terms: below the greatest value that another term shares with the result, all is possible. */
  #filterTerms(): boolean {
    let [first, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    let owner: View | undefined;
    for (const term of this.#terms) {
      const shared = this.#greatestShared(term);
      if (shared > first) [first, second, owner] = [shared, first, term];
      else if (shared > second) second = shared;
    }
    return this.#terms.every((term) => this.#filterTerm(term, term === owner ? second : first));
  }

  #greatestShared(term: View): number {
    const result = this.#result;
    const min = term.min();
    for (let value = term.max(); ; value = term.below(value)) {
      if (result.has(value)) return value;
      if (value === min) return Number.NEGATIVE_INFINITY;
    }
  }

  /** Keeps the values up to one, and those that the result has too. */
  #filterTerm(term: View, others: number): boolean {
    const min = term.min();
    for (let value = term.max(); value > others; value = term.below(value)) {
      if (!this.#result.has(value) && !term.remove(value)) return false;
      if (value === min) return true;
    }
    return true;
  }
}

/** The view of the negated term. */
export function negated({ store, variable, scale, offset }: View): View {
  return new View(store, variable, -scale, -offset);
}
