// puzzlec describe: what was understood, in words.
import { describe, describeInLines } from '../puzzles/describe.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { CommonOptions } from './options.ts';
import { runFiles } from './run-files.ts';
import type { Terminal } from './terminal.ts';

export function describeCommand(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return runFiles(files, options, terminal, async (job) => {
    const description = describe(job.puzzle, job.warnings, job.sources);
    if (options.format === 'json') await job.json(description);
    else await terminal.out(describeInLines(description).join('\n'));
    return exitCodes.yes;
  });
}
