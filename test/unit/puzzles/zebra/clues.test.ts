// What the parts of a zebra puzzle mean: places, lengths of categories, names, functions, forms.
import { describe, expect, it } from 'vitest';
import { answersOf, count, diagnosticsOf, puzzleOf, zebra } from './puzzle.ts';

const trio = { nation: ['Dane', 'Norwegian', 'Swede'], drink: ['milk', 'tea', 'coffee'] };

/** Whether each clue of the second list leaves exactly the answers that the first one leaves. */
async function same(
  places: string | number | undefined,
  categories: Readonly<Record<string, readonly string[]>>,
  ...clues: readonly string[]
): Promise<void> {
  const texts = await Promise.all(
    clues.map(async (clue) => {
      const answers = await answersOf(puzzleOf(zebra(places, categories, [clue])));
      return answers.map((answer) => JSON.stringify(answer)).sort();
    }),
  );
  expect(texts[0]?.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toEqual(texts[0]);
}

describe('places', () => {
  it.each([
    ['3', 36],
    ['1..3', 36],
    ['[1990, 1991, 1993]', 36],
    ['[first, second, third]', 36],
    ['"n"', 36],
  ])('%s', async (places, expected) => {
    const text = `parameters: {n: 3}\n${zebra(places, trio, [])}`;
    expect((await answersOf(puzzleOf(text))).length).toBe(expected);
  });

  it('are the items of the first category without the key', async () => {
    const [answer] = await answersOf(puzzleOf(zebra(undefined, trio, ['Dane = coffee'])));
    expect(answer?.['nation']).toEqual(['Dane', 'Norwegian', 'Swede']);
    expect(await count(undefined, trio, [])).toBe(6);
  });

  it('count as their numbers in arithmetic, and by their order for neighbours', async () => {
    const years = '[1990, 1991, 1995]';
    expect(await count(years, trio, ['Dane + 4 = Swede'])).toBe(6);
    expect(await count(years, trio, ['Dane + 3 = Swede'])).toBe(0);
    expect(await count(years, trio, ['next_to(Dane, Swede)', 'Dane + 4 = Swede'])).toBe(6);
    expect(await count(years, trio, ['distance(Dane, Swede) = 2'])).toBe(12);
    expect(await count(years, trio, ['position(Dane) = 3', 'Dane = 1995'])).toBe(12);
    expect(await count(years, trio, ['Dane = 1993'])).toBe(0);
    expect(await count(years, trio, ['Dane > 1993'])).toBe(12);
    expect(await count(years, trio, ['next_to(Dane, Swede + 4)'])).toBe(0);
    expect(await count(years, trio, ['next_to(Dane, Swede + 1)'])).toBe(6);
  });

  it('may be listed downwards', async () => {
    const floors = '[3, 2, 1]';
    await same(floors, trio, 'Dane > Swede', 'left_of(Dane, Swede)');
    await same(floors, trio, 'Dane = 3', 'first(Dane)', 'position(Dane) = 1');
  });

  it('count as their positions where they have names', async () => {
    const names = '[low, in between, high]';
    await same(
      names,
      trio,
      'Dane = in_between',
      'Dane = 2',
      "Dane = 'in between'",
      'Dane = place.in_between',
    );
    await same(names, trio, 'Dane + 1 = Swede', 'immediately_left_of(Dane, Swede)');
    await same(names, trio, 'next_to(milk, low)', 'milk = 2');
  });
});

describe('categories of other lengths', () => {
  const short = { nation: ['Dane', 'Swede'], drink: ['milk', 'tea', 'coffee'] };
  const long = { nation: ['Dane', 'Swede', 'Finn', 'Brit'], drink: ['milk', 'tea', 'coffee'] };

  it('leave places empty', async () => {
    expect(await count(3, short, [])).toBe(36);
    const answers = await answersOf(
      puzzleOf(zebra(3, short, ['Dane = 1', 'Swede = 3', 'milk < tea < coffee'])),
    );
    expect(answers).toEqual([
      { nation: ['Dane', null, 'Swede'], drink: ['milk', 'tea', 'coffee'] },
    ]);
  });

  it('leave items without a place', async () => {
    expect(await count(3, long, [])).toBe(24 * 6);
    const clues = ['Dane = 1', 'Finn = 2', 'Brit = 3', 'milk < tea < coffee'];
    const answers = await answersOf(puzzleOf(zebra(3, long, clues)));
    expect(answers).toEqual([
      { nation: ['Dane', 'Finn', 'Brit'], drink: ['milk', 'tea', 'coffee'] },
    ]);
  });

  it('make a clue false that speaks of an item without a place', async () => {
    // Six of the 24 ways leave the Dane out.
    expect(await count(3, { nation: long.nation }, ['Dane = 1 or Dane != 1'])).toBe(18);
    expect(await count(3, { nation: long.nation }, ['not (Dane = 1 or Dane != 1)'])).toBe(6);
    expect(await count(3, { nation: long.nation }, ['not next_to(Dane, Dane)'])).toBe(24);
    expect(await count(3, { nation: long.nation }, ['not position(Dane) > 0'])).toBe(6);
  });

  it('make a function undefined at an empty place', async () => {
    expect(await count(3, { nation: ['Dane', 'Swede'] }, ['nation(2) = Dane'])).toBe(2);
    expect(await count(3, { nation: ['Dane', 'Swede'] }, ['nation(2) != Dane'])).toBe(2);
    expect(await count(3, { nation: ['Dane', 'Swede'] }, ['not nation(2) = Dane'])).toBe(4);
  });
});

describe('names', () => {
  const odd = { 'soft drink': ['7up', "O'Hara's", 'Dr Pepper'], year: ['1990', '1991', '1993'] };

  it('may have blanks, quotes and digits in front', async () => {
    await same(3, odd, '7up = 2', "not first('7up') and not last(7up)", '"\'7up\' = 2"');
    await same(
      3,
      odd,
      'Dr_Pepper = 2',
      "2 = 'Dr Pepper'",
      '{at: [Dr Pepper, 2]}',
      'soft_drink.Dr_Pepper = 2',
    );
    await same(3, odd, "1 = 'O''Hara''s'", "{at: [O'Hara's, 1]}", '{at: ["O\'Hara\'s", 1]}');
  });

  it('may be numbers', async () => {
    await same(
      3,
      odd,
      "7up = '1990'",
      'year(7up) = 1990',
      'year.1990 = 7up',
      '{same: [7up, "1990"]}',
    );
    await same(3, odd, 'year(7up) + 2 = year(Dr_Pepper)', "7up = '1991' and Dr_Pepper = '1993'");
    await same(3, odd, 'year(7up) < 1992', "7up != '1993'");
    await same(3, odd, 'year(7up) in {1990, 1993}', "7up != '1991'");
  });

  it('may be those of things in a programming language', async () => {
    const things = {
      __proto__x: ['__proto__', 'constructor'],
      valueOf: ['toString', 'hasOwnProperty'],
      constructor: ['a', 'b'],
    };
    expect(
      await count(2, things, [
        '__proto__ = toString',
        'constructor(1) = a',
        'valueOf(a) = toString',
      ]),
    ).toBe(1);
    const text = 'puzzle: zebra\nplaces: 2\ncategories:\n  __proto__: [x, y]\nclues:\n  - x = 1\n';
    const [answer] = await answersOf(puzzleOf(text));
    expect(JSON.stringify(answer)).toBe('{"__proto__":["x","y"]}');
  });

  it('may be keywords', async () => {
    const words = { country: ['no', 'or', 'in'], note: ['not', 'if', 'true'] };
    await same(3, words, 'no = not', "no = 'not'", 'note(no) = not');
    await same(3, words, 'in = 1', '1 = country.in', 'first(in)');
    expect(diagnosticsOf(zebra(3, words, ['no = not'])).map(({ code }) => code)).toContain(
      'shadows-word',
    );
  });

  it('are told apart by their categories', async () => {
    const flowers = { person: ['Rose', 'Iris'], flower: ['Rose', 'Iris'] };
    await same(
      2,
      flowers,
      'person.Rose = flower.Iris',
      'flower(person.Rose) = Iris',
      'person(flower.Iris) = Rose',
    );
    const codes = diagnosticsOf(zebra(2, flowers, ['Rose = 1'])).map(({ code }) => code);
    expect(codes).toEqual(['zebra-ambiguous-item']);
  });

  it('win over places', async () => {
    const items = { digit: ['1', '2', '3'] };
    await same(3, items, "1 = '3'", 'digit(1) = 3', 'digit.3 = 1');
    expect(diagnosticsOf(zebra(3, items, ["3 = '1'"]))).toEqual([]);
    const codes = diagnosticsOf(
      zebra('[7, 8, 9]', items, ['next_to(3, 7)', 'last(2)', '{same: [3, 8]}']),
    ).map(({ code }) => code);
    expect(codes).toEqual(['zebra-number-as-item', 'zebra-number-as-item']);
  });
});

describe('clues', () => {
  it.each([
    ['next_to(Dane, milk)', 'distance(Dane, milk) = 1'],
    ['between(Dane, milk, Swede)', 'Dane < milk < Swede or Swede < milk < Dane'],
    ['first(Dane)', 'Dane = 1'],
    ['last(Dane)', 'Dane = 3'],
    ['immediately_left_of(Dane, milk)', 'position(Dane) + 1 = position(milk)'],
    ['right_of(Dane, milk)', 'milk < Dane'],
    ['{before: [Dane, milk]}', 'left_of(Dane, milk)'],
    ['{same: [Dane, milk]}', 'Dane = milk'],
    ['same: [Dane, milk]', 'drink(Dane) = milk'],
    ['{at: [Dane, 2]}', 'Dane = 2'],
    ['{next_to: [Dane, milk]}', 'next_to(milk, Dane)'],
    ['{not: Dane = milk}', 'Dane != milk'],
    ['{not: next_to(Dane, milk)}', 'not next_to(Dane, milk)'],
    ['{not: {same: [Dane, milk]}}', 'drink(Dane) != milk'],
    ['{either: [Dane = 1, {at: [Dane, 2]}]}', 'Dane in {1, 2}'],
    ['{exactly_one: [Dane = 1, milk = 1, tea = 1]}', 'exactly(1, [Dane = 1, milk = 1, tea = 1])'],
    ['{between: [Dane, milk, Swede]}', 'between(Swede, milk, Dane)'],
    ['{first: Dane}', 'first: [Dane]'],
    ['alldifferent([Dane, milk, 1])', 'Dane != milk and Dane != 1 and milk != 1'],
    ['nation(1) in {Dane, Swede}', 'Norwegian != 1'],
    ['sum([Dane = 1, milk = 1]) = 1', 'Dane = 1 xor milk = 1'],
    ['exists(nation(i) = Dane and drink(i) = milk for i in 1..3)', 'Dane = milk'],
    ['if Dane = 1 then milk = 2 else tea = 2', '(Dane = 1 -> milk = 2) and (Dane != 1 -> tea = 2)'],
  ])('%s means %s', (left, right) => same(3, trio, left, right));

  it('may stand as constraints too, and be weighed', async () => {
    const text = `${zebra(3, trio, ['Dane = milk'])}constraints:\n  - milk = 3\nminimize: tea\n`;
    const { objective } = puzzleOf(text).model;
    expect(objective?.sense).toBe('minimize');
    expect(puzzleOf(text).model.assertions.map(({ words }) => words)).toEqual([
      'each nation is in another place',
      'each drink is in another place',
      'Dane = milk',
      'milk = 3',
    ]);
  });
});
