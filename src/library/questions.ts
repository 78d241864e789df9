// The questions that can be asked of a puzzle or of a model, as the library exports them: typed by what they are asked of.
import type { Solution, Values } from '../answers/solution.ts';
import type { SolutionStream } from '../answers/stream.ts';
import { type CountResult, count as countAll } from '../count.ts';
import type { BoolExpr } from '../model/expression.ts';
import { printModel } from '../model/print.ts';
import { type Description, describe as describePuzzle } from '../puzzles/describe.ts';
import type { Attempt, Puzzle, Value } from '../puzzles/puzzle.ts';
import { type CheckResult, check as checkAttempts } from '../queries/check.ts';
import { type ExplainResult, explain as explainPuzzle } from '../queries/explain.ts';
import { type FactsResult, facts as factsOf } from '../queries/facts.ts';
import { givenOfSolution, givenOfText } from '../queries/given.ts';
import {
  type ReviewResult,
  type ReviewSettings,
  review as reviewPuzzle,
} from '../queries/review.ts';
import { type UniqueResult, unique as uniqueOf } from '../queries/unique.ts';
import {
  solutions as allSolutions,
  type EnumerateSettings,
  type SolveResult,
  type SolvingSettings,
  solve as solveOne,
} from '../solve.ts';
import type { Checked, Diagnostic } from '../text/diagnostic.ts';
import { renderDiagnostic } from '../text/frame.ts';
import type { Sources } from '../text/source.ts';
import { puzzleOf, type Question } from './posed.ts';
import { PuzzleError } from './puzzle-error.ts';
import { Formula } from './terms.ts';

// The values of a model built by code are what its specification says: `declared.ts` makes the fields that read them.

/**
 * One solution, or the optimum where there is an objective.
 *
 * @param question a puzzle from `compile`, or a `Model`
 * @returns `unknown` where the signal stopped it; `sat` for an answer that is not proved to be the best
 * @throws {@link TooLarge} when it does not fit the backend
 *
 * @example
 * const { status, solution } = await solve(puzzle, { signal: AbortSignal.timeout(5000) });
 * if (solution) console.log(solution.values);
 */
export async function solve<V = Values>(
  question: Question<V>,
  settings: SolvingSettings<V> = {},
): Promise<SolveResult<V>> {
  const result = await solveOne(puzzleOf(question), settings as SolvingSettings);
  return result as SolveResult<V>;
}

/**
 * Every solution as it is found, each once; every optimal one where there is an objective. Leaving the loop stops the
 * solver. How it ended is `outcome`, since a loop cannot tell "no more" from "stopped".
 *
 * @throws {@link TooLarge} (from the loop) when it does not fit the backend
 *
 * @example
 * const stream = solutions(puzzle, { limit: 100 });
 * for await (const { values } of stream) console.log(values);
 * console.log(await stream.outcome); // 'complete', 'limit', 'timeout' or 'interrupted'
 */
export function solutions<V = Values>(
  question: Question<V>,
  settings: EnumerateSettings<V> = {},
): SolutionStream<V> {
  return allSolutions(puzzleOf(question), settings as EnumerateSettings) as SolutionStream<V>;
}

/**
 * How many solutions there are, without listing them where the backend can; how many optimal ones where there is an
 * objective. `count` is what was found before the end if `outcome` is not `complete`.
 *
 * @example
 * const { count: all, outcome } = await count(puzzle);
 */
export function count(
  question: Question<unknown>,
  settings: EnumerateSettings = {},
): Promise<CountResult> {
  return countAll(puzzleOf(question), settings);
}

/** What {@link unique} found. */
export interface Uniqueness<V = Values> extends Omit<UniqueResult, 'solutions'> {
  /** None, the only one, or two different ones; one also where it is not known whether there are more. */
  readonly solutions: readonly Solution<V>[];
}

/**
 * Whether there is exactly one solution: a proof, or two solutions and the names of what differs.
 *
 * @example
 * const { status, differ } = await unique(puzzle);
 * if (status === 'multiple') console.log(`not unique: ${differ.join(', ')}`);
 */
export async function unique<V = Values>(
  question: Question<V>,
  settings: SolvingSettings<V> = {},
): Promise<Uniqueness<V>> {
  const result = await uniqueOf(puzzleOf(question), settings as SolvingSettings);
  return result as UniqueResult & Uniqueness<V>;
}

/**
 * What is the same in every solution, by name; parts of arrays under their own names, such as `grid[1,2]`.
 *
 * @example
 * const { facts: known } = await facts(puzzle);
 */
