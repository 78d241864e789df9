// Solutions as CSV (RFC 4180): a column a field, lists spread over columns of their own.
import type { Value } from '../puzzles/puzzle.ts';

/** The columns of a solution: `grid[1,2]` for the cells of a list. */
function flattened(name: string, value: Value): readonly (readonly [string, Value])[] {
  if (Array.isArray(value)) return cellsOf(name, value, []);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => flattened(`${name}.${key}`, part));
  }
  return [[name, value]];
}

function cellsOf(
  name: string,
  list: readonly Value[],
  path: readonly number[],
): readonly (readonly [string, Value])[] {
  return list.flatMap((value, i) => {
    const here = [...path, i + 1];
    return Array.isArray(value)
      ? cellsOf(name, value, here)
      : flattened(`${name}[${here.join(',')}]`, value);
  });
}

function quoted(value: Value): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A header line for solutions like this one. */
export function csvHeader(values: Readonly<Record<string, Value>>): string {
  return columns(values)
    .map(([name]) => quoted(name))
    .join(',');
}

/** One solution. */
export function csvRow(values: Readonly<Record<string, Value>>): string {
  return columns(values)
    .map(([, value]) => quoted(value))
    .join(',');
}

function columns(values: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(values).flatMap(([name, value]) => flattened(name, value));
}
