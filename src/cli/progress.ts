// A line on the terminal that says how far a long run is; it is gone when there is something else to see.
import type { Statistics } from '../backends/backend.ts';
import { clock } from '../base/clock.ts';
import { formatDuration } from './durations.ts';

/** Where the line goes. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const beginsAfter = 400;
const everyMs = 150;
const clearLine = '\r\u001b[2K';

export class Progress {
  readonly #stream: ProgressStream;
  readonly #began = clock.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #solutions = 0;
  #before = 0;
  #best: string | undefined;
  #figures: () => Statistics = () => ({});
  #task: string | undefined;
  #shown = false;

  /** Shows nothing where the stream is no terminal or `enabled` is false, and nothing for what is quick. */
  constructor(stream: ProgressStream, enabled: boolean) {
    this.#stream = stream;
    if (!enabled || stream.isTTY !== true) return;
    this.#timer = setInterval(() => this.#draw(), everyMs);
    this.#timer.unref();
  }

  /** One more solution. */
  solution(): void {
    this.#solutions++;
  }

  /** So many solutions were there when the run began. */
  before(count: number): void {
    this.#before = count;
  }

  /** A better answer. */
  best(value: string): void {
    this.#best = value;
  }

  /** What is being worked on. */
  doing(task: string): void {
    this.#task = task;
  }

  /** Shows figures of a search from here on. */
  follow(figures: () => Statistics): void {
    this.#figures = figures;
  }

  /** Takes the line away, for something to be written; it comes back by itself. */
  clear(): void {
    if (!this.#shown) return;
    this.#stream.write(clearLine);
    this.#shown = false;
  }

  /** Takes the line away for good. */
  stop(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #draw(): void {
    const elapsed = clock.now() - this.#began;
    if (elapsed < beginsAfter) return;
    const parts = [formatDuration(elapsed)];
    if (this.#solutions > 0) {
      const rate = (1000 * this.#solutions) / elapsed;
      parts.push(
        `${this.#before + this.#solutions} solutions`,
        `${rate.toFixed(rate < 10 ? 1 : 0)} a second`,
      );
    }
    if (this.#task !== undefined) parts.push(this.#task);
    if (this.#best !== undefined) parts.push(`best ${this.#best}`);
    const { conflicts, failures = conflicts } = this.#figures();
    if (failures !== undefined && failures !== 0) parts.push(`${failures} conflicts`);
    const text = parts.join(', ').slice(0, (this.#stream.columns || 80) - 1);
    this.#stream.write(`${clearLine}${text}`);
    this.#shown = true;
  }
}
