// Starts a child for one measurement, and stops it where it does not stop by itself.
import { spawn } from 'node:child_process';
import { moduleOf } from '../places.ts';
import type { Order } from './child.ts';
import type { FrontEndMeasurement, FrontEndOrder } from './front-end-child.ts';
import { busyMachine } from './limits.ts';
import type { Measurement } from './record.ts';
import type { SizesMeasurement, SizesOrder } from './sizes-child.ts';

interface Limits {
  /** Seconds. */
  readonly patience: number;
  /** For the process, such as `--cpu-prof`. */
  readonly nodeOptions?: readonly string[];
}

/** What the child says with its last line, or how it ended without. */
function run<Result>(
  script: string,
  order: object,
  { patience, nodeOptions = [] }: Limits,
): Promise<Result | string> {
  const words = [...nodeOptions, moduleOf(script), JSON.stringify(order)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), 1000 * patience);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const line = output.trim().split('\n').at(-1) ?? '';
      if (code === 0 && line.startsWith('{')) resolve(JSON.parse(line));
      else resolve(`the process ended with ${signal ?? code}`);
    });
  });
}

/** One workload on one backend. */
export async function runChild(
  order: Order,
  nodeOptions: readonly string[] = [],
): Promise<Measurement> {
  const patience = 2 * busyMachine * order.timeout + 60;
  const told = await run<Measurement>('measure/child.js', order, { patience, nodeOptions });
  return typeof told === 'string' ? { ending: 'failed', answer: told } : told;
}

/** One large text through the front end; a text where it did not end well. */
export function runFrontEnd(
  order: FrontEndOrder,
  nodeOptions: readonly string[] = [],
): Promise<FrontEndMeasurement | string> {
  return run('measure/front-end-child.js', order, { patience: 60 * busyMachine, nodeOptions });
}

/** How large a workload is before and after presolve; a text where it did not end well. */
export function runSizes(order: SizesOrder): Promise<SizesMeasurement | string> {
  return run('measure/sizes-child.js', order, { patience: 60 * busyMachine });
}
