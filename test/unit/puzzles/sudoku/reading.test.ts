// The ways to write a sudoku, and what each of them is taken for.
import { describe, expect, it } from 'vitest';
import { diagnosticsOf, puzzleOf, solutionsOf, sudoku } from './puzzle.ts';

const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rowsOf = (line: string, size: number): readonly string[] =>
  Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
const rows = rowsOf(classic, 9);

const codesOf = (text: string): readonly string[] => diagnosticsOf(text).map(({ code }) => code);

describe('a grid', () => {
  const spaced = rows.map((row) => row.replace(/(...)(...)(...)/, '$1 $2 $3'));
  const ruled = rows.flatMap((row, i) => {
    const line = `|${row.replace(/(...)(...)(...)/, '$1|$2|$3')}|`;
    return i % 3 === 0 ? ['+---+---+---+', line] : [line];
  });
  const drawn = rows.flatMap((row, i) => {
    const line = `│ ${[...row].join(' ')} │`;
    return i % 3 === 0 ? ['├───┼───┼───┤', line] : [line];
  });

  it.each([
    ['as a block', sudoku(rows)],
    ['with blanks', sudoku(spaced)],
    ['with empty lines', sudoku(rows.flatMap((row, i) => (i % 3 === 2 ? [row, ''] : [row])))],
    ['with lines of - + |', sudoku(ruled)],
    ['with drawn lines', sudoku(drawn)],
    ['with 0 for empty cells', sudoku(rows.map((row) => row.replaceAll('.', '0')))],
    ['with _ for empty cells', sudoku(rows.map((row) => row.replaceAll('.', '_')))],
    ['with all three', sudoku(rows.map((row) => row.replace('.', '0').replace('.', '_')))],
    ['on one line', `puzzle: sudoku\ngrid: ${classic}\n`],
    ['on one line of digits', `puzzle: sudoku\ngrid: ${classic.replaceAll('.', '0')}\n`],
    ['on one line with blanks', `puzzle: sudoku\ngrid: ${spaced.join('  ')}\n`],
    ['as a folded block', `puzzle: sudoku\ngrid: >\n${rows.map((row) => `  ${row}`).join('\n')}\n`],
    ['in quotes', `puzzle: sudoku\ngrid: "${rows.join('\\n')}"\n`],
    ['as a list of rows', `puzzle: sudoku\ngrid: [${rows.map((row) => `"${row}"`).join(', ')}]\n`],
    [
      'as lists of numbers',
      `{"puzzle": "sudoku", "grid": ${JSON.stringify(rows.map((row) => [...row].map((sign) => (sign === '.' ? null : Number(sign)))))}}`,
    ],
    ['with its box', sudoku(rows, 'box: [3, 3]')],
    [
      'with its boxes as regions',
      sudoku(
        rows,
        'regions: |',
        ...Array.from(
          { length: 9 },
          (_, row) => `  ${'ABC DEF GHI'.split(' ')[Math.floor(row / 3)]?.replace(/./g, '$&$&$&')}`,
        ),
      ),
    ],
  ])('%s', async (_, text) => {
    expect(diagnosticsOf(text)).toEqual([]);
    expect(await solutionsOf(puzzleOf(text))).toEqual([solved]);
  });

  it('takes letters from 10 on, in upper and lower case', async () => {
    const latin = Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (_, column) => {
        const digit = ((row % 4) * 4 + Math.floor(row / 4) + column) % 16;
        return (digit + 1).toString(36);
      }).join(''),
    );
    const line = latin.join('');
    expect(await solutionsOf(puzzleOf(sudoku(latin)))).toEqual([line.toUpperCase()]);
    const sparse = latin.map((row) => row.replace('1', '.'));
    expect(await solutionsOf(puzzleOf(sudoku(sparse.map((row) => row.toUpperCase()))))).toEqual([
      line.toUpperCase(),
    ]);
    const numbers = latin.map((row) => [...row].map((sign) => Number.parseInt(sign, 36)));
    const text = `puzzle: sudoku\ngrid: ${JSON.stringify(numbers)}\n`;
    expect(await solutionsOf(puzzleOf(text))).toEqual([line.toUpperCase()]);
  });

  it('does not take 0 to F for 1 to G', () => {
    const zeroBased = Array.from({ length: 16 }, (_, row) =>
      row === 0 ? '0.F.............' : '................',
    );
    expect(codesOf(sudoku(zeroBased))).toEqual(['sudoku-counts-from-zero']);
    const withG = zeroBased.map((row) => row.replace('F', 'G'));
    expect(codesOf(sudoku(withG))).toEqual([]);
    expect(codesOf(sudoku(zeroBased.map((row) => row.replaceAll('.', '0'))))).toEqual([]);
  });
});

