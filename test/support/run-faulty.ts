// Runs the built program with a fault put into it: fault.cjs has the list.
import { resolve } from 'node:path';
import { type Ended, puzzlec } from './run-program.ts';

/** What goes wrong, and at which question to the solver. */
export interface Fault {
  readonly fault: 'exit' | 'memory' | 'abort' | 'hang' | 'clock';
  readonly at?: number;
}

export function faulty({ fault, at = 1 }: Fault, words: readonly string[]): Promise<Ended> {
  const preloaded = resolve('test/support/fault.cjs');
  return puzzlec(words, {
    env: { NODE_OPTIONS: `--require=${preloaded}`, FAULT: fault, FAULT_AT: String(at) },
  });
}
