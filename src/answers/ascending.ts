// Solutions in the order of their answer variables, ascending: passed on where the search finds them in that order, and
// else gathered first. With a limit they are the least ones of all that there are.
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';
import { orderBy } from './progress.ts';
import type { Outcome, Solution } from './solution.ts';

/** A solution, and whether none that comes later is less. */
export interface Found {
  readonly solution: Solution;
  readonly isNext: boolean;
}

/** What decides which solutions are told apart, and in which order they come. */
export interface Ordering {
  readonly answer: readonly VarId[];
  /** Solutions with the same identity are one; the least of them is shown. */
  readonly identity?: ((assignment: Assignment) => string) | undefined;
  readonly limit: number;
  /** Told of each solution when it is found. */
  readonly onFound?: (() => void) | undefined;
}

/** So many more than wanted are kept before the greater ones go. */
const slack = 1000;

/** Takes solutions in any order. */
export class SortedSolutions {
  readonly #ordering: Ordering;
  #kept: Solution[] = [];
  #isCut = false;

  constructor(ordering: Ordering) {
    this.#ordering = ordering;
  }

  add(solution: Solution): void {
    this.#kept.push(solution);
    if (this.#kept.length > 2 * this.#ordering.limit + slack) this.#kept = [...this.list()];
  }

  /** The least of those so far, in order. */
  list(): readonly Solution[] {
    const { answer, identity, limit } = this.#ordering;
    const sorted = this.#kept.toSorted((a, b) => orderBy(answer, a.assignment, b.assignment));
    const each = identity ? distinct(sorted, identity) : sorted;
    if (each.length <= limit) return each;
    this.#isCut = true;
    return each.slice(0, limit);
  }

  /** Whether the list left some out. */
  get isCut(): boolean {
    return this.#isCut;
  }
}

function distinct(
  sorted: readonly Solution[],
  identity: (assignment: Assignment) => string,
): readonly Solution[] {
  const firsts = new Map<string, Solution>();
  for (const solution of sorted) {
    const key = identity(solution.assignment);
    if (!firsts.has(key)) firsts.set(key, solution);
  }
  return [...firsts.values()];
}

/** How a search ended, and how many of its solutions were passed on. */
interface Passed {
  readonly count: number;
  readonly outcome: Outcome;
  readonly failure?: { readonly error: unknown };
}

/** Passes on the solutions that come in order, and puts the others aside. */
async function* passOn(
  found: AsyncGenerator<Found, Outcome, undefined>,
  { answer, identity, limit, onFound }: Ordering,
  aside: SortedSolutions,
): AsyncGenerator<Solution, Passed, undefined> {
  let last: Assignment | undefined;
  let count = 0;
  try {
    for (;;) {
      const next = await found.next();
      if (next.done) return { count, outcome: next.value };
      onFound?.();
      const { solution, isNext } = next.value;
      if (last && orderBy(answer, last, solution.assignment) >= 0) continue;
      if (!isNext || identity) aside.add(solution);
      else if (count === limit) return { count, outcome: 'limit' };
      else {
        last = solution.assignment;
        count++;
        yield solution;
      }
    }
  } catch (error) {
    return { count, outcome: 'complete', failure: { error } };
  } finally {
    await found.return('interrupted');
  }
}

/**
 * The solutions in order. What was found when a search fails is passed on before the failure is.
 * @returns how the search ended; `limit` where there are more than were wanted
 */
export async function* ascending(
  found: AsyncGenerator<Found, Outcome, undefined>,
  ordering: Ordering,
): AsyncGenerator<Solution, Outcome, undefined> {
  const aside = new SortedSolutions(ordering);
  const { count, outcome, failure } = yield* passOn(found, ordering, aside);
  const rest = aside.list();
  const open = ordering.limit - count;
  yield* rest.slice(0, open);
  if (failure) throw failure.error;
  const isCut = aside.isCut || rest.length > open;
  return outcome === 'complete' && isCut ? 'limit' : outcome;
}
