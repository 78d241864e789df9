// An encoded problem with a solver outside: each question is a file of clauses and a run of its own.

import { dimacsOfClauses } from '../../../encode/dimacs.ts';
import {
  always,
  type Encoding,
  never,
  readSatOutput,
  type SatLiteral,
} from '../../../encode/index.ts';
import type { Statistics } from '../../backend.ts';
import type { Groups, Problem } from '../../clauses/questions.ts';
import { BackendUnavailable } from '../../unavailable.ts';
import { runSolver } from './run.ts';

type Clause = readonly SatLiteral[];

export class ExternalProblem implements Problem {
  readonly encoding: Encoding;
  readonly #command: readonly string[];
  #isRefuted = false;
  #checks = 0;
  /** Stops the run that is going on. */
  #running: AbortController | undefined;
  #isClosed = false;

  constructor(encoding: Encoding, command: readonly string[]) {
    this.encoding = encoding;
    this.#command = command;
  }

  get isRefuted(): boolean {
    return this.#isRefuted || this.encoding.cnf.contradiction;
  }

  /** A solver outside does not say; each question counts as one. */
  get conflicts(): number {
    return this.#checks;
  }

  get statistics(): Statistics {
    const { variables, count } = this.encoding.cnf;
    return { variables, clauses: count, checks: this.#checks, solver: this.#command.join(' ') };
  }

  async solve(
    literals: readonly SatLiteral[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    const { cnf } = this.encoding;
    const wanted = literals.filter((literal) => cnf.value(literal) !== always);
    if (this.isRefuted || wanted.some((literal) => cnf.value(literal) === never)) return undefined;
    const model = await this.#run(
      wanted.map((literal) => [literal]),
      signal,
    );
    if (model === undefined && wanted.length === 0) this.#isRefuted = true;
    return model;
  }

  /** A model of the clauses and some more. */
  async #run(
    more: readonly Clause[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    if (this.#isClosed || signal?.aborted) return 'stopped';
    this.#checks++;
    const running = new AbortController();
    this.#running = running;
    const stop = signal ? AbortSignal.any([signal, running.signal]) : running.signal;
    const { cnf } = this.encoding;
    const text = await runSolver(this.#command, dimacsOfClauses(cnf, more), stop);
    this.#running = undefined;
    if (text === undefined) return 'stopped';
    const output = readSatOutput(text, cnf.variables);
    if (output.status === 'sat') return output.model;
    if (output.status === 'unsat') return undefined;
    throw new BackendUnavailable(
      'external',
      `${this.#command[0]} gave no answer: ${output.status === 'unknown' ? 'it gave up' : output.problem}`,
      "it has to print its result as in the SAT competitions, or write it to the file that '%o' stands for",
    );
  }

  async *models(
    groups: Groups,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined> {
    const seen: Clause[] = [];
    for (;;) {
      const model = this.isRefuted ? undefined : await this.#run(seen, signal);
      if (model === 'stopped') return 'aborted';
      if (!model) return 'complete';
      yield model;
      const isTrue = (literal: SatLiteral): boolean =>
        literal > 0 ? model[literal] === 1 : model[-literal] === 0;
      const chosen = groups.map((group) => group.find(isTrue) as SatLiteral);
      if (chosen.length === 0) return 'complete';
      seen.push(chosen.map((literal) => -literal));
    }
  }

  async pause(): Promise<void> {}

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#running?.abort();
  }
}
