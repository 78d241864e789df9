// Where a command writes: answers to standard output, all else to standard error; colour only on a terminal.

export interface Terminal {
  /** Writes lines of the answer; resolves when there is room for more. */
  out(text: string): Promise<void>;
  /** Writes an error. */
  err(text: string): void;
  /** Writes what may be left out: warnings, statistics. Nothing with `--quiet`. */
  note(text: string): void;
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

/** The real one. A closed pipe on standard output is a quiet end: nobody reads any more. */
export function processTerminal({ color, quiet }: TerminalOptions): Terminal {
  const wanted = color && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';
  return {
    color: wanted && process.stdout.isTTY === true,
    errorColor: wanted && process.stderr.isTTY === true,
    width: process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY,
    out: (text) =>
      new Promise((resolve) => {
        if (process.stdout.write(`${text}\n`)) resolve();
        else process.stdout.once('drain', resolve);
      }),
    err: (text) => {
      process.stderr.write(`${text}\n`);
    },
    note: (text) => {
      if (!quiet) process.stderr.write(`${text}\n`);
    },
  };
}
