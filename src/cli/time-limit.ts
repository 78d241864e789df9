// The signal that ends a call at its time limit, or before when the user interrupts.

/**
 * Aborted after so many milliseconds with a `TimeoutError`, or when `earlier` is, with its reason. Made by hand, because
 * Node 20 forgets the limit in `AbortSignal.any([earlier, AbortSignal.timeout(ms)])` at the next garbage collection.
 */
export function timeLimit(milliseconds: number, earlier: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stop = (reason: unknown): void => controller.abort(reason);
  const timer = setTimeout(stop, milliseconds, new DOMException('time is up', 'TimeoutError'));
  timer.unref();
  if (earlier.aborted) stop(earlier.reason);
  else earlier.addEventListener('abort', () => stop(earlier.reason), { once: true });
  return controller.signal;
}
