// Text to puzzle: which language it is in, the front end for that, then what the call adds from outside.

import { identityBy } from './puzzles/fields.ts';
import type { Field, Puzzle } from './puzzles/puzzle.ts';
import { type Checked, type Diagnostic, good } from './text/diagnostic.ts';
import type { Source, Sources } from './text/source.ts';

/** `alphametic`: the text is an equation, or several with `;` between them. `countdown`: it is the target. */
export type Language = 'yaml' | 'sugar' | 'cnf' | 'alphametic' | 'countdown';

/** A parameter's value from outside the file, as text of the YAML language. */
export interface Setting {
  readonly name: string;
  readonly text: string;
}

export interface CompileOptions {
  /** By default what the name of the source ends in says, or else how the text begins. */
  readonly language?: Language;
  readonly settings?: readonly Setting[];
  /** For a text that is an equation: further keys of its family, as texts; `{ base: '7', constraints: ['E > 3'] }`. */
  readonly keys?: Readonly<Record<string, string | readonly string[]>>;
  /** Files with values for parameters: YAML, JSON or CSV. */
  readonly data?: readonly Source[];
  /** An objective in place of the puzzle's own, in the puzzle's language. */
  readonly minimize?: string | undefined;
  readonly maximize?: string | undefined;
  /** The quantities that make a solution, in place of the puzzle's own. */
  readonly project?: readonly string[];
}

export interface Compiled {
  readonly puzzle: Checked<Puzzle>;
  /** What the spans of diagnostics point into. */
  readonly sources: Sources;
}

/**
 * Compiles a text. Mistakes in it are diagnostics in the result; nothing is thrown for them.
 *
 * @param text with the name of its file, or without one
 *
 * @example
 * const { puzzle, sources } = await compile({ name: 'zebra.yaml', text: await readFile('zebra.yaml', 'utf8') });
 * if (!puzzle.ok) for (const each of puzzle.diagnostics) console.error(renderDiagnostic(each, sources, { color: false }));
 */
export async function compile(
  text: Source | string,
  options: CompileOptions = {},
): Promise<Compiled> {
  const source = typeof text === 'string' ? { name: 'puzzle', text } : text;
  const sources: Sources = [source];
  const read = await frontEnds[languageOf(source, options)](source, options, sources);
  return { puzzle: read.ok ? amended(read.value, read.warnings, options) : read, sources };
}

type FrontEnd = (
  source: Source,
  options: CompileOptions,
  sources: Sources,
) => Promise<Checked<Puzzle>>;

const frontEnds: { readonly [L in Language]: FrontEnd } = {
  sugar: async (_source, _options, sources) => {
    const { compileSugar } = await import('./puzzles/sugar/puzzle.ts');
    return compileSugar(0, sources);
  },
  yaml: async (source, { settings = [], data = [] }, sources) => {
    const { compileYamlLazily } = await import('./puzzles/lazily.ts');
    return compileYamlLazily(source, { settings, data, sources });
  },
  cnf: async (source, _options, sources) => {
    const { compileDimacs } = await import('./puzzles/dimacs/dimacs.ts');
    return compileDimacs(source, sources);
  },
  alphametic: async ({ text }, { keys = {} }, sources) => {
    const { compileAlphametic } = await import('./puzzles/alphametic/one-line.ts');
    return compileAlphametic(text, keys, sources);
  },
  countdown: async ({ text }, { keys = {} }, sources) => {
    const { compileCountdown } = await import('./puzzles/countdown/one-line.ts');
    return compileCountdown(text, keys, sources);
  },
};

const endings: Readonly<Record<string, Language>> = {
  sugar: 'sugar',
  csp: 'sugar',
  yaml: 'yaml',
  yml: 'yaml',
  json: 'yaml',
  cnf: 'cnf',
  dimacs: 'cnf',
};

/** The language of a text whose name does not tell: how its first line that is no comment begins. */
function languageOf({ name, text }: Source, { language }: CompileOptions): Language {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = language ?? endings[ending];
  if (known) return known;
  if (/^\s*[(;]/.test(text)) return 'sugar';
  return /^(c\b.*\n|\s)*p cnf /.test(text) ? 'cnf' : 'yaml';
}

/** The puzzle with the objective and the answer that the call asks for. */
function amended(
  puzzle: Puzzle,
  warnings: readonly Diagnostic[],
  options: CompileOptions,
): Checked<Puzzle> {
  const aimed = withObjective(puzzle, options);
  if (!aimed.ok) return aimed;
  const projected = withProjection(aimed.value, options.project);
  if (!projected.ok) return projected;
  return good(projected.value, [...warnings, ...aimed.warnings, ...projected.warnings]);
}

function withObjective(puzzle: Puzzle, { minimize, maximize }: CompileOptions): Checked<Puzzle> {
  const text = minimize ?? maximize;
  if (text === undefined) return good(puzzle);
  const term = puzzle.term(text);
  if (!term.ok) return term;
  const sense = minimize === undefined ? 'maximize' : 'minimize';
  const objective = { sense, term: term.value, span: undefined } as const;
  // A search of the family's own and its preference are for its own objective.
  const { search: _, preference: __, ...plain } = puzzle;
  return good({ ...plain, model: { ...puzzle.model, objective } }, term.warnings);
}

function withProjection(puzzle: Puzzle, names: readonly string[] | undefined): Checked<Puzzle> {
  if (!names) return good(puzzle);
  const fields: Field[] = [];
  const warnings: Diagnostic[] = [];
  for (const name of names) {
    const field = puzzle.field(name);
    if (!field.ok) return field;
    fields.push(field.value);
    warnings.push(...field.warnings);
  }
  const answer = [...new Set(fields.flatMap(({ variables }) => variables))];
  const { model } = puzzle;
  const projected: Puzzle = {
    ...puzzle,
    fields,
    model: { ...model, answer },
    projectedFrom: model.answer,
    ...(puzzle.identity && {
      identity: identityBy(fields),
      wholeIdentity: puzzle.wholeIdentity ?? puzzle.identity,
    }),
  };
  return good(projected, warnings);
}
