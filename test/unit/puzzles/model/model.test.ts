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
