// A session of the native backend: queries answered by propagation and search. The contract is in backends/backend.ts.
import { Bug, invariant } from '../../base/invariant.ts';
import { Engine } from '../../engine/engine.ts';
import { consistent, failed } from '../../engine/kernel.ts';
import type { Flat } from '../../lower/flat.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type { Answers, Assumption, Query, Session, Statistics, Verdict } from '../backend.ts';
import { Counter, type Counting } from './count.ts';
import { Pace } from './pace.ts';
import { Plan } from './plan.ts';
import type { Search, Step } from './search.ts';

export class NativeSession implements Session {
  readonly #model: Model;
  readonly #flat: Flat;
  readonly #engine: Engine;
  readonly #plan: Plan;
  readonly #signal: AbortSignal | undefined;
  readonly #ended = new AbortController();
  #isBusy = false;
  /** Whether it is known that there is no answer at all. */
  #isRefuted = false;
  #nodes = 0;
  #failures = 0;
  #restarts = 0;

  /** `signal` stops every call. The same seed gives the same answers in the same order. */
  constructor(model: Model, flat: Flat, seed: number, signal: AbortSignal | undefined) {
    this.#signal = signal;
    this.#model = model;
    this.#flat = flat;
    this.#engine = new Engine(flat);
    this.#plan = new Plan(this.#engine, model.variables.length, seed);
    this.#isRefuted = this.#engine.store.hasEmptyDomain;
  }

  async check({ assume = [], signal }: Query = {}): Promise<Verdict> {
    this.#begin();
    try {
      return await this.#check(assume, this.#pace(signal));
    } finally {
      this.#isBusy = false;
    }
  }

