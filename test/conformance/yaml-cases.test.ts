// Questions and reports of people who do this, restated in YAML, with their known answers (corpora/cases.yaml: csp).
//
// The values are copied here. Where the corpus is at hand each `certain` one is compared with it; the others are what
// docs/language-yaml.md settles.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileYaml } from '../../src/puzzles/index.ts';
import type { Puzzle, Value } from '../../src/puzzles/puzzle.ts';
import { solutions } from '../../src/solve.ts';
import { type Case, certain, settled } from './yaml-cases.ts';

function puzzleOf(text: string): Puzzle {
  const checked = compileYaml({ name: 'case.yaml', text });
  if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  return checked.value;
}

/** All solutions as the puzzle shows them, found by the native engine, each checked against the model. */
async function solve(text: string, limit?: number): Promise<readonly Record<string, Value>[]> {
  const found: Record<string, Value>[] = [];
  const settings = { backend: 'native' as const, ...(limit === undefined ? {} : { limit }) };
  for await (const { values } of solutions(puzzleOf(text), settings)) found.push(values);
  return found;
}

const corpus = new URL('../../../shared/corpora/cases.yaml', import.meta.url);

interface CorpusCase {
  readonly id: string;
  readonly certain: boolean;
  readonly expected: Readonly<Record<string, unknown>>;
}

async function check({ text, count, limit, solution }: Case): Promise<void> {
  const found = await solve(text, limit);
  expect(found.length).toBe(count);
  if (solution) expect(found).toEqual([solution]);
}

describe('what is certain', () => {
  it.each(certain)('$id ($count)', check);
});

describe('what is settled', () => {
  it.each(settled)('$id ($count)', check);

  it('quotients are floored', async () => {
    const values = async (text: string): Promise<readonly unknown[]> =>
      (await solve(text)).map(({ x, y }) => [x, y]).sort((a, b) => Number(a[0]) - Number(b[0]));
    const [halves, minus] = [settled[1], settled[2]];
    expect(await values(halves?.text ?? '')).toEqual([
      [-3, -2],
      [-2, -1],
      [-1, -1],
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    expect(await values(minus?.text ?? '')).toEqual([
      [-3, 1],
      [-2, 1],
      [-1, 0],
      [0, 0],
      [1, -1],
      [2, -1],
      [3, -2],
    ]);
  });

  it.each([
    ['csp-empty-domain', 'variables: {x: 5..3}\n', 'empty-domain', '5..3'],
    [
      'csp-unbalanced-paren',
      'variables: {x: 0..3}\nconstraints:\n  - x = (1 + 2\n',
      'bracket-not-closed',
      '(',
    ],
  ])('%s', (_id, text, code, place) => {
    const checked = compileYaml({ name: 'case.yaml', text });
    const [first] = checked.ok ? [] : checked.diagnostics;
    expect(first?.code).toBe(code);
    expect(text.slice(first?.span?.start, first?.span?.end)).toBe(place);
  });
});

describe.skipIf(!existsSync(corpus))('the corpus', () => {
  const cases: readonly CorpusCase[] = existsSync(corpus)
    ? parse(readFileSync(corpus, 'utf8'))
    : [];
  const known = new Map(cases.map((entry) => [entry.id, entry]));

  it('says the same', () => {
    for (const { id, key = 'count', count } of certain) {
      expect([id, known.get(id)?.expected[key]]).toEqual([id, count]);
      expect(known.get(id)?.certain).toBe(true);
    }
    for (const { id, key, count } of settled) {
      if (key) expect([id, known.get(id)?.expected[key]]).toEqual([id, count]);
    }
  });

  it('has no case that is missing here', () => {
    const here = new Set([...certain, ...settled].map(({ id }) => id));
    const other = new Set(['csp-empty-domain', 'csp-unbalanced-paren']);
    const missing = cases.filter(
      ({ id }) => /^(csp|sudoku|takuzu)-/.test(id) && !here.has(id) && !other.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
