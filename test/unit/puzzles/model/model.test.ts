// The family `model` against brute force: what its files mean, counted one assignment after the other.
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { solutionsOf } from '../../../support/oracle.ts';

function puzzleOf(text: string): Puzzle {
  const checked = compileYaml({ name: 'test.yaml', text });
  if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  return checked.value;
}

const count = (text: string): number => [...solutionsOf(puzzleOf(text).model)].length;

describe('queens', () => {
  const queens = (n: number): string => `
parameters: {n: ${n}}
variables:
  q[1..n]: 1..n
constraints:
  - alldifferent(q)
  - alldifferent(q[i] + i for i in 1..n)
  - alldifferent(q[i] - i for i in 1..n)
`;
  it.each([
    [4, 2],
    [5, 10],
    [6, 4],
    [7, 40],
  ])('%i queens have %i solutions', (n, expected) => expect(count(queens(n))).toBe(expected));
});

describe('keys with nothing behind them', () => {
  it('are as if they were not there, where that makes sense', () => {
    const text = 'parameters:\n  # n: 3\nvariables: {x: 1..3}\nconstraints:\n  # - x > 1\n';
    expect(count(text)).toBe(3);
  });
});

describe('ways to write a domain', () => {
  it.each([
    ['1..3', [1, 2, 3]],
    ['-1..1', [-1, 0, 1]],
    ['{1, 3}', [1, 3]],
    ['"{1, 3..5}"', [1, 3, 4, 5]],
    ['[1, 3]', [1, 3]],
    ['[1..2, 7]', [1, 2, 7]],
    ['1..2, 7, 9..10', [1, 2, 7, 9, 10]],
    ['n..2 * n', [2, 3, 4]],
    ['[n, 5]', [2, 5]],
    ['7', [7]],
    ['n ** 2 - 1', [3]],
  ])('%s', (domain, values) => {
    const { model } = puzzleOf(`parameters: {n: 2}\nvariables:\n  x: ${domain}\n`);
    const found = [...solutionsOf(model)].map(([value]) => value);
    expect(found).toEqual(values);
  });
});

describe('labels', () => {
  it('of lists that share one are about the same', () => {
    const lists = 'variables:\n  a: [red, green, blue]\n  b: [green, red]\n';
    expect(count(`${lists}constraints:\n  - a = b\n`)).toBe(2);
    expect(count(`${lists}constraints:\n  - a = blue or b = 'red'\n`)).toBe(4);
    expect(count(`${lists}constraints:\n  - a in {red, blue} and b not in [red]\n`)).toBe(2);
  });
  it('are ordered as their lists agree', () => {
    const lists = 'variables:\n  a: [low, middle, high]\n  b: [low, high]\n';
    expect(count(`${lists}constraints:\n  - a < b\n`)).toBe(2);
    expect(count(`${lists}constraints:\n  - middle <= a\n`)).toBe(4);
  });
  it('may be words of the YAML kind', () => {
    expect(count('variables:\n  a: [no, on, 010, ~]\nconstraints:\n  - a != no\n')).toBe(3);
  });
  it('are looked up where a variable picks them', () => {
    const text = `
parameters: {order: [red, green, blue]}
variables:
  c[1..3]: [red, green, blue]
  i: 1..3
constraints:
  - c[k] = order[k] for k in 1..3
  - c[i] = green
`;
    expect(count(text)).toBe(1);
  });
});
