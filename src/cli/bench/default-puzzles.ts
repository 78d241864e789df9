// The dozen that `puzzlec bench` runs when no file is named: of each family one or two, from a millisecond to a second.
import type { Setting } from '../../compile.ts';

export interface DefaultPuzzle {
  /** Its path in specs/. */
  readonly spec: string;
  readonly settings: readonly Setting[];
}

const puzzle = (spec: string, ...settings: readonly Setting[]): DefaultPuzzle => ({
  spec,
  settings,
});

const n = (value: number): Setting => ({ name: 'n', text: String(value) });

export const defaultPuzzles: readonly DefaultPuzzle[] = [
  puzzle('alphametic/send-more-money.yaml'),
  puzzle('alphametic/earth-air-fire-water.yaml'),
  puzzle('alphametic/six-times-two.yaml'),
  puzzle('needmorecash.sugar'),
  puzzle('zebra.yaml'),
  puzzle('sudoku/seventeen.yaml'),
  puzzle('sudoku/sixteen.yaml'),
  puzzle('model/queens.yaml', n(20)),
  puzzle('model/magic-square.yaml', n(4)),
  puzzle('model/golomb-ruler.yaml'),
  puzzle('model/job-shop-ft06.yaml'),
  puzzle('pencil/slitherlink.sugar'),
];
