// Threads with Z3 in them: compiled once, started when one is needed, and used again for the next problem.
import { BackendUnavailable } from '../unavailable.ts';
import { Thread } from './thread.ts';

/** So many idle threads are kept: each holds some 100 MB. */
const idleLimit = 1;
/** A thread whose Z3 holds on to so many bytes between problems is not kept. */
const heapLimit = 64 * 2 ** 20;

const idle: Thread[] = [];
/** Z3 as V8 compiles it, from the first thread: the code that one has warmed up is warm for the next. */
let compiled: WebAssembly.Module | undefined;

/**
 * An idle thread, or one that starts.
 * @param memory bytes that the whole process may take; the same for all threads of a process
 * @throws BackendUnavailable where there can be none.
 */
export function acquireThread(memory?: number): Thread {
  for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isAlive) return thread;
  if (typeof SharedArrayBuffer === 'undefined') {
    throw unavailable('this Node.js has no SharedArrayBuffer');
  }
  return new Thread({ module: compiled, memory }, (module) => {
    compiled = module;
  });
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
