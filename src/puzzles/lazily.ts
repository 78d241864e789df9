// YAML text to puzzle, where only the family of the puzzle is loaded.
import type { Checked } from '../text/diagnostic.ts';
import type { Source } from '../text/source.ts';
import type { Family } from './family.ts';
import type { Puzzle } from './puzzle.ts';
import { YamlFile, type YamlOptions } from './yaml-file.ts';

type Name = 'model' | 'alphametic' | 'zebra' | 'countdown' | 'sudoku';

const loaders: { readonly [N in Name]: () => Promise<Family> } = {
  model: async () => (await import('./model/family.ts')).model,
  alphametic: async () => (await import('./alphametic/family.ts')).alphametic,
  zebra: async () => (await import('./zebra/family.ts')).zebra,
  countdown: async () => (await import('./countdown/family.ts')).countdown,
  sudoku: async () => (await import('./sudoku/family.ts')).sudoku,
};

/** The families' names, the default one first. */
export const familyNames: readonly Name[] = Object.keys(loaders) as Name[];

/** Compiles a YAML puzzle. Mistakes in it are diagnostics in the result. */
export async function compileYamlLazily(
  source: Source,
  options: YamlOptions = {},
): Promise<Checked<Puzzle>> {
  const file = new YamlFile(source, options);
  const name = file.familyName(familyNames);
  return file.puzzle(name && (await loaders[name]()));
}
