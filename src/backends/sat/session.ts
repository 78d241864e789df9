// A session of the sat backend: questions about one model, answered by MiniSat.
import { Bug } from '../../base/invariant.ts';
import { always, type Encoding, never, type SatLiteral } from '../../encode/index.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type { Answers, Assumption, Query, Session, Statistics, Verdict } from '../backend.ts';
import { smallCore } from './core.ts';
import { models, openGroups } from './enumeration.ts';
import type { Solver } from './solver.ts';

/** Conflicts spent to make a core smaller: so many times what the refutation took, and so many more. */
const coreFactor = 10;
const coreConflicts = 20_000;

const refuted: Verdict = { status: 'unsat', core: [] };
const aborted: Verdict = { status: 'unknown', why: 'aborted' };

export class SatSession implements Session {
  readonly #model: Model;
  /** Undefined when opening was aborted: then nothing can be found out. */
  readonly #encoding: Encoding | undefined;
  readonly #solver: Solver | undefined;
  /** For a literal a variable that implies it, so that it can be assumed. */
  readonly #proxies = new Map<SatLiteral, number>();
  #state: 'idle' | 'busy' | 'disposed' = 'idle';
  #isRefuted = false;

  constructor(model: Model, encoding: Encoding | undefined, solver: Solver | undefined) {
    this.#model = model;
    this.#encoding = encoding;
    this.#solver = solver;
  }

  get stats(): Statistics {
    if (!this.#encoding || !this.#solver) return {};
    const { cnf } = this.#encoding;
    return {
      variables: cnf.variables,
      clauses: cnf.count,
      checks: this.#solver.checks,
      ...this.#solver.host.counters,
      'heap MiB': this.#solver.host.heapBytes / 2 ** 20,
    };
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
    const encoding = this.#encoding;
    if (!encoding || signal?.aborted) return aborted;
    if (this.#isRefuted || encoding.cnf.contradiction) return refuted;
    const literals = assume.map((assumption) => literalOf(encoding, assumption));
    const before = this.#conflicts;
    const model = await this.#solve(literals, signal);
    if (model === 'stopped') return aborted;
    if (model) return { status: 'sat', assignment: this.#read(model) };
    if (this.#isRefuted) return refuted;
    const limit = this.#conflicts + coreFactor * (this.#conflicts - before) + coreConflicts;
    const core = await smallCore([...assume.keys()], async (kept) => {
      if (this.#conflicts > limit || signal?.aborted) return undefined;
      const part = await this.#solve(
        kept.map((i) => literals[i] as SatLiteral),
        signal,
      );
      return part === undefined;
    });
    if (this.#isRefuted) return refuted;
    return { status: 'unsat', core: core.map((i) => assume[i] as Assumption) };
  }

  get #conflicts(): number {
    return this.#solver?.host.counters.conflicts ?? 0;
  }

  #read(model: Uint8Array): Assignment {
    return this.#encoding?.read(model, this.#model.variables.length) ?? [];
  }

  /** A model in which all the literals are true; undefined if there is none. */
  async #solve(
    literals: readonly SatLiteral[],
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined | 'stopped'> {
    const [encoding, solver] = [this.#encoding, this.#solver];
    if (!encoding || !solver) return 'stopped';
    const { cnf } = encoding;
    const wanted = literals.filter((literal) => cnf.value(literal) !== always);
    if (wanted.some((literal) => cnf.value(literal) === never)) return undefined;
    const isJoint = wanted.length > 1;
    const assumption = isJoint ? cnf.fresh() : this.#proxy(encoding, wanted[0]);
    if (isJoint) for (const literal of wanted) cnf.add(-assumption, literal);
    const reply = await solver.solve(assumption, signal);
    if (isJoint) cnf.add(-assumption);
    if (reply.kind === 'stopped') return 'stopped';
    if (reply.isRefuted) this.#isRefuted = true;
    return reply.model;
  }

  /** A variable that implies the literal; 0 for none. */
  #proxy({ cnf }: Encoding, literal: SatLiteral | undefined): number {
    if (literal === undefined) return 0;
    if (literal > 0) return literal;
    const known = this.#proxies.get(literal);
    if (known !== undefined) return known;
    const proxy = cnf.fresh();
    cnf.add(-proxy, literal);
    this.#proxies.set(literal, proxy);
    return proxy;
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#begin();
    const encoding = this.#encoding;
    if (encoding) {
      const same = keys.flatMap((id) => encoding.equalsAll(id, seen[id] as number));
      encoding.cnf.addAll(same.map((literal) => -literal));
    }
    this.#end();
  }

  async *enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    this.#begin();
    try {
      const [encoding, solver] = [this.#encoding, this.#solver];
      if (!encoding || !solver || signal?.aborted) return 'aborted';
      if (this.#isRefuted || encoding.cnf.contradiction) return 'complete';
      const { cnf } = encoding;
      const all = models(cnf, solver, openGroups(cnf, encoding.groups(keys)), signal);
      try {
        for (;;) {
          const next = await all.next();
          if (next.done) return next.value;
          yield this.#read(next.value);
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
      const encoding = this.#encoding;
      if (!encoding || signal?.aborted) return 'aborted';
      if (this.#isRefuted || encoding.cnf.contradiction) return 'complete';
      let bound: SatLiteral = always;
      while (bound !== never) {
        const model = await this.#solve([bound], signal);
        if (model === 'stopped') return 'aborted';
        if (!model) return 'complete';
        yield this.#read(model);
        bound = encoding.betterThan(encoding.objectiveOf(model));
      }
      return 'complete';
    } finally {
      this.#end();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#state === 'disposed') return;
    const isBusy = this.#state === 'busy';
    this.#state = 'disposed';
    await this.#solver?.close(isBusy);
  }
}

function literalOf(encoding: Encoding, { variable, value, equal }: Assumption): SatLiteral {
  const literal = encoding.equals(variable, value);
  return equal ? literal : -literal;
}
