// The classic methods: they are references, so they have to be right.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byColumns } from '../../../bench/methods/columns.ts';
import { byPairs, bySplits } from '../../../bench/methods/numbers-game.ts';
import { byPermutations } from '../../../bench/methods/permutations.ts';
import { sumOf } from '../../../bench/methods/sum.ts';

describe('sums of words', () => {
  const known = {
    'SEND + MORE = MONEY': 1,
    'I + BB = ILL': 1,
    'TWO + TWO = FOUR': 7,
    'A + B = A': 9,
  };
  for (const [equation, answers] of Object.entries(known)) {
    it(equation, () => {
      expect(byPermutations(sumOf(equation))).toBe(answers);
      expect(byColumns(sumOf(equation))).toBe(answers);
    });
  }

  it('have as many answers by columns as by permutations', () => {
    const word = fc.stringMatching(/^[ABCDE]{1,3}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, (addends, total) => {
        expect(byColumns({ addends, total })).toBe(byPermutations({ addends, total }));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the numbers game', () => {
  it('knows the game of the television, and one without a solution', () => {
    for (const reaches of [byPairs, bySplits]) {
      expect(reaches([25, 50, 75, 100, 3, 6], 952)).toBe(true);
      expect(reaches([1, 4, 6, 7, 8, 10], 995)).toBe(false);
    }
  });

  it('reaches the same targets either way', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 60 }), (given, target) => {
        expect(byPairs(given, target)).toBe(bySplits(given, target));
      }),
      { numRuns: 100 },
    );
  });
});
