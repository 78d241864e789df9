// Questions and reports of people who do zebras, restated, with their known answers (corpora/cases.yaml: zebra).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersOf, beside, count, puzzleOf, zebra } from './puzzle.ts';

const spec = (name: string): string =>
  readFileSync(new URL(`../../../../specs/${name}.yaml`, import.meta.url), 'utf8');

/** The clues of a spec by their numbers in the magazine, where the first statement is that there are five houses. */
const life = spec('zebra/life-1962');
const einstein = spec('zebra');

function clueLines(text: string): readonly string[] {
  const clues = text.slice(text.indexOf('clues:'), text.indexOf('question:'));
  return clues.split('\n').filter((line) => line.startsWith('  - '));
}

const countOf = async (text: string): Promise<number> => (await answersOf(puzzleOf(text))).length;

describe('the zebra of 1962', () => {
  it('has one solution', async () => {
    const [answer, ...more] = await answersOf(puzzleOf(life));
    expect(more).toEqual([]);
    expect(answer?.['nation']).toEqual([
      'Norwegian',
      'Ukrainian',
      'Englishman',
      'Spaniard',
      'Japanese',
    ]);
    expect(answer?.['pet']).toEqual(['fox', 'horse', 'snails', 'dog', 'zebra']);
    expect(answer?.['drink']).toEqual(['water', 'tea', 'milk', 'orange juice', 'coffee']);
  });

  it.each([
    [2, 25],
    [3, 10],
    [4, 8],
    [5, 14],
    [6, 31],
    [7, 16],
    [8, 22],
    [9, 6],
    [10, 42],
    [11, 2],
    [12, 10],
    [13, 20],
    [14, 9],
    [15, 32],
  ])('without clue %i it has %i', async (number, expected) => {
    const line = clueLines(life)[number - 2] ?? '';
    expect(await countOf(life.replace(`${line}\n`, ''))).toBe(expected);
  });

  it.each([
    ['green > ivory', 11],
    ['right_of(green, ivory)', 11],
    ['next_to(green, ivory)', 2],
    ['immediately_right_of(green, ivory)', 1],
    ['green = ivory + 1', 1],
  ])('with %s as clue 6 it has %i', async (clue, expected) => {
    const line = clueLines(life)[4] ?? '';
    expect(await countOf(life.replace(line, `  - ${clue}`))).toBe(expected);
  });

  it('has none if the Englishman owns the zebra', async () => {
    expect(await countOf(life.replace('question:', '  - Englishman = zebra\nquestion:'))).toBe(0);
  });
});

describe("Einstein's riddle", () => {
  it('gives the fish to the German', async () => {
    const puzzle = puzzleOf(einstein);
    const answers = await answersOf(puzzle);
    expect(answers.length).toBe(1);
    expect(beside(answers[0], 'nation', 'fish')).toBe('German');
  });

  it('does not need its last clue', async () => {
    const lines = clueLines(einstein);
    expect(lines.length).toBe(15);
    expect(await countOf(einstein.replace(`${lines.at(-1)}\n`, ''))).toBe(1);
  });

  it('has seven solutions and three owners of the fish if green is only somewhere to the left', async () => {
    const answers = await answersOf(puzzleOf(spec('zebra/somewhere-left')));
    const owners = answers.map((answer) => beside(answer, 'nation', 'fish'));
    expect(owners.length).toBe(7);
    expect(new Set(owners)).toEqual(new Set(['Norwegian', 'Dane', 'German']));
  });
});

describe('left of', () => {
  const houses = { nation: ['Dane', 'A', 'B', 'C', 'D'], drink: ['Tea', 'Water', 'x', 'y', 'z'] };

  it.each([
    ['immediately_left_of', 0],
    ['left_of', 2880],
  ])('%s twice', async (relation, expected) => {
    const clues = [`${relation}(Dane, Tea)`, `${relation}(Dane, Water)`];
    expect(await count(5, houses, clues)).toBe(expected);
  });
});

