// A solution for people: the family's drawing, or just the quantities that a projection asked for.
import { valueText } from '../answers/json.ts';
import type { Solution } from '../answers/solution.ts';
import type { DrawingStyle, Puzzle, Value } from '../puzzles/puzzle.ts';
import { printable } from '../text/frame.ts';
import { displayWidth, padEnd } from '../text/width.ts';
import type { Terminal } from './terminal.ts';

/**
 * The lines of a solution, without a line break at the end.
 * @param compared how it differs from another solution: variables whose values are to stand out, and that solution
 */
export function drawn(
  puzzle: Puzzle,
  { values, assignment }: Solution,
  { color, width }: Terminal,
  compared: Pick<DrawingStyle, 'marked' | 'other'> = {},
): string {
  const style = { color, width, ...compared };
  return puzzle.projectedFrom ? named(values) : puzzle.draw(assignment, style).replace(/\n+$/, '');
}

/** `name = value` lines with the signs one below the other. */
export function named(values: Readonly<Record<string, Value>>): string {
  const entries = Object.entries(values);
  const widest = Math.max(0, ...entries.map(([name]) => displayWidth(printable(name))));
  return entries
    .map(([name, value]) => `${padEnd(printable(name), widest)} = ${printable(valueText(value))}`)
    .join('\n');
}
