// The command `enumerate`: all solutions, how many there are, or the values of a projection.
import { SortedSolutions } from '../answers/ascending.ts';
import { csvHeader, csvRow } from '../answers/csv.ts';
import type { Outcome, Solution } from '../answers/solution.ts';
import { TallySheet } from '../answers/tally.ts';
import { count } from '../count.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type EnumerateSettings, solutions } from '../solve.ts';
import { badOption } from '../text/catalogue/input.ts';
import type { Diagnostic } from '../text/diagnostic.ts';
import { claimOfCount, claimOfList, type Given, writeCertified } from './certificate.ts';
import { refuseCall } from './diagnostics.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, noteOnSymmetry, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import { breakdown, lineOf, summary, writerFor } from './solution-writers.ts';
import { StatisticsReport } from './statistics.ts';
import type { Terminal } from './terminal.ts';
import { whyStopped } from './why-stopped.ts';

export interface EnumerateOptions extends CommonOptions {
  readonly count?: boolean;
  readonly limit?: number;
  readonly sort?: boolean;
  readonly multiplicity?: boolean;
  /** The file for the solutions. */
  readonly out?: string;
  readonly resume?: boolean;
}

export function enumerateCommand(
  files: readonly string[],
  options: EnumerateOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const mistake = mistakeIn(files, options);
  if (mistake) return refuseCall(mistake, options, terminal);
  return runFiles(files, options, terminal, (job) => enumerateOne(job, options));
}

/** What the command line's own grammar does not say. */
function mistakeIn(
  files: readonly string[],
  { out, resume }: EnumerateOptions,
): Diagnostic | undefined {
  if (resume && out === undefined) {
    return badOption(undefined, '--resume is about a file', 'name it: --out FILE --resume');
  }
  if (out !== undefined && files.length > 1) {
    return badOption(undefined, '--out takes the solutions of one puzzle', 'run one after another');
  }
  return undefined;
}

async function enumerateOne(job: Job, options: EnumerateOptions): Promise<ExitCode> {
  const report = new StatisticsReport(job);
  const settings: EnumerateSettings = {
    ...solveSettings(options, job.signal),
    onPrepared: report.onPrepared,
    onStatistics: report.onStatistics,
    ...(options.limit === undefined ? {} : { limit: options.limit }),
  };
  const give: Give = (given) =>
    writeCertified(job, options, { ...given, first: report.backend, isAnswer: false });
  const code = await modeOf(options)(job, options, settings, give);
  noteOnSymmetry(options, report, job.terminal);
  if (options.stats) report.print();
  return code;
}

type Give = (given: Omit<Given, 'first' | 'isAnswer'>) => Promise<ExitCode>;

type Mode = (
  job: Job,
  options: EnumerateOptions,
  settings: EnumerateSettings,
  give: Give,
) => Promise<ExitCode>;

function modeOf({ count: counting, multiplicity, out }: EnumerateOptions): Mode {
  if (out !== undefined) return intoFile(out);
  if (counting) return countOnly;
  return multiplicity ? listMultiplicities : listAll;
}

function intoFile(name: string): Mode {
  return async (job, options, settings) => {
    const { enumerateOut } = await import('./out/enumerate-out.ts');
    return enumerateOut(job, name, options, settings);
  };
}

const countOnly: Mode = async (job, options, settings, give) => {
  const result = await count(job.puzzle, settings);
  const { outcome, count: found, tally } = result;
  const write = async (more: object): Promise<void> => {
    if (options.format === 'json') {
      return await job.json({ ...summary(outcome, found, job.puzzle, tally), ...more });
    }
    await job.terminal.out(String(found));
    if (tally) job.terminal.note(breakdown(job.puzzle, tally));
    if (outcome !== 'complete') job.terminal.note(`not all: ${whyStopped(outcome)}`);
  };
  return give({ claim: claimOfCount(result), code: exitCodeOf(outcome, found), write });
};

