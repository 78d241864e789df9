// Where a command writes: answers to standard output, all else to standard error; colour only on a terminal.
import { Progress } from './progress.ts';

export interface Terminal {
  /** Writes lines of the answer, soon; resolves when there is room for more. */
  out(text: string): Promise<void>;
  /** Writes what is left; resolves when it is gone. */
  flush(): Promise<void>;
  /** Writes an error. */
  err(text: string): void;
  /** Writes what may be left out: warnings, remarks. Nothing with `--quiet`. */
  note(text: string): void;
  /** The line that shows how far a command is. */
  readonly progress: Progress;
  readonly color: boolean;
  readonly errorColor: boolean;
  /** Columns; Infinity where there is no limit. */
  readonly width: number;
}

export interface TerminalOptions {
  /** False: never colour. */
  readonly color: boolean;
  readonly quiet: boolean;
}

/** Lines are gathered up to so many characters, or until the event loop has a turn. */
const bufferSize = 32_768;

/** The real one. */
export function processTerminal({ color, quiet }: TerminalOptions): Terminal {
  const wanted = color && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  const progress = new Progress(process.stderr, !quiet);
  const output = new LineBuffer(process.stdout, progress);
  const write = (text: string): void => {
    output.send();
    progress.clear();
    process.stderr.write(`${text}\n`);
  };
  return {
    progress,
    color: wanted && process.stdout.isTTY === true,
    errorColor: wanted && process.stderr.isTTY === true,
    width: process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY,
    out: (text) => output.add(text),
    flush: () => output.flush(),
    err: write,
    note: (text) => {
      if (!quiet) write(text);
    },
  };
}

class LineBuffer {
  readonly #stream: NodeJS.WriteStream;
  readonly #progress: Progress;
  #text = '';
  #scheduled: NodeJS.Immediate | undefined;

  constructor(stream: NodeJS.WriteStream, progress: Progress) {
    this.#stream = stream;
    this.#progress = progress;
  }

  async add(text: string): Promise<void> {
    this.#text += `${text}\n`;
    if (this.#text.length < bufferSize) {
      this.#scheduled ??= setImmediate(() => this.send());
    } else if (!this.send()) {
      await new Promise((resolve) => this.#stream.once('drain', resolve));
    }
  }

  /** Hands everything to the stream. False when the stream wants a pause. */
  send(): boolean {
    clearImmediate(this.#scheduled);
    this.#scheduled = undefined;
    if (this.#text === '') return true;
    const text = this.#text;
    this.#text = '';
    this.#progress.clear();
    return this.#stream.write(text);
  }

  flush(): Promise<void> {
    this.send();
    return new Promise((resolve) => this.#stream.write('', () => resolve()));
  }
}
