// A solution in the words of its puzzle, and how a search for solutions can end.
import type { Integer } from '../base/integer.ts';
import { meaningOfTerm } from '../model/evaluate.ts';
import type { Assignment } from '../model/model.ts';
import type { Puzzle, Value } from '../puzzles/puzzle.ts';

/** How a search ended: all there is, a limit of the number, of time, or stopped from outside. */
export type Outcome = 'complete' | 'limit' | 'timeout' | 'interrupted';

/** The quantities of a solution by name. */
export type Values = Readonly<Record<string, Value>>;

/** A solution; the type of its values is known where the puzzle is a model built by code. */
export interface Solution<V = Values> {
  readonly values: V;
  /** The value of the objective, if there is one. */
  readonly objective: Integer | undefined;
  readonly assignment: Assignment;
}

/** Reads assignments of a puzzle's model as its solutions. */
export function decoderOf(puzzle: Puzzle): (assignment: Assignment) => Solution {
  const { objective } = puzzle.model;
  const value = objective && meaningOfTerm(objective.term);
  return (assignment) => ({
    values: Object.fromEntries(puzzle.fields.map((field) => [field.name, field.read(assignment)])),
    objective: value?.(assignment),
    assignment,
  });
}

/** The name of a reason for which a search is aborted at a limit that is not one of time. */
export const limitReason = 'LimitError';

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['TimeoutError', 'timeout'],
  [limitReason, 'limit'],
]);

/** Why a search that was aborted stopped. */
export function outcomeOfAbort(signal: AbortSignal | undefined): Outcome {
  const reason: unknown = signal?.reason;
  return (reason instanceof Error && outcomes.get(reason.name)) || 'interrupted';
}

/** How a call of a session ended. */
export type Ending = 'complete' | 'aborted' | 'limit';

/** The same as the outcome of a search that was given a signal. */
export function outcomeOfEnding(ending: Ending, signal: AbortSignal | undefined): Outcome {
  return ending === 'aborted' ? outcomeOfAbort(signal) : ending;
}
