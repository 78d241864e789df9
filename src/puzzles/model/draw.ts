// The answer of a model for people: scalars with their signs one below the other, arrays as rows, grids as grids.

import type { Assignment } from '../../model/model.ts';
import { displayWidth, padEnd, padStart } from '../../text/width.ts';
import type { DrawingStyle, Field, Value } from '../puzzle.ts';

type Nested = readonly Value[];

const isList = (value: Value): value is Nested => Array.isArray(value);

function textOf(value: Value): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The width of the widest of some texts; there may be very many. */
function widestOf(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, displayWidth(text)), 0);
}

/** Lines of values in columns; numbers stand to the right, words to the left. */
function columns(rows: readonly Nested[]): readonly string[] {
  const flat = rows.flat();
  if (flat.length > 0 && flat.every((value) => typeof value === 'boolean')) {
    return rows.map((row) => row.map((value) => (value ? '#' : '.')).join(' '));
  }
  const widest = widestOf(flat.map(textOf));
  const pad = flat.every((value) => typeof value === 'number') ? padStart : padEnd;
  return rows.map((row) =>
    row
      .map((value) => pad(textOf(value), widest))
      .join(' ')
      .trimEnd(),
  );
}

/** A row, broken where it is wider than the terminal. */
function row(values: Nested, width: number): readonly string[] {
  const [line = ''] = columns([values]);
  if (displayWidth(line) <= width) return [line];
  const widest = Math.max(1, widestOf(values.map(textOf)));
  const count = Math.max(1, Math.floor((width + 1) / (widest + 1)));
  const rows: Nested[] = [];
  for (let i = 0; i < values.length; i += count) rows.push(values.slice(i, i + count));
  return columns(rows);
}

/** An array of two dimensions as lines, one of more as such blocks with empty lines between them. */
function grid(value: Nested): readonly string[] {
  const inner = value.filter(isList);
  if (!inner.some((row) => row.some(isList))) return columns(inner);
  return inner.flatMap((block, i) => (i === 0 ? grid(block) : ['', ...grid(block)]));
}

/** Whether a quantity is to stand out. */
function isMarked({ variables }: Field, { marked }: DrawingStyle): boolean {
  return variables.some((id) => marked?.has(id));
}

/** An array as texts of equal width, with a star behind each element that is to stand out. */
function starred(value: Nested, elements: readonly Field[], style: DrawingStyle): Nested {
  const cell = (item: Value): string =>
    typeof item === 'boolean' ? (item ? '#' : '.') : textOf(item);
  const leaves = (list: Nested): readonly Value[] =>
    list.flatMap((item) => (isList(item) ? leaves(item) : [item]));
  const widest = widestOf(leaves(value).map(cell));
  let next = 0;
  const star = (list: Nested): Nested =>
    list.map((item): Value => {
      if (isList(item)) return star(item);
      const element = elements[next++];
      const pad = typeof item === 'number' ? padStart : padEnd;
      return pad(cell(item), widest) + (element && isMarked(element, style) ? '*' : ' ');
    });
  return star(value);
}

/** What is shown of a quantity. */
function shown(field: Field, at: Assignment, style: DrawingStyle): Value {
  const value = field.read(at);
  if (!isMarked(field, style)) return value;
  if (!isList(value)) return `${textOf(value)} *`;
  return field.parts ? starred(value, field.parts(), style) : value;
}

/** All quantities of a solution. */
export function drawFields(fields: readonly Field[], at: Assignment, style: DrawingStyle): string {
  const widest = widestOf(fields.map(({ name }) => name));
  const lines = fields.flatMap((field): readonly string[] => {
    const head = `${padEnd(field.name, widest)} =`;
    const value = shown(field, at, style);
    if (!isList(value)) return [`${head} ${textOf(value)}`];
    if (value.some(isList))
      return [head.trimEnd(), ...grid(value).map((line) => `  ${line}`.trimEnd())];
    const indent = ' '.repeat(widest + 3);
    const [first = '', ...rest] = row(value, style.width - indent.length);
    return [`${head} ${first}`.trimEnd(), ...rest.map((line) => indent + line)];
  });
  return lines.join('\n');
}
