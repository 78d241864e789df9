// What review remarks, on small puzzles whose faults are known, on every backend.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../../../src/backends/index.ts';
import { type Remark, type ReviewSettings, review } from '../../../src/queries/review.ts';
import { puzzleIn, puzzleOf } from './judge.ts';

/** A remark in a line. */
function lineOf(remark: Remark): string {
  switch (remark.kind) {
    case 'follows':
      return `${remark.clue.words} follows from ${remark.from.map(({ words }) => words).join('; ')}`;
    case 'twice':
      return `${remark.clue.words} is ${remark.first.words}`;
    case 'unmentioned':
      return remark.words;
    case 'reading':
      return `${remark.clue.words} ${remark.solutions.count}, ${remark.other} ${remark.otherwise.count}`;
    case 'unused':
      return `unused ${remark.names.join(' ')}`;
  }
}

async function linesOf(text: string, settings: ReviewSettings = {}): Promise<readonly string[]> {
  const { remarks } = await review(await puzzleOf(text), settings);
  return remarks.map(lineOf);
}

const zebra = (clues: readonly string[]): string => `
puzzle: zebra
places: 3
categories:
  nation: [Dane, Norwegian, Swede]
  drink: [milk, tea, coffee]
clues:
${clues.map((clue) => `  - ${clue}`).join('\n')}
`;

describe.each(backendNames)('on %s', (backend) => {
  it('a clue that follows from others is found with what it follows from', async () => {
    const clues = ['Dane = 1', 'Norwegian = 2', 'Swede = 3', 'Dane = milk', 'tea = 2'];
    expect(await linesOf(zebra(clues), { backend })).toEqual([
      'Dane = 1 follows from Norwegian = 2; Swede = 3',
      'Norwegian = 2 follows from Dane = 1; Swede = 3',
      'Swede = 3 follows from Dane = 1; Norwegian = 2',
    ]);
  });

  it('a clue said twice in other words is no other clue', async () => {
    const clues = ['milk = Dane', 'first(Swede)', '{same: [Dane, milk]}', 'Swede = 1', 'tea = 1'];
    expect(await linesOf(zebra(clues), { backend })).toEqual([
      '{same: [Dane, milk]} is milk = Dane',
      'Swede = 1 is first(Swede)',
    ]);
  });

  it('clues said twice may follow from others as well', async () => {
    const clues = ['Dane = 1', 'milk = 1', 'Dane = milk', 'milk = Dane', 'tea != 3', 'Swede = 2'];
    const { remarks } = await review(await puzzleOf(zebra(clues)), { backend });
    expect(remarks.map((each) => [each.kind, 'clue' in each && each.clue.words])).toEqual([
      ['follows', 'Dane = 1'],
      ['follows', 'milk = 1'],
      ['follows', 'Dane = milk'],
      ['twice', 'milk = Dane'],
    ]);
  });

  it('digits that no letter is are found', async () => {
    const text = 'puzzle: alphametic\nequation: SEND + MORE = MONEY\n';
    expect(await linesOf(text, { backend })).toEqual(['unused 3 4']);
  });

  it.each([
    ['{puzzle: alphametic, base: 2, equation: A < B}', []],
    ['{puzzle: alphametic, base: 4, equation: A + B = C, constraints: [A = 1, B = 2]}', ['0']],
    ['{puzzle: alphametic, base: 6, equation: AC + CA = BAB}', ['0', '3', '4']],
    ['{puzzle: alphametic, equation: DONALD + GERALD = ROBERT}', []],
  ])('and those that presolve knows to be used are none of them: %s', async (text, names) => {
    const wanted = names.length === 0 ? [] : [`unused ${names.join(' ')}`];
    const lines = await linesOf(text, { backend });
    expect(lines.filter((line) => line.startsWith('unused'))).toEqual(wanted);
  });

  it('letters on which nothing depends are found', async () => {
    const text = 'puzzle: alphametic\nequation: MALCOLM + X = MALCOLM\n';
    expect(await linesOf(text, { backend })).toEqual([
      'it makes no difference what M, A, L, C or O is',
    ]);
  });
});

