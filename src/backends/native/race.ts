// Two searches for one answer: one starts, the other joins in when that takes long, and who is first ends it.
import { type Turn, Turns } from './turns.ts';

/** Starts the one that joins in. It resolves to undefined where it has nothing to say. */
export type Join<T> = (signal: AbortSignal) => Promise<T | undefined>;

export class Race<T> {
  readonly #turns = new Turns();
  readonly #stopStarter = new AbortController();
  readonly #stopJoiner = new AbortController();
  readonly #signal: AbortSignal;
  readonly #join: Join<T>;
  /** The joiner, once it runs. */
  #joined: Promise<void> | undefined;
  readonly #answer: Promise<T>;
  #tell: (answer: T) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  /** @param turns the shares of the one that starts and of the one that joins in; they are taken over until the end */
  constructor(turns: readonly [Turn, Turn], signal: AbortSignal, join: Join<T>) {
    this.#signal = signal;
    this.#join = join;
    const [starter, joiner] = turns;
    starter.whenOver = () => this.#whenOver();
    joiner.whenOver = () => this.#turns.pass();
    for (const turn of turns) turn.renew();
    this.#answer = new Promise((resolve, reject) => {
      this.#tell = resolve;
      this.#fail = reject;
    });
    // Where it fails after the race is over, nobody waits for it.
    this.#answer.catch(() => {});
  }

  /** Stops the one that starts. */
  get signal(): AbortSignal {
    return this.#either(this.#stopStarter);
  }

  #either({ signal }: AbortController): AbortSignal {
    return AbortSignal.any([this.#signal, signal]);
  }

  /** What is found first, and by whom. */
  async first(started: Promise<T>): Promise<{ readonly answer: T; readonly isByJoiner: boolean }> {
    return await Promise.race([
      started.then((answer) => ({ answer, isByJoiner: false })),
      this.#answer.then((answer) => ({ answer, isByJoiner: true })),
    ]);
  }

  /** The one that started is stopped, and the other one need not wait any more. */
  stopStarter(): void {
    this.#stopStarter.abort();
    this.#turns.leave();
  }

  /** The same the other way round; who has not joined in yet never does. */
  stopJoiner(): void {
    this.#stopJoiner.abort();
    this.#turns.leave();
  }

  /** Stops both, and resolves when they have stopped. */
  async end(started: Promise<unknown>): Promise<void> {
    this.stopStarter();
    this.stopJoiner();
    await Promise.allSettled([started, this.#joined]);
  }

  async #whenOver(): Promise<void> {
    const turn = this.#turns.pass();
    if (!this.#stopJoiner.signal.aborted) this.#joined ??= this.#runJoiner();
    await turn;
  }

  async #runJoiner(): Promise<void> {
    try {
      const answer = await this.#join(this.#either(this.#stopJoiner));
      if (answer !== undefined && !this.#stopJoiner.signal.aborted) this.#tell(answer);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#turns.leave();
    }
  }
}
