// What a solution of a zebra puzzle shows: the table, the answer in words, single quantities.
import { describe, expect, it } from 'vitest';
import type { DrawingStyle } from '../../../../src/puzzles/puzzle.ts';
import { solve } from '../../../../src/solve.ts';
import { diagnosticsOf, puzzleOf, zebra } from './puzzle.ts';

const plain: DrawingStyle = { color: false, width: Number.POSITIVE_INFINITY };

async function drawingOf(text: string, style: DrawingStyle = plain): Promise<readonly string[]> {
  const puzzle = puzzleOf(text);
  const { solution } = await solve(puzzle, { backend: 'native' });
  return puzzle.draw(solution?.assignment ?? [], style).split('\n');
}

const guests = { guest: ['Ada', 'Bo'], dish: ['soup', 'pie', 'rice', 'cake'] };
const clues = ['Ada = 1', 'Bo = 3', 'soup = 1', 'pie = 2', 'rice = 3'];
const asked = (question: string): string => `${zebra(3, guests, clues)}question: ${question}\n`;

describe('the table', () => {
  it('is as wide as its longest items', async () => {
    expect(await drawingOf(zebra(3, guests, clues))).toEqual([
      '┌───────┬───────────────────┐',
      '│       │ 1      2     3    │',
      '├───────┼───────────────────┤',
      '│ guest │ Ada    –     Bo   │',
      '│ dish  │ soup   pie   rice │',
      '└───────┴───────────────────┘',
    ]);
  });

  it('is cut where the terminal ends', async () => {
    const lines = await drawingOf(zebra(3, guests, clues), { color: false, width: 24 });
    expect(lines).toEqual([
      '┌───────┬────────────┐',
      '│       │ 1      2   │',
      '├───────┼────────────┤',
      '│ guest │ Ada    –   │',
      '│ dish  │ soup   pie │',
      '└───────┴────────────┘',
      '',
      '┌───────┬──────┐',
      '│       │ 3    │',
      '├───────┼──────┤',
      '│ guest │ Bo   │',
      '│ dish  │ rice │',
      '└───────┴──────┘',
    ]);
    const narrow = await drawingOf(zebra(3, guests, clues), { color: false, width: 1 });
    expect(narrow.filter((line) => line.startsWith('┌')).length).toBe(3);
  });

  it('has the names of rows and places in bold on a terminal', async () => {
    const lines = await drawingOf(asked('dish of Bo'), { color: true, width: 80 });
    expect(lines[1]).toContain('\u001b[1m1   \u001b[0m');
    expect(lines.at(-1)).toBe('\u001b[1mThe dish of Bo is rice.\u001b[0m');
  });

  it('shows no control characters', async () => {
    const lines = await drawingOf(zebra(1, { a: ['"x\\ty\\u001b[31m"'] }, []));
    expect(lines[3]).toBe('│ a │ x y□[31m │');
  });
});

describe('the answer in words', () => {
  it.each([
    ['dish of Bo', 'The dish of Bo is rice.'],
    ['guest of soup', 'The guest of soup is Ada.'],
    ['guest of dish.soup', 'The guest of soup is Ada.'],
    ['guest of pie', 'There is no guest where pie is.'],
    ['guest of cake', 'No place has cake.'],
    ['place of rice', 'The place of rice is 3.'],
    ['position of rice', 'The place of rice is 3.'],
    ['dish of 2', 'The dish of place 2 is pie.'],
    ["'guest' of 'soup'", 'The guest of soup is Ada.'],
  ])('%s', async (question, answer) => {
    expect((await drawingOf(asked(`"${question}"`))).at(-1)).toBe(answer);
  });

  it('may be several', async () => {
    const lines = await drawingOf(asked('[dish of Bo, place of Ada]'));
    expect(lines.slice(-2)).toEqual(['The dish of Bo is rice.', 'The place of Ada is 1.']);
  });

  it('finds names with "of" in them', async () => {
    const odd = {
      'place of birth': ['Rome', 'Duke of York'],
      job: ['clerk', 'jack of all trades'],
    };
    const text = zebra(2, odd, ['Rome = 1', 'clerk = 1']);
    const ask = async (question: string): Promise<string | undefined> =>
      (await drawingOf(`${text}question: ${question}\n`)).at(-1);
    expect(await ask('place of birth of jack of all trades')).toBe(
      'The place of birth of jack of all trades is Duke of York.',
    );
    expect(await ask('job of Duke of York')).toBe('The job of Duke of York is jack of all trades.');
  });

  it('knows places by their names', async () => {
    const text = `${zebra('[low, high]', { a: ['x', 'y'] }, ['x = low'])}question: [place of y, a of low]\n`;
    expect((await drawingOf(text)).slice(-2)).toEqual([
      'The place of y is high.',
      'The a of place low is x.',
    ]);
  });

  it.each(['dsh of Bo', 'dish of Boo', 'dish', 'dish of', 'Which dish of Bo?', '[[a]]'])(
    '%s is no question',
    (question) => {
      const [first] = diagnosticsOf(asked(question));
      expect(first?.code).toMatch(/^zebra-(unknown-category|unknown-item|bad-question)$/);
    },
  );
});

describe('quantities', () => {
  it('are categories and items', async () => {
    const puzzle = puzzleOf(
      zebra('[1990, 1991, 1995]', guests, ['Ada = 1990', 'Bo = 1995', 'soup < pie < rice']),
    );
    const { solution } = await solve(puzzle, { backend: 'native' });
    const read = (name: string): unknown => {
      const field = puzzle.field(name);
      return field.ok ? field.value.read(solution?.assignment ?? []) : field.diagnostics[0].code;
    };
    expect(read('guest')).toEqual(['Ada', null, 'Bo']);
    expect(read('Bo')).toBe(1995);
    expect(read('cake')).toBeNull();
    expect(read('guest.Bo')).toBe(1995);
    expect(read('dish.cake')).toBeNull();
    expect(read('Boo')).toBe('zebra-unknown-item');
  });

  it('are the names of places where they have names', async () => {
    const puzzle = puzzleOf(zebra('[low, high]', { a: ['x', 'y'] }, ['x = high']));
    const { solution } = await solve(puzzle, { backend: 'native' });
    const field = puzzle.field('x');
    expect(field.ok && field.value.read(solution?.assignment ?? [])).toBe('high');
  });

  it('make an answer', () => {
    const puzzle = puzzleOf(`${zebra(3, guests, [])}answer: [Ada, dish]\n`);
    expect(puzzle.fields.map(({ name }) => name)).toEqual(['Ada', 'dish']);
    expect(puzzle.model.answer.length).toBe(5);
  });
});
