// Ctrl-C and SIGTERM: the first one asks for an orderly end, the second one ends at once.
import { exitCodes } from './exit-codes.ts';

/** The reason of a signal that was aborted from the keyboard. */
export class Interrupted extends Error {
  override readonly name: string = 'Interrupted';
}

let controller: AbortController | undefined;

/** Aborted when the user interrupts. Asking for it is what installs the handlers. */
export function interruption(): AbortSignal {
  if (controller) return controller.signal;
  const made = new AbortController();
  controller = made;
  const stop = (): void => {
    if (made.signal.aborted) process.exit(exitCodes.interrupted);
    made.abort(new Interrupted('interrupted'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return made.signal;
}
