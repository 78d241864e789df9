// What SAT solvers print in the competitions: `s` and `v` lines, for a puzzle that was clauses to begin with.
import type { Assignment } from '../model/model.ts';
import { literalLines } from '../puzzles/dimacs/literal-lines.ts';

export const dimacsStatus = {
  sat: 's SATISFIABLE',
  unsat: 's UNSATISFIABLE',
  unknown: 's UNKNOWN',
} as const;

/** The `v` lines of an answer, with the 0 that ends them. */
export function dimacsAnswer(at: Assignment): string {
  return literalLines(at, { prefix: 'v', end: ['0'] });
}
