// puzzlec enumerate: every solution, or every optimal one; or how many there are.
import { csvHeader, csvRow } from '../answers/csv.ts';
import { jsonCount, valueText } from '../answers/json.ts';
import type { Outcome, Solution } from '../answers/solution.ts';
import { sugarAnswer, sugarStatus } from '../answers/sugar-format.ts';
import { TallySheet } from '../answers/tally.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { count, type EnumerateSettings, solutions } from '../solve.ts';
import { badOption } from '../text/catalogue/input.ts';
import type { Diagnostic } from '../text/diagnostic.ts';
import { claimOfCount, claimOfList, type Given, writeCertified } from './certificate.ts';
import { refuseCall } from './diagnostics.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, noteOnSymmetry, solveSettings } from './options.ts';
import { pictureWriter } from './pictures.ts';
import { type Job, runFiles } from './run-files.ts';
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
  noteOnSymmetry(options, job.terminal);
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

/** How many solutions there are by the puzzle's tally. */
type Counts = ReadonlyMap<number, number> | undefined;

function summary(outcome: Outcome, found: bigint, { tally }: Puzzle, counts: Counts): object {
  return {
    type: 'summary',
    status: outcome,
    count: jsonCount(found),
    ...(tally && counts ? { [tally.name]: Object.fromEntries(counts) } : {}),
  };
}

/** `numbers: 1 with 4, 2 with 5`; nothing where there is no tally. */
function breakdown({ tally }: Puzzle, counts: ReadonlyMap<number, number>): string {
  const parts = [...counts].map(([value, count]) => `${count} with ${value}`);
  return `${tally?.name}: ${parts.join(', ')}`;
}

/** How one format writes solutions one after another. */
interface Writer {
  solution(solution: Solution, index: number): Promise<void>;
  /** Writes what stands behind the last one; for JSON with more members. */
  end(outcome: Outcome, count: bigint, counts: Counts, more: object): Promise<void>;
}

const writers: Readonly<Record<string, (job: Job, puzzle: Puzzle) => Writer>> = {
  text: textWriter,
  json: jsonWriter,
  csv: csvWriter,
  sugar: sugarWriter,
  svg: (job) => pictureWriter(job, 'svg'),
  html: (job) => pictureWriter(job, 'html'),
};

const listAll: Mode = async (job, options, settings, give) => {
  const writer = (writers[options.format ?? 'text'] ?? textWriter)(job, job.puzzle);
  const stream = solutions(job.puzzle, settings);
  const kept: Solution[] = [];
  const tally = new TallySheet(job.puzzle.tally);
  let found = 0;
  let last: Solution | undefined;
  try {
    for await (const solution of stream) {
      found++;
      last = solution;
      tally.add(solution);
      job.terminal.progress.solution();
      if (options.sort) kept.push(solution);
      else await writer.solution(solution, found);
    }
  } finally {
    // Also where the search failed: what was found is not lost with it.
    for (const [i, solution] of sorted(kept, job.puzzle).entries()) {
      await writer.solution(solution, i + 1);
    }
  }
  const outcome = await stream.outcome;
  const number = BigInt(found);
  return give({
    claim: claimOfList(outcome, number, last ? [last] : []),
    code: exitCodeOf(outcome, number),
    write: (more) => writer.end(outcome, number, tally.counts, more),
  });
};

/** The puzzle with all its solutions, as they were before a projection. */
function unprojected(puzzle: Puzzle): Puzzle {
  const answer = puzzle.projectedFrom ?? puzzle.model.answer;
  const whole = puzzle.wholeIdentity && { identity: puzzle.wholeIdentity };
  return { ...puzzle, ...whole, model: { ...puzzle.model, answer } };
}

/** The distinct values of a projection, each with the number of solutions that share it. */
const listMultiplicities: Mode = async (job, options, settings, give) => {
  const { puzzle, terminal } = job;
  const whole = unprojected(puzzle);
  const stream = solutions(whole, settings);
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
  const list = options.sort ? sorted([...firsts.keys()], puzzle) : [...firsts.keys()];
  for (const [i, first] of list.entries()) {
    const multiplicity = firsts.get(first) ?? 0;
    if (options.format !== 'json') await terminal.out(`${lineOf(first)} (${multiplicity})`);
    else {
      await job.json({ type: 'solution', index: i + 1, solution: first.values, multiplicity });
    }
  }
  const outcome = await stream.outcome;
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

/** Canonical order: by the answer variables in their order, ascending. */
function sorted(list: readonly Solution[], { model }: Puzzle): readonly Solution[] {
  return list.toSorted((a, b) => {
    for (const id of model.answer) {
      const difference = (a.assignment[id] ?? 0) - (b.assignment[id] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function textWriter({ terminal }: Job, puzzle: Puzzle): Writer {
  // Quantities of a projection fit on one line; a drawing stands alone.
  const onOneLine = puzzle.projectedFrom !== undefined;
  return {
    solution: async (solution, index) => {
      if (onOneLine) await terminal.out(lineOf(solution));
      else await terminal.out(`${index > 1 ? '\n' : ''}${drawn(puzzle, solution, terminal)}`);
    },
    end: async (outcome, found, counts) => {
      const noun = `${puzzle.model.objective ? 'optimal ' : ''}solution${found === 1n ? '' : 's'}`;
      if (outcome === 'complete') terminal.note(`${found} ${noun}`);
      else terminal.note(`${found} ${noun} so far, perhaps not all: ${whyStopped(outcome)}`);
      if (counts && found > 0n) terminal.note(breakdown(puzzle, counts));
      if (found === 0n && outcome === 'complete') await terminal.out('no solution');
    },
  };
}

function lineOf({ values }: Solution): string {
  const entries = Object.entries(values);
  const [only] = entries;
  if (only && entries.length === 1) return valueText(only[1]);
  return entries.map(([name, value]) => `${name} = ${valueText(value)}`).join(', ');
}

function jsonWriter(job: Job): Writer {
  return {
    solution: (solution, index) => job.json({ type: 'solution', index, solution: solution.values }),
    end: (outcome, found, counts, more) =>
      job.json({ ...summary(outcome, found, job.puzzle, counts), ...more }),
  };
}

function csvWriter({ terminal }: Job): Writer {
  return {
    solution: async ({ values }, index) => {
      if (index === 1) await terminal.out(csvHeader(values));
      await terminal.out(csvRow(values));
    },
    end: async () => {},
  };
}

function sugarWriter({ terminal }: Job, puzzle: Puzzle): Writer {
  return {
    solution: async ({ assignment }, index) => {
      if (index === 1) await terminal.out(sugarStatus.sat);
      await terminal.out(sugarAnswer(puzzle.model, assignment));
    },
    end: async (outcome, found) => {
      if (outcome !== 'complete') terminal.note(`perhaps not all: ${whyStopped(outcome)}`);
      else if (found === 0n) await terminal.out(sugarStatus.unsat);
    },
  };
}

function exitCodeOf(outcome: Outcome, found: bigint): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (outcome !== 'complete') return exitCodes.stopped;
  return found === 0n ? exitCodes.no : exitCodes.yes;
}
