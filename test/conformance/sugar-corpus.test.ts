// The conformance programs that lie beside the project, where they do: statuses, counts, optima, facts, refusals by line.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { positionAt } from '../../src/text/source.ts';
import { type Truth, truthOf } from '../support/oracle.ts';

interface Program {
  readonly id: string;
  readonly program: string;
  readonly status: 'SAT' | 'UNSAT' | 'OPTIMUM' | 'error';
  readonly class?: 'quirk' | 'bug';
  readonly mode?: 'max' | 'weighted';
  readonly solutions?: number;
  readonly optimum?: number;
  readonly facts?: Readonly<Record<string, number | boolean>>;
}

const corpus = new URL('../../../shared/corpora/sugar-conformance.yaml', import.meta.url);
const programs: readonly Program[] = existsSync(corpus) ? parse(readFileSync(corpus, 'utf8')) : [];

/** The line on which each program that must be refused is wrong. */
const wrongLines: Readonly<Record<string, number>> = {
  'lex-plus-sign': 2,
  'lex-extra-paren': 2,
  'dup-int': 2,
  'dup-bool': 2,
  'dup-domain': 2,
  'empty-range': 1,
  'empty-list': 1,
  'unknown-domain': 1,
  'unknown-name': 2,
  'sub-no-args': 2,
  'div-by-zero': 2,
  'abs-two-args': 2,
  'cmp-bool': 3,
  'pred-atom-body': 1,
  'wsum-nonconstant-weight': 3,
  'cumul-two-nil': 2,
  'lex-length-mismatch': 3,
  'gcost-bad-index': 3,
  'opt-middle': 2,
};

/** Sugar's option -max makes every constraint soft; here the author says so. */
function softened({ program, mode }: Program): string {
  return mode === 'max'
    ? program.replace(/^(?!\((?:int|bool|domain)\b)(\(.*\))$/gm, '(weighted 1 $1)')
    : program;
}

function factsOf(truth: Truth, position: number): readonly number[] {
  return [...new Set(truth.answers.map((answer) => answer[position] ?? Number.NaN))];
}

describe.skipIf(programs.length === 0)('conformance programs', () => {
  it.each(programs.filter(({ status }) => status !== 'error'))('$id', (entry) => {
    const result = compileSugar(0, [{ name: entry.id, text: softened(entry) }]);
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
    const { model, keys } = result.value;
    const truth = truthOf(model);
    if (entry.status === 'OPTIMUM') expect(truth.optimum).toBe(entry.optimum);
    else expect(truth.assignments > 0 ? 'SAT' : 'UNSAT').toBe(entry.status);
    if (entry.solutions !== undefined) expect(truth.assignments).toBe(entry.solutions);
    if (entry.class === 'quirk') {
      const aliased = entry.id === 'lex-alias-as-name';
      expect(result.warnings.length > 0 || aliased).toBe(true);
    }
    if (!entry.facts) return;
    const forced = (keys ?? []).flatMap((key) => {
      const field = result.value.field(key);
      const id = field.ok ? field.value.variables[0] : undefined;
      const values = id === undefined ? [] : factsOf(truth, model.answer.indexOf(id));
      const [only] = values;
      if (only === undefined || values.length !== 1) return [];
      return [[key, model.variables[id ?? 0]?.type === 'boolean' ? only === 1 : only]];
    });
    expect(Object.fromEntries(forced)).toEqual(entry.facts);
  });

  it.each(programs.filter(({ status }) => status === 'error'))('$id is refused', (entry) => {
    const source = { name: entry.id, text: entry.program };
    const result = compileSugar(0, [source]);
    expect(result.ok).toBe(false);
    const [first] = result.ok ? [] : result.diagnostics;
    expect(positionAt(source, first?.span?.start ?? -1).line).toBe(wrongLines[entry.id]);
  });
});