describe('sizes', () => {
  it.each([
    [4, '', 4],
    [6, 'box: [2, 3]', 4],
    [6, 'box: [3, 2]', 4],
    [8, 'box: [2, 4]', 2],
    [10, 'box: [5, 2]', 2],
    [12, 'box: [3, 4]', 2],
    [25, '', 2],
  ])('%i by %i', async (size, box, limit) => {
    const text = sudoku(
      Array.from({ length: size }, () => '.'.repeat(size)),
      ...(box ? [box] : []),
    );
    const puzzle = puzzleOf(text);
    expect(puzzle.model.variables.length).toBe(size * size);
    expect(puzzle.model.assertions.length).toBe(3 * size);
    if (size <= 12) expect((await solutionsOf(puzzle, 'native', limit)).length).toBe(limit);
  });

  it.each([
    [3, 'sudoku-size'],
    [26, 'sudoku-size'],
    [5, 'sudoku-box-needed'],
    [6, 'sudoku-box-needed'],
  ])('%i by %i is refused', (size, code) => {
    expect(codesOf(sudoku(Array.from({ length: size }, () => '.'.repeat(size))))).toEqual([code]);
  });

  it('five by five takes regions', async () => {
    const regions = ['AAABB', 'ACABB', 'CCCDB', 'ECDDD', 'EEEED'];
    const text = sudoku(
      Array.from({ length: 5 }, () => '.....'),
      'regions: |',
      ...regions.map((row) => `  ${row}`),
    );
    expect((await solutionsOf(puzzleOf(text), 'native', 3)).length).toBe(3);
  });

  it('has 288 squares of four by four', async () => {
    expect((await solutionsOf(puzzleOf(sudoku(Array(4).fill('....'))))).length).toBe(288);
  });
});

describe('names', () => {
  const puzzle = puzzleOf(
    sudoku(
      rows,
      'parameters: {low: 2}',
      'constraints:',
      '  - R1C3 > low',
      '  - sum(grid[1, *]) = 45',
      'maximize: grid[1, 4] + r1c6',
    ),
  );

  it('are cells and the grid', () => {
    const { assertions, objective } = puzzle.model;
    expect(
      assertions
        .filter(({ implicit }) => !implicit)
        .slice(-2)
        .map(({ words }) => words),
    ).toEqual(['R1C3 > low', 'sum(grid[1, *]) = 45']);
    expect(objective?.sense).toBe('maximize');
  });

  it.each([
    ['grid', 81],
    ['grid[2, *]', 9],
    ['r9c9', 1],
    ['grid[9, 9]', 1],
  ])('%s is a quantity', (name, count) => {
    const field = puzzle.field(name);
    expect(field.ok && field.value.variables.length).toBe(count);
  });

  it.each(['r0c1', 'r10c1', 'r1c10', 'gird', "'grid'"])('%s is none', (name) => {
    expect(puzzle.field(name).ok).toBe(false);
  });

  it('say where given digits stand', () => {
    const [first] = puzzle.model.assertions;
    expect(first?.words).toBe('r1c1 = 5');
    expect(first?.span).toEqual({ file: 0, start: 25, end: 26 });
  });
});

describe('warnings', () => {
  it('name a unit in which a digit is given twice, once for each of them', () => {
    const text = sudoku(
      ['1..1', '....', '....', '1...'],
      'diagonals: true',
      'cages:',
      '  - {sum: 5, cells: [r1c1, r1c4]}',
    );
    const said = diagnosticsOf(text).map(({ message }) => message);
    expect(said).toContain('1 is given twice in row 1, so there is no solution');
    expect(said).toContain('1 is given twice in column 1, so there is no solution');
    expect(said.length).toBe(2);
  });
});
