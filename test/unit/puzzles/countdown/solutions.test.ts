// Solutions of known games: their order, how they are said and drawn, projections, constraints, objectives, time limits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../../src/answers/solution.ts';
import { compile } from '../../../../src/compile.ts';
import { count } from '../../../../src/count.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { facts } from '../../../../src/queries/facts.ts';
import { solutions, solve } from '../../../../src/solve.ts';
import { expressionsOf, game, puzzleOf, withoutSearch } from './puzzle.ts';

const ceb = game(765, 1, 3, 7, 10, 25, 50);

async function projected(text: string, names: readonly string[]): Promise<Puzzle> {
  const { puzzle } = await compile({ name: 'test.yaml', text }, { project: names });
  if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
  return puzzle.value;
}

describe('a known game', () => {
  it('has twelve solutions, those of fewest numbers first', async () => {
    const sizes: number[] = [];
    for await (const { values } of solutions(ceb)) sizes.push(Number(values['numbers']));
    expect(sizes).toEqual([4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
  });

  it('counts them by how many numbers they use', async () => {
    const { count: found, tally, outcome } = await count(ceb);
    expect([found, outcome]).toEqual([12n, 'complete']);
    expect([...(tally ?? [])]).toEqual([
      [4, 1],
      [5, 2],
      [6, 9],
    ]);
  });

  it('is said in the fields that programs read', async () => {
    const { status, solution } = await solve(ceb);
    expect(status).toBe('optimal');
    expect(Object.keys(solution?.values ?? {})).toEqual([
      'expression',
      'value',
      'distance',
      'numbers',
      'steps',
    ]);
    expect(solution?.values).toEqual({
      expression: '(50 + 1) * (25 - 10)',
      value: 765,
      distance: 0,
      numbers: 4,
      steps: ['50 + 1 = 51', '25 - 10 = 15', '51 * 15 = 765'],
    });
  });

  it('marks the steps that another solution does not have', async () => {
    const fours = game(20, 4, 4, 4, 4);
    const found: Solution[] = [];
    for await (const solution of solutions(fours, { limit: 2 })) found.push(solution);
    const [at = [], other = []] = found.map(({ assignment }) => assignment);
    const lines = ['4 * 4 + 4 = 20', '   4 * 4 = 16', '  16 + 4 = 20'];
    expect(fours.draw(at, { color: false, width: 80, other })).toBe(
      [lines[0], `${lines[1]} *`, `${lines[2]} *`].join('\n'),
    );
    expect(fours.draw(at, { color: false, width: 80, other: at })).toBe(lines.join('\n'));
    expect(fours.draw(at, { color: true, width: 80, other })).toContain(
      `\u001b[7m${lines[1]}\u001b[0m`,
    );
  });

  it('is drawn with its steps', async () => {
    const { solution } = await solve(ceb);
    const style = { color: false, width: 80 };
    expect(ceb.draw(solution?.assignment ?? [], style)).toBe(
      ['(50 + 1) * (25 - 10) = 765', '  50 +  1 =  51', '  25 - 10 =  15', '  51 * 15 = 765'].join(
        '\n',
      ),
    );
  });

  it('has facts: what is the same in all of them', async () => {
    const known = { value: 765, distance: 0 };
    expect(await facts(ceb)).toEqual({ status: 'sat', facts: known, outcome: 'complete' });
    const only = await facts(game(29, 2, 3, 5));
    expect(only.facts).toMatchObject({ expression: '5 * 3 * 2', numbers: 3 });
  });

  it('stops at a limit', async () => {
    expect(await count(ceb, { limit: 3 })).toMatchObject({ outcome: 'limit', count: 3n });
  });
});

describe('the nearest value', () => {
  it('is shown with its distance', async () => {
    const puzzle = game(29, 2, 3, 5);
    const { solution } = await solve(puzzle);
    expect(puzzle.draw(solution?.assignment ?? [], { color: false, width: 80 })).toMatch(
      /^5 \* 3 \* 2 = 30\n.*\n.*\n1 above 29$/,
    );
  });

  it('is the lower one of those with fewest numbers, also where constraints are solved', async () => {
    const puzzle = game(6, 2, 5, 50);
    expect(await expressionsOf(puzzle)).toEqual(['5', '5 + 2', '50 / 5 / 2']);
    for (const backend of ['native', 'sat'] as const) {
      const { solution } = await solve(withoutSearch(puzzle), { backend });
      expect(solution?.values).toMatchObject({ expression: '5', distance: 1, numbers: 1 });
    }
  });

  it('can be far away', async () => {
    const { solution } = await solve(game(65_535, 1, 2));
    expect(solution?.values).toMatchObject({ expression: '2 + 1', distance: 65_532 });
  });

  it('of one number is that number', async () => {
    const puzzle = game(40, 42);
    expect(await expressionsOf(puzzle)).toEqual(['42']);
    expect(await expressionsOf(withoutSearch(puzzle), 'sat')).toEqual(['42']);
    const { solution } = await solve(puzzle);
    expect(solution?.values).toMatchObject({ steps: [], numbers: 1, distance: 2 });
  });
});

describe('what a file asks for besides', () => {
  const text = 'puzzle: countdown\nnumbers: [1, 2, 3, 4]\ntarget: 10\n';

  it('shows each value of a projection once', async () => {
    const puzzle = await projected(text, ['numbers']);
    const found: unknown[] = [];
    for await (const { values } of solutions(puzzle)) found.push(values);
    expect(found).toEqual([{ numbers: 3 }, { numbers: 4 }]);
    const same: unknown[] = [];
    for await (const { values } of solutions(withoutSearch(puzzle), { backend: 'sat' }))
      same.push(values);
    expect(same).toHaveLength(2);
    expect(same).toEqual(expect.arrayContaining(found));
  });

  it('takes the answer that it lists', async () => {
    const puzzle = puzzleOf(`${text}answer: [distance]\n`);
    const found: unknown[] = [];
    for await (const { values } of solutions(puzzle)) found.push(values);
    expect(found).toEqual([{ distance: 0 }]);
  });

  it('holds constraints, of the nearest value and of how many numbers there are', async () => {
    const other = puzzleOf(`${text}constraints: [value != 10, numbers = 2]\n`);
    expect(await expressionsOf(other)).toEqual(['4 * 2', '4 * 3']);
    const none = puzzleOf(`${text}constraints: [value > 5000]\n`);
    expect(await expressionsOf(none)).toEqual([]);
    expect((await solve(none)).status).toBe('unsat');
  });

  it('optimises something else', async () => {
    const most = puzzleOf(`${text}maximize: value\n`);
    expect((await solve(most)).solution?.values).toMatchObject({ value: 36 });
    const { puzzle } = await compile({ name: 'test.yaml', text }, { maximize: 'value' });
    if (!puzzle.ok) throw new Error(puzzle.diagnostics[0].message);
    expect((await solve(puzzle.value, { backend: 'sat' })).solution?.values).toMatchObject({
      value: 36,
    });
  });

  it('takes numbers and targets from parameters', async () => {
    const puzzle = puzzleOf(
      'puzzle: countdown\nparameters: {n: 7}\nnumbers: [n, n + 1]\ntarget: n * 8\n',
    );
    expect(await expressionsOf(puzzle)).toEqual(['8 * 7']);
  });
});

describe('equal numbers', () => {
  it('are not told apart', async () => {
    expect(await expressionsOf(game(64, 4, 4, 4))).toEqual(['4 * 4 * 4']);
    expect(await expressionsOf(withoutSearch(game(64, 4, 4, 4)), 'sat')).toEqual(['4 * 4 * 4']);
  });
});

describe('a game of eight numbers', () => {
  it('is searched, and stopped soon after its time is up', async () => {
    const eight = game(937, 3, 7, 8, 9, 25, 50, 75, 100);
    const { solution } = await solve(eight);
    expect(solution?.values).toMatchObject({ distance: 0 });
    const began = performance.now();
    const { outcome } = await count(eight, { signal: AbortSignal.timeout(100) });
    expect(outcome).toBe('timeout');
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('results past 2^53', () => {
  it('are no part of a solution, and nothing overflows', async () => {
    const large = game(7, ...Array.from({ length: 4 }, (_, i) => 999_999_937 + i));
    const [first] = await expressionsOf(large);
    expect(first).toBeDefined();
  });
});

describe('the page of the family', () => {
  it('names every key', () => {
    const page = readFileSync('docs/countdown.md', 'utf8');
    for (const key of ['numbers', 'target', 'operations', 'use', 'fractions'])
      expect(page).toContain(`\`${key}`);
  });
});
