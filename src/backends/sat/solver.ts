// MiniSat with the clauses of a problem in it: it is started when first asked, told of what has been added since, given
// a larger heap when it has filled the one it had, and started again after it was stopped.
import { setTimeout as wait } from 'node:timers/promises';
import { Bug } from '../../base/invariant.ts';
import type { Cnf } from '../../encode/index.ts';
import { heapAfter, heapFor, type ProblemSize } from './heap.ts';
import { type Answer, Control, type Counters } from './messages.ts';
import { acquireThread, preparedThread, releaseThread, takePrepared } from './pool.ts';
import type { Reply, Thread } from './thread.ts';

/** Problems of so many clauses are worth the time of compiling the solver ahead. */
const worthCompiling = 20_000;

/** After so long with a solver that is not compiled ahead one that is gets ready. */
const patienceMilliseconds = 150;

/** So long an enumeration may take to end when it is told to. */
const interruptMilliseconds = 100;

const noCounters: Counters = { decisions: 0, propagations: 0, conflicts: 0 };

/** Some models of an enumeration, one after the other. */
export type Batch = Extract<Answer, { kind: 'batch' }>;

/** How an enumeration ended; `again`: the rest is to be asked for once more, of a better solver. */
export type Ending = 'complete' | 'stopped' | 'again';

type Outcome = Extract<Reply, { kind: 'solved' | 'stopped' }>;

export class Solver {
  readonly #cnf: Cnf;
  readonly #seed: number;
  #thread: Thread | undefined;
  #heapBytes = 0;
  /** How far the clauses have been sent. */
  #sent = 0;
  /** What earlier solvers of this problem counted, and what this one has so far. */
  #past = noCounters;
  #current = noCounters;
  #checks = 0;
  #isClosed = false;

  constructor(cnf: Cnf, seed: number) {
    this.#cnf = cnf;
    this.#seed = seed;
  }

  get counters(): Counters {
    return sum(this.#past, this.#current);
  }

  get heapBytes(): number {
    return this.#heapBytes;
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
    while (!this.#isClosed) {
      const thread = this.#loaded();
      thread.send({ kind: 'solve', assumption });
      const pending = thread.receive(signal);
      const reply = thread.ahead
        ? await pending
        : await this.#race(thread, pending, assumption, signal);
      if (reply.kind === 'stopped') this.#forget();
      if (reply.kind === 'solved') this.#current = reply.counters;
      if (reply.kind === 'solved' || reply.kind === 'stopped') return reply;
      await this.#enlarge(reply);
    }
    return { kind: 'stopped' };
  }

  /** Where an answer takes long, has a solver that is compiled ahead look for it too. */
  async #race(
    thread: Thread,
    pending: Promise<Reply>,
    assumption: number,
    signal?: AbortSignal,
  ): Promise<Reply> {
    const early = await within(patienceMilliseconds, pending);
    if (early) return early;
    const rival = await Promise.race([pending, preparedThread()]);
    if ('kind' in rival) return rival;
    this.#open(rival);
    rival.send({ kind: 'solve', assumption });
    const second = rival.receive(signal);
    const reply = await Promise.race([pending, second]);
    if (reply === (await Promise.race([second, undefined]))) {
      thread.stop();
      this.#adopt(rival);
    } else rival.stop();
    return reply;
  }

