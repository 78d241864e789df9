// Tables over affine terms: equal variables are merged, values are turned into those of the variables.
import type { Affine } from '../../lower/flat.ts';
import { isConstantAffine } from '../../lower/flat.ts';
import type { Posting } from '../posting.ts';
import { CompactTable, type Row } from './compact-table.ts';
import { PlaceOf } from './place-of.ts';

/** Posts that the terms together are one of the rows; undefined in a row stands for any value. */
export function postTable(posting: Posting, terms: readonly Affine[], rows: readonly Row[]): void {
  const { store } = posting;
  const variables = [
    ...new Set(terms.filter((term) => !isConstantAffine(term)).map(({ variable }) => variable)),
  ];
  const placeOf = new Map(variables.map((variable, i) => [variable, i]));
  const images: (number | undefined)[][] = [];
  for (const row of rows) {
    const image = imageOf(terms, row, variables.length, placeOf);
    if (image?.every((cell, i) => cell === undefined || store.has(variables[i] as number, cell))) {
      images.push(image);
    }
  }
  if (images.length === 0) {
    posting.post(new CompactTable(store, [], []));
    return;
  }
  const columns: number[] = [...variables];
  for (const [i, variable] of columns.entries()) {
    if ((posting.store.first[variable] as number) < 0)
      columns[i] = indexColumn(posting, variable, i, images);
  }
  posting.post(new CompactTable(store, columns, images));
}

/** The values that the variables of the terms have in a row; undefined when there are none. */
function imageOf(
  terms: readonly Affine[],
  row: Row,
  size: number,
  placeOf: ReadonlyMap<number, number>,
): (number | undefined)[] | undefined {
  const image = new Array<number | undefined>(size).fill(undefined);
  for (const [i, term] of terms.entries()) {
    const cell = row[i];
    if (cell === undefined) continue;
    const rest = cell - term.offset;
    if (isConstantAffine(term)) {
      if (rest !== 0) return undefined;
      continue;
    }
    const value = rest / term.scale + 0;
    const place = placeOf.get(term.variable) ?? 0;
    if (!Number.isInteger(value) || (image[place] ?? value) !== value) return undefined;
    image[place] = value;
  }
  return image;
}

/** Replaces a variable of large domain by the index of its value among those of its column. */
function indexColumn(
  posting: Posting,
  variable: number,
  column: number,
  rows: (number | undefined)[][],
): number {
  const values = [...new Set(rows.map((row) => row[column]))]
    .filter((cell) => cell !== undefined)
    .sort((a, b) => a - b);
  const hasStar = rows.some((row) => row[column] === undefined);
  const last = hasStar ? values.length : values.length - 1;
  const index = posting.index(last);
  const placeOf = new Map(values.map((value, place) => [value, place]));
  for (const row of rows) {
    const cell = row[column];
    if (cell !== undefined) row[column] = placeOf.get(cell) ?? -1;
  }
  posting.post(new PlaceOf(posting.store, variable, values, index));
  return index;
}
