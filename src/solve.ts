// Puzzle to solutions: open the model, search, and say every answer in the puzzle's own words.
import { bandsOf, withObjectiveValue, withPreference } from './answers/objective-models.ts';
import {
  type OpenedModel,
  openModel,
  type Preparation,
  type SolveSettings,
} from './answers/open-model.ts';
import {
  decoderOf,
  type Ending,
  type Outcome,
  outcomeOfAbort,
  outcomeOfEnding,
  type Solution,
  type Values,
} from './answers/solution.ts';
import { type SolutionStream, streamOf } from './answers/stream.ts';
import { TallySheet } from './answers/tally.ts';
import type { Answers, Statistics } from './backends/backend.ts';
import type { Integer } from './base/integer.ts';
import type { IntExpr } from './model/expression.ts';
import { judgeOf } from './model/judge.ts';
import type { Assignment, Model } from './model/model.ts';
import type { Puzzle } from './puzzles/puzzle.ts';

export interface SolveResult<V = Values> {
  /** `sat` with an objective: an answer that is not proved to be the best. */
  readonly status: 'sat' | 'unsat' | 'optimal' | 'unknown';
  readonly solution: Solution<V> | undefined;
  readonly outcome: Outcome;
  readonly preparation: Preparation | undefined;
  readonly statistics: Statistics;
}

export interface SolvingSettings<V = Values> extends SolveSettings {
  /** Told of each better answer of a puzzle with an objective. */
  readonly onImprovement?: (solution: Solution<V>) => void;
  /** Told how the search was prepared, as soon as that is known. */
  readonly onPrepared?: (preparation: Preparation) => void;
  /** Told the figures of the search when it ends. */
  readonly onStatistics?: (statistics: Statistics) => void;
}

export interface EnumerateSettings<V = Values> extends SolvingSettings<V> {
  /** Stops after so many solutions. */
  readonly limit?: number;
}

/** One solution, or the optimum where there is an objective. */
export async function solve(puzzle: Puzzle, settings: SolvingSettings = {}): Promise<SolveResult> {
  if (isSearched(puzzle, settings)) return solveBySearch(puzzle, settings);
  if (puzzle.preference) return solvePreferred(puzzle, puzzle.preference, settings);
  if (puzzle.model.objective?.fromBelow) return solveFromBelow(puzzle, settings);
  const decode = decoderOf(puzzle);
  if (settings.signal?.aborted) return stopped(settings, undefined);
  const opened = await openModel(puzzle.model, settings);
  const { preparation } = opened;
  settings.onPrepared?.(preparation);
  await using session = opened.session;
  const finish = (
    status: SolveResult['status'],
    solution: Solution | undefined,
    outcome: Outcome,
  ): SolveResult => {
    settings.onStatistics?.(session.stats);
    return { status, solution, outcome, preparation, statistics: session.stats };
  };
  if (puzzle.model.objective) {
    const { best, ending } = await bestAnswer(opened, decode, settings);
    if (ending !== 'complete') {
      return finish(best ? 'sat' : 'unknown', best, outcomeOfEnding(ending, settings.signal));
    }
    return finish(best ? 'optimal' : 'unsat', best, 'complete');
  }
  const verdict = await session.check({ signal: settings.signal });
  if (verdict.status === 'unknown') {
    return finish('unknown', undefined, outcomeOfEnding(verdict.why, settings.signal));
  }
  return verdict.status === 'sat'
    ? finish('sat', decode(verdict.assignment), 'complete')
    : finish('unsat', undefined, 'complete');
}

/** Band by band; a puzzle without an answer has no band with one. */
async function solveFromBelow(puzzle: Puzzle, settings: SolvingSettings): Promise<SolveResult> {
  let last = stopped(settings, undefined);
  for (const model of bandsOf(puzzle.model)) {
    last = await solve({ ...puzzle, model }, settings);
    if (last.status !== 'unsat') break;
  }
  return last;
}

/** The best answer, and then among those that are as good the preferred one, if there is time for that. */
async function solvePreferred(
  { preference: _, ...puzzle }: Puzzle,
  preference: IntExpr,
  settings: SolvingSettings,
): Promise<SolveResult> {
  const result = await solve(puzzle, settings);
  const optimum = result.solution?.objective;
  if (result.status !== 'optimal' || optimum === undefined) return result;
  const model = withPreference(puzzle.model, optimum, preference);
  const { onImprovement: __, ...quiet } = settings;
  const preferred = await solve({ ...puzzle, model }, quiet);
  const { assignment } = preferred.solution ?? {};
  return assignment ? { ...result, solution: decoderOf(puzzle)(assignment) } : result;
}

/** Whether the family's own search answers. */
export function isSearched({ search }: Puzzle, { backend = 'auto' }: SolveSettings): boolean {
  return search !== undefined && (backend === 'auto' || backend === 'native');
}

