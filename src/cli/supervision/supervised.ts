// The working thread under supervision: it has no signals and no streams of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { standardError, standardOutput } from '../channel.ts';
import { interrupt, outOfMemory, takeOrders } from '../interrupt.ts';
import type { Order, StartData } from './messages.ts';
import { setOverseer } from './overseer.ts';

/** Sets this thread up as one that is watched by the one that started it. */
export function beSupervised(): void {
  const { first, columns }: StartData = workerData;
  standardOutput.block(columns[0]);
  standardError.block(columns[1]);
  setOverseer({ first, isThere: true, tell: (report) => parentPort?.postMessage(report) });
  takeOrders();
  parentPort?.on('message', ({ kind }: Order) => {
    if (kind === 'interrupt') interrupt();
    else outOfMemory();
  });
  parentPort?.unref();
}
