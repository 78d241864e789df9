// The examples in docs/: each fence with the word `sugar` is compiled and judged by brute force as its info string says.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/analyse/sugar/definitions.ts';
import { formulaOperators } from '../../src/analyse/sugar/expressions.ts';
import { termOperators } from '../../src/analyse/sugar/terms.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { truthOf } from '../support/oracle.ts';

interface Example {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly value: string;
  readonly program: string;
}

const folder = new URL('../../docs/', import.meta.url);

function examplesOf(file: string): readonly Example[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const fences = text.matchAll(/^```sugar (\w+)=(\S+)\n([\s\S]*?)^```$/gm);
  return [...fences].map(({ index, 1: kind = '', 2: value = '', 3: program = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    kind,
    value,
    program,
  }));
}

const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const examples = files.flatMap(examplesOf);

function judge({ file, kind, value, program }: Example): void {
  const result = compileSugar(0, [{ name: file, text: program }]);
  if (kind === 'error') {
    expect(result.ok ? [] : result.diagnostics.map(({ code }) => code)).toContain(value);
    return;
  }
  expect(result.ok ? [] : result.diagnostics.map(({ message }) => message)).toEqual([]);
  if (!result.ok) return;
  const truth = truthOf(result.value.model);
  const facts: Readonly<Record<string, unknown>> = {
    count: truth.assignments,
    answers: truth.answers.length,
    optimum: truth.optimum,
  };
  expect(`${kind} ${facts[kind]}`).toBe(`${kind} ${value}`);
}

describe('examples in the documentation', () => {
  it.each(examples)('$file:$line $kind=$value', judge);

  it('all say what they give', () => {
    const fences = files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^```sugar.*$/gm)].map(
        ([line]) => line,
      ),
    );
    expect(fences.length).toBe(examples.length);
  });
});

describe('the page on the language', () => {
  const text = readFileSync(new URL('language-sugar.md', folder), 'utf8');
  const internal = new Set(['groups', 'label', 'hold']);
  const signs: Readonly<Record<string, string>> = {
    add: '\\+',
    sub: '-',
    mul: '\\*',
    eq: '=',
    ne: '!=',
    le: '<=',
    lt: '<',
    ge: '>=',
    gt: '>',
    '^': '\\^',
  };
  const words = [...formulaOperators.keys(), ...termOperators.keys(), ...definitions.keys()];

  it.each(words.filter((word) => !internal.has(word)))('describes %s', (word) => {
    expect(text).toMatch(
      new RegExp(
        `\\((?:${word.replace(/[\^]/, '\\^')}|${signs[word] ?? word.replace(/[\^]/, '\\^')})[ )]`,
      ),
    );
  });
});
