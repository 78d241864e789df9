// What the thread that works and the one that watches it say to each other.
import type { ExitCode } from '../exit-codes.ts';

/** What the working thread is started with. */
export interface StartData {
  /** Files before this one are done. */
  readonly first: number;
  /** Columns of the terminal on standard output and standard error. */
  readonly columns: readonly [number | undefined, number | undefined];
}

export type Report =
  /** Work on a file begins; the worst exit code of those before it. */
  | {
      readonly kind: 'began';
      readonly index: number;
      /** How many files there are. */
      readonly of: number;
      readonly code: ExitCode;
      /** What an answer in JSON begins with; undefined for other formats. */
      readonly json: object | undefined;
    }
  /** A better answer, as it is to be written if the thread has to be ended. */
  | { readonly kind: 'best'; readonly text: string }
  /** The thread has noticed the limit itself, and is about to end. */
  | { readonly kind: 'noticed' };

export type Order =
  | { readonly kind: 'interrupt' }
  /** The memory is nearly used up. */
  | { readonly kind: 'memory' };
