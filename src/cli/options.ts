// The options that commands share, as commander gives them, and what they mean.
import { InvalidArgumentError } from 'commander';
import type { SolveSettings } from '../answers/open-model.ts';
import type { BackendName } from '../backends/backend.ts';
import { clock } from '../base/clock.ts';
import type { CompileOptions, Language, Setting } from '../compile.ts';
import type { PresolveOptions } from '../presolve/presolve.ts';
import { parseDuration } from './durations.ts';
import { formatSize, parseSize } from './sizes.ts';
import { leastMemory } from './supervision/limits.ts';
import type { Terminal } from './terminal.ts';

/** What commander parses; absent options are undefined. */
export interface CommonOptions {
  readonly backend?: BackendName | 'auto';
  readonly solver?: readonly string[];
  readonly z3?: 'int' | 'fd' | 'auto';
  readonly timeout?: number;
  /** Bytes. */
  readonly memory?: number;
  readonly set?: readonly Setting[];
  readonly data?: readonly string[];
  readonly minimize?: string;
  readonly maximize?: string;
  readonly project?: readonly string[];
  readonly format?: string;
  readonly from?: Language;
  /** The words of the call are puzzles themselves, not files; with keys of their family. */
  readonly inline?: CompileOptions['keys'];
  readonly seed?: number;
  readonly stats?: boolean;
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly presolve: boolean;
  readonly without?: readonly string[];
  readonly check: boolean;
  readonly breakSymmetry?: boolean;
  readonly certify?: boolean;
  readonly debug?: boolean;
  readonly watch?: boolean;
}

export function duration(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) {
    throw new InvalidArgumentError(
      'A duration is a number with ms, s, m or h, such as 500ms or 10s.',
    );
  }
  return milliseconds;
}

export function memorySize(text: string): number {
  const bytes = parseSize(text);
  if (bytes === undefined) {
    throw new InvalidArgumentError('A size is a number with M or G, such as 512M or 1.5G.');
  }
  if (bytes < leastMemory) {
    throw new InvalidArgumentError(`puzzlec needs ${formatSize(leastMemory)} for itself.`);
  }
  return bytes;
}

/** A parser for whole numbers from `least` on. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`A whole number from ${least} on is wanted.`);
    }
    return value;
  };
}

export function setting(text: string, before: readonly Setting[] = []): readonly Setting[] {
  const match = /^\s*([^=\s]+)\s*=(.*\S.*)$/s.exec(text);
  if (!match) throw new InvalidArgumentError('A parameter is set as name=value, such as n=12.');
  return [...before, { name: match[1] ?? '', text: (match[2] ?? '').trim() }];
}

/** The words of a command; quotes keep spaces in a word. It is run without a shell. */
export function commandWords(text: string): readonly string[] {
  const words = [...text.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double),
  );
  if (words.length === 0) {
    throw new InvalidArgumentError("The command of a solver is wanted, such as 'cadical -q'.");
  }
  return words;
}

export function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Names separated by commas; commas inside brackets and quotes do not separate. */
export function nameList(text: string, before: readonly string[] = []): readonly string[] {
  const names = [...text.matchAll(/(?:'[^']*'|"[^"]*"|\[[^\]]*\]|[^,'"[])+/g)].map(([name]) =>
    name.trim(),
  );
  const given = names.filter((name) => name !== '');
  if (given.length === 0) throw new InvalidArgumentError('Names are wanted, separated by commas.');
  return [...before, ...given];
}

export function compileOptions(options: CommonOptions): Omit<CompileOptions, 'data'> {
  const { from, inline, set, minimize, maximize, project } = options;
  return {
    ...(from ? { language: from } : {}),
    ...(inline ? { keys: inline } : {}),
    ...(set ? { settings: set } : {}),
    ...(project ? { project } : {}),
    minimize,
    maximize,
  };
}

export function presolveOptions({ presolve, without = [] }: CommonOptions): PresolveOptions {
  return { without: presolve ? without : ['all'] };
}

export function solveSettings(
  options: CommonOptions,
  signal: AbortSignal | undefined,
): SolveSettings {
  const { backend = 'auto', solver, z3, seed, presolve, without = [], check } = options;
  return {
    backend,
    signal,
    memory: options.memory,
    check,
    breakSymmetry: options.breakSymmetry ?? false,
    withoutPresolve: presolve ? without : ['all'],
    clock: clock.now,
    ...(seed === undefined ? {} : { seed }),
    ...(z3 === undefined ? {} : { z3 }),
    ...(solver === undefined ? {} : { solver }),
  };
}

/** Says whether what is counted are classes of solutions. */
export function noteOnSymmetry(
  { breakSymmetry }: CommonOptions,
  { breaksSymmetry }: { readonly breaksSymmetry: boolean },
  terminal: Terminal,
): void {
  if (!breakSymmetry) return;
  terminal.note(
    breaksSymmetry
      ? 'symmetry is broken: of solutions that differ by an exchange one is kept'
      : 'no symmetry was found: nothing is left out',
  );
}
