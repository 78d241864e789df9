// Runs the built program on a terminal that is none: what it writes there, and keys that are pressed.
import { spawn, spawnSync } from 'node:child_process';
import { buildOnce } from './build-once.ts';

buildOnce();

/** The program that makes such terminals; it comes with util-linux. */
export const hasTerminals: boolean =
  spawnSync('script', ['-qfec', 'exit 7', '/dev/null']).status === 7;

export interface Shown {
  readonly code: number | null;
  /** Everything in the order of writing, standard output and standard error alike. */
  readonly screen: string;
}

/**
 * Types a line into a shell on a terminal; `puzzlec` in it is the built program.
 * @param press looks at the screen after every change, and may press keys.
 */
export function onTerminal(
  line: string,
  press: (screen: string, keys: (text: string) => void) => void = () => {},
): Promise<Shown> {
  const command = line.replaceAll(
    /(^|\s)puzzlec (?=\w)/g,
    `$1'${process.execPath}' dist/cli/main.js `,
  );
  const { NO_COLOR: _, ...environment } = process.env;
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { ...environment, TERM: 'xterm' },
  });
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
    press(screen, (keys) => child.stdin.write(keys));
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, screen }));
  });
}

/** What begins a line anew, so that nothing of it stays. */
export const clearing = '\r\u001b[2K';

/** The texts that were written over one another in the last line. */
export function progressLines(screen: string): readonly string[] {
  return screen.split(clearing).slice(1);
}

/** What is left to see of lines that were cleared and written over. */
export function visible(screen: string): string {
  return screen
    .split('\n')
    .map((line) => line.replace(/\r$/, '').split('\r').at(-1)?.replace('\u001b[2K', '') ?? '')
    .join('\n');
}
