// puzzlec check: is this a solution, and if not, what does it break?
import type { Assertion } from '../model/model.ts';
import type { Attempt, Puzzle, Value } from '../puzzles/puzzle.ts';
import { type CheckResult, check } from '../queries/check.ts';
import { givenOfSolution, givenOfText } from '../queries/given.ts';
import { badOption } from '../text/catalogue/input.ts';
import { type Checked, failed, good } from '../text/diagnostic.ts';
import { clueAsJson, clueLine } from './clues.ts';
import { errorObject, showDiagnostics } from './diagnostics.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { readSource } from './input.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';
import { whyUndecided } from './why-stopped.ts';

export interface CheckOptions extends CommonOptions {
  readonly solution?: string;
}

export function checkCommand(
  [file = '', ...answers]: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles([file], options, terminal, async (job) => {
    const given = givenBy(job.puzzle, answers, options);
    if (!given.ok) {
      if (options.format === 'json')
        await job.json(errorObject(given.diagnostics, job.sources, file));
      else showDiagnostics(given.diagnostics, job.sources, terminal);
      return exitCodes.wrongInput;
    }
    const result = await check(job.puzzle, given.value, solveSettings(options, job.signal));
    if (options.format === 'json') await job.json(asJson(job, result));
    else await write(job, result);
    return exitCodeOf(result);
  });
}

/** Everything that is said of the answer: by words and by a file. */
function givenBy(
  puzzle: Puzzle,
  answers: readonly string[],
  { solution }: CheckOptions,
): Checked<readonly Attempt[]> {
  const given: Attempt[] = [];
  for (const text of answers) {
    const part = givenOfText(puzzle, text);
    if (!part.ok) return part;
    given.push(...part.value);
  }
  if (solution === undefined) {
    const missing = badOption(
      undefined,
      'there is no answer to check',
      'give name=value ..., or --solution FILE.json',
    );
    return given.length > 0 ? good(given) : failed(missing);
  }
  const values = readSolution(solution);
  if (!values.ok) return values;
  const part = givenOfSolution(puzzle, values.value);
  return part.ok ? good([...given, ...part.value]) : part;
}

/** A JSON object of values, or what `puzzlec solve --format json` printed. */
function readSolution(name: string): Checked<Readonly<Record<string, Value>>> {
  const source = readSource(name);
  if (!source.ok) return source;
  const wanted = 'a JSON object is wanted: {"name": value, ...}';
  try {
    const value: unknown = JSON.parse(source.value.text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return failed(badOption(undefined, `${name} is no solution`, wanted));
    }
    const object = value as Readonly<Record<string, Value>>;
    const inner = object['solution'];
    return good(
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? (inner as Readonly<Record<string, Value>>)
        : object,
    );
  } catch (error) {
    return failed(badOption(undefined, `${name} is not JSON: ${(error as Error).message}`, wanted));
  }
}

function asJson({ sources }: Job, { status, broken, clash, optimal }: CheckResult): object {
  return {
    status,
    broken: broken.map((each) => clueAsJson(each, sources)),
    ...(clash.length > 0 ? { clash } : {}),
    optimal,
  };
}

const verdicts: { readonly [S in CheckResult['status']]: string } = {
  valid: 'a solution',
  invalid: 'not a solution',
  completable: 'no whole answer, but it can be completed',
  'not completable': 'it cannot be completed',
  unknown: 'not decided',
};

async function write(
  job: Job,
  { status, broken, clash, optimal, outcome }: CheckResult,
): Promise<void> {
  const { terminal } = job;
  const why = status === 'unknown' ? `: ${whyUndecided(outcome)}` : '';
  await terminal.out(verdicts[status] + why);
  if (broken.length > 0) await list(terminal, 'it breaks', broken, job);
  if (clash.length > 0) {
    await terminal.out(
      clash.length === 1 ? 'this part of it cannot be' : 'these parts of it clash',
    );
    for (const words of clash) await terminal.out(`  ${words}`);
  }
  if (optimal !== null)
    await terminal.out(optimal ? 'and there is none better' : 'but there is a better one');
}

async function list(
  terminal: Terminal,
  title: string,
  assertions: readonly Assertion[],
  { sources }: Job,
): Promise<void> {
  await terminal.out(title);
  for (const assertion of assertions) await terminal.out(clueLine(assertion, sources));
}

function exitCodeOf({ status, outcome }: CheckResult): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (status === 'unknown') return exitCodes.stopped;
  return status === 'valid' || status === 'completable' ? exitCodes.yes : exitCodes.no;
}
