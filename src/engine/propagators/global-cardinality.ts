// global-cardinality over fixed, different values: each occurs among the terms as often as its count says.
//
// A value occurs at least as often as there are terms fixed to it, and at most as often as there are terms that have it.
// Rule 1: a count lies between these two numbers.
// Rule 2: a count can be no more than the first => the open terms lose the value; it has to be the second => they take it.
// Rule 3: the least numbers together leave a count what is left of the terms; if no other values are allowed, the
//   greatest numbers of the others leave it the rest.
// Rule 4: no other values are allowed => the terms have only these.
import { boundsChanged, domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

/** Up to this many values are looked at one by one when a term keeps to the listed ones. */
const small = 2048;

export class GlobalCardinalityPropagator extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  readonly #values: readonly number[];
  readonly #placeOf: ReadonlyMap<number, number>;
  readonly #counts: readonly View[];
  readonly #closed: boolean;
  /** By place of a value: how many terms are fixed to it, and how many have it. */
  readonly #fixed: Int32Array;
  readonly #possible: Int32Array;

  constructor(
    store: Store,
    terms: readonly View[],
    values: readonly number[],
    counts: readonly View[],
    closed: boolean,
  ) {
    super(store);
    this.scope = [...new Set([...terms, ...counts].map(({ variable }) => variable))];
    [this.#terms, this.#values, this.#counts, this.#closed] = [terms, values, counts, closed];
    this.#placeOf = new Map(values.map((value, place) => [value, place]));
    this.#fixed = new Int32Array(values.length);
    this.#possible = new Int32Array(values.length);
  }

  subscribe(to: Subscriptions): void {
    for (const { variable } of this.#terms) to.on(variable, domainChanged);
    for (const { variable } of this.#counts) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    if (this.#closed && !this.#terms.every((term) => this.#keepListed(term))) return false;
    this.#measure();
    if (!this.#bound() || !this.#share()) return false;
    for (let place = 0; place < this.#values.length; place++) {
      if (!this.#settle(place)) return false;
    }
    return true;
  }

  /** Rule 4. */
  #keepListed(term: View): boolean {
    if (term.size() > small) return !term.isFixed() || this.#placeOf.has(term.min());
    const max = term.max();
    for (let value = term.min(); ; value = term.above(value)) {
      if (!this.#placeOf.has(value) && !term.remove(value)) return false;
      if (value === max) return true;
    }
  }

  #measure(): void {
    this.#fixed.fill(0);
    this.#possible.fill(0);
    for (const term of this.#terms) {
      const isFixed = term.isFixed();
      for (let place = 0; place < this.#values.length; place++) {
        if (!term.has(this.#values[place] as number)) continue;
        this.#possible[place] = (this.#possible[place] as number) + 1;
        if (isFixed) this.#fixed[place] = (this.#fixed[place] as number) + 1;
      }
    }
  }

  /** Rule 1. */
  #bound(): boolean {
    return this.#counts.every(
      (count, place) =>
        count.atLeast(this.#fixed[place] as number) &&
        count.atMost(this.#possible[place] as number),
    );
  }

  /** Rule 3. */
  #share(): boolean {
    const size = this.#terms.length;
    let [least, most] = [0, 0];
    for (const count of this.#counts) {
      least += count.min();
      most += count.max();
    }
    return this.#counts.every((count) => {
      if (!count.atMost(size - (least - count.min()))) return false;
      return !this.#closed || count.atLeast(size - (most - count.max()));
    });
  }

  /** Rule 2. */
  #settle(place: number): boolean {
    const [value, count] = [this.#values[place] as number, this.#counts[place] as View];
    const [fixed, possible] = [this.#fixed[place] as number, this.#possible[place] as number];
    if (fixed === possible) return true;
    if (count.max() === fixed) {
      return this.#terms.every((term) => term.isFixed() || term.remove(value));
    }
    if (count.min() < possible) return true;
    return this.#terms.every((term) => !term.has(value) || term.assign(value));
  }
}
