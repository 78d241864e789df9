// What a reviewer looks at in a sudoku: two digits that are nowhere given can be exchanged in every solution.
import type { ReviewPoints, Unmentioned } from '../puzzle.ts';
import { signOf } from './digits.ts';
import type { Layout } from './layout.ts';

/** @param isPlain whether nothing but the given digits tells one digit from another */
export function reviewOf({ size, givens }: Layout, isPlain: boolean): ReviewPoints {
  const given = new Set(givens.map(({ digit }) => digit));
  const missing = Array.from({ length: size }, (_, i) => i + 1).filter(
    (digit) => !given.has(digit),
  );
  return {
    unmentioned: isPlain && missing.length > 1 ? [remarkOn(missing.map(signOf))] : [],
    subjects: [],
    readings: [],
    usable: [],
  };
}

function remarkOn(names: readonly string[]): Unmentioned {
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return { names, words: `no given digit is ${list}, so they can be exchanged` };
}
