// The one-line form of the numbers game: solved, counted, drawn at random, played.
import { describe, expect, it } from 'vitest';
import { clearing, hasTerminals, onTerminal } from '../support/pseudo-terminal.ts';
import { puzzlec } from '../support/run-program.ts';

const ceb = ['countdown', '765', '1', '3', '7', '10', '25', '50'];

describe('puzzlec countdown', () => {
  it('gives a solution with its steps', async () => {
    const { code, out } = await puzzlec(ceb);
    expect(code).toBe(0);
    expect(out).toContain('(50 + 1) * (25 - 10) = 765\n');
  });

  it('counts, and says by how many numbers', async () => {
    expect(await puzzlec([...ceb, '--count'])).toEqual({
      code: 0,
      out: '12\n',
      err: 'numbers: 1 with 4, 2 with 5, 9 with 6\n',
    });
    const { out } = await puzzlec([...ceb, '--count', '--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      type: 'summary',
      status: 'complete',
      count: 12,
      numbers: { 4: 1, 5: 2, 6: 9 },
    });
  });

  it('lists all', async () => {
    const { out } = await puzzlec([...ceb, '--all', '--format', 'json']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(13);
    expect(lines[0]).toMatchObject({ type: 'solution', index: 1, solution: { numbers: 4 } });
  });

  it('counts how many solutions share a value', async () => {
    const words = ['--all', '--project', 'numbers', '--multiplicity', '--format', 'json'];
    const { out } = await puzzlec([...ceb, ...words]);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ solution, multiplicity }) => [solution?.numbers, multiplicity])).toEqual([
      [4, 1],
      [5, 2],
      [6, 9],
      [undefined, undefined],
    ]);
  });

  it('gives the nearest value and exits with 0', async () => {
    const { code, out } = await puzzlec(['countdown', '29', '2', '3', '5']);
    expect([code, out]).toEqual([0, expect.stringContaining('1 above 29')]);
  });

  it('takes the rules of other games', async () => {
    const { out } = await puzzlec([
      'countdown',
      '24',
      '1',
      '3',
      '4',
      '6',
      '--use',
      'all',
      '--fractions',
    ]);
    expect(out).toMatch(/^6 \/ \(1 - 3 \/ 4\) = 24\n/);
    const sums = ['countdown', '24', '1', '3', '4', '6', '--operations', '+', '--format', 'json'];
    expect(JSON.parse((await puzzlec(sums)).out)).toMatchObject({ solution: { distance: 10 } });
  });

  it('solves the constraints when it is asked to', async () => {
    const { out } = await puzzlec([
      'countdown',
      '11',
      '2',
      '3',
      '5',
      '-b',
      'sat',
      '--format',
      'json',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      backend: 'sat',
      solution: { expression: '3 * 2 + 5', distance: 0 },
    });
  });

  it.each([
    [[], 'the target and the numbers are missing'],
    [['765'], 'the numbers are missing'],
    [['765', '1', '--random'], '--random draws the target and the numbers itself'],
    [['765', '1', '--play', '--count'], '--play is for a person at a terminal'],
    [['765', '1', '--clock', '3s'], '--clock is for --play'],
    [['765', '0'], 'the numbers of a game are integers from 1 to 1000000000, and here is 0'],
    [['0', '5'], 'the target is an integer from 1 to 65535, and here is 0'],
    [
      ['7', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      'a game has 1 to 8 numbers, and here are 9',
    ],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await puzzlec(['countdown', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('--random', () => {
  it('draws the same game for the same seed, by the rules', async () => {
    const words = ['countdown', '--random', '--seed', '7', '--format', 'json'];
    const [first, second] = [await puzzlec(words), await puzzlec(words)];
    expect(first.err).toBe(second.err);
    const [, target = '', numbers = ''] =
      /^(\d+) from ([\d ]+) \(--seed 7\)\n$/.exec(first.err) ?? [];
    expect(Number(target)).toBeGreaterThanOrEqual(100);
    expect(Number(target)).toBeLessThanOrEqual(999);
    const drawn = numbers.split(' ').map(Number);
    expect(drawn).toHaveLength(6);
    for (const number of drawn) {
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]).toContain(number);
      const most = number <= 10 ? 2 : 1;
      expect(drawn.filter((each) => each === number).length).toBeLessThanOrEqual(most);
    }
    const { solution } = JSON.parse(first.out);
    expect(Math.abs(solution.value - Number(target))).toBe(solution.distance);
  });
});

describe('--play', () => {
  it('judges step by step, and shows the best', async () => {
    const input = '50 / 3\n(50 + 1) * (25 - 7)\n(50 + 1) * (25 - 10)\n';
    const { code, out } = await puzzlec([...ceb, '--play'], { input });
    expect(code).toBe(0);
    expect(out).toContain('Reach 765 from 1 3 7 10 25 50.\nYou have 30.00 s.');
    expect(out).toContain('  not allowed: 50 / 3 = 50/3 is not exact\n');
    expect(out).toContain('  51 * 18 = 918\n  153 above 765\n');
    expect(out).toContain('  51 * 15 = 765\n  exact\n\nYou reached 765: 10 points.\nThe best:\n');
  });

  it('ends with an empty line, and then no answer is the best', async () => {
    const { code, out } = await puzzlec([...ceb, '--play'], { input: '\n' });
    expect(code).toBe(1);
    expect(out).toContain('You have no result: 0 points.\nThe best:\n(50 + 1) * (25 - 10) = 765\n');
  });

  it.skipIf(!hasTerminals)('shows the time that is left, and writes over nothing', async () => {
    const prompt = /\[\d+ s\] > /;
    let isSent = false;
    const { code, screen } = await onTerminal(`puzzlec ${ceb.join(' ')} --play`, (shown, keys) => {
      if (isSent || !prompt.test(shown)) return;
      isSent = true;
      // Long enough for a line of progress to come.
      setTimeout(() => keys('(50 + 1) * (25 - 10)\n'), 1000);
    });
    expect(code).toBe(0);
    const [, played = ''] = screen.split(prompt);
    expect(played).toContain('  exact');
    expect(played).not.toContain(clearing);
  });

  it('says what cannot be read, and goes on', async () => {
    const { code, out, err } = await puzzlec([...ceb, '--play'], { input: '50 + x\n25 * 7 * 3\n' });
    expect(err).toContain('x is no part of an attempt [countdown-attempt]');
    expect(out).toContain('You reached 525: 0 points.');
    expect(code).toBe(1);
  });
});

describe('check', () => {
  it('names the step that is not exact', async () => {
    const input = 'puzzle: countdown\nnumbers: [125, 75, 3, 4]\ntarget: 50\n';
    const words = ['check', '-', 'expression=125 / 75', '--format', 'json'];
    const { code, out } = await puzzlec(words, { input });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      status: 'invalid',
      broken: [{ constraint: '125 / 75 = 5/3 is not exact', implicit: true }],
      optimal: null,
    });
  });
});