describe('years', () => {
  it('are counted in years, not in places', async () => {
    const [answer, ...more] = await answersOf(puzzleOf(spec('zebra/films')));
    expect(more).toEqual([]);
    expect(answer).toEqual({
      film: ['Amber', 'Beacon', 'Cinder', 'Drift'],
      director: ['Kaur', 'Jones', 'Lopez', 'Ito'],
      year: ['1989', '1992', '1987', '1996'],
    });
  });

  it('may be the places', async () => {
    const [answer, ...more] = await answersOf(puzzleOf(spec('zebra/years')));
    expect(more).toEqual([]);
    expect(answer).toEqual({
      film: ['Cinder', 'Amber', 'Beacon', 'Drift'],
      director: ['Lopez', 'Kaur', 'Jones', 'Ito'],
    });
  });
});

describe('people', () => {
  const people = {
    person: ['Ann', 'Ben', 'Cal', 'Deb'],
    colour: ['red', 'blue', 'green', 'white'],
    drink: ['tea', 'milk', 'cola', 'soda'],
  };

  it('of the two one is red and the other is blue', async () => {
    const clues = [
      'Ann != tea and ((Ann = red and tea = blue) or (Ann = blue and tea = red))',
      'exactly(1, [Ben = green, Ben = cola])',
      'Cal != tea',
      'Ann != blue',
      'milk = white or milk = green',
      'Cal != soda',
    ];
    expect(await count(undefined, people, clues)).toBe(3);
  });

  it.each([
    ['Ben = green or Ben = cola', 252],
    ['{either: [Ben = green, Ben = cola]}', 252],
    ['Ben = green xor Ben = cola', 216],
    ['exactly(1, [Ben = green, Ben = cola, Ann = tea])', 228],
    ['{exactly_one: [Ben = green, same: [Ben, cola], drink(Ann) = tea]}', 228],
  ])('%s', async (clue, expected) => {
    expect(await count(undefined, people, [clue])).toBe(expected);
  });
});

describe('contradictions', () => {
  const letters = { p: ['A', 'B', 'C'], q: ['x', 'y', 'z'] };
  const muses = ['A < B', 'B < C', 'x = C', 'x = 1', 'y = 2', 'B != z'];
  const without = (...numbers: readonly number[]): readonly string[] =>
    muses.filter((_, i) => !numbers.includes(i + 1));

  it('two smallest sets of clues clash', async () => {
    expect(await count(3, letters, muses)).toBe(0);
    for (const core of [
      [2, 3, 4],
      [1, 3, 4, 5, 6],
    ]) {
      const clues = core.map((number) => muses[number - 1] ?? '');
      expect(await count(3, letters, clues)).toBe(0);
      for (const clue of clues) {
        const rest = clues.filter((other) => other !== clue);
        expect(await count(3, letters, rest)).toBeGreaterThan(0);
      }
    }
    expect(await count(3, letters, without(2, 1))).toBeGreaterThan(0);
  });

  it('nobody is left of himself in the end', async () => {
    const items = { p: ['A', 'B', 'C', 'D'] };
    const cycle = ['left_of(A, B)', 'left_of(B, C)', 'left_of(C, A)'];
    expect(await count(4, items, cycle)).toBe(0);
    expect(await count(4, items, cycle.slice(1))).toBe(4);
  });
});

describe('names that differ in case only', () => {
  it('are two names', async () => {
    const text = zebra(2, { person: ['Rose', 'Iris'], flower: ['rose', 'iris'] }, ['Rose != iris']);
    expect(await answersOf(puzzleOf(text))).toEqual(
      expect.arrayContaining([
        { person: ['Rose', 'Iris'], flower: ['rose', 'iris'] },
        { person: ['Iris', 'Rose'], flower: ['iris', 'rose'] },
      ]),
    );
    expect((await answersOf(puzzleOf(text))).length).toBe(2);
  });
});
