// Puzzle to solutions: open the model, search, and say every answer in the puzzle's own words.
import { ascending, type Found } from './answers/ascending.ts';
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
  /** In the order of the answer variables, ascending; with a limit, the least ones of all. */
  readonly sorted?: boolean;
  /** Told of each solution when it is found, which may be long before its turn where they are sorted. */
  readonly onFound?: () => void;
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
  if (!settings.sorted) return streamOf(limited(puzzle, settings));
  const { answer } = puzzle.model;
  const { limit = Number.POSITIVE_INFINITY, onFound } = settings;
  const ordering = { answer, identity: puzzle.identity, limit, onFound };
  return streamOf(ascending(everySolution(puzzle, settings), ordering));
}

/** Keeps one of the answers that mean the same, and stops at the limit. */
async function* limited(
  puzzle: Puzzle,
  settings: EnumerateSettings,
): AsyncGenerator<Solution, Outcome, undefined> {
  const { limit = Number.POSITIVE_INFINITY, onFound } = settings;
  const seen = new Set<string>();
  let count = 0;
  const all = everySolution(puzzle, settings);
  try {
    for (;;) {
      if (count >= limit) return 'limit';
      const next = await all.next();
      if (next.done) return next.value;
      const { solution } = next.value;
      if (puzzle.identity) {
        const identity = puzzle.identity(solution.assignment);
        if (seen.has(identity)) continue;
        seen.add(identity);
      }
      count++;
      onFound?.();
      yield solution;
    }
  } finally {
    await all.return('interrupted');
  }
}

async function* everySolution(
  puzzle: Puzzle,
  settings: EnumerateSettings,
): AsyncGenerator<Found, Outcome, undefined> {
  const { signal } = settings;
  if (isSearched(puzzle, settings)) {
    for await (const solution of searched(puzzle, settings)) yield { solution, isNext: false };
    return signal?.aborted ? outcomeOfAbort(signal) : 'complete';
  }
  const target = await optimalModel(puzzle, settings);
  if ('outcome' in target) {
    if (target.best) yield { solution: target.best, isNext: false };
    return target.outcome;
  }
  const { answer } = puzzle.model;
  const opened = await openModel(target.model, settings);
  settings.onPrepared?.(opened.preparation);
  await using session = opened.session;
  try {
    const inOrder = settings.sorted ? session.inOrder(answer, signal) : undefined;
    const ending = inOrder ? yield* decoded(puzzle, inOrder, true) : 'limit';
    if (ending !== 'limit') return outcomeOfEnding(ending, signal);
    const rest = session.enumerate(answer, signal);
    return outcomeOfEnding(yield* decoded(puzzle, rest, false), signal);
  } finally {
    settings.onStatistics?.(session.stats);
  }
}

async function* decoded(
  puzzle: Puzzle,
  answers: Answers,
  isNext: boolean,
): AsyncGenerator<Found, Ending, undefined> {
  const decode = decoderOf(puzzle);
  try {
    for (;;) {
      const next = await answers.next();
      if (next.done) return next.value;
      yield { solution: decode(next.value), isNext };
    }
  } finally {
    await answers.return('aborted');
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
