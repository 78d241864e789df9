// Sudokus out of files of numbers.
import { rowsOf } from '../places.ts';

/** Digits from 10 on are letters. */
const digit = (value: number): string =>
  value < 10 ? String(value) : String.fromCharCode(55 + value);

/** The puzzle of an instance, 0 for an empty cell. */
export function sudoku(name: string): string {
  const lines = rowsOf(name).map((row) => `  ${row.map((x) => (x ? digit(x) : '.')).join('')}`);
  return `puzzle: sudoku\ngrid: |\n${lines.join('\n')}\n`;
}
