// What the entries of one puzzle come to: whether the backends agree, and the exit code.
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Entry } from './entry.ts';

/** Two answers to one question that cannot both be right. */
export interface Disagreement {
  readonly one: Entry;
  readonly other: Entry;
}

/** The first two entries of a puzzle whose complete answers differ. */
export function disagreementIn(entries: readonly Entry[]): Disagreement | undefined {
  const answered = entries.filter(({ ending }) => ending === 'answered');
  const [one] = answered;
  const other = answered.find(({ answer }) => answer !== one?.answer);
  return one && other ? { one, other } : undefined;
}

/** Both answers, each with its solution. */
export function disagreementText({ one, other }: Disagreement): string {
  const told = [one, other].flatMap(({ backend, answer, drawing }) => [
    `${backend}: ${answer}`,
    ...(drawing === undefined ? [] : [drawing]),
  ]);
  return [`a fault of puzzlec: the backends disagree about ${one.name}`, ...told].join('\n');
}

export function codeOf(entries: readonly Entry[]): ExitCode {
  if (disagreementIn(entries)) return exitCodes.fault;
  const isOpen = entries.some(({ ending }) => ending !== 'answered');
  return isOpen ? exitCodes.stopped : exitCodes.yes;
}
