// Is this a solution? A full answer is judged, constraint by constraint; for a partial one: can it be completed, and if not,
// the smallest part of it that already clashes.
import { openModel } from '../answers/open-model.ts';
import { type Outcome, outcomeOfAbort } from '../answers/solution.ts';
import type { Session } from '../backends/backend.ts';
import { falsity } from '../model/construct.ts';
import { judgeOf } from '../model/judge.ts';
import type { Assertion, Assignment, Model } from '../model/model.ts';
import type { Attempt, Puzzle } from '../puzzles/puzzle.ts';
import { type SolvingSettings, solve } from '../solve.ts';
import { ask, Stopped } from './ask.ts';
import { explain } from './explain.ts';

export interface CheckResult {
  readonly status: 'valid' | 'invalid' | 'completable' | 'not completable' | 'unknown';
  /** The constraints that the answer breaks. */
  readonly broken: readonly Assertion[];
  /** The smallest part of the answer that clashes with the puzzle (or with itself), by its words. */
  readonly clash: readonly string[];
  /** Whether a valid answer has the best value of the objective; null without one, or where that is not known. */
  readonly optimal: boolean | null;
  readonly outcome: Outcome;
}

/** Judges the parts of an answer, taken together. */
export async function check(
  puzzle: Puzzle,
  given: readonly Attempt[],
  settings: SolvingSettings = {},
): Promise<CheckResult> {
  try {
    return await judged(puzzle, given, settings);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const outcome = outcomeOfAbort(settings.signal);
    return { status: 'unknown', broken: [], clash: [], optimal: null, outcome };
  }
}

async function judged(
  puzzle: Puzzle,
  given: readonly Attempt[],
  settings: SolvingSettings,
): Promise<CheckResult> {
  const { model } = puzzle;
  const parts = given.map(asAssertion);
  const result = { broken: [], clash: [], optimal: null, outcome: 'complete' } as const;
  const rules = given.flatMap(({ broken }) => (broken === undefined ? [] : asRule(broken)));
  if (rules.length > 0) return { ...result, status: 'invalid', broken: rules };
  const alone = await answersOf({ ...model, assertions: parts, objective: undefined }, settings);
  if (!alone.first) {
    const clash = await clashOf(puzzle, given, [], settings);
    return { ...result, status: 'invalid', clash };
  }
  const whole: Model = {
    ...model,
    assertions: [...model.assertions, ...parts],
    objective: undefined,
  };
  const solution = (await answersOf(whole, settings)).first;
  if (solution) {
    const status = alone.isOnly ? 'valid' : 'completable';
    const optimal = alone.isOnly ? await isOptimal(puzzle, solution, settings) : null;
    return { ...result, status, optimal };
  }
  if (!alone.isOnly) {
    const clash = await clashOf(puzzle, given, model.assertions, settings);
    return { ...result, status: 'not completable', clash };
  }
  return {
    ...result,
    status: 'invalid',
    broken: await brokenBy(puzzle, alone.first, parts, settings),
  };
}

function asAssertion({ words, formula }: Attempt): Assertion {
  return { words, formula, span: undefined, implicit: false };
}

/** A rule that a part of the answer breaks by itself. */
function asRule(words: string): Assertion {
  return { words, formula: falsity, span: undefined, implicit: true };
}

/** The first answer of a model, and whether there is no other one on the answer variables. */
async function answersOf(
  model: Model,
  settings: SolvingSettings,
): Promise<{ readonly first: Assignment | undefined; readonly isOnly: boolean }> {
  const { session } = await openModel(model, settings);
  await using open = session;
  const first = await next(open, settings);
  if (!first) return { first, isOnly: false };
  open.block(model.answer, first);
  return { first, isOnly: (await next(open, settings)) === undefined };
}

async function next(
  session: Session,
  { signal }: SolvingSettings,
): Promise<Assignment | undefined> {
  const verdict = await ask(session, { signal });
  return verdict.status === 'sat' ? verdict.assignment : undefined;
}

/** Constraints that the answer breaks: judged outright where it says everything, else a smallest set that rules it out. */
async function brokenBy(
  puzzle: Puzzle,
  at: Assignment,
  parts: readonly Assertion[],
  settings: SolvingSettings,
): Promise<readonly Assertion[]> {
  const { model } = puzzle;
  if (model.answer.length === model.variables.length) {
    const broken = [...judgeOf(model).broken(at)];
    return broken.flatMap((each) => (each.kind === 'assertion' ? [each.assertion] : []));
  }
  const { cores, status } = await explain(puzzle, { ...settings, hard: parts });
  if (status === 'unknown') throw new Stopped();
  return cores[0] ?? [];
}

/** A smallest part of the answer that clashes with some assertions. */
async function clashOf(
  puzzle: Puzzle,
  given: readonly Attempt[],
  assertions: readonly Assertion[],
  settings: SolvingSettings,
): Promise<readonly string[]> {
  const asked = { ...puzzle, model: { ...puzzle.model, assertions: given.map(asAssertion) } };
  const { cores, status } = await explain(asked, { ...settings, hard: assertions });
  if (status === 'unknown') throw new Stopped();
  return (cores[0] ?? []).map(({ words }) => words);
}

async function isOptimal(
  puzzle: Puzzle,
  at: Assignment,
  settings: SolvingSettings,
): Promise<boolean | null> {
  if (!puzzle.model.objective) return null;
  const { status, solution } = await solve(puzzle, settings);
  if (status !== 'optimal' || solution?.objective === undefined) return null;
  return judgeOf(puzzle.model).objective(at) === solution.objective;
}
