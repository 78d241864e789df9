// Values as JSON: exact integers past 2^53 become strings of digits.
import { type Integer, isSafe } from '../base/integer.ts';
import type { Value } from '../puzzles/puzzle.ts';

/** An integer as a JSON value. */
export function jsonInteger(value: Integer): number | string {
  return isSafe(value) ? value : String(value);
}

/** How many there are, as a JSON value. */
export function jsonCount(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/** A value on one line of text: lists in brackets, words bare. */
export function valueText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (value === null) return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
