// Lines from a stream, each waited for only so long.
import { createInterface, type Interface } from 'node:readline';

/** A line, or why there is none. */
export type NextLine = { readonly text: string } | 'time is up' | 'no more';

export class LineReader {
  readonly #interface: Interface;
  readonly #lines: string[] = [];
  readonly #signal: AbortSignal;
  #ended = false;
  /** Tells who waits that there is something to look at. */
  #wake: () => void = () => {};

  /** @param signal when it is aborted there are no more lines */
  constructor(stream: NodeJS.ReadableStream, signal: AbortSignal) {
    this.#signal = signal;
    this.#interface = createInterface({ input: stream });
    this.#interface.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#interface.on('close', () => {
      this.#ended = true;
      this.#wake();
    });
    signal.addEventListener('abort', () => this.close());
  }

  /** The next line, unless it takes longer than so many milliseconds. */
  async next(milliseconds: number): Promise<NextLine> {
    if (milliseconds <= 0) return 'time is up';
    if (this.#lines.length === 0 && !this.#ended) await this.#change(milliseconds);
    const text = this.#lines.shift();
    if (text !== undefined) return { text };
    return this.#ended || this.#signal.aborted ? 'no more' : 'time is up';
  }

  /** Resolves when there is a line, or none any more, or the time is up. */
  #change(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    this.#ended = true;
    this.#interface.close();
  }
}
