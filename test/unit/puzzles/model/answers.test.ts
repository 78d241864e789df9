// What a solution of a model shows: names, nested lists, labels, elements and slices, drawings.
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Field, Puzzle } from '../../../../src/puzzles/puzzle.ts';
import type { Checked } from '../../../../src/text/diagnostic.ts';

function right<T>(result: Checked<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
}

const puzzle = (text: string): Puzzle => right(compileYaml({ name: 'answers.yaml', text }));

const declared = `
variables:
  x: 1..9
  light: bool
  colour: [red, dark green]
  q[0..2]: -9..9
  g[1..2, 1..3]: 1..20
  b[1..2, 1..2]: bool
  c[1..2]: [dark green, blue]
`;
// x, light, colour, q, g, b, c; codes count through red, dark green, blue in the order of the longest list
const at = [7, 1, 2, -3, 0, 4, 1, 2, 3, 14, 15, 16, 1, 0, 0, 1, 2, 3];

describe('quantities', () => {
  const whole = puzzle(declared);
  const read = (field: Field): unknown => field.read(at);

  it('are the variables in order', () => {
    expect(Object.fromEntries(whole.fields.map((field) => [field.name, read(field)]))).toEqual({
      x: 7,
      light: true,
      colour: 'dark green',
      q: [-3, 0, 4],
      g: [
        [1, 2, 3],
        [14, 15, 16],
      ],
      b: [
        [true, false],
        [false, true],
      ],
      c: ['dark green', 'blue'],
    });
    expect(whole.model.answer).toEqual(at.map((_, id) => id));
  });

  it.each([
    ['x', 7],
    ['q[2]', 4],
    ['g[2, 1]', 14],
    ['g[2][1]', 14],
    ['g[1]', [1, 2, 3]],
    ['g[*, 2]', [2, 15]],
    [
      'g[1..2, 2..3]',
      [
        [2, 3],
        [15, 16],
      ],
    ],
    ['c[1]', 'dark green'],
    ['[x, q[0]]', [7, -3]],
  ])('%s is found by its name', (name, value) => {
    expect(read(right(whole.field(name)))).toEqual(value);
  });

  it.each([
    ['y', 'unknown-name'],
    ['x + 1', 'not-a-quantity'],
    ['7', 'not-a-quantity'],
    ['q[9]', 'not-a-quantity'],
    ['q[', 'operand-missing'],
  ])('%s is none', (name, code) => {
    const result = whole.field(name);
    const codes = result.ok ? [] : result.diagnostics.map((diagnostic) => diagnostic.code);
    expect(codes).toContain(code);
  });

  it('have elements with names of their own', () => {
    const grid = whole.fields.find(({ name }) => name === 'g');
    const parts = grid?.parts?.() ?? [];
    expect(parts.map((part) => [part.name, read(part)])).toEqual([
      ['g[1,1]', 1],
      ['g[1,2]', 2],
      ['g[1,3]', 3],
      ['g[2,1]', 14],
      ['g[2,2]', 15],
      ['g[2,3]', 16],
    ]);
    const row = whole.fields.find(({ name }) => name === 'q')?.parts?.() ?? [];
    expect(row.map(({ name }) => name)).toEqual(['q[0]', 'q[1]', 'q[2]']);
  });

  it('are what answer lists', () => {
    const some = puzzle(`${declared}answer: [g[2, *], colour, q[1]]\n`);
    expect(some.fields.map((field) => [field.name, read(field)])).toEqual([
      ['g[2, *]', [14, 15, 16]],
      ['colour', 'dark green'],
      ['q[1]', 0],
    ]);
    expect(some.model.answer.map((id) => some.model.variables[id]?.name)).toEqual([
      'g[2,1]',
      'g[2,2]',
      'g[2,3]',
      'colour',
      'q[1]',
    ]);
  });
});

describe('drawing', () => {
  const style = { color: false, width: 80 };

  it('puts signs below each other, grids in columns', () => {
    expect(puzzle(declared).draw(at, style).split('\n')).toEqual([
      'x      = 7',
      'light  = true',
      'colour = dark green',
      'q      = -3  0  4',
      'g      =',
      '   1  2  3',
      '  14 15 16',
      'b      =',
      '  # .',
      '  . #',
      'c      = dark green blue',
    ]);
  });

  it('breaks long rows, and knows wide letters', () => {
    const long = puzzle('variables:\n  数[1..12]: 1..99\n');
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(long.draw(values, { color: false, width: 20 }).split('\n')).toEqual([
      '数 =  1  2  3  4  5',
      '      6  7  8  9 10',
      '     11 12',
    ]);
  });

  it('parts the layers of an array of three dimensions', () => {
    const cube = puzzle('variables:\n  a[1..2, 1..2, 1..2]: 1..8\n');
    expect(cube.draw([1, 2, 3, 4, 5, 6, 7, 8], style).split('\n')).toEqual([
      'a =',
      '  1 2',
      '  3 4',
      '',
      '  5 6',
      '  7 8',
    ]);
  });
});

describe('expressions from outside', () => {
  const whole = puzzle(declared);

  it('are read in the language of the puzzle', () => {
    expect(right(whole.term('x + q[0]'))).toMatchObject({ kind: 'add' });
    expect(right(whole.formula("colour = 'dark green' and light"))).toMatchObject({ kind: 'and' });
  });

  it('have their place in a text of their own', () => {
    const result = whole.formula('x + yy = 3');
    const [first] = result.ok ? [] : result.diagnostics;
    expect(first?.code).toBe('unknown-name');
    expect(first?.span).toMatchObject({ start: 4, end: 6 });
  });
});
