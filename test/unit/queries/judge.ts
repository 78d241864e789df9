// Whether some assertions hold together, asked in the plainest way: without selectors, assumptions or presolve.
import { readFileSync } from 'node:fs';
import { compile } from '../../../src/compile.ts';
import type { Assertion } from '../../../src/model/model.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { solve } from '../../../src/solve.ts';

/** The puzzle of a text in one of the languages; what is wrong with it is thrown. */
export async function puzzleOf(text: string, name = 'test.yaml'): Promise<Puzzle> {
  const { puzzle } = await compile({ name, text });
  if (puzzle.ok) return puzzle.value;
  throw new Error(`${puzzle.diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
}

export function puzzleIn(file: string): Promise<Puzzle> {
  return puzzleOf(readFileSync(file, 'utf8'), file);
}

/** Whether the variables of a puzzle can be such that these hold. */
async function holdTogether(puzzle: Puzzle, assertions: readonly Assertion[]): Promise<boolean> {
  const model = { ...puzzle.model, assertions, objective: undefined };
  const settings = { backend: 'sat', withoutPresolve: ['all'] } as const;
  const { status } = await solve({ ...puzzle, model }, settings);
  return status === 'sat';
}

/** What is wrong with a set that is said to be minimal: it holds, or some part of it clashes already. */
export async function faultsOfCore(
  puzzle: Puzzle,
  core: readonly Assertion[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  if (await holdTogether(puzzle, core)) faults.push('it holds');
  for (const member of core) {
    const rest = core.filter((each) => each !== member);
    if (!(await holdTogether(puzzle, rest))) faults.push(`not needed: ${member.words}`);
  }
  return faults;
}
