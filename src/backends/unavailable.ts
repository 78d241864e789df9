// What is thrown when a backend cannot be loaded on this machine: no fault of ours, and none of the puzzle.
import type { Backend } from './backend.ts';

/** A solver that does not start. The command line shows the sentence and the advice; `auto` goes on without it. */
export class BackendUnavailable extends Error {
  override readonly name: string = 'BackendUnavailable';
  readonly backend: Backend['name'];
  /** What the user may do about it. */
  readonly advice: string;

  constructor(backend: Backend['name'], message: string, advice: string) {
    super(message);
    this.backend = backend;
    this.advice = advice;
  }
}
