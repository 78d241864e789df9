// table: the terms together are one of the rows (positive) or none of them (negative). No rows: false, or true.
import type { Integer } from '../../base/integer.ts';
import { and, constant, eq, not, or } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

/** A value, or `*` for any. */
export type Cell = Integer | '*';

export interface Table<I> {
  readonly kind: 'table';
  readonly terms: readonly I[];
  /** Each as long as `terms`. */
  readonly rows: readonly (readonly Cell[])[];
  readonly positive: boolean;
}

export const table = {
  map<I, J>(c: Table<I>, int: (term: I) => J): Table<J> {
    return { kind: c.kind, terms: c.terms.map(int), rows: c.rows, positive: c.positive };
  },
  holds(c: Table<Integer>): boolean {
    const listed = c.rows.some((row) =>
      row.every((cell, i) => cell === '*' || cell === c.terms[i]),
    );
    return listed === c.positive;
  },
  decompose(c: Table<IntExpr>): BoolExpr {
    const rows = c.rows.map((row) =>
      and(
        ...c.terms.flatMap((term, i) => {
          const cell = row[i];
          return cell === undefined || cell === '*' ? [] : [eq(term, constant(cell))];
        }),
      ),
    );
    return c.positive ? or(...rows) : not(or(...rows));
  },
  print(c: Table<Printed>): string {
    const name = c.positive ? 'extension-supports' : 'extension-conflicts';
    const rows = c.rows.map((row) => `(${row.join(' ')})`);
    return `(${name} (${c.terms.join(' ')}) (${rows.join(' ')}))`;
  },
};
