// puzzlec unique: proves that there is exactly one solution, or shows two and where they differ.
import { type UniqueResult, unique } from '../queries/unique.ts';
import { printable } from '../text/frame.ts';
import { claimOfUnique, writeCertified } from './certificate.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { isPictureFormat, writePictures } from './pictures.ts';
import { type Job, runFiles } from './run-files.ts';
import { StatisticsReport } from './statistics.ts';
import type { Terminal } from './terminal.ts';
import { whyUndecided } from './why-stopped.ts';

export function uniqueCommand(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, async (job) => {
    const report = new StatisticsReport(job);
    const result = await unique(job.puzzle, {
      ...solveSettings(options, job.signal),
      onPrepared: report.onPrepared,
      onStatistics: report.onStatistics,
    });
    const { format } = options;
    const code = await writeCertified(job, options, {
      first: report.backend,
      claim: claimOfUnique(result),
      code: exitCodeOf(result),
      write: async (more) => {
        if (format === 'json') await job.json({ ...asJson(result), ...more });
        else if (isPictureFormat(format)) {
          await writePictures(job, format, result.solutions, { overlaid: true });
        } else await write(job, result);
      },
      isAnswer: !isPictureFormat(format),
    });
    if (options.stats) report.print();
    return code;
  });
}

function asJson({ status, solutions, differ, same, interchangeable }: UniqueResult): object {
  return {
    status,
    solutions: solutions.map(({ values }) => values),
    differ,
    same,
    ...(interchangeable.length > 0 ? { interchangeable } : {}),
  };
}

async function write({ puzzle, terminal }: Job, result: UniqueResult): Promise<void> {
  const { status, solutions, marked, outcome } = result;
  for (const [i, solution] of solutions.entries()) {
    if (i > 0) await terminal.out('');
    const other = status === 'multiple' ? solutions[1 - i]?.assignment : undefined;
    await terminal.out(drawn(puzzle, solution, terminal, other && { marked, other }));
  }
  const optimal = puzzle.model.objective ? 'optimal ' : '';
  if (status === 'unique') await terminal.out(`\nunique: there is no other ${optimal}solution`);
  if (status === 'unsat') await terminal.out('no solution');
  if (status === 'unknown') {
    const found = solutions.length > 0 ? 'this one; whether it is the only one' : 'none; whether';
    await terminal.out(`not decided: found ${found} is open: ${whyUndecided(outcome)}`);
  }
  if (status === 'multiple') await writeDifference(terminal, result);
}

async function writeDifference(
  terminal: Terminal,
  { differ, same, interchangeable, outcome }: UniqueResult,
): Promise<void> {
  await terminal.out('\nnot unique: two solutions, * where they differ');
  await terminal.out(`different: ${listOf(differ) || 'nothing that is shown'}`);
  await terminal.out(`the same:  ${listOf(same) || 'nothing'}`);
  for (const group of interchangeable) await terminal.out(`interchangeable: ${listOf(group)}`);
  if (outcome !== 'complete') {
    terminal.note(`what is interchangeable is not decided: ${whyUndecided(outcome)}`);
  }
}

/** So many names are listed before the others are counted. */
const listed = 16;

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, listed).map(printable);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function exitCodeOf({ status, outcome }: UniqueResult): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (status === 'unknown') return exitCodes.stopped;
  return status === 'unique' ? exitCodes.yes : exitCodes.no;
}
