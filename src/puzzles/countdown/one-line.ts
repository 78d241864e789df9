// The one-line form: puzzlec countdown 765 1 3 7 10 25 50.
import type { Checked } from '../../text/diagnostic.ts';
import type { Sources } from '../../text/source.ts';
import { compileKeys, type Keys } from '../one-line.ts';
import type { Puzzle } from '../puzzle.ts';
import { countdown } from './family.ts';

/**
 * Makes a puzzle of a target.
 * @param keys the other keys of the family as texts: `{ numbers: ['1', '3'], use: 'all' }`
 * @param sources what spans point into; the target and the other texts are appended
 */
export function compileCountdown(
  target: string,
  keys: Keys = {},
  sources: Sources = [],
): Checked<Puzzle> {
  return compileKeys(countdown, { target, ...keys }, sources);
}
