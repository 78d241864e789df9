// Counts solutions by what the puzzle tells them apart by, such as how many numbers an expression uses.
import type { Tally } from '../puzzles/puzzle.ts';
import type { Solution } from './solution.ts';

export class TallySheet {
  readonly #tally: Tally | undefined;
  readonly #counts = new Map<number, number>();

  /** Without a tally nothing is counted. */
  constructor(tally: Tally | undefined) {
    this.#tally = tally;
  }

  add({ assignment }: Solution): void {
    if (!this.#tally) return;
    const value = this.#tally.read(assignment);
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** By value, ascending; undefined without a tally. */
  get counts(): ReadonlyMap<number, number> | undefined {
    return this.#tally && new Map([...this.#counts].sort(([a], [b]) => a - b));
  }
}
