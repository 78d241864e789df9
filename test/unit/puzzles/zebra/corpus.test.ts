// A sample of the logic grids of a corpus, each with its known answer. CORPUS=all takes them all.
import { describe, expect, it } from 'vitest';
import { gridText, isThere, logicGrids } from '../../../support/logic-grids.ts';
import { answersOf, puzzleOf } from './puzzle.ts';

const step = process.env['CORPUS'] === 'all' ? 1 : 6;
const sample = logicGrids.filter(
  ({ answer }, i) => i % step === 0 && typeof answer.count === 'number',
);

describe.skipIf(!isThere)('logic grids of the corpus', () => {
  it.each(sample)('$id', async (grid) => {
    const answers = await answersOf(puzzleOf(gridText(grid)));
    expect(answers.length).toBe(grid.answer.count);
    if (grid.answer.solution) expect(answers).toEqual([grid.answer.solution]);
  });
});
