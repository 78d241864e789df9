// The command line of puzzlec: runs a command and turns how it ended into an exit code.
import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import { standardError, standardOutput } from './channel.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createProgram, exitCodeOfComplaint, expandArguments } from './program.ts';

const manifest: { readonly version: string } = createRequire(import.meta.url)('../../package.json');

async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = exitCodes.yes;
  const program = createProgram(manifest.version, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(expandArguments(words), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return exitCodeOfComplaint(error);
    return reportFault(error as Error, words);
  }
}

/** A fault of ours, in a sentence, with what to do about it. */
function reportFault(error: Error, words: readonly string[]): ExitCode {
  const lines = [
    `puzzlec: a fault of puzzlec itself, not of your puzzle: ${error.message}`,
    'Please report it with the puzzle and this command:',
    `  puzzlec ${words.join(' ')}`,
  ];
  if (words.includes('--debug')) lines.push(String(error.stack));
  else lines.push('(--debug shows where it happened)');
  standardError.write(`${lines.join('\n')}\n`);
  return exitCodes.fault;
}

void main(process.argv.slice(2)).then(async (code) => {
  // What was written leaves first; then nothing is waited for, such as a thread that is still being taken down.
  await Promise.all([standardOutput.flushed(), standardError.flushed()]);
  process.exit(code);
});
