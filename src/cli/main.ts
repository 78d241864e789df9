// The command line of puzzlec: runs a command and turns how it ended into an exit code.
import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createProgram, exitCodeOfComplaint, expandArguments } from './program.ts';

const manifest: { readonly version: string } = createRequire(import.meta.url)('../../package.json');

/** A closed pipe means that nobody reads any more: the end, and no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.yes);
  throw error;
});

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()));
}

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
  process.stderr.write(`${lines.join('\n')}\n`);
  return exitCodes.fault;
}

void main(process.argv.slice(2)).then(async (code) => {
  // What was written leaves first; then nothing is waited for, such as a thread that is still being taken down.
  await Promise.all([process.stdout, process.stderr].map(flushed));
  process.exit(code);
});
