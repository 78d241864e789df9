// A problem in some thread of Z3: the thread is started when first asked, told of what has been added since, and started
// again after it was stopped.
import { Bug } from '../../base/invariant.ts';
import type { Question } from './messages.ts';
import { acquireThread, releaseThread, unavailable } from './pool.ts';
import type { Problem } from './problem.ts';
import type { Reply, Thread } from './thread.ts';

/** What comes of a check. */
export type Outcome = Extract<Reply, { kind: 'sat' | 'unsat' | 'unknown' | 'stopped' }>;

export class Solver {
  readonly #problem: Problem;
  readonly #memory: number | undefined;
  #thread: Thread | undefined;
  /** Up to where the thread knows the problem. */
  #known = 0;
  #isClosed = false;
  #checks = 0;

  /** @param memory bytes that the whole process may take */
  constructor(problem: Problem, memory?: number) {
    this.#problem = problem;
    this.#memory = memory;
  }

  /**
   * Loads the problem, unless the signal is aborted first.
   * @throws BackendUnavailable when Z3 cannot be loaded.
   */
  async load(signal?: AbortSignal): Promise<void> {
    await this.#ask([], signal);
  }

  /** One for another problem, within the same memory. */
  sibling(problem: Problem): Solver {
    return new Solver(problem, this.#memory);
  }

  /** How often a model was looked for. */
  get checks(): number {
    return this.#checks;
  }

  /** Looks for a model in which the literals are true. */
  async check(assumptions: readonly number[], signal?: AbortSignal): Promise<Outcome> {
    this.#checks++;
    const reply = await this.#ask([{ kind: 'check', assumptions }], signal);
    if (reply.kind === 'done') throw new Bug('z3 gave no answer');
    return reply;
  }

  async #ask(
    questions: readonly Question[],
    signal: AbortSignal | undefined,
  ): Promise<Outcome | Extract<Reply, { kind: 'done' }>> {
    if (this.#isClosed || signal?.aborted) return { kind: 'stopped' };
    if (!this.#thread?.isAlive) this.#forget();
    this.#thread ??= acquireThread(this.#memory);
    const thread = this.#thread;
    const telling = this.#problem.tellFrom(this.#known);
    const reply = await thread.ask([...telling.questions, ...questions], signal);
    switch (reply.kind) {
      case 'failed':
        this.#forget()?.stop();
        throw new Bug(`z3: ${reply.message}`);
      case 'unavailable':
        this.#forget()?.stop();
        throw unavailable(reply.message);
      case 'stopped':
        this.#forget();
        return reply;
      case 'unknown':
        // Its memory may be full, or half of what it was told lost.
        this.#forget()?.stop();
        return reply;
      default:
        this.#known = telling.known;
        return reply;
    }
  }

  #forget(): Thread | undefined {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#known = 0;
    return thread;
  }

  /** Gives the thread to others until there is another question. */
  async pause(): Promise<void> {
    const thread = this.#forget();
    if (thread) await releaseThread(thread);
  }

  /** Stops the thread, if it is in the middle of a question, or keeps it for another problem. */
  async close(isBusy: boolean): Promise<void> {
    this.#isClosed = true;
    const thread = this.#forget();
    if (isBusy) thread?.stop();
    else if (thread) await releaseThread(thread);
  }
}
