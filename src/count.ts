// How many solutions a puzzle has: counted by the backend, or listed where what counts is only seen in a solution.
import { openModel } from './answers/open-model.ts';
import { type Outcome, outcomeOfEnding } from './answers/solution.ts';
import { TallySheet } from './answers/tally.ts';
import type { Integer } from './base/integer.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { type EnumerateSettings, isSearched, optimalModel, solutions } from './solve.ts';

export interface CountResult {
  readonly outcome: Outcome;
  /** How many were found before the end. */
  readonly count: bigint;
  /** What they have in common where there is an objective: its best value. */
  readonly objective?: Integer | undefined;
  /** How many of them there are for each value of the puzzle's tally, ascending; undefined without one. */
  readonly tally?: ReadonlyMap<number, number>;
}

/** How many solutions there are; how many optimal ones where there is an objective. */
export async function count(
  puzzle: Puzzle,
  settings: EnumerateSettings = {},
): Promise<CountResult> {
  const mustList =
    settings.limit !== undefined || puzzle.identity || puzzle.tally || isSearched(puzzle, settings);
  if (mustList) return countByListing(puzzle, settings);
  const target = await optimalModel(puzzle, settings);
  if ('outcome' in target) return { outcome: target.outcome, count: target.best ? 1n : 0n };
  const opened = await openModel(target.model, settings);
  settings.onPrepared?.(opened.preparation);
  await using session = opened.session;
  const found = await session.count(puzzle.model.answer, settings.signal);
  settings.onStatistics?.(session.stats);
  const ending = settings.signal?.aborted ? 'aborted' : 'limit';
  return found === undefined
    ? { outcome: outcomeOfEnding(ending, settings.signal), count: 0n }
    : { outcome: 'complete', count: found, objective: target.optimum };
}

async function countByListing(puzzle: Puzzle, settings: EnumerateSettings): Promise<CountResult> {
  const stream = solutions(puzzle, settings);
  const tally = new TallySheet(puzzle.tally);
  let found = 0n;
  let objective: Integer | undefined;
  for await (const solution of stream) {
    found++;
    objective = solution.objective;
    tally.add(solution);
  }
  const { counts } = tally;
  const outcome = await stream.outcome;
  return { outcome, count: found, objective, ...(counts && { tally: counts }) };
}
