// Worker threads that are used again for the next puzzle, and those that get ready while others work.
//
// A solver compiled ahead is faster but loads slower. A command that solves one small puzzle is best off without; a
// process that solves several, or searches long, gets one in the background and uses it from then on.
import { Thread } from './thread.ts';

/** So many idle threads of each sort are kept. */
const idleLimit = 2;

const idle: Thread[] = [];
let acquired = 0;

/** Fulfilled when the thread that gets ready in the background is. */
let coming: Promise<void> | undefined;

/** An idle thread, or one that starts: compiled ahead if there is one idle or `wantsAhead` is set. */
export function acquireThread(wantsAhead: boolean): Thread {
  acquired++;
  const ahead = takeIdle(true);
  if (ahead || wantsAhead) return ahead ?? new Thread(true);
  if (acquired > 1) prepare();
  return takeIdle(false) ?? new Thread(false);
}

/** A thread that is compiled ahead and ready, if there is one; if not, one gets ready in the background. */
export function takePrepared(): Thread | undefined {
  const thread = takeIdle(true);
  if (!thread) prepare();
  return thread;
}

/** Waits until there may be a thread that is compiled ahead and ready. */
export async function untilPrepared(): Promise<void> {
  if (!idle.some(({ ahead, isAlive }) => ahead && isAlive)) {
    prepare();
    await coming;
  }
}

function prepare(): void {
  coming ??= new Promise<void>((resolve) => {
    new Thread(true, (thread) => {
      idle.push(thread);
      coming = undefined;
      resolve();
    });
  });
}

function takeIdle(ahead: boolean): Thread | undefined {
  for (let i = idle.length - 1; i >= 0; i--) {
    const thread = idle[i] as Thread;
    if (thread.isAlive && thread.ahead !== ahead) continue;
    idle.splice(i, 1);
    if (thread.isAlive) return thread;
  }
  return undefined;
}

/** Gives back a thread that is not in the middle of a question. */
export async function releaseThread(thread: Thread): Promise<void> {
  if (!thread.isAlive) return;
  if (idle.filter(({ ahead }) => ahead === thread.ahead).length >= idleLimit) {
    thread.stop();
    return;
  }
  thread.send({ kind: 'close' });
  const reply = await thread.receive();
  if (reply.kind === 'closed') idle.push(thread);
  else thread.stop();
}