function stopped({ signal }: SolveSettings, solution: Solution | undefined): SolveResult {
  return {
    status: solution ? 'sat' : 'unknown',
    solution,
    outcome: outcomeOfAbort(signal),
    preparation: undefined,
    statistics: {},
  };
}

/** The last of ever better answers, and whether it is proved to be the best. */
async function bestAnswer(
  { session }: OpenedModel,
  decode: (assignment: Assignment) => Solution,
  { signal, onImprovement }: SolvingSettings,
): Promise<{ readonly best: Solution | undefined; readonly ending: Ending }> {
  const answers: Answers = session.optimise(signal);
  let best: Solution | undefined;
  for (;;) {
    const next = await answers.next();
    if (next.done) return { best, ending: next.value };
    best = decode(next.value);
    onImprovement?.(best);
  }
}

async function solveBySearch(puzzle: Puzzle, settings: SolvingSettings): Promise<SolveResult> {
  for await (const solution of searched(puzzle, settings)) {
    return {
      status: puzzle.model.objective ? 'optimal' : 'sat',
      solution,
      outcome: 'complete',
      preparation: undefined,
      statistics: {},
    };
  }
  return settings.signal?.aborted
    ? stopped(settings, undefined)
    : { ...stopped(settings, undefined), status: 'unsat', outcome: 'complete' };
}

/** The answers of a family's own search, checked like any other. */
async function* searched(
  puzzle: Puzzle,
  { signal, check = true }: SolveSettings,
): AsyncGenerator<Solution, void, undefined> {
  const decode = decoderOf(puzzle);
  const judge = judgeOf(puzzle.model);
  for await (const assignment of puzzle.search?.(signal) ?? []) {
    const broken = check ? judge.verdict(assignment) : undefined;
    if (broken) throw new Error(`the search of ${puzzle.family} gave a wrong answer`);
    yield decode(assignment);
  }
}

/** Every solution; every optimal one where there is an objective. */
export function solutions(puzzle: Puzzle, settings: EnumerateSettings = {}): SolutionStream {
  return streamOf(limited(puzzle, settings));
}

/** Keeps one of the answers that mean the same, and stops at the limit. */
async function* limited(
  puzzle: Puzzle,
  settings: EnumerateSettings,
): AsyncGenerator<Solution, Outcome, undefined> {
  const { limit = Number.POSITIVE_INFINITY } = settings;
  const seen = new Set<string>();
  let count = 0;
  const all = everySolution(puzzle, settings);
  try {
    for (;;) {
      if (count >= limit) return 'limit';
      const next = await all.next();
      if (next.done) return next.value;
      if (puzzle.identity) {
        const identity = puzzle.identity(next.value.assignment);
        if (seen.has(identity)) continue;
        seen.add(identity);
      }
      count++;
      yield next.value;
    }
  } finally {
    await all.return('interrupted');
  }
}

async function* everySolution(
  puzzle: Puzzle,
  settings: SolvingSettings,
): AsyncGenerator<Solution, Outcome, undefined> {
  const { signal } = settings;
  if (isSearched(puzzle, settings)) {
    yield* searched(puzzle, settings);
    return signal?.aborted ? outcomeOfAbort(signal) : 'complete';
  }
  const target = await optimalModel(puzzle, settings);
  if ('outcome' in target) {
    if (target.best) yield target.best;
    return target.outcome;
  }
  const decode = decoderOf(puzzle);
  const opened = await openModel(target.model, settings);
  settings.onPrepared?.(opened.preparation);
  await using session = opened.session;
  const answers = session.enumerate(puzzle.model.answer, signal);
  try {
    for (;;) {
      const next = await answers.next();
      if (next.done) return outcomeOfEnding(next.value, settings.signal);
      yield decode(next.value);
    }
  } finally {
    await answers.return('aborted');
    settings.onStatistics?.(session.stats);
  }
}

/** The model whose solutions are the puzzle's optimal ones (all of them without an objective), or how the search for the optimum ended without it. */
export async function optimalModel(
  puzzle: Puzzle,
  settings: SolvingSettings,
): Promise<
  | { readonly model: Model; readonly optimum: Integer | undefined }
  | { readonly outcome: Outcome; readonly best: Solution | undefined }
> {
  const { objective } = puzzle.model;
  if (!objective) return { model: puzzle.model, optimum: undefined };
  const { preference: _, ...plain } = puzzle;
  const result = await solve(plain, settings);
  const optimum = result.solution?.objective;
  if (result.status !== 'optimal' || optimum === undefined) {
    return { outcome: result.outcome, best: result.solution };
  }
  return { model: withObjectiveValue(puzzle.model, optimum), optimum };
}

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
