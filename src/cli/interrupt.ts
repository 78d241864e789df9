// Ctrl-C and SIGTERM: the first one asks for an orderly end, the second one ends at once.
import { limitReason } from '../answers/solution.ts';
import { exitCodes } from './exit-codes.ts';

/** The reason of a signal that was aborted from the keyboard. */
class Interrupted extends Error {
  override readonly name: string = 'Interrupted';
}

/** The reason of a signal that was aborted because the memory is nearly used up: a limit, as that of a number. */
class OutOfMemory extends Error {
  override readonly name: string = limitReason;
}

let controller: AbortController | undefined;
let isInterrupted = false;
let hasSignals = true;

/** Aborted when the user interrupts. Asking for it is what installs the handlers. */
export function interruption(): AbortSignal {
  if (controller) return controller.signal;
  controller = new AbortController();
  if (hasSignals) process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return controller.signal;
}

/** Interrupts as the user does. */
export function interrupt(): void {
  if (isInterrupted) process.exit(exitCodes.interrupted);
  isInterrupted = true;
  controller?.abort(new Interrupted('interrupted'));
}

/** For a thread, which has no signals: whoever has them calls {@link interrupt}. */
export function takeOrders(): void {
  hasSignals = false;
}

/** Ends what is going on because the memory is nearly used up. */
export function outOfMemory(): void {
  controller?.abort(new OutOfMemory('the memory is nearly used up'));
}

/** For a run that begins anew: ends the one that is going on as an interrupt would, and has the next one go on. */
export function supersede(): void {
  controller?.abort(new Interrupted('superseded'));
}

/** Whoever asks from here on is told of what happens from here on. */
export function beginAnew(): void {
  if (!isInterrupted) controller = controller && new AbortController();
}
