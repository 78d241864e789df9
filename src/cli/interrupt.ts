// Ctrl-C and SIGTERM: the first one asks for an orderly end, the second one ends at once.
import { exitCodes } from './exit-codes.ts';

/** The reason of a signal that was aborted from the keyboard. */
class Interrupted extends Error {
  override readonly name: string = 'Interrupted';
}

let controller: AbortController | undefined;
let isInterrupted = false;

/** Aborted when the user interrupts. Asking for it is what installs the handlers. */
export function interruption(): AbortSignal {
  if (controller) return controller.signal;
  controller = new AbortController();
  const stop = (): void => {
    if (isInterrupted) process.exit(exitCodes.interrupted);
    isInterrupted = true;
    controller?.abort(new Interrupted('interrupted'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}

/** For a run that begins anew: ends the one that is going on as an interrupt would, and has the next one go on. */
export function supersede(): void {
  controller?.abort(new Interrupted('superseded'));
}

/** Whoever asks from here on is told of what happens from here on. */
export function beginAnew(): void {
  if (!isInterrupted) controller = controller && new AbortController();
}
