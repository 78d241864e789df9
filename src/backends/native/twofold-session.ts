// A session of two: answers are looked for by learning from conflicts; many are counted, and the best is found, by
// propagation.
import type { VarId } from '../../model/expression.ts';
import type { Assignment, Model } from '../../model/model.ts';
import type { Answers, OpenOptions, Query, Session, Statistics, Verdict } from '../backend.ts';
import type { SatSession } from '../clauses/session.ts';
import { countFew } from './count-few.ts';
import { openLearning } from './learning.ts';
import type { NativeSession } from './session.ts';

interface Blocked {
  readonly keys: readonly VarId[];
  readonly seen: Assignment;
}

export class TwofoldSession implements Session {
  readonly #learner: SatSession;
  readonly #openEngine: () => NativeSession;
  /** Made when it is asked for the first time. */
  #engine: NativeSession | undefined;
  readonly #blocked: Blocked[] = [];

  constructor(learner: SatSession, openEngine: () => NativeSession) {
    this.#learner = learner;
    this.#openEngine = openEngine;
  }

  #propagating(): NativeSession {
    if (this.#engine) return this.#engine;
    const engine = this.#openEngine();
    for (const { keys, seen } of this.#blocked) engine.block(keys, seen);
    this.#engine = engine;
    return engine;
  }

  check(query?: Query): Promise<Verdict> {
    return this.#learner.check(query);
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#learner.block(keys, seen);
    this.#engine?.block(keys, seen);
    this.#blocked.push({ keys, seen });
  }

  enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    return this.#learner.enumerate(keys, signal);
  }

  async count(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined> {
    const few = await countFew(this.#learner.enumerate(keys, signal));
    return few === 'many' ? await this.#propagating().count(keys, signal) : few;
  }

  optimise(signal?: AbortSignal): Answers {
    return this.#propagating().optimise(signal);
  }

  get stats(): Statistics {
    return { ...this.#engine?.stats, ...this.#learner.stats };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#learner[Symbol.asyncDispose]();
    await this.#engine?.[Symbol.asyncDispose]();
  }
}

/**
 * Opens both: clauses for the learner at once, the engine when it is asked for.
 * @throws TooLarge where the clauses are more than fit.
 */
export async function openTwofold(
  model: Model,
  options: OpenOptions,
  openEngine: () => NativeSession,
): Promise<TwofoldSession> {
  return new TwofoldSession(await openLearning(model, options), openEngine);
}
