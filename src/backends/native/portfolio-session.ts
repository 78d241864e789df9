// A session of propagation in which learning from conflicts joins in where an answer is long in coming (an algorithm
// portfolio; Gomes and Selman 2001): no way of searching is good everywhere, and each is hopeless somewhere.
//
// They take turns by the work that they do, not by the clock, so that the same answers come in the same order each time.
import { TooLarge } from '../../base/too-large.ts';
import type { VarId } from '../../model/expression.ts';
import type { Assignment } from '../../model/model.ts';
import type {
  Answers,
  OrderedKey,
  Query,
  Session,
  Statistics,
  TurnLengths,
  Verdict,
} from '../backend.ts';
import type { SatSession } from '../clauses/session.ts';
import { countFew, mostListed } from './count-few.ts';
import { Race } from './race.ts';
import type { NativeSession } from './session.ts';
import { Turn } from './turns.ts';

type Next = IteratorResult<Assignment, 'complete' | 'aborted' | 'limit'>;

/** Opens the learner, which is to keep to a turn; throws TooLarge where the clauses are more than fit. */
export type OpenLearner = (turn: Turn, signal: AbortSignal) => Promise<SatSession>;

interface Blocked {
  readonly keys: readonly VarId[];
  readonly seen: Assignment;
}

export class PortfolioSession implements Session {
  readonly #engine: NativeSession;
  readonly #openLearner: OpenLearner;
  readonly #engineTurn: Turn;
  readonly #learnerTurn: Turn;
  readonly #signal: AbortSignal | undefined;
  /** Opened when it joins in for the first time. */
  #learner: SatSession | undefined;
  /** The clauses are more than fit. */
  #isTooLarge = false;
  /** Who was first the last time that both were at it starts. */
  #isLearnerFirst = false;
  readonly #blocked: Blocked[] = [];

  /** `signal` stops every call. */
  constructor(
    engine: NativeSession,
    openLearner: OpenLearner,
    lengths: TurnLengths,
    signal: AbortSignal | undefined,
  ) {
    this.#signal = signal;
    this.#engine = engine;
    this.#openLearner = openLearner;
    this.#engineTurn = new Turn(lengths.engine);
    this.#learnerTurn = new Turn(lengths.learner);
    engine.turn = this.#engineTurn;
  }

  check(query: Query = {}): Promise<Verdict> {
    return this.#race(
      query.signal,
      (signal) => this.#engine.check({ ...query, signal }),
      (learner, signal) => learner.check({ ...query, signal }),
    );
  }

  count(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined> {
    return this.#race<bigint | undefined | 'aborted'>(
      signal,
      async (stop) => (await this.#engine.count(keys, stop)) ?? 'aborted',
      async (learner, stop) => {
        const count = await countFew(learner.enumerate(keys, stop));
        return count === 'many' ? undefined : (count ?? 'aborted');
      },
    ).then((count) => (count === 'aborted' ? undefined : count));
  }

  async *enumerate(keys: readonly VarId[], signal?: AbortSignal): Answers {
    if (this.#isLearnerFirst && this.#learner) {
      return yield* this.#learner.enumerate(keys, this.#with(signal));
    }
    const told = new Set<string>();
    const nameOf = (answer: Assignment): string => keys.map((id) => answer[id]).join();
    let learnt: Answers | undefined;
    const nextLearnt = async (answers: Answers): Promise<Next> => {
      for (;;) {
        const next = await answers.next();
        if (next.done || !told.has(nameOf(next.value))) return next;
      }
    };
    const race = new Race<Next>(this.#turns(), this.#with(signal), async (stop) => {
      const learner = await this.#learnerFor(stop);
      learnt = learner?.enumerate(keys, stop);
      return learnt && (await nextLearnt(learnt));
    });
    const propagated = this.#engine.enumerate(keys, race.signal);
    let next: Promise<Next> = propagated.next();
    try {
      for (;;) {
        const { answer, isByJoiner } = await race.first(next);
        if (answer.done) return answer.value;
        yield answer.value;
        if (isByJoiner) break;
        told.add(nameOf(answer.value));
        // Where propagation finds many, it goes on alone, and nothing needs to be remembered.
        if (told.size > mostListed) {
          race.stopJoiner();
          told.clear();
          return yield* propagated;
        }
        this.#engineTurn.renew();
        next = propagated.next();
      }
      this.#isLearnerFirst = true;
      race.stopStarter();
      for (;;) {
        const more = await nextLearnt(learnt as Answers);
        if (more.done) return more.value;
        yield more.value;
      }
    } finally {
      await race.end(next);
      await propagated.return('aborted');
      await learnt?.return('aborted');
    }
  }

  ascending(keys: readonly OrderedKey[], signal?: AbortSignal): Answers {
    return this.#engine.ascending(keys, signal);
  }

  optimise(signal?: AbortSignal): Answers {
    return this.#engine.optimise(signal);
  }

  block(keys: readonly VarId[], seen: Assignment): void {
    this.#engine.block(keys, seen);
    this.#learner?.block(keys, seen);
    this.#blocked.push({ keys, seen });
  }

  get stats(): Statistics {
    return { ...this.#learner?.stats, ...this.#engine.stats };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#engine[Symbol.asyncDispose]();
    await this.#learner?.[Symbol.asyncDispose]();
  }

  #with(signal: AbortSignal | undefined): AbortSignal {
    return AbortSignal.any([this.#signal, signal].filter((each) => each !== undefined));
  }

  /** Of the one that starts, and of the other one. */
  #turns(): readonly [Turn, Turn] {
    return this.#isLearnerFirst
      ? [this.#learnerTurn, this.#engineTurn]
      : [this.#engineTurn, this.#learnerTurn];
  }

  /** Undefined where there is none, or the signal was aborted. */
  async #learnerFor(signal: AbortSignal): Promise<SatSession | undefined> {
    if (this.#learner || this.#isTooLarge) return this.#learner;
    try {
      const learner = await this.#openLearner(this.#learnerTurn, signal);
      if (signal.aborted) {
        await learner[Symbol.asyncDispose]();
        return undefined;
      }
      for (const { keys, seen } of this.#blocked) learner.block(keys, seen);
      this.#learner = learner;
      return learner;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      this.#isTooLarge = true;
      return undefined;
    }
  }

  /** The first answer. The learner's is undefined where it gives up. */
  async #race<T>(
    signal: AbortSignal | undefined,
    byEngine: (signal: AbortSignal) => Promise<T>,
    byLearner: (learner: SatSession, signal: AbortSignal) => Promise<T | undefined>,
  ): Promise<T> {
    const learning = async (stop: AbortSignal): Promise<T | undefined> => {
      const learner = await this.#learnerFor(stop);
      return learner && (await byLearner(learner, stop));
    };
    const isLearnerFirst = this.#isLearnerFirst;
    const [start, join] = isLearnerFirst ? [learning, byEngine] : [byEngine, learning];
    const race = new Race<T | undefined>(this.#turns(), this.#with(signal), join);
    const started = start(race.signal);
    try {
      const { answer, isByJoiner } = await race.first(started);
      if (isByJoiner) this.#isLearnerFirst = !isLearnerFirst;
      if (answer !== undefined) return answer;
    } finally {
      await race.end(started);
    }
    this.#isLearnerFirst = false;
    return await byEngine(this.#with(signal));
  }
}