  /** Goes on with another thread, to which all clauses have been sent. */
  #adopt(thread: Thread): void {
    const { length } = this.#cnf;
    this.#forget();
    this.#thread = thread;
    this.#sent = length;
  }

  /**
   * Looks for every model in which a variable is true, one for each choice of the groups' literals.
   * @throws TooLarge when no heap is large enough.
   */
  async *enumerate(
    assumption: number,
    groups: Int32Array,
    wantsModels: boolean,
    signal?: AbortSignal,
  ): AsyncGenerator<Batch, Ending, undefined> {
    if (this.#isClosed) return 'stopped';
    const thread = this.#loaded();
    const control = new Control();
    const started = performance.now();
    let better: Thread | undefined;
    let isOver = false;
    thread.send({ kind: 'enumerate', assumption, groups, wantsModels, control: control.shared });
    try {
      for (;;) {
        const reply = await thread.receive(signal);
        if (reply.kind !== 'batch') {
          isOver = true;
          return await this.#endOfEnumeration(reply, better);
        }
        if (!thread.ahead && !better && performance.now() - started > patienceMilliseconds) {
          better = takePrepared();
          if (better) control.stop();
        }
        control.take();
        yield reply;
      }
    } finally {
      if (!isOver) await this.#interrupt(thread, control);
    }
  }

  async #endOfEnumeration(reply: Exclude<Reply, Batch>, better?: Thread): Promise<Ending> {
    if (reply.kind === 'enumerated') {
      this.#cnf.skipVariables(reply.variables);
      this.#current = reply.counters;
      if (reply.complete || !better) return reply.complete ? 'complete' : 'stopped';
      const worse = this.#thread;
      this.#open(better);
      this.#adopt(better);
      if (worse) await releaseThread(worse);
      return 'again';
    }
    if (reply.kind === 'stopped') {
      this.#forget();
      return 'stopped';
    }
    await this.#enlarge(reply);
    return 'again';
  }

  /** Ends an enumeration of which no more is wanted; if it does not end soon, the thread is stopped. */
  async #interrupt(thread: Thread, control: Control): Promise<void> {
    control.stop();
    const patience = AbortSignal.timeout(interruptMilliseconds);
    for (;;) {
      const reply = await thread.receive(patience);
      if (reply.kind === 'batch') continue;
      if (reply.kind === 'enumerated') {
        this.#cnf.skipVariables(reply.variables);
        this.#current = reply.counters;
      } else this.#forget();
      return;
    }
  }

  /** The thread, with all clauses on their way to it. */
  #loaded(): Thread {
    const cnf = this.#cnf;
    if (!this.#thread) {
      this.#heapBytes = Math.max(this.#heapBytes, heapFor(this.#size()));
      this.#thread = acquireThread(cnf.count >= worthCompiling);
      this.#open(this.#thread);
    } else if (this.#sent < cnf.length) {
      const clauses = cnf.clauses(this.#sent);
      this.#thread.send({ kind: 'add', clauses, variables: cnf.variables });
    }
    this.#sent = cnf.length;
    return this.#thread;
  }

  #open(thread: Thread): void {
    const cnf = this.#cnf;
    thread.send({
      kind: 'open',
      settings: { heapBytes: this.#heapBytes, seed: this.#seed },
      clauses: cnf.clauses(),
      variables: cnf.variables,
    });
  }

  #size(): ProblemSize {
    const { variables, count, length } = this.#cnf;
    return { variables, clauses: count, literals: length - count };
  }

  /** Takes the next larger heap after the solver has filled the one it had. */
  async #enlarge(reply: Answer): Promise<void> {
    if (reply.kind !== 'full') {
      throw new Bug(reply.kind === 'failed' ? reply.message : `an answer of kind ${reply.kind}`);
    }
    const thread = this.#thread;
    this.#forget();
    if (thread) await releaseThread(thread);
    this.#heapBytes = heapAfter(this.#heapBytes, this.#size());
  }

  /** The solver is gone; the next question starts another. */
  #forget(): void {
    this.#thread = undefined;
    this.#sent = 0;
    this.#past = this.counters;
    this.#current = noCounters;
  }

  /** Stops the solver, if it is in the middle of a question, or keeps its thread for another problem. */
  async close(isBusy: boolean): Promise<void> {
    const thread = this.#thread;
    this.#isClosed = true;
    this.#forget();
    if (isBusy) thread?.stop();
    else if (thread) await releaseThread(thread);
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

function sum(a: Counters, b: Counters): Counters {
  return {
    decisions: a.decisions + b.decisions,
    propagations: a.propagations + b.propagations,
    conflicts: a.conflicts + b.conflicts,
  };
}
