// What one measurement leaves: a line of JSON in the results.
import type { Sample, Summary } from '../../src/cli/bench/sample.ts';

/** How a job ended; `refused`: it is too large for the backend, which said so. */
export type Ending = 'right' | 'wrong' | 'timeout' | 'refused' | 'failed';

export interface Measurement {
  readonly ending: Ending;
  /** What was found, or why it failed. */
  readonly answer: string;
  /** Text to puzzle, warm. */
  readonly compile?: Summary;
  /** Puzzle to the answer of the question, warm, presolve and check included. */
  readonly solve?: Summary;
  /** Loading and starting the backend, with a small puzzle answered. */
  readonly start?: Sample;
  /** The first run after that. */
  readonly first?: Sample;
  /** Every solution listed and checked, once, where the question is how many. */
  readonly list?: Sample;
  /** Processor seconds of the last run before the search began. */
  readonly prepared?: { readonly presolve: number; readonly open: number } | undefined;
  readonly statistics?: Readonly<Record<string, number | string>>;
  /** The most memory that the process ever had, in megabytes. */
  readonly megabytes?: number;
}
