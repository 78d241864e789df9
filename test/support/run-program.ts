// Runs the built program as a user would, and says what it wrote and how it ended.
import { spawn } from 'node:child_process';
import { buildOnce } from './build-once.ts';

buildOnce();

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunSettings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another copy of the program. */
  readonly program?: string;
  /** Told each piece of standard output; may send a signal. */
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

const patience = 60_000;

/** The exit code, standard output and standard error of `puzzlec WORDS`. */
export function puzzlec(words: readonly string[], settings: RunSettings = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { program = 'dist/cli/main.js' } = settings;
    const child = spawn(process.execPath, [program, ...words], {
      env: { ...process.env, NO_COLOR: '1', ...settings.env },
    });
    let out = '';
    let err = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      settings.onOutput?.(text, (signal) => child.kill(signal));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, out, err });
    });
    child.stdin.end(settings.input ?? '');
  });
}
