// The rows of a grid as they are written: a block of text, a list of rows, or everything on one line.
import { type Atom, type Node, spanWithin } from '../../syntax/node.ts';
import { join, type Span } from '../../text/source.ts';

/** What is written in one cell. */
export interface Sign {
  readonly text: string;
  readonly span: Span;
}

export type Row = readonly Sign[];

/** Blanks, and lines that only part the cells, also those of our own drawings. */
const decoration = /[\s|+\-\u2500-\u257f]/u;

function rowOf(line: string, start: number, atom: Atom): Row {
  const signs: Sign[] = [];
  let at = start;
  for (const character of line) {
    const end = at + character.length;
    if (!decoration.test(character)) {
      signs.push({ text: character, span: spanWithin(atom, at, end) });
    }
    at = end;
  }
  return signs;
}

/** The lines of a text that have signs in them. */
function rowsOfText(atom: Atom): readonly Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const line of atom.text.split('\n')) {
    rows.push(rowOf(line, start, atom));
    start += line.length + 1;
  }
  return rows.filter((row) => row.length > 0);
}

/** A row of a list: a text, or a list with a cell in each item. */
function rowOfNode(node: Node): Row | undefined {
  if (node.kind === 'atom') return rowOf(node.text, 0, node);
  if (node.kind === 'mapping') return undefined;
  const signs: Sign[] = [];
  for (const item of node.items) {
    if (item.kind !== 'atom') return undefined;
    signs.push({ text: item.text === '' ? '.' : item.text, span: item.span });
  }
  return signs;
}

/** The rows of a grid, not all of the same length; undefined for what is no grid. */
export function readRows(node: Node): readonly Row[] | undefined {
  if (node.kind === 'mapping') return undefined;
  if (node.kind === 'atom') return rowsOfText(node);
  const rows = node.items.map(rowOfNode);
  const known = rows.filter((row) => row !== undefined);
  return known.length < rows.length ? undefined : known;
}

/** The place of some signs that stand one behind the other. */
export function spanOfSigns(signs: readonly Sign[]): Span | undefined {
  const [first, last] = [signs[0], signs.at(-1)];
  return first && last && join(first.span, last.span);
}

/** One long row as rows of that length. */
export function cutRow(row: Row, length: number): readonly Row[] {
  const count = Math.ceil(row.length / length);
  return Array.from({ length: count }, (_, i) => row.slice(i * length, (i + 1) * length));
}
