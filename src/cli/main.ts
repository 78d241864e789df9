// The command line of puzzlec: runs a command and turns how it ended into an exit code.
import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import { harmless } from '../text/frame.ts';
import { standardError, standardOutput } from './channel.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { complain, createProgram, expandArguments } from './program.ts';
import { limitsIn } from './supervision/limits.ts';

/** Read when it is asked for. */
function version(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)(
    '../../package.json',
  );
  return manifest.version;
}

async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = exitCodes.yes;
  const finish = (ended: ExitCode): void => {
    code = ended;
  };
  try {
    const program = createProgram({ words, version, finish });
    await program.parseAsync(expandArguments(words), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return complain(error, words);
    return reportFault(error, words);
  }
}

/** A fault of ours, in a sentence, with what to do about it. */
function reportFault(error: unknown, words: readonly string[]): ExitCode {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const lines = [
    `puzzlec: a fault of puzzlec itself, not of your puzzle: ${message}`,
    'Please report it with the puzzle, this command, and the line below it:',
    `  puzzlec ${words.map(quoted).join(' ')}`,
    `  puzzlec ${version()}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    words.includes('--debug') ? String(stack) : '(--debug shows where it happened)',
  ];
  standardError.write(`${harmless(lines.join('\n'), { color: false })}\n`);
  return exitCodes.fault;
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w./=:,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

async function end(code: ExitCode): Promise<never> {
  // What was written leaves first; then nothing is waited for, such as a thread that is still being taken down.
  await Promise.all([standardOutput.flushed(), standardError.flushed()]);
  process.exit(code);
}

/** Runs the program here, or watches it run in another thread where it has limits. */
async function run(words: readonly string[]): Promise<ExitCode> {
  const limits = limitsIn(words);
  if (!limits) return main(words);
  const { isMainThread, supervise } = await import('./supervision/supervise.ts');
  if (isMainThread) return supervise(limits, words);
  const { beSupervised } = await import('./supervision/supervised.ts');
  beSupervised();
  return main(words);
}

const words = process.argv.slice(2);
process.on('uncaughtException', (error) => void end(reportFault(error, words)));
void run(words).then(end, (error: unknown) => end(reportFault(error, words)));
