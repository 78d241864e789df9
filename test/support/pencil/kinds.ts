// The kinds of pencil puzzles that can be written as programs, by the corpus' names.
import type { PencilPuzzle } from './corpus.ts';
import { lits, nurikabe } from './islands.ts';
import { hashi, masyu, numberlink, slitherlink, yajilin } from './loops.ts';
import {
  calcudoku,
  futoshiki,
  kakuro,
  nonogram,
  nonogramByStarts,
  signpost,
  skyscrapers,
  sudoku,
} from './numbers.ts';
import { akari, dominosa, magnets, starbattle, tents, undead } from './placing.ts';
import type { PencilProgram } from './program.ts';
import { fillomino, galaxies, palisade, shikaku, slant } from './regions.ts';
import { heyawake, hitori, kurodoko, mosaic, norinori, takuzu, yinyang } from './shading.ts';

/** What is written in the corpus is what its kind says, so that each writer may trust its argument. */
type Writer = (puzzle: never) => PencilProgram;

const writers = {
  akari,
  calcudoku,
  dominosa,
  fillomino,
  futoshiki,
  galaxies,
  hashi,
  heyawake,
  hitori,
  kakuro,
  kurodoko,
  lits,
  magnets,
  masyu,
  mosaic,
  nonogram,
  norinori,
  numberlink,
  nurikabe,
  palisade,
  shikaku,
  signpost,
  skyscrapers,
  slant,
  slitherlink,
  starbattle,
  sudoku,
  takuzu,
  tents,
  undead,
  yajilin,
  yinyang,
} satisfies Readonly<Record<string, Writer>>;

/** The kinds, in alphabetical order. */
export const pencilKinds: readonly string[] = Object.keys(writers);

/** A puzzle as a program of s-expressions. */
export function programOf({ kind, puzzle }: PencilPuzzle): PencilProgram {
  const writer: Writer | undefined = (writers as Readonly<Record<string, Writer>>)[kind];
  if (!writer) throw new Error(`no program for ${kind}`);
  return writer(puzzle as never);
}

/** A nonogram in the second way. */
export function nonogramInSugar({ puzzle }: PencilPuzzle): PencilProgram {
  return nonogramByStarts(puzzle as Parameters<typeof nonogramByStarts>[0]);
}
