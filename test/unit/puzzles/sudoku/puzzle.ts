// Sudokus in tests: compiled from text, solved on a backend, solutions as one line of signs.
import type { BackendName } from '../../../../src/backends/backend.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { solutions } from '../../../../src/solve.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';

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

const sign = (digit: number): string => digit.toString(36).toUpperCase();

/** The solutions, each row by row as one text, in alphabetical order. */
export async function solutionsOf(
  puzzle: Puzzle,
  backend: BackendName = 'native',
  limit?: number,
): Promise<readonly string[]> {
  const found: string[] = [];
  const settings = { backend, ...(limit === undefined ? {} : { limit }) };
  for await (const { values } of solutions(puzzle, settings)) {
    const rows = values['grid'] as readonly (readonly number[])[];
    found.push(rows.flat().map(sign).join(''));
  }
  return found.sort();
}

/** A sudoku of rows, with more keys behind them. */
export function sudoku(rows: readonly string[], ...more: readonly string[]): string {
  return ['puzzle: sudoku', 'grid: |', ...rows.map((row) => `  ${row}`), ...more, ''].join('\n');
}
