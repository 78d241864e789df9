// all-different, bounds part: sets of terms that need all values of an interval (Lopez-Ortiz, Quimper, Tromp, van Beek 2003).
//
// A Hall interval is one that holds as many terms as it has values.
// Rule 1: more terms lie in an interval than it has values => failure.
// Rule 2: a term that does not lie in a Hall interval has no bound inside it (bounds consistency over the integers).
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export class AllDifferentBounds extends Propagator {
  readonly priority: Priority = priorities.costly;
  override readonly isThorough: boolean = true;
  readonly scope: readonly number[];
  readonly #terms: readonly View[];
  /** By term: its bounds, and their ranks among all bounds (of the maximum plus 1). */
  readonly #min: Float64Array;
  readonly #max: Float64Array;
  readonly #minRank: Int32Array;
  readonly #maxRank: Int32Array;
  /** The terms by minimum and by maximum; the order of the last run is nearly right. */
  readonly #byMin: Int32Array;
  readonly #byMax: Int32Array;
  /** The different bounds in order from place 1 on, with sentinels before and behind. */
  readonly #bounds: Float64Array;
  #boundCount = 0;
  /** By rank: links along a tree of intervals, free places in them, links along Hall intervals (the paper's t, d, h). */
  readonly #tree: Int32Array;
  readonly #free: Float64Array;
  readonly #hall: Int32Array;

  constructor(store: Store, terms: readonly View[]) {
    super(store);
    const size = terms.length;
    this.scope = terms.map(({ variable }) => variable);
    this.#terms = terms;
    this.#min = new Float64Array(size);
    this.#max = new Float64Array(size);
    this.#minRank = new Int32Array(size);
    this.#maxRank = new Int32Array(size);
    this.#byMin = Int32Array.from(terms, (_, i) => i);
    this.#byMax = Int32Array.from(terms, (_, i) => i);
    this.#bounds = new Float64Array(2 * size + 2);
    this.#tree = new Int32Array(2 * size + 2);
    this.#free = new Float64Array(2 * size + 2);
    this.#hall = new Int32Array(2 * size + 2);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    const terms = this.#terms;
    for (let i = 0; i < terms.length; i++) {
      this.#min[i] = (terms[i] as View).min();
      this.#max[i] = (terms[i] as View).max();
    }
    if (terms.length === 0) return true;
    this.#rank();
    if (!this.#raiseMinima() || !this.#lowerMaxima()) return false;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i] as View;
      if (!term.atLeast(this.#min[i] as number) || !term.atMost(this.#max[i] as number))
        return false;
    }
    return true;
  }

  /** Sorts the terms and numbers their bounds. */
  #rank(): void {
    sortBy(this.#byMin, this.#min);
    sortBy(this.#byMax, this.#max);
    const size = this.#terms.length;
    const bounds = this.#bounds;
    let last = (this.#min[this.#byMin[0] as number] as number) - 2;
    let count = 0;
    bounds[0] = last;
    let i = 0;
    for (let j = 0; j < size; ) {
      const low =
        i < size ? (this.#min[this.#byMin[i] as number] as number) : Number.POSITIVE_INFINITY;
      const high = (this.#max[this.#byMax[j] as number] as number) + 1;
      const bound = Math.min(low, high);
      if (bound !== last) bounds[++count] = bound;
      last = bound;
      if (low <= high) this.#minRank[this.#byMin[i++] as number] = count;
      else this.#maxRank[this.#byMax[j++] as number] = count;
    }
    this.#boundCount = count;
    bounds[count + 1] = last + 2;
  }

  /** Rule 1, and rule 2 for the minima: terms by maximum fill the intervals from the left. */
  #raiseMinima(): boolean {
    const bounds = this.#bounds;
    const tree = this.#tree;
    const free = this.#free;
    const hall = this.#hall;
    for (let i = 1; i <= this.#boundCount + 1; i++) {
      tree[i] = i - 1;
      hall[i] = i - 1;
      free[i] = (bounds[i] as number) - (bounds[i - 1] as number);
    }
    for (let i = 0; i < this.#byMax.length; i++) {
      const term = this.#byMax[i] as number;
      const x = this.#minRank[term] as number;
      const y = this.#maxRank[term] as number;
      let z = highest(tree, x + 1);
      const j = tree[z] as number;
      free[z] = (free[z] as number) - 1;
      if (free[z] === 0) {
        tree[z] = z + 1;
        z = highest(tree, z + 1);
        tree[z] = j;
      }
      redirect(tree, x + 1, z, z);
      const room = (bounds[z] as number) - (bounds[y] as number);
      if ((free[z] as number) < room) return false;
      if ((hall[x] as number) > x) {
        const w = highest(hall, hall[x] as number);
        this.#min[term] = bounds[w] as number;
        redirect(hall, x, w, w);
      }
      if (free[z] === room) {
        redirect(hall, hall[y] as number, j - 1, y);
        hall[y] = j - 1;
      }
    }
    return true;
  }

  /** The same for the maxima: terms by minimum fill the intervals from the right. */
  #lowerMaxima(): boolean {
    const bounds = this.#bounds;
    const tree = this.#tree;
    const free = this.#free;
    const hall = this.#hall;
    for (let i = 0; i <= this.#boundCount; i++) {
      tree[i] = i + 1;
      hall[i] = i + 1;
      free[i] = (bounds[i + 1] as number) - (bounds[i] as number);
    }
    for (let i = this.#byMin.length - 1; i >= 0; i--) {
      const term = this.#byMin[i] as number;
      const x = this.#maxRank[term] as number;
      const y = this.#minRank[term] as number;
      let z = lowest(tree, x - 1);
      const j = tree[z] as number;
      free[z] = (free[z] as number) - 1;
      if (free[z] === 0) {
        tree[z] = z - 1;
        z = lowest(tree, z - 1);
        tree[z] = j;
      }
      redirect(tree, x - 1, z, z);
      const room = (bounds[y] as number) - (bounds[z] as number);
      if ((free[z] as number) < room) return false;
      if ((hall[x] as number) < x) {
        const w = lowest(hall, hall[x] as number);
        this.#max[term] = (bounds[w] as number) - 1;
        redirect(hall, x, w, w);
      }
      if (free[z] === room) {
        redirect(hall, hall[y] as number, j + 1, y);
        hall[y] = j + 1;
      }
    }
    return true;
  }
}

/** Insertion sort by keys. */
function sortBy(order: Int32Array, keys: Float64Array): void {
  for (let i = 1; i < order.length; i++) {
    const item = order[i] as number;
    const key = keys[item] as number;
    let at = i - 1;
    while (at >= 0 && (keys[order[at] as number] as number) > key) {
      order[at + 1] = order[at] as number;
      at--;
    }
    order[at + 1] = item;
  }
}

/** Follows links upwards as long as they lead up. */
function highest(links: Int32Array, from: number): number {
  let at = from;
  while ((links[at] as number) > at) at = links[at] as number;
  return at;
}

/** Follows links downwards as long as they lead down. */
function lowest(links: Int32Array, from: number): number {
  let at = from;
  while ((links[at] as number) < at) at = links[at] as number;
  return at;
}

/** Makes every link on the path from one place to another lead to a third. */
function redirect(links: Int32Array, from: number, to: number, target: number): void {
  let at = from;
  while (at !== to) {
    const next = links[at] as number;
    links[at] = target;
    at = next;
  }
}
