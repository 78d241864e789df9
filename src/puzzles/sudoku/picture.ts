// The answer of a sudoku as a picture: boxes or regions, cages with their sums, given digits told from found ones.

import type { VariableTerm } from '../../model/expression.ts';
import { drawBoard } from '../../pictures/board.ts';
import type { Picture } from '../../pictures/picture.ts';
import { diagonals } from '../grid/cells.ts';
import type { View } from '../puzzle.ts';
import type { CageUnit } from './cages.ts';
import { signOf } from './digits.ts';
import type { Layout } from './layout.ts';

export function pictureOf(
  { size, givens, regionOf, isCrossed }: Layout,
  cages: readonly CageUnit[],
  variables: readonly VariableTerm[],
  { at, other }: View,
): Picture {
  const given = new Set(givens.map(({ cell }) => cell));
  const crossed = new Set(isCrossed ? diagonals(size).flatMap(({ cells }) => cells) : []);
  return drawBoard({
    height: size,
    width: size,
    cells: variables.map(({ id }, cell) => {
      const [digit = 0, second = digit] = [at[id], other?.[id]];
      return {
        text: signOf(digit),
        role: given.has(cell) ? 'given' : 'found',
        ...(second === digit ? {} : { other: signOf(second) }),
      };
    }),
    region: (cell) => regionOf[cell],
    cages: cages.map(({ cells, sum }) => ({ cells, remark: String(sum) })),
    tinted: (cell) => crossed.has(cell),
  });
}
