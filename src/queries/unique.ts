// Is there exactly one solution? A proof, or two solutions and where they differ.
import type { Outcome, Solution } from '../answers/solution.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type SolvingSettings, solutions } from '../solve.ts';

export interface UniqueResult {
  /** `unknown`: the search was stopped before it was clear. */
  readonly status: 'unique' | 'multiple' | 'unsat' | 'unknown';
  /** None, the only one, or two different ones; one also where it is not known whether there are more. */
  readonly solutions: readonly Solution[];
  /** Names of the quantities that differ between the two. */
  readonly differ: readonly string[];
  /** Names of those that are the same in both. */
  readonly same: readonly string[];
  readonly outcome: Outcome;
}

/** Looks for two solutions and stops there. With an objective it is the optimal ones that count. */
export async function unique(
  puzzle: Puzzle,
  settings: SolvingSettings = {},
): Promise<UniqueResult> {
  const stream = solutions(puzzle, { ...settings, limit: 2 });
  const found: Solution[] = [];
  for await (const solution of stream) found.push(solution);
  const outcome = await stream.outcome;
  const [first, second] = found;
  if (!first || !second) {
    const decided = first ? 'unique' : 'unsat';
    const status = outcome === 'complete' ? decided : 'unknown';
    return { status, solutions: found, differ: [], same: [], outcome };
  }
  const names = Object.keys(first.values);
  const isSame = (name: string): boolean =>
    JSON.stringify(first.values[name]) === JSON.stringify(second.values[name]);
  return {
    status: 'multiple',
    solutions: found,
    differ: names.filter((name) => !isSame(name)),
    same: names.filter(isSame),
    outcome: 'complete',
  };
}
