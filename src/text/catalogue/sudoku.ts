// What the `sudoku` family says: the grid, boxes, regions, cages.
import type { Note } from '../diagnostic.ts';
import { counted, didYouMean, error, type Message, type Wording, warning } from './message.ts';

const exampleGrid = `\`\`\`yaml
grid: |
  53. .7. ...
  6.. 195 ...
  .98 ... .6.
  8.. .6. ..3
  4.. 8.3 ..1
  7.. .2. ..6
  .6. ... 28.
  ... 419 ..5
  ... .8. .79
\`\`\``;

export const gridExpected: Message<[key: string, found: string]> = error(
  'sudoku-grid-expected',
  `The grid is a block of text, a row on each line, or all rows one behind the other on a single line. \`.\`, \`0\` and \`_\` are
empty cells; blanks and \`|-+\` count for nothing.

${exampleGrid}`,
  (key: string, found: string): Wording => ({
    message: `${key} is a block of text with a row on each line, and here is ${found}`,
    help: `write ${key}: | and the rows below it, with blanks in front`,
  }),
);

export const oneLine: Message<[found: number]> = error(
  'sudoku-one-line',
  `A grid on one line has as many cells as a square: 16, 36, 81, 256 and so on.`,
  (found: number): Wording => {
    const side = Math.round(Math.sqrt(found));
    return {
      message: `a grid on one line has ${side * side} cells if it is ${side} by ${side}, and here are ${found}`,
    };
  },
);

export const rowCount: Message<[key: string, found: number, size: number]> = error(
  'sudoku-row-count',
  `A grid has as many rows as it has columns.`,
  (key: string, found: number, size: number): Wording => ({
    message: `${key} has ${counted(found, 'row')} of ${size} cells; ${found > size ? `${found - size} too many` : `${size - found} too few`}`,
  }),
);

export const rowLength: Message<[row: number, found: number, size: number]> = error(
  'sudoku-row-length',
  `Each row has as many cells as there are rows. Each cell is one character: numbers from 10 on are letters, \`A\` is 10.

\`\`\`yaml
grid: |
  12 3 4 ...    # wrong: 12 are two cells
  C 3 4 ...     # right
\`\`\``,
  (row: number, found: number, size: number): Wording => ({
    message: `row ${row} has ${counted(found, 'cell')}, and ${size} are wanted`,
    help: found > size && size > 9 ? 'numbers from 10 on are one letter each: A is 10' : undefined,
  }),
);

export const badSize: Message<[size: number]> = error(
  'sudoku-size',
  `puzzlec knows sudokus from 4 by 4 to 25 by 25.`,
  (size: number) => `this grid is ${size} by ${size}, and a sudoku is 4 by 4 to 25 by 25`,
);

export const unknownSymbol: Message<[symbol: string, value: number | undefined, size: number]> =
  error(
    'sudoku-unknown-symbol',
    `A cell holds a digit; from 10 on a letter, \`A\` is 10. \`.\`, \`0\` and \`_\` are empty cells; blanks and \`|-+\` count for
nothing.`,
    (symbol: string, value: number | undefined, size: number): Wording => ({
      message:
        value === undefined
          ? `${symbol} is no digit`
          : `${symbol}${/^\d/.test(symbol) ? '' : ` is ${value}, and that`} is too large: the cells of this grid hold 1 to ${size}`,
      help: 'an empty cell is . or 0 or _',
    }),
  );

export const countsFromZero: Message<[size: number, last: string]> = error(
  'sudoku-counts-from-zero',
  `Some write large sudokus with the digits from 0 to F. Here 0 is an empty cell, and \`A\` is 10, so 16 by 16 takes 1 to 9 and
\`A\` to \`G\`: each symbol is one more. puzzlec does not guess, because both readings can make sense.

\`\`\`yaml
grid: |
  0 . 7 F ...      # wrong, with . for empty cells
  1 . 8 G ...      # right
\`\`\``,
  (size: number, last: string): Wording => ({
    message: `0 and . are both here, so this grid may count from 0; a sudoku of ${size} by ${size} counts 1 to 9 and A to ${last}`,
    help: `raise every symbol by one (0 is 1, 9 is A, and so on), or write all empty cells the same way`,
  }),
);

export const boxNeeded: Message<[size: number]> = error(
  'sudoku-box-needed',
  `Boxes are squares unless \`box\` says how many rows and columns they have. Where neither will do, \`regions\` draws them.

\`\`\`yaml
box: [2, 3]      # for 6 by 6
\`\`\``,
  (size: number): Wording => ({
    message: `a grid of ${size} by ${size} has no square boxes`,
    help: boxesOf(size) ?? 'draw its regions with regions: |',
  }),
);

