// `--watch`: runs a command again whenever one of its files is changed.
import { statSync } from 'node:fs';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { beginAnew, interruption, supersede } from './interrupt.ts';
import type { Terminal } from './terminal.ts';

/** Files are looked at that often: what editors do when they save is too various to be told of it. */
const lookEveryMs = 150;

/** Runs until the user interrupts. A run that is still going on when a file is changed is given up. */
export async function watching(
  files: readonly string[],
  terminal: Terminal,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  let states = files.map(stateOf);
  for (;;) {
    beginAnew();
    const signal = interruption();
    const changed = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const found = files.map(stateOf);
        const isChanged = found.some((state, i) => state !== states[i]);
        // An editor that replaces a file has it missing for a moment.
        if (isChanged && !found.includes('missing')) {
          states = found;
          supersede();
        }
        if (!signal.aborted) return;
        clearInterval(timer);
        resolve();
      }, lookEveryMs);
    });
    await run();
    await terminal.flush();
    if (!signal.aborted) terminal.note('watching; Ctrl-C ends');
    await changed;
    if ((signal.reason as Error).message === 'interrupted') return exitCodes.interrupted;
    terminal.note('\n--- changed');
  }
}

function stateOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}
