// The place of a variable's value in a fixed list, counted from 0; the length of the list for any other value.
//
// Rule 1: a listed value that the variable has not is no place; "other" is one only while a value not listed is left.
// Rule 2: a place that is gone takes its value along; when "other" is gone only listed values are left.
import { domainOfValues, without } from '../../model/domain.ts';
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import { cut, meets, type Ranges, rangesOf } from '../ranges.ts';
import { readDomain } from '../read-domain.ts';
import type { Store } from '../store.ts';

export class PlaceOf extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #variable: number;
  readonly #values: readonly number[];
  readonly #place: number;
  readonly #others: Ranges;

  /** The values are members of the domain, ascending; the domain of the place is within 0 and their number. */
  constructor(store: Store, variable: number, values: readonly number[], place: number) {
    super(store);
    this.scope = [variable, place];
    this.#variable = variable;
    this.#values = values;
    this.#place = place;
    this.#others = rangesOf(without(readDomain(store, variable), domainOfValues(values)));
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    const { store } = this;
    const [variable, place, values] = [this.#variable, this.#place, this.#values];
    for (let p = 0; p < values.length; p++) {
      const value = values[p] as number;
      if (!store.has(variable, value)) {
        if (!store.remove(place, p)) return false;
      } else if (!store.has(place, p) && !store.remove(variable, value)) return false;
    }
    if (!store.has(place, values.length))
      return cut(store, variable, this.#others) && this.#narrow();
    return meets(store, variable, this.#others) || store.remove(place, values.length);
  }

  /** Rule 2 for bounds that lie in a gap too long to be cut out of the middle. */
  #narrow(): boolean {
    const { store } = this;
    const low = this.#values[store.min[this.#place] as number] as number;
    const high = this.#values[store.max[this.#place] as number] as number;
    return store.atLeast(this.#variable, low) && store.atMost(this.#variable, high);
  }
}
