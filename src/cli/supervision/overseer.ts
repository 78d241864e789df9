// Who is told how far the work on files is: nobody, or the thread that watches this one.
import type { Report } from './messages.ts';

export interface Overseer {
  /** Files before this one are done. */
  readonly first: number;
  readonly isThere: boolean;
  tell(report: Report): void;
}

let current: Overseer = { first: 0, isThere: false, tell: () => {} };

export function overseer(): Overseer {
  return current;
}

export function setOverseer(other: Overseer): void {
  current = other;
}
