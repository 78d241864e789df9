// What the tests of alphametics share: puzzles from short texts, their answers by a backend.
import type { BackendName } from '../../../../src/backends/backend.ts';
import { count } from '../../../../src/count.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle, Value } from '../../../../src/puzzles/puzzle.ts';
import { solutions } from '../../../../src/solve.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';

/** The text of a puzzle: an equation, or the keys of one. */
function textOf(keys: string): string {
  return `puzzle: alphametic\n${/^[a-z-]+:/m.test(keys) ? keys : `equation: ${keys}`}\n`;
}

/** What is said about a puzzle. */
export function diagnosticsOf(keys: string): readonly Diagnostic[] {
  const result = compileYaml({ name: 'test.yaml', text: textOf(keys) });
  return result.ok ? result.warnings : result.diagnostics;
}

function puzzleOf(keys: string): Puzzle {
  const result = compileYaml({ name: 'test.yaml', text: textOf(keys) });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value;
}

export async function countOf(keys: string, backend: BackendName = 'native'): Promise<number> {
  const { count: found, outcome } = await count(puzzleOf(keys), { backend });
  if (outcome !== 'complete') throw new Error(`ended with ${outcome}`);
  return Number(found);
}

/** All solutions, as JSON shows them, in the order of the answer variables. */
export async function solutionsOf(
  keys: string,
  backend: BackendName = 'native',
): Promise<readonly Readonly<Record<string, Value>>[]> {
  const puzzle = puzzleOf(keys);
  const found = [];
  for await (const solution of solutions(puzzle, { backend })) found.push(solution);
  const { answer } = puzzle.model;
  found.sort((a, b) => {
    const id = answer.find((each) => a.assignment[each] !== b.assignment[each]);
    return id === undefined ? 0 : (a.assignment[id] ?? 0) - (b.assignment[id] ?? 0);
  });
  return found.map(({ values }) => values);
}
