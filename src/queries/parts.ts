// Parts of a puzzle without a solution in common, so that a long list can be made one part after another.

import { between, type Domain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import { presolve } from '../presolve/presolve.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';

/** More parts cost more than they save when a list is taken up again. */
const mostParts = 16;

/**
 * The puzzle cut along the values of its first answer variables. All solutions are solutions of one part each; where
 * several assignments mean one solution, there is one part.
 */
export function partsOf(puzzle: Puzzle): readonly Puzzle[] {
  if (puzzle.identity || puzzle.search) return [puzzle];
  const { places } = presolve(puzzle.model);
  const open = puzzle.model.answer.filter((id) => places[id]?.kind !== 'constant');
  let parts = [puzzle];
  for (const id of open) {
    const pieces = piecesOf(
      puzzle.model.variables[id]?.domain,
      Math.floor(mostParts / parts.length),
    );
    if (pieces.length < 2) break;
    parts = parts.flatMap((part) => pieces.map((piece) => narrowed(part, id, piece)));
  }
  return parts;
}

/** At most so many ranges of about one size. */
function piecesOf(
  domain: Domain | undefined,
  most: number,
): readonly (readonly [number, number])[] {
  if (!domain) return [];
  const width = domain.max - domain.min + 1;
  const count = Math.min(most, width);
  const cut = (i: number): number => domain.min + Math.floor((width * i) / count);
  return Array.from({ length: count }, (_, i) => [cut(i), cut(i + 1) - 1] as const);
}

function narrowed(puzzle: Puzzle, id: VarId, [low, high]: readonly [number, number]): Puzzle {
  const { model } = puzzle;
  const variables = model.variables.map((variable) =>
    variable.id === id ? { ...variable, domain: between(variable.domain, low, high) } : variable,
  );
  return { ...puzzle, model: { ...model, variables } };
}
