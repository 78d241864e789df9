// Standard output and standard error: what is little goes out directly, and Node's streams are loaded for what is more.
import { fstatSync, writeSync } from 'node:fs';
import { exitCodes } from './exit-codes.ts';

/** So much is written directly: it fits into any pipe, so that a slow reader does not hold the program up. */
const directly = 32_768;

/** One of the two; all that is written to it goes through here, in order. */
export class Channel {
  readonly #descriptor: 1 | 2;
  #left = directly;
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
    return this.isTTY ? this.#opened().columns : undefined;
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
    try {
      while (written < bytes.length) {
        written += writeSync(this.#descriptor, bytes, written);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') this.#end(error as Error);
    }
    this.#left -= bytes.length;
    return bytes.subarray(written);
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
