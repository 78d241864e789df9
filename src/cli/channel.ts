// Standard output and standard error: what is little goes out directly, and Node's streams are loaded for what is more.
import { fstatSync, writeSync } from 'node:fs';
import { exitCodes } from './exit-codes.ts';

/** So much is written directly: it fits into any pipe, so that a slow reader does not hold the program up. */
const directly = 32_768;

/** One of the two; all that is written to it goes through here, in order. */
export class Channel {
  readonly #descriptor: 1 | 2;
  #left = directly;
  /** Whether it is waited for a reader who is behind. */
  #waits = false;
  #columns: number | undefined;
  #stream: NodeJS.WriteStream | undefined;

  constructor(descriptor: 1 | 2) {
    this.#descriptor = descriptor;
  }

  get isTTY(): boolean {
    try {
      if (!fstatSync(this.#descriptor).isCharacterDevice()) return false;
    } catch {
      return false;
    }
    return process.getBuiltinModule('node:tty').isatty(this.#descriptor);
  }

  /** Columns of the terminal, where there is one. */
  get columns(): number | undefined {
    if (this.#waits) return this.#columns;
    return this.isTTY ? this.#opened().columns : undefined;
  }

  /**
   * Writes everything directly from here on, and waits for a reader who is behind: Node's streams of a thread would lead
   * through the main one.
   * @param columns of the terminal, where there is one
   */
  block(columns: number | undefined): void {
    this.#waits = true;
    this.#left = Number.POSITIVE_INFINITY;
    this.#columns = columns;
  }

  /** False when the reader is behind: {@link ready} says when to go on. */
  write(text: string): boolean {
    const rest = this.#stream ? text : this.#writeDirectly(text);
    return rest.length === 0 || this.#opened().write(rest);
  }

  /** Resolves when there is room for more. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.#opened().once('drain', () => resolve());
    });
  }

  /** Resolves when all that was written is gone. */
  flushed(): Promise<void> {
    const stream = this.#stream;
    if (!stream) return Promise.resolve();
    return new Promise((resolve) => {
      stream.write('', () => resolve());
    });
  }

  /** What could not be written without waiting. */
  #writeDirectly(text: string): Uint8Array | string {
    if (text.length > this.#left) return text;
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length) {
      const more = this.#writeSome(bytes, written);
      if (more === 0 && !this.#waits) break;
      if (more === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      written += more;
    }
    this.#left -= bytes.length;
    return bytes.subarray(written);
  }

  /** How many bytes could be written; 0 where the reader is behind. */
  #writeSome(bytes: Uint8Array, from: number): number {
    try {
      return writeSync(this.#descriptor, bytes, from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') this.#end(error as Error);
      return 0;
    }
  }

  #opened(): NodeJS.WriteStream {
    if (this.#stream) return this.#stream;
    this.#stream = this.#descriptor === 1 ? process.stdout : process.stderr;
    this.#stream.on('error', (error) => this.#end(error));
    return this.#stream;
  }

  /** A closed pipe means that nobody reads any more: the end, and no fault. A full disk is no fault of ours either. */
  #end(error: NodeJS.ErrnoException): never {
    if (error.code === 'EPIPE') process.exit(exitCodes.yes);
    if (this.#descriptor === 1) {
      standardError.write(`puzzlec: cannot write to standard output: ${error.message}\n`);
    }
    process.exit(exitCodes.wrongInput);
  }
}

export const standardOutput: Channel = new Channel(1);
export const standardError: Channel = new Channel(2);