/** The boxes that a grid can have, as advice; undefined where there are none. */
function boxesOf(size: number): string | undefined {
  const counts = Array.from({ length: size }, (_, i) => i + 1);
  const rows = counts.filter((count) => count > 1 && count < size && size % count === 0);
  if (rows.length === 0) return undefined;
  return `write ${rows.map((count) => `box: [${count}, ${size / count}]`).join(' or ')}`;
}

export const badBox: Message<[found: string, size: number | undefined]> = error(
  'sudoku-bad-box',
  `\`box\` is the number of rows and of columns of a box; multiplied they give the size of the grid.

\`\`\`yaml
box: [2, 3]      # for 6 by 6
\`\`\``,
  (found: string, size: number | undefined): Wording => ({
    message: `a box is said by its rows and columns, and here is ${found}`,
    help: (size === undefined ? undefined : boxesOf(size)) ?? 'for example box: [2, 3]',
  }),
);

export const boxAndRegions: Message<[]> = error(
  'sudoku-box-and-regions',
  `A grid has boxes or regions, not both.`,
  () => 'a grid has either box or regions',
);

export const regionSize: Message<[region: string, found: number, size: number]> = error(
  'sudoku-region-size',
  `Each region has as many cells as the grid has rows, so that each digit fits in once.`,
  (region: string, found: number, size: number) =>
    `region ${region} has ${counted(found, 'cell')}, and ${size} are wanted`,
);

export const diagonalsExpected: Message<[found: string]> = error(
  'sudoku-diagonals',
  `\`diagonals: true\` lets both long diagonals hold each digit once.`,
  (found: string): Wording => ({
    message: `diagonals are true or false, and here is ${found}`,
  }),
);

export const cageExpected: Message<[found: string]> = error(
  'sudoku-cage-expected',
  `A cage is a sum and the cells that add up to it; no digit stands in it twice.

\`\`\`yaml
cages:
  - {sum: 15, cells: [r1c1, r1c2, r2c1]}
\`\`\``,
  (found: string): Wording => ({
    message: `a cage has a sum and cells, and here is ${found}`,
    help: 'for example {sum: 15, cells: [r1c1, r1c2]}',
  }),
);

export const cageKey: Message<[key: string, suggestion: string | undefined]> = error(
  'sudoku-cage-key',
  `A cage has the keys \`sum\` and \`cells\`.`,
  (key: string, suggestion: string | undefined): Wording => ({
    message: `a cage has no "${key}"`,
    help: didYouMean(suggestion) ?? 'its keys are sum and cells',
  }),
);

export const unknownCell: Message<[cell: string, size: number]> = error(
  'sudoku-unknown-cell',
  `A cell is named by its row and column: \`r1c1\` is the one at the upper left.`,
  (cell: string, size: number): Wording => ({
    message: `there is no cell ${cell}`,
    help: `the cells are r1c1 to r${size}c${size}`,
  }),
);

export const cellTwice: Message<[cell: string, notes: readonly Note[]]> = error(
  'sudoku-cell-twice',
  `A cell stands in a cage once.`,
  (cell: string, notes: readonly Note[]): Wording => ({
    message: `${cell} is listed twice in this cage`,
    notes,
  }),
);

export const impossibleSum: Message<[sum: string, cells: number, low: number, high: number]> =
  warning(
    'sudoku-impossible-sum',
    `Different digits add up to at least 1 + 2 + 3 and so on, and to at most the largest ones, so there is no solution.`,
    (sum: string, cells: number, low: number, high: number): string => {
      if (low > high) return `${cells} cells cannot hold ${cells} different digits`;
      if (cells === 1) return `one cell holds ${low} to ${high}, not ${sum}`;
      return `${cells} cells with different digits add up to ${low} to ${high}, not to ${sum}`;
    },
  );

export const cellInTwoCages: Message<[cell: string, notes: readonly Note[]]> = warning(
  'sudoku-cell-in-two-cages',
  `The cages of a killer sudoku do not overlap. puzzlec takes them as they are written.`,
  (cell: string, notes: readonly Note[]): Wording => ({
    message: `${cell} is in another cage too`,
    notes,
  }),
);

export const givenTwice: Message<[digit: string, unit: string, notes: readonly Note[]]> = warning(
  'sudoku-given-twice',
  `Two equal digits are given in one row, column, box, diagonal or cage, so there is no solution. Most often one of them is a
slip.`,
  (digit: string, unit: string, notes: readonly Note[]): Wording => ({
    message: `${digit} is given twice in ${unit}, so there is no solution`,
    notes,
  }),
);
