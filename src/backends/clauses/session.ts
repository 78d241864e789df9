// A session about one model as clauses: questions answered by a solver of whatever kind.
import { Bug } from '../../base/invariant.ts';
import type { Encoding, SatLiteral } from '../../encode/index.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type { Answers, Assumption, Query, Session, Statistics, Verdict } from '../backend.ts';
import { smallCore } from './core.ts';
import { type Narrowing, Optimisation } from './optimisation.ts';
import { exclude, openGroups, type Problem } from './questions.ts';

/** Conflicts spent to make a core smaller: so many times what the refutation took, and so many more. */
const coreFactor = 10;
const coreConflicts = 20_000;

const refuted: Verdict = { status: 'unsat', core: [] };
const aborted: Verdict = { status: 'unknown', why: 'aborted' };

/** Encodes the problem for costs within a range; undefined if the signal was aborted before that was done. */
type Encode = (low: number, high: number, signal?: AbortSignal) => Promise<Problem | undefined>;

/** Says that no later answer agrees with one on some variables. */
interface Blocked {
  readonly keys: readonly VarId[];
  readonly seen: Assignment;
}

export class SatSession implements Session {
  readonly #model: Model;
  /** Undefined when opening was aborted: then nothing can be found out. */
  readonly #problem: Problem | undefined;
  readonly #within: Encode;
  readonly #blocked: Blocked[] = [];
  /** The problem that is being worked on, if it is another. */
  #other: Problem | undefined;
  #state: 'idle' | 'busy' | 'disposed' = 'idle';

  /** A session for a model; `within` encodes its problem again, for costs within a range. */
  constructor(model: Model, problem: Problem | undefined, within: Encode) {
    this.#model = model;
    this.#problem = problem;
    this.#within = within;
  }

  get stats(): Statistics {
    return this.#problem?.statistics ?? {};
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

  async #check(assume: readonly Assumption[], signal?: AbortSignal): Promise<Verdict> {
    const problem = this.#problem;
    if (!problem || signal?.aborted) return aborted;
    if (problem.isRefuted) return refuted;
    const literals = assume.map((assumption) => literalOf(problem.encoding, assumption));
    const before = problem.conflicts;
    const model = await problem.solve(literals, signal);
    if (model === 'stopped') return aborted;
    if (model) return { status: 'sat', assignment: this.#read(problem.encoding, model) };
    if (problem.isRefuted) return refuted;
    const limit = problem.conflicts + coreFactor * (problem.conflicts - before) + coreConflicts;
    const core = await smallCore([...assume.keys()], async (kept) => {
      if (problem.conflicts > limit || signal?.aborted) return undefined;
      const part = kept.map((i) => literals[i] as SatLiteral);
      return (await problem.solve(part, signal)) === undefined;
    });
    if (problem.isRefuted) return refuted;
    return { status: 'unsat', core: core.map((i) => assume[i] as Assumption) };
  }

  #read(encoding: Encoding, model: Uint8Array): Assignment {
    return encoding.read(model, this.#model.variables.length);
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#begin();
    if (this.#problem) exclude(this.#problem.encoding, keys, seen);
    this.#blocked.push({ keys, seen });
    this.#end();
  }

  async *enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    this.#begin();
    try {
      const problem = this.#problem;
      if (!problem || signal?.aborted) return 'aborted';
      if (problem.isRefuted) return 'complete';
      const { encoding } = problem;
      const groups = openGroups(encoding.cnf, encoding.groups(keys));
      const all = problem.models(groups, signal);
      try {
        for (;;) {
          const next = await all.next();
          if (next.done) return next.value;
          yield this.#read(encoding, next.value);
        }
      } finally {
        await all.return('aborted');
      }
    } finally {
      this.#end();
    }
  }

  async *optimise(signal?: AbortSignal): Answers {
    this.#begin();
    try {
      const problem = this.#problem;
      if (!problem || signal?.aborted) return 'aborted';
      if (problem.isRefuted) return 'complete';
      const better = new Optimisation(problem, this.#narrowing(signal), signal).models();
      try {
        for (;;) {
          const next = await better.next();
          if (next.done) return next.value;
          yield this.#read(next.value.encoding, next.value.model);
        }
      } finally {
        await better.return('aborted');
      }
    } finally {
      this.#other = undefined;
      this.#end();
    }
  }

  #narrowing(signal: AbortSignal | undefined): Narrowing {
    return async (low, high) => {
      const narrower = await this.#within(low, high, signal);
      if (this.#state === 'disposed') return undefined;
      if (narrower) {
        for (const { keys, seen } of this.#blocked) exclude(narrower.encoding, keys, seen);
      }
      this.#other = narrower;
      return narrower;
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#state === 'disposed') return;
    const isBusy = this.#state === 'busy';
    this.#state = 'disposed';
    await this.#other?.close(isBusy);
    await this.#problem?.close(isBusy);
  }
}

function literalOf(encoding: Encoding, { variable, value, equal }: Assumption): SatLiteral {
  const literal = encoding.equals(variable, value);
  return equal ? literal : -literal;
}
