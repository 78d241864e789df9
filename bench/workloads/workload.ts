// What a workload is: a puzzle, a question about it, the right answer, and what is to be reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '../../src/compile.ts';
import { repository } from '../places.ts';

/**
 * `count`: how many solutions, found one by one or not; `solution`: one, or that there is none; `optimum`: the best value.
 */
export type Question = 'count' | 'solution' | 'optimum';

export type BackendId = 'native' | 'sat' | 'z3';

export const backendIds: readonly BackendId[] = ['native', 'sat', 'z3'];

/** Seconds in one warm process. */
export interface Targets {
  /** By the best of the backends. */
  readonly best?: number;
  readonly sat?: number;
  readonly z3?: number;
}

export interface Workload {
  /** For the command line and for records. */
  readonly id: string;
  readonly title: string;
  readonly text: () => string;
  readonly settings?: readonly Setting[];
  /** The quantities that make a solution, in place of the puzzle's own. */
  readonly project?: readonly string[];
  readonly question: Question;
  /** How many solutions, `found` or `none` for one, or the best value. */
  readonly answer: string;
  readonly targets: Targets;
  /** Why a backend is not tried: it takes minutes. Only `--full` runs it all the same. */
  readonly slow?: Partial<Readonly<Record<BackendId, string>>>;
}

/** A workload as a message for another process. */
export interface Task extends Pick<Workload, 'settings' | 'project' | 'question'> {
  readonly text: string;
  /** Undefined where any answer is right that the evaluator accepts. */
  readonly answer?: string;
}

export function taskOf({ text, settings = [], project, question, answer }: Workload): Task {
  return { text: text(), settings, question, answer, ...(project ? { project } : {}) };
}

/** The text of a file of specs/. */
export function spec(name: string): () => string {
  return () => readFileSync(join(repository, 'specs', name), 'utf8');
}

/** Seconds that a backend should take at most. */
export function targetOf({ targets }: Workload, backend: BackendId): number | undefined {
  return backend === 'native' ? targets.best : targets[backend];
}
