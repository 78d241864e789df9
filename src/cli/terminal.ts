// Where a command writes: answers to standard output, all else to standard error; colour only on a terminal.
import { harmless } from '../text/frame.ts';
import { type Channel, standardError, standardOutput } from './channel.ts';
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
  const progress = new Progress(standardError, !quiet);
  const output = new LineBuffer(standardOutput, progress);
  const write = (text: string): void => {
    output.send();
    progress.clear();
    standardError.write(`${harmless(text, { color: wanted })}\n`);
  };
  // What goes into a file or to a program is given as it is; a person's terminal shall obey nobody but puzzlec.
  const shown = (text: string): string =>
    standardOutput.isTTY ? harmless(text, { color: wanted }) : text;
  return {
    progress,
    color: wanted && standardOutput.isTTY,
    errorColor: wanted && standardError.isTTY,
    width: standardOutput.columns ?? Number.POSITIVE_INFINITY,
    out: (text) => output.add(shown(text)),
    flush: () => output.flush(),
    err: write,
    note: (text) => {
      if (!quiet) write(text);
    },
  };
}

class LineBuffer {
  readonly #channel: Channel;
  readonly #progress: Progress;
  #text = '';
  #scheduled: NodeJS.Immediate | undefined;

  constructor(channel: Channel, progress: Progress) {
    this.#channel = channel;
    this.#progress = progress;
  }

  async add(text: string): Promise<void> {
    this.#text += `${text}\n`;
    if (this.#text.length < bufferSize) {
      this.#scheduled ??= setImmediate(() => this.send());
    } else if (!this.send()) {
      await this.#channel.ready();
    }
  }

  /** Hands everything on. False when the reader is behind. */
  send(): boolean {
    clearImmediate(this.#scheduled);
    this.#scheduled = undefined;
    if (this.#text === '') return true;
    const text = this.#text;
    this.#text = '';
    this.#progress.clear();
    return this.#channel.write(text);
  }

  flush(): Promise<void> {
    this.send();
    return this.#channel.flushed();
  }
}
