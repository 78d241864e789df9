// MiniSat with the clauses of a problem in it: it is started when first asked, told of what has been added since, given
// a larger heap when it has filled the one it had, and started again after it was stopped.
import { Bug } from '../../base/invariant.ts';
import type { Cnf } from '../../encode/index.ts';
import { heapAfter, heapFor, type ProblemSize } from './heap.ts';
import { type Answer, Control, type Counters, type Question } from './messages.ts';
import { acquireThread, releaseThread } from './pool.ts';
import type { Reply, Thread } from './thread.ts';

/** Problems of so many clauses are worth the time of compiling the solver ahead. */
const worthCompiling = 20_000;

/** So long an enumeration may take to end when it is told to. */
const interruptMilliseconds = 100;

const noCounters: Counters = { decisions: 0, propagations: 0, conflicts: 0 };

/** Some models of an enumeration, one after the other. */
export type Batch = Extract<Answer, { kind: 'batch' }>;

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

  get checks(): number {
    return this.#checks;
  }

  #size(): ProblemSize {
    const { variables, count, length } = this.#cnf;
    return { variables, clauses: count, literals: length - count };
  }

  /**
   * Asks for a model in which a variable is true; 0 for any.
   * @throws TooLarge when no heap is large enough.
   */
  async solve(
    assumption: number,
    signal?: AbortSignal,
  ): Promise<Extract<Reply, { kind: 'solved' | 'stopped' }>> {
    this.#checks++;
    for (;;) {
      const thread = await this.#ready(signal);
      if (!thread) return { kind: 'stopped' };
      const reply = await this.#ask(thread, { kind: 'solve', assumption }, signal);
      if (reply.kind === 'solved') {
        this.#current = reply.counters;
        return reply;
      }
      if (reply.kind === 'stopped') return reply;
      this.#enlarge(reply);
    }
  }

  /**
   * Looks for every model in which a variable is true, one for each choice of the groups' literals.
   * @returns batches of models; at the end whether that were all, or why not.
   */
  async *enumerate(
    assumption: number,
    groups: Int32Array,
    wantsModels: boolean,
    signal?: AbortSignal,
  ): AsyncGenerator<Batch, 'complete' | 'stopped' | 'full', undefined> {
    const thread = await this.#ready(signal);
    if (!thread) return 'stopped';
    const control = new Control();
    let isOver = false;
    thread.send({ kind: 'enumerate', assumption, groups, wantsModels, control: control.shared });
    try {
      for (;;) {
        const reply = await thread.receive(signal);
        if (reply.kind === 'batch') {
          control.take();
          yield reply;
          continue;
        }
        isOver = true;
        if (reply.kind === 'enumerated') return this.#endOfEnumeration(reply);
        if (reply.kind === 'stopped') this.#forget();
        else this.#enlarge(reply);
        return reply.kind === 'stopped' ? 'stopped' : 'full';
      }
    } finally {
      if (!isOver) await this.#interrupt(thread, control);
    }
  }

  #endOfEnumeration(reply: Extract<Answer, { kind: 'enumerated' }>): 'complete' | 'stopped' {
    this.#cnf.skipVariables(reply.variables);
    this.#current = reply.counters;
    return reply.complete ? 'complete' : 'stopped';
  }

  /** Ends an enumeration of which no more is wanted; if it does not end soon, the thread is stopped. */
  async #interrupt(thread: Thread, control: Control): Promise<void> {
    control.stop();
    const patience = AbortSignal.timeout(interruptMilliseconds);
    for (;;) {
      const reply = await thread.receive(patience);
      if (reply.kind === 'batch') continue;
      if (reply.kind === 'enumerated') this.#endOfEnumeration(reply);
      else this.#forget();
      return;
    }
  }

  /** The thread with all clauses in it; undefined if it was stopped. */
  async #ready(signal?: AbortSignal): Promise<Thread | undefined> {
    while (!this.#isClosed) {
      const reply = await this.#load(signal);
      if (reply.kind === 'done') return this.#thread;
      if (reply.kind === 'stopped') return undefined;
      this.#enlarge(reply);
    }
    return undefined;
  }

  async #load(signal?: AbortSignal): Promise<Reply> {
    const cnf = this.#cnf;
    if (this.#thread && this.#sent === cnf.length) return { kind: 'done' };
    const isNew = !this.#thread;
    if (isNew) this.#heapBytes = Math.max(this.#heapBytes, heapFor(this.#size()));
    this.#thread ??= acquireThread();
    const clauses = cnf.clauses(isNew ? 0 : this.#sent);
    const { variables } = cnf;
    this.#sent = cnf.length;
    const settings = {
      heapBytes: this.#heapBytes,
      ahead: cnf.count >= worthCompiling,
      seed: this.#seed,
    };
    const question: Question = isNew
      ? { kind: 'open', settings, clauses, variables }
      : { kind: 'add', clauses, variables };
    return await this.#ask(this.#thread, question, signal);
  }

  async #ask(thread: Thread, question: Question, signal?: AbortSignal): Promise<Reply> {
    thread.send(question);
    const reply = await thread.receive(signal);
    if (reply.kind === 'stopped') this.#forget();
    return reply;
  }

  /** Takes the next larger heap after the solver has filled the one it had. */
  #enlarge(reply: Answer): void {
    if (reply.kind !== 'full') {
      throw new Bug(reply.kind === 'failed' ? reply.message : `an answer of kind ${reply.kind}`);
    }
    this.#heapBytes = heapAfter(this.#heapBytes, this.#size());
    const thread = this.#thread;
    this.#forget();
    if (thread) void releaseThread(thread);
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

function sum(a: Counters, b: Counters): Counters {
  return {
    decisions: a.decisions + b.decisions,
    propagations: a.propagations + b.propagations,
    conflicts: a.conflicts + b.conflicts,
  };
}
