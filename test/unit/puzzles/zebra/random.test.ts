// Random zebra puzzles on every backend against trying everything. FUZZ_RUNS asks for more of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BackendName } from '../../../../src/backends/backend.ts';
import { answersOf, puzzleOf } from './puzzle.ts';
import { answersByHand, drawZebra } from './random-zebra.ts';

const usualRuns: readonly (readonly [BackendName, number])[] = [
  ['native', 250],
  ['sat', 60],
  ['z3', 25],
];
const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each(usualRuns)('random zebras on %s', (backend, runs) => {
  it('have the answers that brute force finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const random = drawZebra(draw);
        const answers = await answersOf(puzzleOf(random.text), backend);
        const found = answers.map((answer) => JSON.stringify(answer)).sort();
        expect(found, random.text).toEqual(answersByHand(random));
      }),
      { numRuns: runs * factor, seed },
    );
  }, 3_600_000);

  it('are not all alike', () => {
    const counts = fc
      .sample(fc.gen(), { numRuns: 200, seed })
      .map((draw) => answersByHand(drawZebra(draw)).length);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(20);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(60);
  });
});
