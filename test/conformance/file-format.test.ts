// What YAML does to puzzles behind their authors' backs (corpora/cases.yaml: file-format): each gets words of its own.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileYaml } from '../../src/puzzles/index.ts';
import type { Diagnostic } from '../../src/text/diagnostic.ts';
import { positionAt, type Source, type Sources } from '../../src/text/source.ts';

interface Found {
  readonly code: string;
  readonly at: string;
  readonly diagnostic: Diagnostic;
}

/** What is said about a text, with line and column. */
function said(text: string): readonly Found[] {
  const source: Source = { name: 'case.yaml', text };
  const sources: Sources = [source];
  const checked = compileYaml(source, { sources });
  return (checked.ok ? checked.warnings : checked.diagnostics).map((diagnostic) => {
    const { line, column } = positionAt(source, diagnostic.span?.start ?? 0);
    return { code: diagnostic.code, at: `${line}:${column}`, diagnostic };
  });
}

const bomb = Array.from({ length: 9 }, (_, i) =>
  i === 0
    ? 'a0: &a0 [x,x,x,x,x,x,x,x,x,x]'
    : `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(',')}]`,
).join('\n');

const cases: readonly (readonly [id: string, text: string, code: string, at: string])[] = [
  [
    'yaml-duplicate-key',
    'letters: {A: 1}\nequation: A + B == C\nequation: A + A == B\n',
    'yaml-duplicate-key',
    '3:1',
  ],
  ['yaml-duplicate-number-key', 'given: {1: A, 01: B}\n', 'yaml-duplicate-key', '1:15'],
  ['yaml-anchor-eats-text', 'equation: &ABC + 1 == ABD\n', 'yaml-anchor', '1:11'],
  ['yaml-colon-in-clue', 'clues:\n  - person: Rose: left of Iris\n', 'yaml-colon', '2:13'],
  ['yaml-tab-indent', 'clues:\n\t- A = B\n', 'yaml-tab', '2:1'],
  [
    'yaml-two-documents',
    'equation: A + A == B\n---\nequation: A + B == C\n',
    'yaml-second-document',
    '2:1',
  ],
  ['yaml-empty-file', '', 'yaml-empty', '1:1'],
  ['yaml-alias-bomb', bomb, 'yaml-aliases-too-many', '5:38'],
];

describe('file formats', () => {
  it.each(cases)('%s', (_id, text, code, at) => {
    const found = said(text).filter((one) => one.code === code);
    expect(found.map((one) => one.at)).toEqual([at]);
  });

  it('both places of a key that occurs twice are shown', () => {
    const [, text = ''] = cases[0] ?? [];
    const found = said(text).find(({ code }) => code === 'yaml-duplicate-key');
    const note = found?.diagnostic.notes[0]?.span.start ?? 0;
    expect(positionAt({ name: '', text }, note)).toEqual({ line: 2, column: 1 });
  });

  it('yaml-comment-eats-text: the rest of the line is said to be a comment', () => {
    const text = 'variables: {A: 1..9, B: 1..9, C: 1..9}\nconstraints:\n  - A #B == C\n';
    const found = said(text);
    expect(found.map(({ code, at }) => [code, at])).toContainEqual(['yaml-comment', '3:7']);
    const wrong = found.find(({ code }) => code === 'wrong-type');
    expect(wrong?.diagnostic.notes[0]?.message).toContain('begin a comment');
  });

  it('yaml-crlf-bom: columns are not off by one', () => {
    const text = '\uFEFFvariables: {x: 1..9}\r\nconstraints:\r\n  - x = yy\r\n';
    expect(said(text).map(({ code, at }) => [code, at])).toEqual([['unknown-name', '3:9']]);
    const first = said('\uFEFFvariable: {x: 1..9}\r\n').find(({ code }) => code === 'unknown-key');
    expect(first?.at).toBe('1:1');
    expect(compileYaml({ name: '', text: text.replace('yy', '3') }).ok).toBe(true);
  });
});

const corpus = new URL('../../../shared/corpora/cases.yaml', import.meta.url);

describe.skipIf(!existsSync(corpus))('the corpus', () => {
  it('has no case that is missing here', () => {
    const entries: readonly { readonly id: string; readonly kind: string }[] = existsSync(corpus)
      ? parse(readFileSync(corpus, 'utf8'))
      : [];
    const here = new Set([...cases.map(([id]) => id), 'yaml-comment-eats-text', 'yaml-crlf-bom']);
    const missing = entries.filter(({ id, kind }) => kind === 'file-format' && !here.has(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
