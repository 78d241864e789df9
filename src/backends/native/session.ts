// A session of the native backend: queries answered by propagation and search. The contract is in backends/backend.ts.
import { Bug, invariant } from '../../base/invariant.ts';
import { Engine } from '../../engine/engine.ts';
import type { Flat } from '../../lower/flat.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type {
  Answers,
  Assumption,
  OrderedKey,
  Query,
  Session,
  Statistics,
  Verdict,
} from '../backend.ts';
import { Assumptions } from './assumptions.ts';
import { Counter } from './count.ts';
import { Driver } from './driver.ts';
import { Improvement } from './improvement.ts';
import { Pace } from './pace.ts';
import { Plan } from './plan.ts';
import type { Step } from './search.ts';
import type { Turn } from './turns.ts';

/** A search in the order of the answers may fail so often, and some times more for each that it has found. */
const failuresInOrder = 20_000;
const failuresOfAnswer = 50;

export class NativeSession implements Session {
  readonly #model: Model;
  readonly #flat: Flat;
  readonly #engine: Engine;
  readonly #plan: Plan;
  readonly #driver: Driver;
  readonly #assumptions: Assumptions;
  readonly #signal: AbortSignal | undefined;
  readonly #ended = new AbortController();
  #isBusy = false;
  /** Whether it is known that there is no answer at all. */
  #isRefuted = false;
  /** Where another one searches too: what this one may do of it. */
  turn: Turn | undefined;

  /** `signal` stops every call. The same seed gives the same answers in the same order. */
  constructor(model: Model, flat: Flat, seed: number, signal: AbortSignal | undefined) {
    this.#signal = signal;
    this.#model = model;
    this.#flat = flat;
    this.#engine = new Engine(flat);
    this.#plan = new Plan(this.#engine, model.variables.length, seed);
    this.#driver = new Driver(this.#engine);
    this.#assumptions = new Assumptions(this.#driver, this.#plan, () => this.#read());
    this.#isRefuted = this.#engine.store.hasEmptyDomain;
  }

  async check({ assume = [], signal, mostFailures }: Query = {}): Promise<Verdict> {
    this.#begin();
    try {
      return await this.#check(assume, this.#pace(signal), mostFailures);
    } finally {
      this.#isBusy = false;
    }
  }

  async #check(
    assume: readonly Assumption[],
    pace: Pace,
    mostFailures: number | undefined,
  ): Promise<Verdict> {
    const root = await this.#propagateRoot(pace);
    if (root === 'paused') return { status: 'unknown', why: 'aborted' };
    if (root === 'exhausted') return { status: 'unsat', core: [] };
    const attempt = await this.#assumptions.solve(assume, pace, mostFailures);
    if (attempt.solution) return { status: 'sat', assignment: attempt.solution };
    if (attempt.step === 'paused') {
      return { status: 'unknown', why: pace.isAborted() ? 'aborted' : 'limit' };
    }
    const core = await this.#assumptions.shrink(attempt, pace);
    if (core.length === 0) this.#isRefuted = true;
    return { status: 'unsat', core };
  }

  /** Propagates what holds whatever is asked; `found` means that this left something to search. */
  async #propagateRoot(pace: Pace): Promise<Step> {
    // Posted here at the latest: this is the last moment at level 0.
    this.#plan.nogoods();
    if (this.#isRefuted) return 'exhausted';
    const step = await this.#driver.propagate(pace);
    if (step === 'exhausted') this.#isRefuted = true;
    this.#engine.kernel.setThorough(false);
    return step;
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
    this.#assumptions.forget();
  }

  enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    return this.#answers(signal, (pace) => this.#all(keys, pace));
  }

  ascending(keys: readonly OrderedKey[], signal?: AbortSignal): Answers {
    return this.#answers(signal, (pace) => this.#inOrder(keys, pace));
  }

  async count(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined> {
    this.#begin();
    const pace = this.#pace(signal);
    const { kernel, store } = this.#engine;
    try {
      const root = await this.#propagateRoot(pace);
      if (root !== 'found') return root === 'paused' ? undefined : 0n;
      kernel.push();
      const counter = new Counter(this.#engine, this.#plan, keys);
      const count = await this.#driver.count(counter.count(), pace);
      while (store.trail.level > 0) kernel.pop();
      this.#driver.nodes += counter.nodes;
      this.#driver.failures += counter.failures;
      return count;
    } finally {
      this.#isBusy = false;
    }
  }

  optimise(signal?: AbortSignal): Answers {
    const { objective } = this.#flat;
    if (!objective) throw new Bug('optimise without an objective');
    const better = new Improvement(this.#engine, this.#plan, this.#driver, objective, () =>
      this.#read(),
    );
    return this.#answers(signal, (pace) => better.answers(pace));
  }

  /** A generator in a level of its own. */
  async *#answers(signal: AbortSignal | undefined, body: (pace: Pace) => Answers): Answers {
    this.#begin();
    const pace = this.#pace(signal);
    try {
      const root = await this.#propagateRoot(pace);
      if (root !== 'found') return root === 'paused' ? 'aborted' : 'complete';
      const nogoods = this.#plan.nogoods();
      const before = nogoods.count;
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
        const step = await this.#driver.step(search, pace);
        if (step !== 'found') return step === 'paused' ? 'aborted' : 'complete';
        yield this.#read();
      }
    } finally {
      this.#driver.finish(search);
    }
  }

  /** Every answer on the keys once, in their order, as long as that does not fail too often. */
  async *#inOrder(keys: readonly OrderedKey[], pace: Pace): Answers {
    const search = this.#plan.inOrder(keys);
    try {
      for (let found = 0; ; found++) {
        const most = failuresInOrder + failuresOfAnswer * found;
        const step = await this.#driver.step(search, pace, most);
        if (step === 'exhausted') return 'complete';
        if (step === 'paused') return pace.isAborted() ? 'aborted' : 'limit';
        yield this.#read();
      }
    } finally {
      this.#driver.finish(search);
    }
  }

  get stats(): Statistics {
    return {
      variables: this.#flat.variables.length,
      constraints: this.#flat.constraints.length,
      propagators: this.#engine.kernel.propagators.length,
      ...this.#driver.figures,
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
    const signals = [signal, this.#signal, this.#ended.signal];
    return new Pace(this.#engine.kernel, signals, this.turn);
  }

  #read(): Assignment {
    const { min } = this.#engine.store;
    return this.#model.variables.map(({ id }) => (min[id] as number) + 0);
  }
}
