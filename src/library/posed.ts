// What can be asked: a puzzle as `compile` makes it, or a model built by code, whose solutions have a known type.
import type { Assignment } from '../model/model.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';

/** A model built by code: it has a puzzle, and values of a known type. */
export interface Posed<V> {
  /** The puzzle as it stands. */
  puzzle(): Puzzle;
  /** The values that an assignment of the puzzle's variables means. */
  decode(at: Assignment): V;
}

/** A puzzle, or a model built by code. */
export type Question<V> = Puzzle | Posed<V>;

/** The puzzle of either. */
export function puzzleOf(question: Question<unknown>): Puzzle {
  return 'puzzle' in question ? question.puzzle() : question;
}
