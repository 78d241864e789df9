// Solutions as CSV (RFC 4180): a column a field, lists spread over columns of their own.
import type { Field, Value } from '../puzzles/puzzle.ts';

type Columns = readonly (readonly [string, Value])[];

type Values = Readonly<Record<string, Value>>;

/** The columns of a quantity: `grid[1,2]` for the cells of a list, by their indices. */
function flattened(name: string, value: Value, axes: Field['axes'] = []): Columns {
  if (Array.isArray(value)) return cellsOf(name, value, axes, []);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => flattened(`${name}.${key}`, part));
  }
  return [[name, value]];
}

function cellsOf(
  name: string,
  list: readonly Value[],
  [axis, ...inner]: NonNullable<Field['axes']>,
  path: readonly number[],
): Columns {
  return list.flatMap((value, i) => {
    const here = [...path, i + (axis?.low ?? 1)];
    return Array.isArray(value)
      ? cellsOf(name, value, inner, here)
      : flattened(`${name}[${here.join(',')}]`, value);
  });
}

function quoted(value: Value): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A header line for solutions of these quantities that look like this one. */
export function csvHeader(fields: readonly Field[], values: Values): string {
  return fields
    .flatMap(({ name, axes }) => flattened(name, values[name] ?? null, axes))
    .map(([name]) => quoted(name))
    .join(',');
}

/** One solution. */
export function csvRow(fields: readonly Field[], values: Values): string {
  return fields
    .flatMap(({ name }) => flattened(name, values[name] ?? null))
    .map(([, value]) => quoted(value))
    .join(',');
}
