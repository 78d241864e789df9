// What an outside SAT solver printed for the clauses of a puzzle, as the puzzle's answer, checked.
import { decodeSatOutput } from '../encode/index.ts';
import { judgeOf, wordsOfBroken } from '../model/judge.ts';
import { lift } from '../model/lowered.ts';
import { type PresolveOptions, presolve } from '../presolve/presolve.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { decoderOf, type Solution } from './solution.ts';

/** What the solver's output says. */
export type Decoded =
  | { readonly status: 'sat'; readonly solution: Solution }
  | { readonly status: 'unsat' | 'unknown' }
  /** It is no output of a solver, or not one for this puzzle. */
  | { readonly status: 'wrong'; readonly problem: string };

/**
 * Decodes the output for the clauses that `puzzlec compile --to cnf` printed, with the same puzzle and options.
 * @throws TooLarge where the clauses are more than a solver could take.
 */
export function decodeAnswer(puzzle: Puzzle, text: string, options: PresolveOptions): Decoded {
  const { model, places } = presolve(puzzle.model, options);
  const verdict = decodeSatOutput(model, text);
  if (verdict.status === 'unreadable') return { status: 'wrong', problem: verdict.problem };
  if (verdict.status !== 'sat') return verdict;
  const assignment = lift(places, verdict.assignment);
  const broken = judgeOf(puzzle.model).verdict(assignment);
  if (!broken) return { status: 'sat', solution: decoderOf(puzzle)(assignment) };
  return { status: 'wrong', problem: `its values break ${wordsOfBroken(broken)}` };
}
