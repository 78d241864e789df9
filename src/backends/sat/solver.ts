// MiniSat with the clauses of a problem in it: it is started when first asked, told of what has been added since, given
// a larger heap when it has filled the one it had, and started again after it was stopped.
//
// What it answers depends on its clauses and on the questions before, never on the clock: where a solver that is
// compiled ahead takes over from one that is not, it is asked the same questions again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Cnf } from '../../encode/index.ts';
import { type Extent, Host } from './host.ts';
import { takePrepared, untilPrepared } from './pool.ts';
import type { Reply, Thread } from './thread.ts';
import { type Batch, Walk } from './walk.ts';

/** After so long with a solver that is not compiled ahead one that is gets ready. */
const patienceMilliseconds = 150;

type Outcome = Extract<Reply, { kind: 'solved' | 'stopped' }>;

/** A question, and what the solver knew when it was asked. */
interface Asked {
  readonly extent: Extent;
  readonly assumption: number;
}

export class Solver {
  readonly host: Host;
  /** What a thread that is not compiled ahead has been asked. */
  #history: Asked[] = [];
  #checks = 0;

  constructor(cnf: Cnf, seed: number, memory?: number) {
    this.host = new Host(cnf, seed, memory);
  }

  /** How often a model was asked for. */
  get checks(): number {
    return this.#checks;
  }

  /**
   * Asks for a model in which a variable is true; 0 for any.
   * @throws TooLarge when no heap is large enough.
   */
  async solve(assumption: number, signal?: AbortSignal): Promise<Outcome> {
    this.#checks++;
    const { host } = this;
    while (!host.isClosed) {
      const reply = await this.#ask(assumption, signal);
      if (reply.kind === 'solved') host.note(reply.counters);
      if (reply.kind === 'solved') return reply;
      this.#history = [];
      if (reply.kind === 'stopped') {
        host.forget();
        return reply;
      }
      await host.enlarge(reply);
    }
    return { kind: 'stopped' };
  }

  async #ask(assumption: number, signal?: AbortSignal): Promise<Reply> {
    const { host } = this;
    const thread = host.loaded();
    thread.send({ kind: 'solve', assumption });
    const pending = thread.receive(signal);
    if (thread.ahead) return await pending;
    this.#history.push({ extent: host.extent, assumption });
    const early = await within(patienceMilliseconds, pending);
    return early ?? (await this.#race(thread, pending, signal));
  }

  /** Has a solver that is compiled ahead look for the answer too. */
  async #race(thread: Thread, pending: Promise<Reply>, signal?: AbortSignal): Promise<Reply> {
    let rival = takePrepared();
    while (!rival) {
      const early = await Promise.race([pending, untilPrepared()]);
      if (early) return early;
      rival = takePrepared();
    }
    const other = rival;
    const winner = await Promise.race([
      pending.then((reply) => ({ thread, reply })),
      this.#repeat(other, signal).then((reply) => ({ thread: other, reply })),
    ]);
    if (winner.thread === other) {
      thread.stop();
      this.host.adopt(other);
      this.#history = [];
    } else other.stop();
    return winner.reply;
  }

  /** Asks another thread what this one has been asked; the answer to the last question. */
  async #repeat(thread: Thread, signal?: AbortSignal): Promise<Reply> {
    let reply: Reply = { kind: 'stopped' };
    let sent: number | undefined;
    for (const { extent, assumption } of [...this.#history]) {
      if (sent === undefined) this.host.open(thread, extent);
      else if (sent < extent.length) this.host.add(thread, sent, extent);
      sent = extent.length;
      thread.send({ kind: 'solve', assumption });
      reply = await thread.receive(signal);
      if (reply.kind !== 'solved') return reply;
    }
    return reply;
  }

  /**
   * Looks for every model in which a variable is true, one for each choice of the groups' literals. A solver is started
   * for it, so that the order does not depend on what was asked before.
   * @throws TooLarge when no heap is large enough.
   */
  async *enumerate(
    assumption: number,
    groups: Int32Array,
    signal?: AbortSignal,
  ): AsyncGenerator<Batch, 'complete' | 'stopped', undefined> {
    this.#history = [];
    const walk = new Walk(this.host, assumption, groups, patienceMilliseconds);
    return yield* walk.batches(signal);
  }

  /** Gives the thread to others; the next question starts a solver. */
  async pause(): Promise<void> {
    this.#history = [];
    await this.host.leave();
  }

  /** Stops the solver, if it is in the middle of a question, or keeps its thread for another problem. */
  async close(isBusy: boolean): Promise<void> {
    await this.host.close(isBusy);
  }
}

/** What a promise gives, if it does so soon enough. */
async function within<T>(milliseconds: number, pending: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const patience = wait(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([pending, patience]);
  } finally {
    timer.abort();
  }
}
