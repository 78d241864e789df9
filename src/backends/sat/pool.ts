// Worker threads that are ready before they are needed, and are used again for the next puzzle.
import { Thread } from './thread.ts';

/** So many idle threads are kept. */
const idleLimit = 2;

const idle: Thread[] = [];

/** An idle thread, or one that starts. */
export function acquireThread(): Thread {
  for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isAlive) return thread;
  return new Thread();
}

/** Gives back a thread that is not in the middle of a question. */
export async function releaseThread(thread: Thread): Promise<void> {
  if (!thread.isAlive) return;
  if (idle.length >= idleLimit) {
    thread.stop();
    return;
  }
  thread.send({ kind: 'close' });
  const reply = await thread.receive();
  if (reply.kind === 'done') idle.push(thread);
  else thread.stop();
}
