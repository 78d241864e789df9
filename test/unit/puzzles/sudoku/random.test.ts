// Random sudokus of four by four, with regions, diagonals, cages and constraints, on every backend against a list of all
// Latin squares. FUZZ_RUNS asks for more of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BackendName } from '../../../../src/backends/backend.ts';
import { puzzleOf, solutionsOf } from './puzzle.ts';
import { drawSudoku } from './random-sudoku.ts';

const usualRuns: readonly (readonly [BackendName, number])[] = [
  ['native', 120],
  ['sat', 60],
  ['z3', 20],
];
const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each(usualRuns)('random sudokus on %s', (backend, runs) => {
  it('have the solutions that brute force finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const { text, expected } = drawSudoku(draw);
        expect(await solutionsOf(puzzleOf(text), backend), text).toEqual(expected);
      }),
      { numRuns: runs * factor, seed },
    );
  }, 3_600_000);
});

it('are not all alike', () => {
  const counts = fc
    .sample(fc.gen(), { numRuns: 200, seed })
    .map((draw) => drawSudoku(draw).expected.length);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(10);
  expect(counts.filter((count) => count > 3).length).toBeGreaterThan(10);
});
