// Attempts: which step is not allowed, and what `check` says of an expression.
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { type CheckResult, check } from '../../../../src/queries/check.ts';
import { givenOfSolution, givenOfText } from '../../../../src/queries/given.ts';
import { solve } from '../../../../src/solve.ts';
import { game, puzzleOf } from './puzzle.ts';

const four = game(50, 125, 75, 3, 4);

/** The mistake, or else the value. */
function judged(puzzle: Puzzle, text: string): string | number | undefined {
  const attempt = puzzle.judge?.(text);
  if (!attempt) throw new Error('this puzzle does not judge');
  if (!attempt.ok) return attempt.diagnostics.map(({ code }) => code).join(' ');
  return attempt.value.mistake ?? attempt.value.value;
}

function options(rules: string): Puzzle {
  return puzzleOf(`puzzle: countdown\nnumbers: [1, 3, 4, 6]\ntarget: 24\n${rules}\n`);
}

async function checked(puzzle: Puzzle, text: string): Promise<CheckResult> {
  const given = givenOfText(puzzle, text);
  if (!given.ok) throw new Error(given.diagnostics[0].message);
  return check(puzzle, given.value);
}

describe('an attempt', () => {
  it.each([
    ['125 - 75', 50],
    ['125 - 75 = 50', 50],
    ['(125 + 75) / 4', 50],
    ['(125 + 75) ÷ 4', 50],
    ['125 + 75 = 200; 200 / 4', 50],
    ['125 + 75; 200 / 4 = 50', 50],
    ['3 + 4; 75 * 7', 525],
    ['125 / 75', '125 / 75 = 5/3 is not exact'],
    ['75 - 125 + 75', '75 - 125 = -50 is not positive'],
    ['3 - 3', '3 is used more often than it is there (1 time)'],
    ['75 / (4 - 3) / (125 - 125)', '125 is used more often than it is there (1 time)'],
    ['125 - 75 - 50', '50 is not among the numbers'],
    ['125 + 75 = 300; 300 / 4', '125 + 75 = 200, not 300'],
    ['125 + 75; 200 / 4; 200 * 3', '200 is not among the numbers'],
    ['', 'countdown-attempt'],
    ['125 - x', 'countdown-attempt'],
    ['125 ** 3', 'countdown-attempt'],
    ['-3 + 125', 'countdown-attempt'],
    ['125 // 3', 'countdown-attempt'],
    ['125 < 75', 'countdown-attempt'],
    ['125, 75', 'countdown-attempt'],
    ['(125, 75)', 'bracket-not-closed bracket-not-opened'],
    ['(125 - 75', 'bracket-not-closed'],
  ])('%s', (text, outcome) => {
    expect(judged(four, text)).toBe(outcome);
  });

  it('is judged by the rules of its game', () => {
    expect(judged(options('use: all'), '6 * 4')).toBe('1, 3 must be used too');
    expect(judged(options('operations: "+ -"'), '6 * 4')).toBe('* is not allowed in this game');
    expect(judged(options('fractions: true'), '6 / (1 - 3 / 4)')).toBe(24);
    expect(judged(options('fractions: true'), '6 / 4')).toBe(
      'the whole is 3/2, which is no integer',
    );
    expect(judged(options(''), '6 / (1 - 3 / 4)')).toBe('3 / 4 = 3/4 is not exact');
  });

  it('shows the steps up to the first mistake', () => {
    const attempt = four.judge?.('(125 + 75) / 3');
    expect(attempt).toMatchObject({ ok: true, value: { steps: ['125 + 75 = 200'] } });
  });

  it('may take a step with 1 when it is played', () => {
    expect(judged(options(''), '6 * 4 * 1')).toBe(24);
  });

  it('divides by nothing at no time', () => {
    expect(judged(game(5, 3, 3, 5), '5 / (3 - 3)')).toBe('3 - 3 = 0 is not positive');
  });
});

describe('check', () => {
  it('takes an expression that is best, in any order', async () => {
    for (const text of ['expression = 125 - 75', '(75 + 125) / 4', 'expression=125 - 75 = 50'])
      expect(await checked(four, text)).toMatchObject({ status: 'valid', optimal: true });
  });

  it('says of one by the rules that there is a better one', async () => {
    expect(await checked(four, 'expression = 125')).toMatchObject({
      status: 'valid',
      optimal: false,
    });
    expect(await checked(four, '125 * 75 * 3 * 4')).toMatchObject({ status: 'valid' });
  });

  it('names the rule that is broken', async () => {
    const { status, broken } = await checked(four, 'expression = 125 / 75');
    expect(status).toBe('invalid');
    expect(broken.map(({ words }) => words)).toEqual(['125 / 75 = 5/3 is not exact']);
  });

  it('takes no step with 1', async () => {
    const { status, broken } = await checked(options(''), '6 * 4 * 1');
    expect(status).toBe('invalid');
    expect(broken[0]?.words).toBe('24 * 1 = 24 changes nothing: steps with 1 do not count');
  });

  it('names the line of the file that is broken', async () => {
    const { status, broken } = await checked(
      options('constraints: [numbers <= 2]'),
      '4 * 3 * (1 + 6)',
    );
    expect(status).toBe('invalid');
    expect(broken.map(({ words }) => words)).toContain('numbers <= 2');
  });

  it('takes other quantities, and what solve prints', async () => {
    expect(await checked(four, 'value = 50')).toMatchObject({ status: 'completable' });
    expect(await checked(four, 'value = 50000')).toMatchObject({ status: 'not completable' });
    const { solution } = await solve(four);
    const given = givenOfSolution(four, solution?.values ?? {});
    if (!given.ok) throw new Error(given.diagnostics[0].message);
    expect(await check(four, given.value)).toMatchObject({ status: 'valid', optimal: true });
  });

  it('finds steps and an expression that do not go together', async () => {
    const given = givenOfSolution(four, { expression: '125 - 75', steps: ['75 - 3 = 72'] });
    if (!given.ok) throw new Error(given.diagnostics[0].message);
    expect(await check(four, given.value)).toMatchObject({ status: 'invalid' });
  });
});
