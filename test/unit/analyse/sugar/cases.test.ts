// Every construct of the s-expression language, with its known answer by brute force, in the files of cases/.
//
// A case is a title after `;;`, a program, and a line `;; => ...` with what is expected: `count N` assignments, `answers N`
// distinct ones of the answer variables, `optimum N`, `warning CODE` (otherwise there is none), `keys ...`; or
// `error CODE line:column` for the first error.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../../src/analyse/sugar/definitions.ts';
import { formulaOperators } from '../../../../src/analyse/sugar/expressions.ts';
import { termOperators } from '../../../../src/analyse/sugar/terms.ts';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';
import { positionAt } from '../../../../src/text/source.ts';
import { truthOf } from '../../../support/oracle.ts';

interface Case {
  readonly title: string;
  readonly program: string;
  readonly expected: string;
}

const folder = new URL('cases/', import.meta.url);

function casesOf(file: string): readonly Case[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const parts = text.matchAll(/^;; (?!=>)(.*)\n([\s\S]*?)^;; => (.*)$/gm);
  return [...parts].map(([, title = '', program = '', expected = '']) => ({
    title,
    program,
    expected,
  }));
}

const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

function judge({ program, expected }: Case): void {
  const source = { name: 'case', text: program };
  const result = compileSugar(0, [source]);
  const [kind, code, place] = expected.split(' ');
  if (kind === 'error') {
    const first = (result.ok ? [] : result.diagnostics).find(
      ({ severity }) => severity === 'error',
    );
    const { line, column } = positionAt(source, first?.span?.start ?? -1);
    expect(first && `${first.code} ${line}:${column}`).toBe(`${code} ${place}`);
    return;
  }
  expect(result.ok ? [] : result.diagnostics.map(({ message }) => message)).toEqual([]);
  if (!result.ok) return;
  const { value: puzzle, warnings } = result;
  const truth = truthOf(puzzle.model);
  const wanted = new Map(
    [...expected.matchAll(/(\w+) ([^ ]+)/g)].map(([, key, value]) => [key, value]),
  );
  const facts = new Map<string | undefined, string | undefined>([
    ['count', `${truth.assignments}`],
    ['answers', `${truth.answers.length}`],
    ['optimum', `${truth.optimum}`],
    ['keys', puzzle.keys?.[0]],
    ['warning', warnings[0]?.code],
  ]);
  for (const [key, value] of wanted) expect(`${key} ${facts.get(key)}`).toBe(`${key} ${value}`);
  if (!wanted.has('warning')) expect(warnings.map(({ message }) => message)).toEqual([]);
}

for (const file of files) {
  describe(file, () => {
    it.each(casesOf(file))('$title', judge);
  });
}

describe('the cases', () => {
  const all = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const words = [...formulaOperators.keys(), ...termOperators.keys(), ...definitions.keys()];

  it.each([...words, 'objective', 'project', 'weighted'])('have one for %s', (word) => {
    const signs: Readonly<Record<string, string>> = { weightedsum: 'wsum' };
    const spellings = [word, signs[word] ?? word].map((name) =>
      name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    expect(all).toMatch(new RegExp(`\\((?:${spellings.join('|')})[ )]`));
  });

  it('are all read', () => {
    const titles = files.flatMap((file) => casesOf(file));
    expect(titles.length).toBe(all.match(/^;; =>/gm)?.length);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });
});
