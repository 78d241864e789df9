// A thread with Z3 in it: questions go in, answers come out, and it can be stopped at any moment.
import { Worker } from 'node:worker_threads';
import { Bug } from '../../base/invariant.ts';
import type { Answer, Compiled, Question, StartData } from './messages.ts';

/** What comes of questions: an answer, or that the thread was stopped before there was one. */
export type Reply = Answer | { readonly kind: 'stopped' };

/** Z3 recurses deeply over deep formulas; the usual 4 MB overflow. */
const stackSizeMb = 64;

export class Thread {
  readonly #worker: Worker;
  #waiting: ((reply: Reply) => void) | undefined;
  #isAlive = true;

  /** Starts with what another thread has compiled, or compiles it and tells so. */
  constructor(workerData: StartData, onCompiled: (module: WebAssembly.Module) => void) {
    // The same name in src and in dist.
    this.#worker = new Worker(new URL('./z3-worker.js', import.meta.url), {
      workerData,
      stdout: true,
      stderr: true,
      resourceLimits: { stackSizeMb },
    });
    // A thread that nobody waits for does not keep the process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: Answer | Compiled) => {
      if (message.kind === 'compiled') onCompiled(message.module);
      else this.#tell(message);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(
        isFull
          ? { kind: 'unknown', reason: error.message }
          : { kind: 'failed', message: String(error) },
      );
    });
    this.#worker.on('exit', () => this.#fail({ kind: 'failed', message: 'it ended by itself' }));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * The answer to the last of some questions, which are answered in order up to the first that fails. Where the signal
   * is aborted before there is one, the thread is stopped.
   */
  async ask(questions: readonly Question[], signal?: AbortSignal): Promise<Reply> {
    if (this.#waiting) throw new Bug('two calls wait for one thread of z3');
    if (signal?.aborted) this.stop();
    if (!this.#isAlive) return { kind: 'stopped' };
    const abort = (): void => this.stop();
    signal?.addEventListener('abort', abort, { once: true });
    this.#worker.ref();
    try {
      return await new Promise<Reply>((resolve) => {
        this.#waiting = resolve;
        this.#worker.postMessage(questions);
      });
    } finally {
      this.#worker.unref();
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Stops the thread, whatever it is doing. Whoever waits for it is told at once. */
  stop(): void {
    this.#end();
    this.#worker.terminate().catch(() => {});
  }

  #end(): void {
    this.#isAlive = false;
    this.#tell({ kind: 'stopped' });
  }

  /** Takes down that the thread ended without being asked to. */
  #fail(answer: Answer): void {
    this.#isAlive = false;
    this.#tell(answer);
  }

  /** Whoever waits is told once. */
  #tell(reply: Reply): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(reply);
  }
}
