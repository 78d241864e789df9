// puzzlec unique: proves that there is exactly one solution, or shows two and where they differ.
import { type UniqueResult, unique } from '../queries/unique.ts';
import { drawn } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { type Job, runFiles } from './run-files.ts';
import { whyStopped } from './solve.ts';
import { StatisticsReport } from './statistics.ts';
import type { Terminal } from './terminal.ts';

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
    if (options.format === 'json') await job.json(asJson(result));
    else await write(job, result);
    if (options.stats) report.print();
    return exitCodeOf(result);
  });
}

function asJson({ status, solutions, differ, same }: UniqueResult): object {
  return { status, solutions: solutions.map(({ values }) => values), differ, same };
}

async function write({ puzzle, terminal }: Job, result: UniqueResult): Promise<void> {
  const { status, solutions, differ, same, outcome } = result;
  for (const [i, solution] of solutions.entries()) {
    if (i > 0) await terminal.out('');
    await terminal.out(drawn(puzzle, solution, terminal));
  }
  const optimal = puzzle.model.objective ? 'optimal ' : '';
  if (status === 'unique') await terminal.out(`\nunique: there is no other ${optimal}solution`);
  if (status === 'unsat') await terminal.out('no solution');
  if (status === 'unknown') {
    const found = solutions.length > 0 ? 'this one; whether it is the only one' : 'none; whether';
    await terminal.out(`not decided: found ${found} is open: ${whyStopped(outcome)}`);
  }
  if (status !== 'multiple') return;
  await terminal.out('\nnot unique: these are two of the solutions');
  await terminal.out(`different: ${differ.join(', ') || 'nothing that is shown'}`);
  await terminal.out(`the same:  ${same.join(', ') || 'nothing'}`);
}

function exitCodeOf({ status, outcome }: UniqueResult): ExitCode {
  if (outcome === 'interrupted') return exitCodes.interrupted;
  if (status === 'unknown') return exitCodes.stopped;
  return status === 'unique' ? exitCodes.yes : exitCodes.no;
}
