// A session of the z3 backend: questions about one model, answered by Z3 in a thread of its own.
import { Bug } from '../../base/invariant.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment } from '../../model/model.ts';
import type { Answers, Assumption, Query, Session, Statistics, Verdict } from '../backend.ts';
import { Optimisation } from './optimisation.ts';
import type { Problem } from './problem.ts';
import type { Outcome, Solver } from './solver.ts';

const refuted: Verdict = { status: 'unsat', core: [] };
const aborted: Verdict = { status: 'unknown', why: 'aborted' };

export class Z3Session implements Session {
  /** Undefined when opening was aborted: then nothing can be found out. */
  readonly #problem: Problem | undefined;
  readonly #solver: Solver | undefined;
  #state: 'idle' | 'busy' | 'disposed' = 'idle';
  #isRefuted = false;
  readonly #ended = new AbortController();

  constructor(problem: Problem | undefined, solver: Solver | undefined) {
    this.#problem = problem;
    this.#solver = solver;
    this.#isRefuted = problem?.isRefuted ?? false;
  }

  get stats(): Statistics {
    return this.#problem ? { ...this.#problem.stats, checks: this.#solver?.checks ?? 0 } : {};
  }

  #begin(): void {
    if (this.#state === 'busy') throw new Bug('a second call on a session while one runs');
    if (this.#state === 'disposed') throw new Bug('a call on a session that was disposed');
    this.#state = 'busy';
  }

  #end(): void {
    if (this.#state === 'busy') this.#state = 'idle';
  }

  async check({ assume = [], signal }: Query = {}): Promise<Verdict> {
    this.#begin();
    try {
      return await this.#check(assume, signal);
    } finally {
      this.#end();
    }
  }

  async #check(assume: readonly Assumption[], signal: AbortSignal | undefined): Promise<Verdict> {
    const problem = this.#problem;
    if (!problem || signal?.aborted) return aborted;
    if (this.#isRefuted) return refuted;
    const origin = new Map<number, Assumption>();
    for (const assumption of assume) {
      const literal = problem.literal(assumption);
      if (literal === false) return { status: 'unsat', core: [assumption] };
      if (literal !== true) origin.set(literal, assumption);
    }
    const outcome = await this.#ask([...origin.keys()], signal);
    switch (outcome.kind) {
      case 'sat':
        return { status: 'sat', assignment: problem.read(outcome.values) };
      case 'unsat':
        return {
          status: 'unsat',
          core: outcome.core.flatMap((literal) => origin.get(literal) ?? []),
        };
      case 'stopped':
        return aborted;
      case 'unknown':
        return { status: 'unknown', why: 'limit' };
    }
  }

  async #ask(literals: readonly number[], signal: AbortSignal | undefined): Promise<Outcome> {
    const outcome = (await this.#solver?.check(literals, signal)) ?? { kind: 'stopped' };
    if (outcome.kind === 'unsat' && outcome.core.length === 0) this.#isRefuted = true;
    return outcome;
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#begin();
    this.#problem?.block(keys, seen);
    if (this.#problem?.isRefuted || keys.length === 0) this.#isRefuted = true;
    this.#end();
  }

  async *optimise(signal?: AbortSignal): Answers {
    this.#begin();
    try {
      const [problem, solver] = [this.#problem, this.#solver];
      if (!problem || !solver || signal?.aborted) return 'aborted';
      if (this.#isRefuted) return 'complete';
      const { objective } = problem;
      if (!objective) throw new Bug('optimise without an objective');
      const stop = signal ? AbortSignal.any([signal, this.#ended.signal]) : this.#ended.signal;
      return yield* new Optimisation(problem, objective, solver, stop).answers();
    } finally {
      this.#end();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#state === 'disposed') return;
    const isBusy = this.#state === 'busy';
    this.#state = 'disposed';
    this.#ended.abort();
    await this.#solver?.close(isBusy);
  }
}
