// YAML text to puzzle, with all families at hand.
import type { Checked } from '../text/diagnostic.ts';
import type { Source } from '../text/source.ts';
import { alphametic } from './alphametic/family.ts';
import { countdown } from './countdown/family.ts';
import type { Family } from './family.ts';
import { model } from './model/family.ts';
import type { Puzzle } from './puzzle.ts';
import { sudoku } from './sudoku/family.ts';
import { YamlFile, type YamlOptions } from './yaml-file.ts';
import { zebra } from './zebra/family.ts';

export type { YamlOptions } from './yaml-file.ts';

/** All families, the default one first. */
export const families: readonly Family[] = [model, alphametic, zebra, countdown, sudoku];

/** Compiles a YAML puzzle. Mistakes in it are diagnostics in the result. */
export function compileYaml(source: Source, options: YamlOptions = {}): Checked<Puzzle> {
  const file = new YamlFile(source, options);
  const name = file.familyName(families.map((family) => family.name));
  return file.puzzle(families.find((family) => family.name === name));
}
