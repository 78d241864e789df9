// A session that asks one backend as long as that is quick, and hands over to another for good once a question is hard.
import type { Answers, Query, Session, Statistics, Verdict } from '../backends/backend.ts';
import type { VarId } from '../model/expression.ts';
import type { Assignment } from '../model/model.ts';

/** A question that fails more often than this in its search is a hard one. */
const mostFailures = 1000;

interface Blocked {
  readonly keys: readonly VarId[];
  readonly seen: Assignment;
}

export class Relay implements Session {
  #session: Session;
  /** Opens the one that takes over, of the same model; undefined where there is none, or none any more. */
  #next: (() => Promise<Session | undefined>) | undefined;
  readonly #blocked: Blocked[] = [];

  constructor(first: Session, next: () => Promise<Session | undefined>) {
    this.#session = first;
    this.#next = next;
  }

  async check(query: Query = {}): Promise<Verdict> {
    if (!this.#next) return this.#session.check(query);
    const verdict = await this.#session.check({ ...query, mostFailures });
    if (verdict.status !== 'unknown' || verdict.why !== 'limit') return verdict;
    await this.#handOver(this.#next);
    return this.#session.check(query);
  }

  async #handOver(open: () => Promise<Session | undefined>): Promise<void> {
    this.#next = undefined;
    const next = await open();
    if (!next) return;
    for (const { keys, seen } of this.#blocked) next.block(keys, seen);
    const before = this.#session;
    this.#session = next;
    await before[Symbol.asyncDispose]();
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#session.block(keys, seen);
    if (this.#next) this.#blocked.push({ keys, seen });
  }

  optimise(signal?: AbortSignal): Answers {
    return this.#session.optimise(signal);
  }

  get stats(): Statistics {
    return this.#session.stats;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#next = undefined;
    await this.#session[Symbol.asyncDispose]();
  }
}
