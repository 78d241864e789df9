// What is read when the model is complete, for `check` and `--minimize`: the same meaning as in a clue of the file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOfFormula } from '../../../../src/model/evaluate.ts';
import type { Assignment } from '../../../../src/model/model.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { puzzleOf } from './puzzle.ts';
import type { Standing } from './random-clue.ts';
import { drawZebra, everyStanding } from './random-zebra.ts';

/** The values of the variables, each of which is called after an item, perhaps with its category in front. */
function assignmentOf({ model }: Puzzle, at: Standing): Assignment {
  const byItem = new Map([...at].map(([key, index]) => [key.slice(key.indexOf('.') + 1), index]));
  return model.variables.map(({ name }) => (at.get(name) ?? byItem.get(name) ?? -1) + 1);
}

describe('formulas from outside', () => {
  it('mean what clues mean', () => {
    let judged = 0;
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const random = drawZebra(draw);
        const puzzle = puzzleOf(random.text.slice(0, random.text.indexOf('clues:')));
        for (const clue of random.clues.filter(({ text }) => !text.startsWith('{'))) {
          const formula = puzzle.formula(clue.text);
          expect(formula.ok, clue.text).toBe(true);
          const holds = formula.ok ? meaningOfFormula(formula.value) : () => false;
          for (const { at } of everyStanding(random)) {
            expect(holds(assignmentOf(puzzle, at)), random.text).toBe(clue.holds(at));
            judged++;
          }
        }
      }),
      { numRuns: 150, seed: Number(process.env['FUZZ_SEED'] ?? 1) },
    );
    expect(judged).toBeGreaterThan(1000);
  });
});
