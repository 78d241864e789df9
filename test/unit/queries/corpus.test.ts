// Fifty logic grids of a corpus: what review says of each clue against the number of solutions without it, and what
// explain says after a clue that contradicts the solution against what holds together.
import { describe, expect, it } from 'vitest';
import { count } from '../../../src/count.ts';
import type { Assertion } from '../../../src/model/model.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { explain } from '../../../src/queries/explain.ts';
import { review } from '../../../src/queries/review.ts';
import { type Grid, gridText, isThere, logicGrids } from '../../support/logic-grids.ts';
import { faultsOfCore, puzzleOf } from './judge.ts';

const known = logicGrids.filter(({ answer }) => typeof answer.count === 'number');
const wanted = 50;
const sample = known.filter(
  (_, i) =>
    Math.floor((i * wanted) / known.length) !== Math.floor(((i - 1) * wanted) / known.length),
);

/** The number of solutions without a clue, as far as it tells whether that makes a difference. */
async function countWithout(puzzle: Puzzle, clue: Assertion, limit: number): Promise<number> {
  const { model } = puzzle;
  const assertions = model.assertions.filter((each) => each !== clue);
  const counted = await count(
    { ...puzzle, model: { ...model, assertions } },
    { backend: 'native', limit },
  );
  return Number(counted.count);
}

/** A clue that is wrong in the only solution. */
function wrongClue({ positions, answer }: Grid): string {
  const [, second] = Object.values(answer.solution ?? {});
  return `'${(second?.[0] ?? '').replaceAll("'", "''")}' != ${positions[0]}`;
}

describe.skipIf(!isThere)('logic grids of the corpus', () => {
  it('are fifty', () => expect(sample.length).toBe(wanted));

  it.each(sample)('$id: redundant clues are those that can go', async (grid) => {
    const puzzle = await puzzleOf(gridText(grid));
    const solutions = Number(grid.answer.count);
    const { remarks, removable } = await review(puzzle, { kinds: ['follows', 'twice'] });
    const called = new Set(remarks.flatMap((remark) => ('clue' in remark ? [remark.clue] : [])));
    // Of clues that say the same any one can go, the first one too.
    for (const remark of remarks) if (remark.kind === 'twice') called.add(remark.first);
    for (const clue of puzzle.model.assertions) {
      if (clue.implicit) continue;
      const without = await countWithout(puzzle, clue, solutions + 1);
      expect(without === solutions, clue.words).toBe(called.has(clue));
    }
    const left = puzzle.model.assertions.filter((each) => !removable.includes(each));
    const model = { ...puzzle.model, assertions: left };
    const counted = await count({ ...puzzle, model }, { backend: 'native', limit: solutions + 1 });
    expect(Number(counted.count)).toBe(solutions);
  });

  it.each(sample.filter(({ answer }) => answer.count === 1))(
    '$id: with a wrong clue there is a minimal clash',
    async (grid) => {
      const puzzle = await puzzleOf(gridText(grid, wrongClue(grid)));
      const { status, cores } = await explain(puzzle);
      expect([status, cores.length]).toEqual(['unsat', 1]);
      expect(await faultsOfCore(puzzle, cores[0] ?? [])).toEqual([]);
    },
  );
});
