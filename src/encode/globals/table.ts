// Tables: a literal for each row that fits the domains, supports for each value (Bacchus 2007).
import type { Table } from '../../model/constraints/table.ts';
import type { Cnf } from '../cnf.ts';
import { never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';

/** The literals of a row, one for each cell that is no wildcard; undefined if a value is out of its domain. */
function literalsOf(
  terms: readonly Quantity[],
  row: Table<Quantity>['rows'][number],
): readonly (SatLiteral | undefined)[] | undefined {
  const literals = terms.map((term, i) => {
    const cell = row[i] as number | bigint | '*';
    if (cell === '*') return undefined;
    return typeof cell === 'number' ? term.equals(cell) : never;
  });
  return literals.includes(never) ? undefined : literals;
}

/** Demands that the terms together are one of the rows, or none of them. */
export function addTable(cnf: Cnf, { terms, rows, positive }: Table<Quantity>): void {
  const fitting = rows.flatMap((row) => {
    const literals = literalsOf(terms, row);
    return literals ? [literals] : [];
  });
  if (positive) addRows(cnf, terms, fitting);
  else {
    for (const row of fitting) {
      cnf.addAll(row.flatMap((literal) => (literal === undefined ? [] : [-literal])));
    }
  }
}

function addRows(
  cnf: Cnf,
  terms: readonly Quantity[],
  rows: readonly (readonly (SatLiteral | undefined)[])[],
): void {
  const chosen = rows.map((row) => {
    const cells = row.filter((cell) => cell !== undefined);
    if (cells.length === 1) return cells[0] as SatLiteral;
    const isChosen = cnf.fresh();
    for (const cell of cells) cnf.add(-isChosen, cell);
    return isChosen;
  });
  cnf.addAll(chosen);
  for (const [i, term] of terms.entries()) addSupports(cnf, term, i, rows, chosen);
}

/** A value of a term needs a row that has it, or a wildcard in its place. */
function addSupports(
  cnf: Cnf,
  term: Quantity,
  place: number,
  rows: readonly (readonly (SatLiteral | undefined)[])[],
  chosen: readonly SatLiteral[],
): void {
  const free: SatLiteral[] = [];
  const supports = new Map<SatLiteral, SatLiteral[]>();
  for (const [k, row] of rows.entries()) {
    const cell = row[place];
    const list = cell === undefined ? free : (supports.get(cell) ?? []);
    list.push(chosen[k] as SatLiteral);
    if (cell !== undefined) supports.set(cell, list);
  }
  for (const [value, list] of supports) cnf.addAll([-value, ...list, ...free]);
  if (term.isSmall) {
    for (const value of term.values()) {
      const literal = term.equals(value);
      if (!supports.has(literal)) cnf.addAll([-literal, ...free]);
    }
  } else cnf.addAll([...supports.keys(), ...free]);
}
