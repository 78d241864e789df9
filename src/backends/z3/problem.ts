// What a session needs to know of how its model is put to Z3: as a script of SMT-LIB, or as clauses.
import type { Integer } from '../../base/integer.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment } from '../../model/model.ts';
import type { Assumption, Statistics } from '../backend.ts';
import type { Question } from './messages.ts';

/** A literal over the thread's atoms, or what is known of it. */
export type Literal = number | boolean;

/** Questions, and up to where a thread that has answered them knows the problem. */
export interface Telling {
  readonly questions: readonly Question[];
  readonly known: number;
}

export interface Problem {
  /** Whether it is known without Z3 that there is no answer. */
  readonly isRefuted: boolean;
  /** What to tell a thread that knows the problem up to there; 0 for one that knows nothing of it. */
  tellFrom(known: number): Telling;
  /** The literal for an assumption. It may be new, and part of what has to be told. */
  literal(assumption: Assumption): Literal;
  /** Rules out all answers that agree with `seen` on the keys. */
  block(keys: readonly VarId[], seen: Assignment): void;
  /** The assignment that the values of a model mean. */
  read(values: ArrayLike<number>): Assignment;
  readonly objective: CostFunction | undefined;
  /**
   * The same problem for answers whose cost lies within a range, where it is put smaller for that; undefined if the
   * signal is aborted first.
   */
  within?(low: Integer, high: Integer, signal?: AbortSignal): Promise<Problem | undefined>;
  /** What was loaded, as a script of SMT-LIB. */
  print(): string;
  readonly stats: Statistics;
}

/** The objective as a cost: what is to be greatest is negated. */
export interface CostFunction {
  /** No answer costs less. */
  readonly least: Integer;
  /** No answer costs more. */
  readonly greatest: Integer;
  costOf(values: ArrayLike<number>): Integer;
  /** The literal for a cost of at most that; it is not below the least. */
  atMost(cost: Integer): Literal;
}
