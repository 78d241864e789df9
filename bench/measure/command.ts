// Runs a program once and says what it printed, how long it took by the clock and the processor, and its memory.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

const gnuTime = '/usr/bin/time';

/** The command with a clock around it that writes `wall user system kilobytes` into a file. */
function timed(command: readonly string[], report: string): readonly string[] {
  if (existsSync(gnuTime)) return [gnuTime, '-q', '-f', '%e %U %S %M', '-o', report, ...command];
  const script = 'TIMEFORMAT="%R %U %S 0"; out=$1; shift; { time "$@" 2>&3; } 3>&2 2>"$out"';
  return ['bash', '-c', script, 'bash', report, ...command];
}

interface Options {
  readonly folder: string;
  /** Seconds. */
  readonly timeout: number;
}

/** Runs a command in a folder. At the time limit it is stopped with all that it started. */
export async function runCommand(
  command: readonly string[],
  { folder, timeout }: Options,
): Promise<Ran> {
  const scratch = mkdtempSync(join(tmpdir(), 'puzzlec-bench-'));
  const report = join(scratch, 'time');
  const [program = '', ...words] = timed(command, report);
  const began = performance.now();
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, timeout * 1000);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearTimeout(timer);
  const wall = (performance.now() - began) / 1000;
  const told = timedOut || !existsSync(report) ? '' : readFileSync(report, 'utf8');
  rmSync(scratch, { recursive: true });
  const [, user = timeout, system = 0, kilobytes = 0] = told
    .trim()
    .split(/\s+/)
    .slice(-4)
    .map(Number);
  return {
    output: Buffer.concat(chunks).toString('utf8'),
    code,
    timedOut,
    wall,
    cpu: user + system,
    megabytes: kilobytes > 0 ? kilobytes / 1024 : undefined,
  };
}
