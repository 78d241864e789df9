// puzzlec facts: what is the same in every solution, a line each.
import { facts } from '../queries/facts.ts';
import { named } from './draw.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type CommonOptions, solveSettings } from './options.ts';
import { runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';
import { whyUndecided } from './why-stopped.ts';

export function factsCommand(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, async (job) => {
    const result = await facts(job.puzzle, solveSettings(options, job.signal));
    const { status, outcome } = result;
    if (options.format === 'json') await job.json({ status, facts: result.facts });
    else if (status === 'unsat') await terminal.out('no solution');
    else if (status === 'unknown') await terminal.out(`no answer: ${whyUndecided(outcome)}`);
    else if (Object.keys(result.facts).length > 0) await terminal.out(named(result.facts));
    else terminal.note('nothing is the same in every solution');
    if (outcome === 'interrupted') return exitCodes.interrupted;
    if (status === 'unknown') return exitCodes.stopped;
    return status === 'unsat' ? exitCodes.no : exitCodes.yes;
  });
}
