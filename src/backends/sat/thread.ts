// A worker thread with MiniSat in it: questions go in, answers come out, and it can be stopped at any moment.
import { Worker } from 'node:worker_threads';
import { Bug } from '../../base/invariant.ts';
import type { Answer, Question } from './messages.ts';

/** What comes of a question: an answer, or that the thread was stopped before there was one. */
export type Reply = Answer | { readonly kind: 'stopped' };

export class Thread {
  /**
   * Whether the solver's code is compiled ahead of time. It takes 0.2 seconds longer to load, and then solves from the
   * start as fast as it ever will; otherwise it is some ten times slower at first and twice as slow at last.
   */
  readonly ahead: boolean;
  readonly #worker: Worker;
  readonly #answers: Answer[] = [];
  #waiting: ((reply: Reply) => void) | undefined;
  #isAlive = true;
  #isReady = false;

  /** Starts a thread. It is told when it is ready, and takes questions before. */
  constructor(ahead: boolean, whenReady: (thread: Thread) => void = () => {}) {
    this.ahead = ahead;
    // The same name in src and in dist.
    this.#worker = new Worker(new URL('./minisat-worker.js', import.meta.url), {
      workerData: { ahead },
      stdout: true,
      stderr: true,
    });
    // A thread that nobody waits for does not keep the process alive.
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      if (answer.kind === 'ready') {
        this.#isReady = true;
        // Its first message has made the thread count for the process again.
        if (!this.#waiting) this.#worker.unref();
        whenReady(this);
      } else this.#receive(answer);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#receive(isFull ? { kind: 'spent' } : { kind: 'failed', message: String(error) });
      this.#isAlive = false;
    });
    this.#worker.on('exit', () => {
      if (this.#isAlive) this.#receive({ kind: 'failed', message: 'the solver ended by itself' });
      this.#isAlive = false;
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  send(question: Question): void {
    this.#worker.postMessage(question);
  }

  /** The next answer. Where the signal is aborted before there is one, the thread is stopped. */
  async receive(signal?: AbortSignal): Promise<Reply> {
    if (this.#waiting) throw new Bug('two calls wait for one solver');
    const early = this.#answers.shift();
    if (early) return early;
    if (signal?.aborted) this.stop();
    if (!this.#isAlive) return { kind: 'stopped' };
    const abort = (): void => this.stop();
    signal?.addEventListener('abort', abort, { once: true });
    this.#worker.ref();
    try {
      return await new Promise<Reply>((resolve) => {
        this.#waiting = resolve;
      });
    } finally {
      this.#worker.unref();
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Stops the thread, whatever it is doing. Whoever waits for it is told at once. */
  stop(): void {
    this.#isAlive = false;
    this.#tell({ kind: 'stopped' });
    this.#worker.terminate().catch(() => {});
  }

  #receive(answer: Answer): void {
    if (!this.#tell(answer)) this.#answers.push(answer);
  }

  /** Whoever waits is told once. */
  #tell(reply: Reply): boolean {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(reply);
    return waiting !== undefined;
  }
}