export function facts(
  question: Question<unknown>,
  settings: SolvingSettings = {},
): Promise<FactsResult> {
  return factsOf(puzzleOf(question), settings);
}

/**
 * Whether an answer is a solution, and what it breaks; whether a part of one can be completed.
 *
 * @param answer values by name, or texts in the puzzle's language such as `SEND = 9567`
 * @throws {@link PuzzleError} for an answer that cannot be read
 *
 * @example
 * const { status, broken } = await check(puzzle, { S: 9, E: 5 });
 */
export async function check<V = Values>(
  question: Question<V>,
  answer: Partial<V> | string | readonly string[],
  settings: SolvingSettings = {},
): Promise<CheckResult> {
  const puzzle = puzzleOf(question);
  return checkAttempts(puzzle, attemptsOf(puzzle, answer), settings);
}

function attemptsOf(puzzle: Puzzle, answer: unknown): readonly Attempt[] {
  if (typeof answer === 'string') return orThrow(givenOfText(puzzle, answer));
  if (Array.isArray(answer)) {
    return answer.flatMap((text) => orThrow(givenOfText(puzzle, String(text))));
  }
  return orThrow(givenOfSolution(puzzle, answer as Readonly<Record<string, Value>>));
}

/** What to explain. */
export interface ExplainQuestion extends SolvingSettings {
  /** At most so many smallest sets; 1 by default. */
  readonly limit?: number;
  /** Why this holds in every solution, instead of why there is none: a formula, or a text in the puzzle's language. */
  readonly fact?: string | Formula;
}

/**
 * Why there is no solution, or why something holds in all of them: smallest sets of assertions that clash.
 *
 * @throws {@link PuzzleError} for a fact that cannot be read
 *
 * @example
 * const { cores } = await explain(puzzle);
 * for (const { words } of cores[0] ?? []) console.log(words);
 */
export async function explain(
  question: Question<unknown>,
  { fact, ...settings }: ExplainQuestion = {},
): Promise<ExplainResult> {
  const puzzle = puzzleOf(question);
  if (fact === undefined) return explainPuzzle(puzzle, settings);
  const formula: BoolExpr =
    fact instanceof Formula ? fact.expression : orThrow(puzzle.formula(fact));
  return explainPuzzle(puzzle, { ...settings, fact: formula });
}

/**
 * What a careful reviewer would remark, each remark proved: clues that follow from others, things that no clue is about,
 * clues that can be read in two ways.
 *
 * @example
 * const { remarks } = await review(puzzle);
 * for (const remark of remarks) if (remark.kind === 'follows') console.log(remark.clue.words);
 */
export function review(
  question: Question<unknown>,
  settings: ReviewSettings = {},
): Promise<ReviewResult> {
  return reviewPuzzle(puzzleOf(question), settings);
}

/**
 * What was understood of a puzzle, in words: quantities, constraints, sizes. Nothing of it is solved.
 *
 * @param compiled what `compile` gave, so that constraints have their lines; without it they have none
 *
 * @example
 * console.log(describe(puzzle).constraints.map(({ meaning }) => meaning));
 */
export function describe(
  question: Question<unknown>,
  compiled: { readonly sources?: Sources; readonly warnings?: readonly Diagnostic[] } = {},
): Description {
  return describePuzzle(puzzleOf(question), compiled.warnings ?? [], compiled.sources ?? []);
}

/**
 * The s-expressions of a puzzle or a model, as `puzzlec compile --to sugar` prints them: compiling them gives the same
 * solutions.
 *
 * @example
 * await writeFile('queens.sugar', toSugar(model));
 */
export function toSugar(question: Question<unknown>): string {
  return printModel(puzzleOf(question).model);
}

/**
 * The value of what was checked.
 *
 * @param sources what the places of its diagnostics point into
 * @throws {@link PuzzleError} with all messages where it is not good
 *
 * @example
 * const { puzzle, sources } = await compile('puzzle: alphametic\nequation: SEND + MORE = MONEY');
 * const { solution } = await solve(orThrow(puzzle, sources));
 */
export function orThrow<T>(checked: Checked<T>, sources: Sources = []): T {
  if (checked.ok) return checked.value;
  const messages = checked.diagnostics.map((each) =>
    renderDiagnostic(each, sources, { color: false }),
  );
  throw new PuzzleError(messages.join('\n'), checked.diagnostics);
}
