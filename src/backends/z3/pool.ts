// Threads with Z3 in them: compiled once, started when one is needed, and used again for the next problem.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BackendUnavailable } from '../unavailable.ts';
import { Thread } from './thread.ts';

/** So many idle threads are kept: each holds some 100 MB. */
const idleLimit = 1;
/** A thread whose Z3 holds on to so many bytes between problems is not kept. */
const heapLimit = 64 * 2 ** 20;

const idle: Thread[] = [];
let compiled: Promise<WebAssembly.Module> | undefined;

/** Z3 as V8 compiles it: the code that one thread has warmed up is warm for the next. */
async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm');
  return await WebAssembly.compile(await readFile(path));
}

/** What a promise gives, or undefined if the signal is aborted first. */
async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!signal) return promise;
  let abort = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    abort = (): void => resolve(undefined);
  });
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * An idle thread, or one that starts; undefined if the signal is aborted first.
 * @throws BackendUnavailable when Z3 cannot be loaded.
 */
export async function acquireThread(signal?: AbortSignal): Promise<Thread | undefined> {
  if (signal?.aborted) return undefined;
  for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isAlive) return thread;
  if (typeof SharedArrayBuffer === 'undefined') {
    throw unavailable('this Node.js has no SharedArrayBuffer');
  }
  compiled ??= compile();
  try {
    const module = await unlessAborted(compiled, signal);
    return module && new Thread(module);
  } catch (error) {
    compiled = undefined;
    throw unavailable(String(error));
  }
}

/** What to throw when Z3 does not start, for a reason in the words of whoever refused. */
export function unavailable(reason: string): BackendUnavailable {
  return new BackendUnavailable(
    'z3',
    `Z3 cannot be started: ${reason}.`,
    'Z3 is the package z3-solver and needs 2 GiB of address space; install it again with npm, or use --backend native or sat.',
  );
}

/** Gives back a thread that is not in the middle of a question. */
export async function releaseThread(thread: Thread): Promise<void> {
  if (!thread.isAlive) return;
  const reply = await thread.ask([{ kind: 'close' }]);
  const isGood = reply.kind === 'done' && reply.heapBytes < heapLimit;
  if (isGood && idle.length < idleLimit) idle.push(thread);
  else thread.stop();
}
