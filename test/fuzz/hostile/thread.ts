// The thread that receives hostile inputs, one after another, so that its end is not the end of the program.
import { parentPort, workerData } from 'node:worker_threads';
import { Inputs } from './inputs.ts';
import { receive } from './receive.ts';

/** What the thread is given. */
export interface Task {
  readonly folder: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** The number of the input that is under way. */
  readonly at: Int32Array;
}

/** What it says of each input that ended badly, and of how many ended how, from time to time. */
export type Said =
  | { readonly kind: 'fault'; readonly number: number; readonly words: string }
  | { readonly kind: 'endings'; readonly endings: Readonly<Record<string, number>> };

async function run({ folder, seed, from, to, at }: Task): Promise<void> {
  const inputs = new Inputs(folder, seed);
  let endings: Record<string, number> = {};
  const tell = (said: Said): void => parentPort?.postMessage(said);
  for (let number = from; number < to; number++) {
    Atomics.store(at, 0, number);
    try {
      const ending = await receive(inputs.input(number));
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tell({ kind: 'fault', number, words });
    }
    if (number % 100 !== 99 && number !== to - 1) continue;
    tell({ kind: 'endings', endings });
    endings = {};
    // The messages leave while there is a turn of the event loop.
    await new Promise(setImmediate);
  }
  Atomics.store(at, 0, to);
}

void run(workerData as Task);
