// Random games: the search against brute force, and the constraints on each backend against both.
// COUNTDOWN_DRAWS=50 takes so many games of up to four numbers for each backend; by default there are a few small ones.
// COUNTDOWN_SEED=1 takes other games.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../../../../src/backends/index.ts';
import {
  type BruteGame,
  type BruteResult,
  nearestResults,
  resultOfText,
  yamlOf,
} from '../../../support/countdown-brute-force.ts';
import { randomGames } from '../../../support/countdown-games.ts';
import { expressionsOf, puzzleOf, withoutSearch } from './puzzle.ts';

const draws = Number(process.env['COUNTDOWN_DRAWS'] ?? 6);
const seed = Number(process.env['COUNTDOWN_SEED'] ?? 6);

const known = new Map<BruteGame, readonly BruteResult[]>();

/** What brute force finds, which is worked out once. */
function knownOf(game: BruteGame): readonly BruteResult[] {
  const results = known.get(game) ?? nearestResults(game);
  known.set(game, results);
  return results;
}

/** Compares expressions with what brute force finds: their values and their forms. */
function expectEqual(game: BruteGame, expressions: readonly string[]): void {
  const said = (results: readonly BruteResult[]): readonly string[] =>
    results.map(({ value, form }) => `${value} = ${form}`).sort();
  const found = said(expressions.map(resultOfText));
  expect(found, yamlOf(game)).toEqual(said(knownOf(game)));
}

describe('the search', () => {
  const games = randomGames({ seed, count: 200, sizes: [2, 5] });

  it('finds what brute force finds, on 200 games of 2 to 5 numbers', async () => {
    for (const game of games) expectEqual(game, await expressionsOf(puzzleOf(yamlOf(game))));
  });

  it('is compared on games of all kinds', () => {
    const few = (some: readonly BruteGame[]): boolean => some.length < 10;
    expect(few(games.filter(({ fractions }) => fractions))).toBe(false);
    expect(few(games.filter(({ useAll }) => useAll))).toBe(false);
    expect(few(games.filter(({ operations }) => operations.length < 4))).toBe(false);
    expect(few(games.filter((game) => knownOf(game)[0]?.value !== game.target))).toBe(false);
    expect(few(games.filter((game) => knownOf(game).length > 3))).toBe(false);
  });
});

describe.each(backendNames)('the constraints on %s', (backend) => {
  const games = randomGames({ seed: seed + 1, count: draws, sizes: [2, draws > 6 ? 4 : 3] });

  it.each(games.map((game) => [JSON.stringify(game), game] as const))('%s', async (_, game) => {
    const puzzle = withoutSearch(puzzleOf(yamlOf(game)));
    expectEqual(game, await expressionsOf(puzzle, backend));
  });
});
