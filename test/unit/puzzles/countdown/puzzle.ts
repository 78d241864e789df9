// Games in tests: compiled from text, their solutions as expressions.
import type { BackendName } from '../../../../src/backends/backend.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { solutions } from '../../../../src/solve.ts';
import type { Sources } from '../../../../src/text/source.ts';

export function puzzleOf(text: string, sources: Sources = []): Puzzle {
  const checked = compileYaml({ name: 'test.yaml', text }, { sources });
  if (checked.ok) return checked.value;
  throw new Error(`${checked.diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
}

/** A game of television. */
export function game(target: number, ...numbers: readonly number[]): Puzzle {
  return puzzleOf(`puzzle: countdown\nnumbers: [${numbers.join(', ')}]\ntarget: ${target}\n`);
}

/** The puzzle for its constraints alone. */
export function withoutSearch({ search: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}

/** The expressions of all solutions in the order in which they come. */
export async function expressionsOf(
  puzzle: Puzzle,
  backend: BackendName = 'native',
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { values } of solutions(puzzle, { backend }))
    found.push(String(values['expression']));
  return found;
}
