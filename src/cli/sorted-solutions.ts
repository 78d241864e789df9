// Solutions in the order of their answer variables, ascending; with a limit the least ones of all that there are.
import type { Solution } from '../answers/solution.ts';
import type { VarId } from '../model/expression.ts';

/** So many more than wanted are kept before the greater ones go. */
const slack = 1000;

export class SortedSolutions {
  readonly #answer: readonly VarId[];
  readonly #limit: number;
  #kept: Solution[] = [];
  #seen = 0;

  constructor(answer: readonly VarId[], limit: number = Number.POSITIVE_INFINITY) {
    this.#answer = answer;
    this.#limit = limit;
  }

  add(solution: Solution): void {
    this.#seen++;
    this.#kept.push(solution);
    if (this.#kept.length > 2 * this.#limit + slack) this.#kept = [...this.list()];
  }

  /** The least of those so far, in order. */
  list(): readonly Solution[] {
    const sorted = this.#kept.toSorted((a, b) => this.#compare(a, b));
    return sorted.length > this.#limit ? sorted.slice(0, this.#limit) : sorted;
  }

  /** Whether there are more than the limit. */
  get isCut(): boolean {
    return this.#seen > this.#limit;
  }

  #compare(a: Solution, b: Solution): number {
    for (const id of this.#answer) {
      const difference = (a.assignment[id] ?? 0) - (b.assignment[id] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
