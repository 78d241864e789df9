// Values as texts in pictures.
import type { Value } from './puzzle.ts';

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A value on one line. */
export function textOf(value: Value): string {
  if (value === null) return '–';
  if (isList(value)) return value.map(textOf).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
