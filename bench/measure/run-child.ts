// Starts a child for one workload on one backend, and stops it where it does not stop by itself.
import { spawn } from 'node:child_process';
import { moduleOf } from '../places.ts';
import type { Order } from './child.ts';
import type { Measurement } from './record.ts';

const script = moduleOf('measure/child.js');

/** The child's measurement. `nodeOptions` are for the process, such as `--cpu-prof`. */
export function runChild(order: Order, nodeOptions: readonly string[] = []): Promise<Measurement> {
  const child = spawn(process.execPath, [...nodeOptions, script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hardLimit = 1000 * (3 * order.timeout + 60);
  const timer = setTimeout(() => child.kill('SIGKILL'), hardLimit);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const line = output.trim().split('\n').at(-1) ?? '';
      if (code === 0 && line.startsWith('{')) resolve(JSON.parse(line));
      else resolve({ ending: 'failed', answer: `the process ended with ${signal ?? code}` });
    });
  });
}
