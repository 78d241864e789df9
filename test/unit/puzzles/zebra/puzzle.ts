// Zebra puzzles in tests: compiled from text, solved on a backend.
import type { BackendName } from '../../../../src/backends/backend.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle, Value } from '../../../../src/puzzles/puzzle.ts';
import { solutions } from '../../../../src/solve.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';

export type Answer = Readonly<Record<string, Value>>;

/** The puzzle of a text; what is wrong with it is thrown. */
export function puzzleOf(text: string): Puzzle {
  const checked = compileYaml({ name: 'test.yaml', text });
  if (checked.ok) return checked.value;
  throw new Error(`${checked.diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
}

/** All that is said about a text. */
export function diagnosticsOf(text: string): readonly Diagnostic[] {
  const checked = compileYaml({ name: 'test.yaml', text });
  return checked.ok ? checked.warnings : checked.diagnostics;
}

/** All answers of a puzzle, each checked against its model. */
export async function answersOf(
  puzzle: Puzzle,
  backend: BackendName = 'native',
  limit?: number,
): Promise<readonly Answer[]> {
  const found: Answer[] = [];
  const settings = { backend, ...(limit === undefined ? {} : { limit }) };
  for await (const { values } of solutions(puzzle, settings)) found.push(values);
  return found;
}

/** The item of a category where an item of another one is. */
export function beside(answer: Answer | undefined, category: string, item: string): unknown {
  const rows = Object.values(answer ?? {}) as readonly (readonly unknown[])[];
  const place = rows.find((row) => row.includes(item))?.indexOf(item) ?? -1;
  return (answer?.[category] as readonly unknown[] | undefined)?.[place];
}

/** A zebra puzzle of places, categories and clues. */
export function zebra(
  places: string | number | undefined,
  categories: Readonly<Record<string, readonly string[]>>,
  clues: readonly string[],
): string {
  const listed = Object.entries(categories).map(
    ([name, items]) => `  ${name}: [${items.join(', ')}]`,
  );
  return [
    'puzzle: zebra',
    ...(places === undefined ? [] : [`places: ${places}`]),
    'categories:',
    ...listed,
    ...(clues.length > 0 ? ['clues:', ...clues.map((clue) => `  - ${clue}`)] : []),
    '',
  ].join('\n');
}

/** How many answers that has. */
export async function count(...parts: Parameters<typeof zebra>): Promise<number> {
  return (await answersOf(puzzleOf(zebra(...parts)))).length;
}