const listAll: Mode = async (job, options, settings, give) => {
  const writer = writerFor(job, options.format);
  const { sort = false } = options;
  const onFound = (): void => job.terminal.progress.solution();
  const stream = solutions(job.puzzle, { ...settings, sorted: sort, onFound });
  const tally = new TallySheet(job.puzzle.tally);
  let found = 0;
  let last: Solution | undefined;
  for await (const solution of stream) {
    found++;
    last = solution;
    tally.add(solution);
    await writer.solution(solution, found);
  }
  const outcome = await stream.outcome;
  const number = BigInt(found);
  return give({
    claim: claimOfList(outcome, number, last ? [last] : []),
    code: exitCodeOf(outcome, number),
    write: (more) => writer.end(outcome, number, tally.counts, more),
  });
};

/** How a list ended of which only the first ones are shown. */
function outcomeOf(searched: Outcome, { isCut }: { readonly isCut: boolean }): Outcome {
  return searched === 'complete' && isCut ? 'limit' : searched;
}

/** The puzzle with all its solutions, as they were before a projection. */
function unprojected(puzzle: Puzzle): Puzzle {
  const answer = puzzle.projectedFrom ?? puzzle.model.answer;
  const whole = puzzle.wholeIdentity && { identity: puzzle.wholeIdentity };
  return { ...puzzle, ...whole, model: { ...puzzle.model, answer } };
}

/** A value of a projection, and how many solutions share it. */
interface Multiple {
  readonly first: Solution;
  /** From 1. */
  readonly index: number;
  readonly multiplicity: number;
}

async function writeMultiple(
  { json, puzzle: { fields }, terminal }: Job,
  { format }: EnumerateOptions,
  { first, index, multiplicity }: Multiple,
): Promise<void> {
  const { values: solution } = first;
  if (format === 'json') await json({ type: 'solution', index, solution, multiplicity });
  else if (format === 'csv') {
    if (index === 1) await terminal.out(`${csvHeader(fields, solution)},multiplicity`);
    await terminal.out(`${csvRow(fields, solution)},${multiplicity}`);
  } else await terminal.out(`${lineOf(first)} (${multiplicity})`);
}

/** The distinct values of a projection, each with the number of solutions that share it. */
const listMultiplicities: Mode = async (job, options, settings, give) => {
  const { puzzle, terminal } = job;
  const whole = unprojected(puzzle);
  // The limit is one of values, and how many solutions share one is known when all have been found.
  const { limit, ...unlimited } = settings;
  const stream = solutions(whole, unlimited);
  let all = 0n;
  const groups = new Map<string, { readonly first: Solution; size: number }>();
  for await (const solution of stream) {
    all++;
    const key = puzzle.model.answer.map((id) => solution.assignment[id]).join(' ');
    const group = groups.get(key);
    if (group) group.size++;
    else groups.set(key, { first: solution, size: 1 });
  }
  const firsts = new Map([...groups.values()].map((group) => [group.first, group.size]));
  const kept = new SortedSolutions({
    answer: puzzle.model.answer,
    limit: Number.POSITIVE_INFINITY,
  });
  for (const first of firsts.keys()) kept.add(first);
  const values = options.sort ? kept.list() : [...firsts.keys()];
  const list = values.slice(0, limit);
  for (const [i, first] of list.entries()) {
    await writeMultiple(job, options, {
      first,
      index: i + 1,
      multiplicity: firsts.get(first) ?? 0,
    });
  }
  const outcome = outcomeOf(await stream.outcome, { isCut: values.length > list.length });
  const found = BigInt(list.length);
  const rest = outcome === 'complete' ? '' : `, perhaps not all: ${whyStopped(outcome)}`;
  return give({
    puzzle: whole,
    claim: claimOfList(outcome, all, list.slice(0, 1)),
    code: exitCodeOf(outcome, found),
    write: async (more) => {
      if (options.format !== 'json') return terminal.note(`${found} distinct${rest}`);
      await job.json({ ...summary(outcome, found, puzzle, undefined), ...more });
    },
  });
};

function exitCodeOf(outcome: Outcome, found: bigint): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (outcome !== 'complete') return exitCodes.stopped;
  return found === 0n ? exitCodes.no : exitCodes.yes;
}
