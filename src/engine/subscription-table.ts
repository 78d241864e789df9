// Who is told of what, by variable, laid out in rows of flat arrays.
import { boundsChanged, domainChanged, type Event } from './changes.ts';

interface Entry {
  readonly propagator: number;
  readonly data: number;
}

export class SubscriptionTable {
  /**
   * The row of variable `v` begins at `starts[v]`: first those who want every change, up to `endDomain[v]`, then those
   * who want bounds, up to `endBounds[v]`, then those who want fixed variables, up to `starts[v + 1]`.
   */
  starts: Int32Array = new Int32Array(1);
  endDomain: Int32Array = new Int32Array(0);
  endBounds: Int32Array = new Int32Array(0);
  subscribers: Int32Array = new Int32Array(0);
  /** Those to be told at once that `v` is fixed, and with what data, from `fixedStarts[v]` on. */
  fixedStarts: Int32Array = new Int32Array(1);
  fixedSubscribers: Int32Array = new Int32Array(0);
  fixedData: Int32Array = new Int32Array(0);

  readonly #domain: number[][] = [];
  readonly #bounds: number[][] = [];
  readonly #fix: number[][] = [];
  readonly #fixed: Entry[][] = [];

  add(variable: number, event: Event, propagator: number): void {
    const lists =
      event === domainChanged ? this.#domain : event === boundsChanged ? this.#bounds : this.#fix;
    addTo(lists, variable, propagator);
  }

  addFixed(variable: number, propagator: number, data: number): void {
    addTo(this.#fixed, variable, { propagator, data });
  }

  /** Lays out everything that was added, for so many variables. */
  layOut(count: number): void {
    this.starts = new Int32Array(count + 1);
    this.endDomain = new Int32Array(count);
    this.endBounds = new Int32Array(count);
    this.fixedStarts = new Int32Array(count + 1);
    const subscribers: number[] = [];
    const fixed: Entry[] = [];
    for (let v = 0; v < count; v++) {
      append(subscribers, this.#domain[v]);
      this.endDomain[v] = subscribers.length;
      append(subscribers, this.#bounds[v]);
      this.endBounds[v] = subscribers.length;
      append(subscribers, this.#fix[v]);
      this.starts[v + 1] = subscribers.length;
      append(fixed, this.#fixed[v]);
      this.fixedStarts[v + 1] = fixed.length;
    }
    this.subscribers = Int32Array.from(subscribers);
    this.fixedSubscribers = Int32Array.from(fixed, ({ propagator }) => propagator);
    this.fixedData = Int32Array.from(fixed, ({ data }) => data);
  }
}

function addTo<T>(lists: T[][], variable: number, item: T): void {
  const list = lists[variable];
  if (list) list.push(item);
  else lists[variable] = [item];
}

function append<T>(to: T[], items: readonly T[] | undefined): void {
  if (items) for (const item of items) to.push(item);
}
