// The answer of a sudoku for people: the grid with its boxes or regions, and the given digits told from the found ones.
import { drawGrid } from '../grid/draw.ts';
import type { DrawingStyle } from '../puzzle.ts';
import { signOf } from './digits.ts';
import type { Layout } from './layout.ts';

/** Stands behind a given digit where there is no colour. */
const mark = "'";

export function drawSudoku(
  { size, givens, regionOf }: Layout,
  digits: readonly number[],
  { color }: DrawingStyle,
): string {
  const given = new Set(givens.map(({ cell }) => cell));
  const text = (cell: number): string => {
    const sign = signOf(digits[cell] ?? 0);
    if (!color) return sign + (given.has(cell) ? mark : ' ');
    return given.has(cell) ? `\u001b[1m${sign}\u001b[0m` : sign;
  };
  const lines = drawGrid({
    height: size,
    width: size,
    cellWidth: color ? 1 : 2,
    text: (row, column) => text(row * size + column),
    region: (row, column) => regionOf[row * size + column],
  });
  const legend = color || given.size === 0 ? [] : [`${mark} given`];
  return [...lines, ...legend].join('\n');
}
