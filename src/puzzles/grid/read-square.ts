// A square grid as it is written, with a message for each row that does not fit.
import type { Node } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/sudoku.ts';
import type { Draft } from '../draft.ts';
import { describeNode } from '../node-kind.ts';
import { cutRow, type Row, readRows, spanOfSigns } from './read-rows.ts';

export interface Square {
  readonly size: number;
  readonly rows: readonly Row[];
}

/** The length that most rows have; of two the one that is the number of rows. */
function usualLength(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best] = [...counts].sort(
    ([a, times], [b, otherTimes]) =>
      otherTimes - times || Number(b === rows.length) - Number(a === rows.length),
  );
  return best?.[0] ?? 0;
}

function onOneLine(row: Row, wanted: number | undefined, draft: Draft): Square | undefined {
  const size = wanted ?? Math.sqrt(row.length);
  if (row.length !== size * size || !Number.isInteger(size)) {
    draft.report(messages.oneLine(spanOfSigns(row), row.length));
    return undefined;
  }
  return { size, rows: cutRow(row, size) };
}

/**
 * Reads a square grid; undefined after a report.
 * @param key what it stands behind
 * @param wanted its size, where something else says that
 */
export function readSquare(
  node: Node,
  key: string,
  draft: Draft,
  wanted: number | undefined,
): Square | undefined {
  const rows = readRows(node);
  const [first, second] = rows ?? [];
  if (!rows || !first) {
    draft.report(messages.gridExpected(node.span, key, describeNode(node)));
    return undefined;
  }
  if (!second) return onOneLine(first, wanted, draft);
  const size = wanted ?? usualLength(rows);
  const before = draft.reports.errors;
  if (rows.length !== size) {
    const place = rows.length > size ? rows[size] : rows.at(-1);
    draft.report(messages.rowCount(spanOfSigns(place ?? first), key, rows.length, size));
  }
  for (const [i, row] of rows.entries()) {
    if (row.length === size) continue;
    const place = row.length > size ? row.slice(size) : row;
    draft.report(messages.rowLength(spanOfSigns(place), i + 1, row.length, size));
  }
  return draft.reports.errors > before ? undefined : { size, rows };
}

/** Whether what is written is a square as it stands, and how large; undefined if not. */
export function plainSize(node: Node): number | undefined {
  const rows = readRows(node) ?? [];
  const [first, second] = rows;
  const side = second ? rows.length : Math.sqrt(first?.length ?? 0);
  const isSquare = !second || rows.every(({ length }) => length === side);
  return isSquare && Number.isInteger(side) && side > 0 ? side : undefined;
}