describe('what no clue mentions', () => {
  it('is a category', async () => {
    expect(await linesOf(zebra(['Dane = 1', 'Swede = 2']))).toEqual([
      'no clue mentions the category drink',
    ]);
  });

  it('is two items, but not one', async () => {
    expect(await linesOf(zebra(['Dane = milk', 'Swede = 2']))).toEqual([
      'no clue mentions tea and coffee, so nothing tells them apart',
    ]);
    expect(await linesOf(zebra(['Dane = milk', 'Swede = tea', 'Dane = 1', 'Swede = 2']))).toEqual(
      [],
    );
  });

  it('is not what a category as a function speaks of', async () => {
    expect(await linesOf(zebra(['drink(1) = milk', 'drink(Swede) != tea', 'Dane = 1']))).toEqual(
      [],
    );
  });

  it('is a variable of a model', async () => {
    const text = 'variables: {x: 1..3, y[1..2]: 1..3, z: bool}\nconstraints: [x < y[2]]\n';
    expect(await linesOf(text)).toEqual(['no constraint mentions y[1] and z']);
    expect(await linesOf(`${text}maximize: y[1]\n`)).toEqual(['no constraint mentions z']);
  });

  it('is two digits of a sudoku', async () => {
    const grid = (rows: string, more = ''): string => `puzzle: sudoku\ngrid: ${rows}\n${more}`;
    expect(await linesOf(grid('12...............'.slice(0, 16)))).toEqual([
      'no given digit is 3 and 4, so they can be exchanged',
    ]);
    const kinds = ['unmentioned'] as const;
    expect(await linesOf(grid('123.............'), { kinds })).toEqual([]);
    const cage = 'cages:\n  - {sum: 7, cells: [r1c3, r1c4]}\n';
    expect(await linesOf(grid('12..............', cage), { kinds })).toEqual([]);
  });
});

describe('another reading', () => {
  it.each([
    ['left_of(Dane, Swede)', 'immediately_left_of(Dane, Swede)', 18, 12],
    ['immediately_left_of(Dane, Swede)', 'left_of(Dane, Swede)', 12, 18],
    ['right_of(Dane, Swede)', 'immediately_right_of(Dane, Swede)', 18, 12],
    ['Dane < Swede', 'immediately_left_of(Dane, Swede)', 18, 12],
    ['Dane > Swede', 'immediately_right_of(Dane, Swede)', 18, 12],
    ['not left_of(Dane, Swede)', 'not immediately_left_of(Dane, Swede)', 18, 24],
    ['{before: [Dane, Swede]}', '{immediately_left_of: [Dane, Swede]}', 18, 12],
  ])('of %s is %s: %i or %i solutions', async (clue, other, one, two) => {
    const lines = await linesOf(zebra([clue]), { kinds: ['reading'] });
    expect(lines).toEqual([`${clue} ${one}, ${other} ${two}`]);
  });

  it('is none where it makes no difference', async () => {
    const clues = ['left_of(Dane, Swede)', 'Norwegian = 3'];
    expect(await linesOf(zebra(clues), { kinds: ['reading'] })).toEqual([]);
    expect(await linesOf(zebra(['next_to(Dane, Swede)']), { kinds: ['reading'] })).toEqual([]);
  });

  it('is none of years, which are compared as numbers', async () => {
    const text = zebra(['Dane < Swede']).replace('places: 3', 'places: [1990, 1991, 1995]');
    expect(await linesOf(text, { kinds: ['reading'] })).toEqual([]);
  });

  it('is counted up to a limit', async () => {
    const settings = { kinds: ['reading'], limit: 15 } as const;
    const { remarks } = await review(await puzzleOf(zebra(['left_of(Dane, Swede)'])), settings);
    expect(remarks).toMatchObject([
      { solutions: { count: 15n, more: true }, otherwise: { count: 12n, more: false } },
    ]);
  });
});

describe('the whole', () => {
  it('finds the clue that Einstein could have left out', async () => {
    const { remarks, removable } = await review(await puzzleIn('specs/zebra.yaml'));
    expect(remarks.filter(({ kind }) => kind === 'follows')).toMatchObject([
      { clue: { words: 'next_to(Blend, water)' } },
    ]);
    expect(removable.map(({ words }) => words)).toEqual(['next_to(Blend, water)']);
  });

  it('is clean where there is nothing to say', async () => {
    const text = zebra([
      'Dane = milk',
      'immediately_left_of(Dane, tea)',
      'Swede = tea',
      'Norwegian = 3',
    ]);
    const result = await review(await puzzleOf(text), {
      kinds: ['follows', 'twice', 'unmentioned'],
    });
    expect(result).toEqual({ status: 'clean', remarks: [], removable: [], outcome: 'complete' });
  });

  it('says nothing of a puzzle without solutions', async () => {
    const { status, remarks } = await review(await puzzleIn('specs/zebra/clash.yaml'));
    expect([status, remarks]).toEqual(['unsat', []]);
  });

  it('leaves the objective aside', async () => {
    const text = 'variables: {x: 1..5, y: 1..5}\nconstraints: [x < y, y > 1]\nmaximize: x\n';
    expect(await linesOf(text)).toEqual(['y > 1 follows from x < y']);
  });

  it('stops when it is told to', async () => {
    const puzzle = await puzzleIn('specs/zebra.yaml');
    const { status, outcome } = await review(puzzle, { signal: AbortSignal.abort() });
    expect([status, outcome]).toEqual(['unknown', 'interrupted']);
  });

  it('gives clues that can go together, not only one at a time', async () => {
    const text =
      'variables: {a: 1..9, b: 1..9, c: 1..9}\nconstraints: [a < b, b < c, a < c, a + 1 < c]\n';
    const { removable } = await review(await puzzleOf(text));
    expect(removable.map(({ words }) => words)).toEqual(['a < c', 'a + 1 < c']);
  });
});
