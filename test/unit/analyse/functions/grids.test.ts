// Grids as a list of their rows, tables with gaps, generators over joined lists.
import { describe, expect, it } from 'vitest';
import { compile } from '../../../../src/compile.ts';
import { solutions } from '../../../../src/solve.ts';

async function countOf(text: string): Promise<number> {
  const { puzzle } = await compile({ name: 'grid.yaml', text });
  if (!puzzle.ok) throw new Error(puzzle.diagnostics.map(({ message }) => message).join('\n'));
  let count = 0;
  for await (const _ of solutions(puzzle.value, { backend: 'native' })) count++;
  return count;
}

const grid = (...constraints: readonly string[]): string =>
  `{variables: {"w[1..3, 1..3]": bool}, constraints: ${JSON.stringify(constraints)}}`;

describe('connected', () => {
  it('takes the rows of a grid as well', async () => {
    // Three cells in a row or a corner: 6 rows and columns, 16 corners.
    expect(await countOf(grid('connected(w)', 'sum(w) = 3'))).toBe(22);
    const opposite = 'connected([[not w[i, j] for j in 1..3] for i in 1..3])';
    expect(await countOf(grid(opposite, 'sum(w) = 6'))).toBe(22);
    expect(await countOf(grid('connected([w[1, *], w[2, *], w[3, *]])', 'sum(w) = 3'))).toBe(22);
  });

  it('wants rows of one length', async () => {
    await expect(countOf(grid('connected([w[1, *], [w[2, 1]]])'))).rejects.toThrow(
      'the rows of a grid are equally long',
    );
  });
});

it('a generator runs over joined lists', async () => {
  expect(await countOf(grid('sum(x for x in w[1, *] ++ w[2, *]) = 6'))).toBe(8);
});

it('a table of a zebra has gaps too', async () => {
  const clues = `["table([p, r], [[1, '*'], [2, 3]])"]`;
  const categories = '{guest: [A, B, C], cake: [p, q, r]}';
  const text = `{puzzle: zebra, places: [1, 2, 3], categories: ${categories}, clues: ${clues}}`;
  // p is at 1 in two orders of the cakes, and in one it is at 2 and r at 3; the guests stand in any of six.
  expect(await countOf(text)).toBe(3 * 6);
});