  async #check(assume: readonly Assumption[], pace: Pace): Promise<Verdict> {
    const { kernel } = this.#engine;
    const nogoods = this.#plan.nogoods();
    const before = nogoods.count;
    const root = await this.#propagateRoot(pace);
    if (root === 'paused') return { status: 'unknown', why: 'aborted' };
    if (root === 'exhausted') return this.#unsat([]);
    kernel.push();
    try {
      const taken = this.#assume(assume);
      if (taken < assume.length) return this.#unsat(assume.slice(0, taken + 1));
      const search = this.#plan.finding(() => 'ascending');
      const step = await this.#step(search, pace);
      const assignment = step === 'found' ? this.#read() : undefined;
      this.#finish(search);
      if (assignment) return { status: 'sat', assignment };
      return step === 'paused' ? { status: 'unknown', why: 'aborted' } : this.#unsat(assume);
    } finally {
      kernel.pop();
      nogoods.shrink(before);
    }
  }

  /** Propagates what holds whatever is asked; `found` means that this left something to search. */
  async #propagateRoot(pace: Pace): Promise<Step> {
    for (;;) {
      if (this.#isRefuted) return 'exhausted';
      if (pace.isAborted()) return 'paused';
      pace.grant();
      const outcome = this.#engine.kernel.propagate();
      if (outcome === consistent) return 'found';
      if (outcome === failed) this.#isRefuted = true;
      else await pace.rest();
    }
  }

  #unsat(core: readonly Assumption[]): Verdict {
    if (core.length === 0) this.#isRefuted = true;
    return { status: 'unsat', core };
  }

  /** Posts assumptions in the current level; how many were possible before one was not. */
  #assume(assume: readonly Assumption[]): number {
    const { store } = this.#engine;
    const impossible = assume.findIndex(
      ({ variable, value, equal }) =>
        !(equal ? store.assign(variable, value) : store.remove(variable, value)),
    );
    return impossible < 0 ? assume.length : impossible;
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    invariant(!this.#isBusy, 'block while another call runs');
    invariant(!this.#ended.signal.aborted, 'block after disposal');
    const isNew = this.#plan
      .nogoods()
      .add(
        keys.map((variable) => ({ variable, relation: 'is', value: seen[variable] ?? Number.NaN })),
      );
    if (!isNew) this.#isRefuted = true;
  }

  enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    return this.#answers(signal, (pace) => this.#all(keys, pace));
  }

  async count(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined> {
    this.#begin();
    const pace = this.#pace(signal);
    const { kernel } = this.#engine;
    try {
      const root = await this.#propagateRoot(pace);
      if (root !== 'found') return root === 'paused' ? undefined : 0n;
      const { level } = this.#engine.store.trail;
      const counter = new Counter(this.#engine, this.#plan, keys);
      const count = await this.#run(counter.count(), pace);
      while (this.#engine.store.trail.level > level) kernel.pop();
      this.#nodes += counter.nodes;
      this.#failures += counter.failures;
      return count;
    } finally {
      this.#isBusy = false;
    }
  }

  /** Drives a count to its end; undefined when it was stopped. */
  async #run(counting: Counting, pace: Pace): Promise<bigint | undefined> {
    for (;;) {
      if (pace.isAborted()) return undefined;
      pace.grant();
      const next = counting.next();
      if (next.done) return BigInt(next.value);
      await pace.rest();
    }
  }

  optimise(signal?: AbortSignal): Answers {
    const { objective } = this.#flat;
    if (!objective) throw new Bug('optimise without an objective');
    return this.#answers(signal, (pace) => this.#improve(objective, pace));
  }

  /** A generator in a level of its own. */
  async *#answers(signal: AbortSignal | undefined, body: (pace: Pace) => Answers): Answers {
    this.#begin();
    const pace = this.#pace(signal);
    const nogoods = this.#plan.nogoods();
    const before = nogoods.count;
    try {
      const root = await this.#propagateRoot(pace);
      if (root !== 'found') return root === 'paused' ? 'aborted' : 'complete';
      this.#engine.kernel.push();
      try {
        return yield* body(pace);
      } finally {
        this.#engine.kernel.pop();
        nogoods.shrink(before);
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** Every answer on the keys once. */
  async *#all(keys: readonly VarId[], pace: Pace): Answers {
    const search = this.#plan.listing(keys);
    try {
      for (;;) {
        const step = await this.#step(search, pace);
        if (step !== 'found') return step === 'paused' ? 'aborted' : 'complete';
        yield this.#read();
      }
    } finally {
      this.#finish(search);
    }
  }

  /** Branch and bound: after each answer only better ones are looked for. */
  async *#improve({ sense, term }: NonNullable<Flat['objective']>, pace: Pace): Answers {
    const { store } = this.#engine;
    const { variable, scale } = term;
    const isLess = (sense === 'minimize') === scale > 0;
    for (;;) {
      const search = this.#plan.finding(() => 'ascending');
      let best: number;
      try {
        const step = await this.#step(search, pace);
        if (step !== 'found') return step === 'paused' ? 'aborted' : 'complete';
        best = store.min[variable] as number;
        yield this.#read();
      } finally {
        this.#finish(search);
      }
      if (scale === 0) return 'complete';
      if (!(isLess ? store.atMost(variable, best - 1) : store.atLeast(variable, best + 1))) {
        return 'complete';
      }
    }
  }

  get stats(): Statistics {
    return {
      variables: this.#flat.variables.length,
      constraints: this.#flat.constraints.length,
      propagators: this.#engine.kernel.propagators.length,
      nodes: this.#nodes,
      failures: this.#failures,
      restarts: this.#restarts,
      propagations: this.#engine.kernel.runs,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended.abort();
  }

  #begin(): void {
    invariant(!this.#ended.signal.aborted, 'a call after disposal');
    invariant(!this.#isBusy, 'a call while another one runs');
    this.#isBusy = true;
  }

  #pace(signal: AbortSignal | undefined): Pace {
    return new Pace(this.#engine.kernel, [signal, this.#signal, this.#ended.signal]);
  }

  /** Goes on to the next solution; `paused` only when it was stopped. */
  async #step(search: Search, pace: Pace): Promise<Step> {
    for (;;) {
      if (pace.isAborted()) return 'paused';
      pace.grant();
      const step = search.next();
      if (step !== 'paused') return step;
      await pace.rest();
    }
  }

  /** Leaves what a search has opened and takes over its numbers. */
  #finish(search: Search): void {
    search.close();
    this.#nodes += search.nodes;
    this.#failures += search.failures;
    this.#restarts += search.restarts;
    search.nodes = 0;
    search.failures = 0;
    search.restarts = 0;
  }

  #read(): Assignment {
    const { min } = this.#engine.store;
    return this.#model.variables.map(({ id }) => (min[id] as number) + 0);
  }
}
