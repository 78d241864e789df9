// The answer of a sudoku for people: the grid with its boxes or regions, and the given digits told from the found ones.
import { drawGrid } from '../grid/draw.ts';
import type { DrawingStyle } from '../puzzle.ts';
import { signOf } from './digits.ts';
import type { Layout } from './layout.ts';

/** What stands behind a given digit, and behind one that is to stand out, where there is no colour. */
const marks = { given: "'", standing: '*' } as const;

/** @param standing the cells whose digits are to stand out */
export function drawSudoku(
  { size, givens, regionOf }: Layout,
  digits: readonly number[],
  standing: ReadonlySet<number>,
  { color }: DrawingStyle,
): string {
  const given = new Set(givens.map(({ cell }) => cell));
  const text = (cell: number): string => {
    const sign = signOf(digits[cell] ?? 0);
    if (standing.has(cell)) return color ? `\u001b[7m${sign}\u001b[0m` : sign + marks.standing;
    if (!color) return sign + (given.has(cell) ? marks.given : ' ');
    return given.has(cell) ? `\u001b[1m${sign}\u001b[0m` : sign;
  };
  const lines = drawGrid({
    height: size,
    width: size,
    cellWidth: color ? 1 : 2,
    text: (row, column) => text(row * size + column),
    region: (row, column) => regionOf[row * size + column],
  });
  const legend = color || given.size === 0 ? [] : [`${marks.given} given`];
  return [...lines, ...legend].join('\n');
}
