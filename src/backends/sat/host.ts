// Where the solver of one problem runs: which thread has it, with how large a heap, and how far it knows the clauses.
import { Bug } from '../../base/invariant.ts';
import { TooLarge } from '../../base/too-large.ts';
import type { Cnf } from '../../encode/index.ts';
import { heapAfter, heapFor, type ProblemSize } from './heap.ts';
import type { Answer, Counters } from './messages.ts';
import { acquireThread, releaseThread } from './pool.ts';
import type { Thread } from './thread.ts';

/** Problems of so many clauses are worth the time of compiling the solver ahead. */
const worthCompiling = 20_000;

const noCounters: Counters = { decisions: 0, propagations: 0, conflicts: 0 };

/** How far into the clauses a solver has been told of them, and how many variables there were then. */
export interface Extent {
  readonly length: number;
  readonly variables: number;
}

export class Host {
  readonly cnf: Cnf;
  readonly #seed: number;
  readonly #memory: number | undefined;
  #thread: Thread | undefined;
  #heapBytes = 0;
  #sent = 0;
  /** What earlier solvers of this problem counted, and what this one has so far. */
  #past = noCounters;
  #current = noCounters;
  #isClosed = false;

  constructor(cnf: Cnf, seed: number, memory?: number) {
    this.cnf = cnf;
    this.#seed = seed;
    this.#memory = memory;
  }

  get counters(): Counters {
    return sum(this.#past, this.#current);
  }

  get heapBytes(): number {
    return this.#heapBytes;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get extent(): Extent {
    const { length, variables } = this.cnf;
    return { length, variables };
  }

  /**
   * The thread, with all clauses on their way to it, or those up to an extent if it does not know more. Where there is no
   * thread it is `preferred`, or one of the pool.
   * @throws TooLarge when no heap is large enough.
   */
  loaded(preferred?: Thread, extent: Extent = this.extent): Thread {
    if (!this.#thread) {
      this.#heapBytes = Math.max(this.#heapBytes, heapFor(this.#size()));
      this.#thread = preferred ?? acquireThread(this.cnf.count >= worthCompiling);
      this.open(this.#thread, extent);
    } else if (this.#sent < extent.length) this.add(this.#thread, this.#sent, extent);
    this.#sent = extent.length;
    return this.#thread;
  }

  /** Has a thread make a solver of the clauses up to somewhere. */
  open(thread: Thread, { length, variables }: Extent): void {
    const settings = { heapBytes: this.#heapBytes, seed: this.#seed };
    thread.send({ kind: 'open', settings, clauses: this.cnf.clauses(0, length), variables });
  }

  /** Tells a thread of the clauses from one place to another. */
  add(thread: Thread, from: number, { length, variables }: Extent): void {
    thread.send({ kind: 'add', clauses: this.cnf.clauses(from, length), variables });
  }

  /** Goes on with another thread, which knows all clauses. */
  adopt(thread: Thread): void {
    this.forget();
    this.#thread = thread;
    this.#sent = this.cnf.length;
  }

  /** Takes down what the solver has counted. */
  note(counters: Counters): void {
    this.#current = counters;
  }

  #size(): ProblemSize {
    const { variables, count, length, largestPart } = this.cnf;
    const size = { variables, clauses: count, literals: length - count };
    return { ...size, memory: this.#memory, largestPart };
  }

  /**
   * Takes the next larger heap after the solver has filled the one it had.
   * @throws Bug if that is not what the answer says; TooLarge when there is no larger heap, or the thread's memory was full.
   */
  async enlarge(answer: Answer): Promise<void> {
    if (answer.kind === 'spent') {
      throw new TooLarge(
        'the thread of MiniSat has used up its memory',
        'try --backend native, which needs no clauses',
      );
    }
    if (answer.kind !== 'full') {
      throw new Bug(answer.kind === 'failed' ? answer.message : `an answer: ${answer.kind}`);
    }
    await this.leave();
    this.#heapBytes = heapAfter(this.#heapBytes, this.#size());
  }

  /** Gives the thread back, so that the next question starts a solver. */
  async leave(): Promise<void> {
    const thread = this.#thread;
    this.forget();
    if (thread) await releaseThread(thread);
  }

  /** The solver is gone; the next question starts another. */
  forget(): void {
    this.#thread = undefined;
    this.#sent = 0;
    this.#past = this.counters;
    this.#current = noCounters;
  }

  /** Stops the solver, if it is in the middle of a question, or keeps its thread for another problem. */
  async close(isBusy: boolean): Promise<void> {
    this.#isClosed = true;
    if (!isBusy) return await this.leave();
    this.#thread?.stop();
    this.forget();
  }
}

function sum(a: Counters, b: Counters): Counters {
  return {
    decisions: a.decisions + b.decisions,
    propagations: a.propagations + b.propagations,
    conflicts: a.conflicts + b.conflicts,
  };
}
