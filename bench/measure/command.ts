// Runs a program once and says what it printed, how long it took by the clock and the processor, and its memory.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { busyMachine } from './limits.ts';

export interface Ran {
  readonly output: string;
  readonly code: number | null;
  readonly timedOut: boolean;
  readonly wall: number;
  /** Of the program and all that it started. */
  readonly cpu: number;
  /** Undefined where nothing measures it. */
  readonly megabytes: number | undefined;
}

/** The exit code of what was killed. */
const killed = 137;

const gnuTime = '/usr/bin/time';

/**
 * The command with a clock around it, which bash has to the millisecond, and with GNU time for the memory. What is printed
 * is that of the last time.
 */
function timed(
  command: readonly string[],
  scratch: string,
  { timeout, times = 1 }: Options,
): readonly string[] {
  const before = `for ((i = 1; i < ${times}; i++)); do "$@" >/dev/null; done`;
  const script = `ulimit -t ${Math.ceil(timeout)}; TIMEFORMAT='%3U %3S'; { time { ${before}; "$@"; } 2>/dev/null; } 2>'${scratch}/time'`;
  const measured = existsSync(gnuTime)
    ? [gnuTime, '-q', '-f', '%M', '-o', `${scratch}/memory`, ...command]
    : command;
  return ['bash', '-c', script, 'bash', ...measured];
}

/** The numbers in a file; none where it is not there. */
function numbersIn(path: string): readonly number[] {
  return existsSync(path) ? (readFileSync(path, 'utf8').match(/[\d.]+/g) ?? []).map(Number) : [];
}

interface Options {
  readonly folder: string;
  /** Seconds of the processor; many more by the clock. */
  readonly timeout: number;
  /** How often it runs within one measurement, which is of their mean: the clock is too coarse for what is very short. */
  readonly times?: number;
}

/** Runs a command in a folder. At the time limit it is stopped with all that it started. */
export async function runCommand(command: readonly string[], options: Options): Promise<Ran> {
  const { folder, timeout, times = 1 } = options;
  const scratch = mkdtempSync(join(tmpdir(), 'puzzlec-bench-'));
  const [program = '', ...words] = timed(command, scratch, options);
  const began = performance.now();
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    },
    timeout * 1000 * busyMachine,
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearTimeout(timer);
  const wall = (performance.now() - began) / 1000;
  // A shell says more than the times where the program was stopped; they come last.
  const [user = timeout, system = 0] = numbersIn(join(scratch, 'time')).slice(-2);
  const [kilobytes] = numbersIn(join(scratch, 'memory'));
  rmSync(scratch, { recursive: true });
  return {
    output: Buffer.concat(chunks).toString('utf8'),
    code,
    // Stopped by the limit of the processor: killed, or ended by itself when what it had started was.
    timedOut: timedOut || code === killed || user + system > 0.8 * timeout,
    wall: wall / times,
    cpu: (user + system) / times,
    megabytes: kilobytes && kilobytes / 1024,
  };
}
