// table (positive): the variables together are one of the rows. Compact table (Demeulenaere et al. 2016).
//
// Rule 1: a row that has a value outside the current domains is out; without rows there is no solution.
// Rule 2: a value that occurs in no row that is left goes (domain consistency).
// The rows that are left are a bit set on the trail, and so is what each column's domain was at the last run; words of
// the row set that have become 0 are kept behind a limit. A cell without a value stands for all of them.
import { TooLarge } from '../../base/too-large.ts';
import { domainChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { TableColumn } from './table-column.ts';

/** A row of values; undefined stands for any value. */
export type Row = readonly (number | undefined)[];

/** How many words the supports of all values may take. */
const largest = 2 ** 26;

export class CompactTable extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #columns: readonly TableColumn[];
  /** The rows, as words on the trail; the first `cells[limit]` of `live` are the indices of those that are not 0. */
  readonly #rows: number;
  readonly #live: Int32Array;
  readonly #limit: number;
  /** What one column allows, by word. */
  readonly #mask: Int32Array;

  #hasRun = false;

  /** The variables are different and their domains small, the rows as long as the list of variables. */
  constructor(store: Store, variables: readonly number[], rows: readonly Row[]) {
    super(store);
    this.scope = variables;
    const possible = rows.filter((row) =>
      variables.every((v, i) => row[i] === undefined || store.has(v, row[i])),
    );
    const words = Math.max(1, Math.ceil(possible.length / 32));
    this.#rows = store.trail.allocateWords(words);
    for (let i = 0; i < possible.length; i++) {
      const at = this.#rows + (i >> 5);
      store.trail.words[at] = (store.trail.words[at] as number) | (1 << (i & 31));
    }
    this.#live = Int32Array.from({ length: words }, (_, i) => i);
    this.#limit = store.trail.allocate(1, possible.length === 0 ? 0 : words);
    this.#mask = new Int32Array(words);
    let size = 0;
    this.#columns = variables.map((variable, i) => {
      const column = new TableColumn(
        store,
        variable,
        possible.map((row) => row[i]),
      );
      size += column.size;
      if (size > largest) throw new TooLarge(`a table of ${rows.length} rows is too large`);
      return column;
    });
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, domainChanged);
  }

  propagate(): boolean {
    let changed = !this.#hasRun;
    this.#hasRun = true;
    if (this.#liveCount() === 0) return false;
    for (const column of this.#columns) {
      if (!column.hasChanged()) continue;
      column.allowed(this.#mask, this.#live, this.#liveCount());
      changed = this.#intersect() || changed;
      if (this.#liveCount() === 0) return false;
      column.remember();
    }
    return !changed || this.#filter();
  }

  #liveCount(): number {
    return this.store.trail.cells[this.#limit] as number;
  }

  /** Rule 1: keeps the rows in the mask. Whether any went. */
  #intersect(): boolean {
    const { trail } = this.store;
    let limit = this.#liveCount();
    let changed = false;
    for (let i = limit - 1; i >= 0; i--) {
      const at = this.#live[i] as number;
      const word = trail.words[this.#rows + at] as number;
      const kept = word & (this.#mask[at] as number);
      if (kept === word) continue;
      changed = true;
      trail.setWord(this.#rows + at, kept);
      if (kept !== 0) continue;
      limit--;
      this.#live[i] = this.#live[limit] as number;
      this.#live[limit] = at;
    }
    trail.set(this.#limit, limit);
    return changed;
  }

  /** Rule 2. */
  #filter(): boolean {
    for (const column of this.#columns) {
      if (!column.filter(this.#rows, this.#live, this.#liveCount())) return false;
      column.remember();
    }
    return true;
  }
}
