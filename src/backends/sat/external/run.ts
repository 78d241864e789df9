// Runs an installed SAT solver on clauses: a process without a shell, files that are removed, an end at any moment.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BackendUnavailable } from '../../unavailable.ts';

/** Where the name of the clauses' file goes in a command; at the end if nowhere. */
const problemMark = '%s';
/** Where the name of the file goes that the solver is to write its result to. */
const resultMark = '%o';

/** Solvers that print no values unless they are given a file for the result. */
const writesResults = /^minisat/;

/** The command's words with the names of the files. */
function wordsFor(command: readonly string[], problem: string, result: string): readonly string[] {
  const words = [...command];
  if (!words.some((word) => word.includes(problemMark))) words.push(problemMark);
  const needsResult = writesResults.test(basename(command[0] ?? ''));
  if (needsResult && !words.some((word) => word.includes(resultMark))) words.push(resultMark);
  return words.map((word) => word.replaceAll(problemMark, problem).replaceAll(resultMark, result));
}

/** What to throw when the clauses cannot be put where a solver finds them, such as on a full disk. */
function unwritable(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new BackendUnavailable(
    'external',
    `the clauses cannot be written to ${tmpdir()}: ${error.message}`,
    'have TMPDIR name a folder with room',
  );
}

/**
 * Runs a solver.
 * @param command the program and its arguments; `%s` and `%o` stand for the files with the problem and the result
 * @param text the problem as DIMACS, in pieces
 * @returns all that it printed and wrote; undefined if the signal was aborted before it ended
 * @throws BackendUnavailable if it does not start, or the clauses cannot be written
 */
export async function runSolver(
  command: readonly string[],
  text: Iterable<string>,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'puzzlec-')).catch((error: unknown) => {
    throw unwritable(error);
  });
  try {
    const [problem, result] = [join(folder, 'problem.cnf'), join(folder, 'result')];
    await writeFile(problem, text).catch((error: unknown) => {
      throw unwritable(error);
    });
    const printed = await output(wordsFor(command, problem, result), signal);
    if (printed === undefined) return undefined;
    const written = await readFile(result, 'utf8').catch(() => '');
    return `${printed}\n${written}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a program prints on its standard output; undefined if it was stopped by the signal. */
function output(
  [program = '', ...rest]: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      resolve(undefined);
      return;
    }
    // A group of its own, so that what a script starts is stopped with it.
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    const pieces: Buffer[] = [];
    const abort = (): void => stop(child);
    signal?.addEventListener('abort', abort, { once: true });
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', (error) => {
      signal?.removeEventListener('abort', abort);
      reject(unavailable(program, error));
    });
    child.on('close', () => {
      signal?.removeEventListener('abort', abort);
      resolve(signal?.aborted ? undefined : Buffer.concat(pieces).toString('utf8'));
    });
  });
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function unavailable(program: string, error: Error): BackendUnavailable {
  const isMissing = 'code' in error && error.code === 'ENOENT';
  return new BackendUnavailable(
    'external',
    isMissing ? `there is no program ${program}` : `${program} does not start: ${error.message}`,
    "name an installed SAT solver with its options, such as --solver 'cadical -q'",
  );
}
