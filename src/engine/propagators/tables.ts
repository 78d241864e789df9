// table: positive ones by compact table, negative ones by their complement where it is small, else row by row.
import { isSafe } from '../../base/integer.ts';
import { type Affine, isConstantAffine } from '../../lower/flat.ts';
import type { Table } from '../../model/constraints/table.ts';
import type { Posting } from '../posting.ts';
import type { Row } from './compact-table.ts';
import { postTable } from './extension.ts';
import { ForbiddenRows } from './forbidden-rows.ts';
import type { Condition } from './nogoods.ts';

/** Up to so many combinations of values a negative table is turned into a positive one. */
const largestComplement = 4096;

export function postTableConstraint(
  posting: Posting,
  { terms, rows, positive }: Table<Affine>,
): void {
  // A cell past the safe integers is the value of no term.
  const possible = rows
    .filter((row) => row.every((cell) => cell === '*' || isSafe(cell)))
    .map((row): Row => row.map((cell) => (cell === '*' ? undefined : Number(cell))));
  if (positive) postTable(posting, terms, possible);
  else if (combinations(posting, terms) <= largestComplement) {
    postTable(posting, terms, complement(posting, terms, possible));
  } else forbid(posting, terms, possible);
}

function combinations(posting: Posting, terms: readonly Affine[]): number {
  return terms.reduce((product, term) => product * posting.view(term).size(), 1);
}

/** All combinations of values that are in none of the rows. */
function complement(
  posting: Posting,
  terms: readonly Affine[],
  rows: readonly Row[],
): readonly Row[] {
  let found: (readonly number[])[] = [[]];
  for (const term of terms) {
    const values = posting.values(term);
    found = found.flatMap((row) => values.map((value) => [...row, value]));
  }
  const isListed = (row: readonly number[]): boolean =>
    rows.some((listed) => listed.every((cell, i) => cell === undefined || cell === row[i]));
  return found.filter((row) => !isListed(row));
}

function forbid(posting: Posting, terms: readonly Affine[], rows: readonly Row[]): void {
  const nogoods = rows.flatMap((row) => {
    const nogood = nogoodOf(terms, row);
    return nogood ? [nogood] : [];
  });
  const variables = new Set(nogoods.flat().map(({ variable }) => variable));
  posting.post(new ForbiddenRows(posting.store, [...variables], nogoods));
}

/** The values of a row as conditions on variables; undefined where they cannot occur anyway. */
function nogoodOf(terms: readonly Affine[], row: Row): readonly Condition[] | undefined {
  const values = new Map<number, number>();
  for (const [i, term] of terms.entries()) {
    const cell = row[i];
    if (cell === undefined) continue;
    const rest = cell - term.offset;
    if (isConstantAffine(term)) {
      if (rest !== 0) return undefined;
      continue;
    }
    const value = rest / term.scale + 0;
    if (!Number.isInteger(value) || (values.get(term.variable) ?? value) !== value)
      return undefined;
    values.set(term.variable, value);
  }
  return [...values].map(([variable, value]) => ({ variable, relation: 'is', value }));
}
