// What the commands over files share: read, compile, show what is wrong, run, and go on with the next file.
import { outcomeOfAbort } from '../answers/solution.ts';
import { BackendUnavailable } from '../backends/unavailable.ts';
import { clock } from '../base/clock.ts';
import { TooLarge } from '../base/too-large.ts';
import { compile } from '../compile.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { backendUnavailable } from '../text/catalogue/backends.ts';
import { tooLarge } from '../text/catalogue/input.ts';
import { type Checked, type Diagnostic, good } from '../text/diagnostic.ts';
import type { Source, Sources } from '../text/source.ts';
import { errorObject, showDiagnostics } from './diagnostics.ts';
import { type ExitCode, exitCodes, worst } from './exit-codes.ts';
import { readSource } from './input.ts';
import { interruption } from './interrupt.ts';
import { type CommonOptions, compileOptions } from './options.ts';
import { overseer } from './supervision/overseer.ts';
import type { Terminal } from './terminal.ts';
import { type TimeLimit, timeLimit } from './time-limit.ts';

/** One puzzle that a command works on. */
export interface Job {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly warnings: readonly Diagnostic[];
  readonly sources: Sources;
  readonly signal: AbortSignal;
  /** When work on this file began, by the {@link clock}. */
  readonly began: number;
  /** Milliseconds that compiling took. */
  readonly compileMs: number;
  readonly terminal: Terminal;
  /** Prints a JSON object on a line, with the file's name if there are several. */
  json(object: object): Promise<void>;
  /** That line. */
  lineOf(object: object): string;
  /** Shows mistakes of the call that come up late; gives the exit code for them. */
  refuse(diagnostics: readonly Diagnostic[]): Promise<ExitCode>;
}

/** Runs a command over each of the files; the code is the worst of theirs. */
export async function runFiles(
  files: readonly string[],
  options: CommonOptions,
  terminal: Terminal,
  command: (job: Job) => Promise<ExitCode>,
): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  const { first, tell } = overseer();
  const several = files.length > 1;
  for (const [i, file] of [...files.entries()].slice(first)) {
    const json = options.format === 'json' ? nameOf(file, several) : undefined;
    tell({ kind: 'began', index: i, of: files.length, code: worst(codes), json });
    if (several && isText(options)) await terminal.out(`${i > 0 ? '\n' : ''}${file}:`);
    codes.push(await runFile(file, several, options, terminal, command));
    // The next one may be ended from outside, and what was found is not to be lost with it.
    await terminal.flush();
    if (interruption().aborted) return worst([...codes, codeOfInterruption()]);
  }
  return worst(codes);
}

function codeOfInterruption(): ExitCode {
  const outcome = outcomeOfAbort(interruption());
  return outcome === 'interrupted' ? exitCodes.interrupted : exitCodes.stopped;
}

/** What each object of JSON begins with. */
function nameOf(file: string, several: boolean): object {
  return several ? { file } : {};
}

function isText({ format = 'text' }: CommonOptions): boolean {
  return format === 'text';
}

async function runFile(
  file: string,
  several: boolean,
  options: CommonOptions,
  terminal: Terminal,
  command: (job: Job) => Promise<ExitCode>,
): Promise<ExitCode> {
  const began = clock.now();
  const lineOf = (object: object): string =>
    JSON.stringify({ ...nameOf(file, several), ...object });
  const json = (object: object): Promise<void> => terminal.out(lineOf(object));
  const refuse = async (
    diagnostics: readonly Diagnostic[],
    sources: Sources,
  ): Promise<ExitCode> => {
    if (options.format === 'json') await json(errorObject(diagnostics, sources, file));
    else showDiagnostics(diagnostics, sources, terminal);
    return exitCodes.wrongInput;
  };
  const { signal, clear } = limitOf(options);
  const input = readInput(file, options);
  if (!input.ok) return refuse(input.diagnostics, []);
  let sources: Sources = [];
  try {
    const compiled = await compile(input.value.source, {
      ...compileOptions(options),
      data: input.value.data,
    });
    // The list itself: texts that come up later, such as a statement on the command line, are appended to it.
    ({ sources } = compiled);
    const { puzzle } = compiled;
    if (!puzzle.ok) return await refuse(puzzle.diagnostics, sources);
    showDiagnostics(puzzle.warnings, sources, terminal);
    const compileMs = clock.now() - began;
    return await command({
      name: file,
      puzzle: puzzle.value,
      warnings: puzzle.warnings,
      sources,
      signal,
      began,
      compileMs,
      terminal,
      json,
      lineOf,
      refuse: (diagnostics) => refuse(diagnostics, sources),
    });
  } catch (error) {
    const diagnostic = diagnosticOf(error);
    if (!diagnostic) throw error;
    return refuse([diagnostic], sources);
  } finally {
    clear();
  }
}

/** What to say of an error that is no fault of puzzlec. */
function diagnosticOf(error: unknown): Diagnostic | undefined {
  if (error instanceof TooLarge) return tooLarge(undefined, error.message, error.advice);
  if (error instanceof BackendUnavailable) {
    return backendUnavailable(undefined, error.message, error.advice);
  }
  return undefined;
}

interface Input {
  readonly source: Source;
  readonly data: readonly Source[];
}

function readInput(file: string, { data = [], inline }: CommonOptions): Checked<Input> {
  const source = inline ? good({ name: 'command line', text: file }) : readSource(file);
  if (!source.ok) return source;
  const read: Source[] = [];
  for (const name of data) {
    const one = readSource(name);
    if (!one.ok) return one;
    read.push(one.value);
  }
  return good({ source: source.value, data: read });
}

/** Aborted at the time limit, which is each file's own, or when the user interrupts. */
function limitOf({ timeout }: CommonOptions): TimeLimit {
  const interrupted = interruption();
  if (timeout === undefined) return { signal: interrupted, clear: () => {} };
  return timeLimit(timeout, interrupted, () => overseer().tell({ kind: 'noticed' }));
}
