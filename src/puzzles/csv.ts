// Tables of comma-separated values as values for parameters.
import type { Atom, List } from '../syntax/node.ts';
import { badTable } from '../text/catalogue/family.ts';
import type { Reports } from '../text/diagnostic.ts';
import type { Source, Span } from '../text/source.ts';
import type { Override } from './parameters.ts';

/** A comma, or what stands between the cells of the first line instead. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  return [',', ';', '\t'].find((separator) => line.includes(separator)) ?? ',';
}

/**
 * The cells of a table, each with its place. Quotes may surround a cell, and say nothing about what it is; a quote inside
 * them is doubled (RFC 4180).
 */
function cellsOf({ text }: Source, file: number, reports: Reports): readonly (readonly Atom[])[] {
  const separator = separatorOf(text);
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^${separator}\r\n]*)`, 'y');
  const rows: Atom[][] = [[]];
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at <= text.length; ) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    const end = cell.lastIndex;
    rows.at(-1)?.push(cellOf(found?.[1], found?.[2] ?? '', { file, start: at, end }));
    const next = /^(?:\r\n|[\r\n])?/.exec(text.slice(end, end + 2))?.[0] ?? '';
    if (end < text.length && next === '' && text[end] !== separator) {
      const span = { file, start: end, end: end + 1 };
      reports.add(badTable(span, `${separator} is missing behind the quote`));
      return [];
    }
    if (next !== '') rows.push([]);
    at = end + Math.max(1, next.length);
  }
  return rows.filter((row) => row.some(({ text: content }) => content !== ''));
}

function cellOf(quoted: string | undefined, plain: string, span: Span): Atom {
  const text = (quoted?.replaceAll('""', '"') ?? plain.trim()).normalize('NFC');
  return { kind: 'atom', text, quoted: false, number: undefined, span, offsets: undefined };
}

/** What a path calls its file, without folders and ending. */
function stemOf(name: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}

/**
 * The values that a table gives. If its first line names parameters, each column is the list of values for one of them
 * (a single value if there is one row and the parameter is no list); else the table is the value of the parameter that
 * the file is called after.
 * @param isParameter whether the puzzle has a parameter of that name, and whether that is a list
 */
export function overridesFromCsv(
  source: Source,
  file: number,
  parameters: ReadonlyMap<string, { readonly isList: boolean }>,
  reports: Reports,
): readonly Override[] {
  const [head, ...rows] = cellsOf(source, file, reports);
  if (!head) return [];
  const width = head.length;
  const uneven = rows.find((row) => row.length !== width);
  if (uneven) {
    const [first] = uneven;
    const message = `this line has ${uneven.length} values, and the first one ${width}`;
    reports.add(badTable(first?.span, message));
    return [];
  }
  const known = head.some(({ text }) => parameters.has(text));
  if (!known) return [wholeTable(source, file, [head, ...rows])];
  return head.map((name, column): Override => {
    const items = rows.flatMap((row) => row[column] ?? []);
    const [only] = items;
    const isSingle = items.length === 1 && parameters.get(name.text)?.isList === false;
    return { name, value: isSingle && only ? only : listOf(items, name) };
  });
}

function listOf(items: readonly Atom[], name: Atom): List {
  return { kind: 'list', items, span: name.span };
}

function wholeTable(source: Source, file: number, rows: readonly (readonly Atom[])[]): Override {
  const span = { file, start: 0, end: source.text.length };
  const text = stemOf(source.name);
  const name: Atom = {
    kind: 'atom',
    text,
    quoted: false,
    number: undefined,
    span,
    offsets: undefined,
  };
  const lines = rows.map((items): List => ({ kind: 'list', items, span }));
  const isColumn = rows.every((row) => row.length === 1);
  return {
    name,
    value: isColumn ? listOf(rows.flat(), name) : { kind: 'list', items: lines, span },
  };
}
