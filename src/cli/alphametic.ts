// puzzlec alphametic: equations on the command line, each a puzzle of its own.
import type { CompileOptions } from '../compile.ts';
import { type EnumerateOptions, enumerateCommand } from './enumerate.ts';
import type { ExitCode } from './exit-codes.ts';
import { solveCommand } from './solve.ts';
import type { Terminal } from './terminal.ts';

export interface AlphameticOptions extends EnumerateOptions {
  readonly base?: number;
  readonly digits?: string;
  readonly leadingZeros?: boolean;
  readonly distinct: boolean;
  readonly caseSensitive?: boolean;
  readonly constraints?: readonly string[];
  readonly all?: boolean;
}

export function alphameticCommand(
  equations: readonly string[],
  options: AlphameticOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { all, count, limit, sort, multiplicity } = options;
  const isList = all || count || sort || multiplicity || limit !== undefined;
  const run = isList ? enumerateCommand : solveCommand;
  return run(equations, { ...options, from: 'alphametic', inline: keysOf(options) }, terminal);
}

/** The options as the keys of a file. */
function keysOf(options: AlphameticOptions): NonNullable<CompileOptions['keys']> {
  const { base, digits, leadingZeros, distinct, caseSensitive, constraints } = options;
  return {
    ...(base === undefined ? {} : { base: String(base) }),
    ...(digits === undefined ? {} : { digits }),
    ...(leadingZeros ? { 'leading-zeros': 'true' } : {}),
    ...(distinct ? {} : { distinct: 'false' }),
    ...(caseSensitive ? { 'case-sensitive': 'true' } : {}),
    ...(constraints ? { constraints } : {}),
  };
}
