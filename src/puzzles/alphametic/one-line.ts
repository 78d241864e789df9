// The one-line form: puzzlec alphametic 'SEND + MORE = MONEY'.
import type { Checked } from '../../text/diagnostic.ts';
import type { Sources } from '../../text/source.ts';
import { compileKeys, type Keys } from '../one-line.ts';
import type { Puzzle } from '../puzzle.ts';
import { alphametic } from './family.ts';

/**
 * Makes a puzzle of an equation, or of several with `;` between them.
 * @param keys further keys of the family as texts: `{ base: '7', constraints: ['E > 3'] }`
 * @param sources what spans point into; the equation and the other texts are appended
 */
export function compileAlphametic(
  equation: string,
  keys: Keys = {},
  sources: Sources = [],
): Checked<Puzzle> {
  return compileKeys(alphametic, { equation, ...keys }, sources);
}
