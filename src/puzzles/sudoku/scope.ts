// What names mean in the constraints of a sudoku: `grid`, and each cell by its row and column.
import type { Lookup, Scope } from '../../analyse/expression/scope.ts';
import { listOf, number } from '../../analyse/expression/type.ts';
import type { ListValue } from '../../analyse/expression/value.ts';
import type { IntExpr } from '../../model/expression.ts';
import { unknownCell } from '../../text/catalogue/sudoku.ts';
import { cellNamed } from '../grid/cells.ts';

/** The cells as an array of two dimensions. */
export function gridValue(size: number, cells: readonly IntExpr[]): ListValue {
  const axis = { low: 1, high: size };
  return { kind: 'list', axes: [axis, axis], items: cells, name: 'grid' };
}

export function sudokuScope(size: number, cells: readonly IntExpr[]): Scope {
  const grid = gridValue(size, cells);
  return {
    declares: (name) => name === 'grid',
    word({ text, quoted, span }): Lookup {
      if (quoted) return undefined;
      if (text === 'grid') return { type: listOf(number, 2), value: grid };
      const cell = cellNamed(text, size);
      const value = cell === undefined ? undefined : cells[cell];
      if (value) return { type: number, value };
      return /^[rR]\d+[cC]\d+$/.test(text) ? unknownCell(span, text, size) : undefined;
    },
    spellings: () => ['grid'],
  };
}
