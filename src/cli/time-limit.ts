// The signal that ends a call at its time limit, or before when the user interrupts.

/**
 * Aborted after so many milliseconds with a `TimeoutError`, or when `earlier` is, with its reason. The timer is what
 * holds the limit: Node 20 forgets that of `AbortSignal.any([earlier, AbortSignal.timeout(ms)])` when it collects garbage.
 */
export function timeLimit(
  milliseconds: number,
  earlier: AbortSignal,
  whenReached?: () => void,
): AbortSignal {
  const limit = new AbortController();
  const reason = new DOMException('time is up', 'TimeoutError');
  setTimeout(() => {
    whenReached?.();
    limit.abort(reason);
  }, milliseconds).unref();
  return AbortSignal.any([earlier, limit.signal]);
}
