// n-value: the count is the number of different values among the terms.
//
// Rule 1: the count is at least the number of terms whose ranges do not overlap, taken greedily by their ends, and at
//   least the number of different values of fixed terms (Bessiere et al. 2006).
// Rule 2: the count is at most the number of those values and of the open terms together.
// Rule 3: the count can be no more than those values => the open terms have only them.
// Rule 4: the count has to be that sum => the open terms have none of them.
import { boundsChanged, domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one. */
const small = 1024;

export class NValuePropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #count: View;
  readonly #byEnd: View[];

  constructor(store: Store, terms: readonly View[], count: View) {
    super(store);
    this.scope = [...terms, count].map(({ variable }) => variable);
    [this.#terms, this.#count] = [terms, count];
    this.#byEnd = [...terms];
  }

  subscribe(to: Subscriptions): void {
    for (const { variable } of this.#terms) to.on(variable, domainChanged);
    to.on(this.#count.variable, boundsChanged);
  }

  propagate(): boolean {
    const count = this.#count;
    const open = this.#terms.filter((term) => !term.isFixed());
    const taken = new Set<number>();
    for (const term of this.#terms) if (term.isFixed()) taken.add(term.min());
    const most = taken.size + open.length;
    if (!count.atLeast(Math.max(taken.size, this.#apart())) || !count.atMost(most)) return false;
    if (count.max() === taken.size && !open.every((term) => keepOnly(term, taken))) return false;
    if (count.min() < most) return true;
    return open.every((term) => [...taken].every((value) => term.remove(value)));
  }

  /** How many terms have ranges that do not overlap: each the one that ends first after the last. */
  #apart(): number {
    this.#byEnd.sort((a, b) => a.max() - b.max());
    let found = 0;
    let end = Number.NEGATIVE_INFINITY;
    for (const term of this.#byEnd) {
      if (term.min() <= end) continue;
      found++;
      end = term.max();
    }
    return found;
  }
}

/** Takes from a term the values that are not in the set. */
function keepOnly(term: View, kept: ReadonlySet<number>): boolean {
  const sorted = [...kept].sort((a, b) => a - b).filter((value) => term.has(value));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return false;
  if (!term.atLeast(low) || !term.atMost(high)) return false;
  if (term.size() > small) return true;
  const max = term.max();
  for (let value = term.min(); value < max; value = term.above(value)) {
    if (!kept.has(value) && !term.remove(value)) return false;
  }
  return true;
}
