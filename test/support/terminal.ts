// A terminal that keeps what commands write, to run them without a process.
import { standardError } from '../../src/cli/channel.ts';
import { Progress } from '../../src/cli/progress.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

export interface Spoken {
  out: string;
  err: string;
}

/** Writes into the object; a hundred columns, no colour. */
export function terminalInto(spoken: Spoken): Terminal {
  const write = (text: string): void => {
    spoken.err += `${text}\n`;
  };
  return {
    out: async (text) => {
      spoken.out += `${text}\n`;
    },
    flush: async () => {},
    err: write,
    note: write,
    progress: new Progress(standardError, false),
    color: false,
    errorColor: false,
    width: 100,
  };
}
