// Expressions as texts within a program: `model.add('a < b')`, or a tagged template with values between its pieces.
import { Analysis } from '../analyse/expression/analysis.ts';
import { codeOf, type Labels } from '../analyse/expression/labels.ts';
import type { Lookup, Meaning, Scope } from '../analyse/expression/scope.ts';
import { atomOf, type Read } from '../analyse/expression/statement.ts';
import { boolean, commonOf, label, listOf, number } from '../analyse/expression/type.ts';
import { list } from '../analyse/expression/value.ts';
import type { ModelBuilder } from '../model/builder.ts';
import type { Word } from '../syntax/expression/tree.ts';
import type { Atom } from '../syntax/node.ts';
import { Reports } from '../text/diagnostic.ts';
import { renderDiagnostic } from '../text/frame.ts';
import type { Sources } from '../text/source.ts';
import type { Declared, Nested } from './declared.ts';
import { LabelTerm } from './label-term.ts';
import { PuzzleError } from './puzzle-error.ts';
import { Formula, IntTerm, integer } from './terms.ts';

/** What may stand between the pieces of a tagged template. */
export type Interpolated = Nested | number | bigint | boolean | string | readonly Interpolated[];

/** A text of the language, and what its placeholders mean. */
export interface Template {
  readonly text: string;
  readonly given: ReadonlyMap<string, Meaning>;
}

/** A name that stands for itself in an expression: a word, with an index behind it or not. */
const plainName = /^[\p{L}_][\p{L}\p{M}\p{Nd}_]*(?:\[[0-9,]+\])?$/u;

/** The names of a model, and those of what stands in templates. */
export class TextScope implements Scope {
  readonly #declared: ReadonlyMap<string, Meaning>;
  readonly #labels: readonly Labels[];
  #given: ReadonlyMap<string, Meaning> = new Map();

  constructor(declared: readonly Declared[]) {
    this.#declared = new Map(declared.map((each) => [each.name, each]));
    this.#labels = [
      ...new Set(
        declared.flatMap(({ type }) => {
          const element = type.kind === 'list' ? type.element : type;
          return element.kind === 'label' ? [element.labels] : [];
        }),
      ),
    ];
  }

  /** Reads something while placeholders have a meaning. */
  with<T>(given: ReadonlyMap<string, Meaning>, read: () => T): T {
    this.#given = given;
    const result = read();
    this.#given = new Map();
    return result;
  }

  declares(name: string): boolean {
    return this.#declared.has(name) || this.#given.has(name) || this.#label(name) !== undefined;
  }

  #label(text: string): Meaning | undefined {
    for (const labels of this.#labels) {
      const code = codeOf(labels, text);
      if (code === undefined) continue;
      return { type: label(labels), value: { kind: 'label', labels, code } };
    }
    return undefined;
  }

  /** As in a YAML model: a quoted word is a label before it is a variable, a bare one a variable before it is a label. */
  word({ text, quoted }: Word): Lookup {
    const variable = this.#given.get(text) ?? this.#declared.get(text);
    return quoted ? (this.#label(text) ?? variable) : (variable ?? this.#label(text));
  }

  *spellings(): Generator<string, void, undefined> {
    yield* this.#declared.keys();
    for (const { labels } of this.#labels) yield* labels;
  }
}

/** What a value of the program means in an expression. */
function meaningOf(value: Interpolated): Meaning {
  if (value instanceof IntTerm) return { type: number, value: value.expression };
  if (value instanceof Formula) return { type: boolean, value: value.expression };
  if (value instanceof LabelTerm) {
    const { enumeration: labels, expression: code } = value;
    return { type: label(labels), value: { kind: 'label', labels, code } };
  }
  if (Array.isArray(value)) {
    const items = (value as readonly Interpolated[]).map(meaningOf);
    return {
      type: listOf(commonOf(items.map(({ type }) => type))),
      value: list(items.map((item) => item.value)),
    };
  }
  if (typeof value === 'boolean') return { type: boolean, value };
  if (typeof value === 'number' || typeof value === 'bigint') {
    return { type: number, value: integer(value) };
  }
  throw new PuzzleError(`${typeof value} cannot stand in an expression`);
}

/** Refuses terms of another model. */
function checkOwner(value: Interpolated, owner: object): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly Interpolated[]) checkOwner(item, owner);
  } else if (typeof value === 'object' && 'owner' in value && (value.owner ?? owner) !== owner) {
    throw new PuzzleError('a term of another model stands in this text');
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A template as one text; what is no plain word or number gets a name of its own. */
export function templateOf(
  strings: readonly string[],
  values: readonly Interpolated[],
  owner: object,
): Template {
  const given = new Map<string, Meaning>();
  const pieces = values.map((value) => {
    checkOwner(value, owner);
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'number' || typeof value === 'bigint') return `(${integer(value)})`;
    const { name } = value as { readonly name?: string };
    if (name !== undefined && plainName.test(name)) return name;
    const placeholder = `__${given.size + 1}`;
    given.set(placeholder, meaningOf(value));
    return placeholder;
  });
  const text = strings.map((piece, i) => piece + (pieces[i] ?? '')).join('');
  return { text, given };
}

/**
 * Reads an expression.
 * @throws PuzzleError with a picture of each mistake
 */
export function readText<T>(
  { text, given }: Template,
  scope: TextScope,
  builder: ModelBuilder,
  sources: Sources,
  read: (atom: Atom, analysis: Analysis) => Read<T> | undefined,
): { readonly value: T; readonly atom: Atom } {
  const reports = new Reports();
  const analysis = new Analysis(builder, reports, sources);
  const atom = atomOf(text, `expression ${sources.length + 1}`, analysis);
  const found = scope.with(given, () => read(atom, analysis));
  if (found && reports.errors === 0) return { value: found.value, atom };
  const pictures = reports.list.map((each) => renderDiagnostic(each, sources, { color: false }));
  throw new PuzzleError(pictures.join('\n'), reports.list);
}
