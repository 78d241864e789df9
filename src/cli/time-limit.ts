// The signal that ends a call at its time limit, or before when the user interrupts.

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** What was limited is over: the limit is reached no more. */
  clear(): void;
}

/**
 * Its signal is aborted after so many milliseconds with a `TimeoutError`, or when `earlier` is, with its reason. The timer is what
 * holds the limit: Node 20 forgets that of `AbortSignal.any([earlier, AbortSignal.timeout(ms)])` when it collects garbage.
 */
export function timeLimit(
  milliseconds: number,
  earlier: AbortSignal,
  whenReached?: () => void,
): TimeLimit {
  const limit = new AbortController();
  const reason = new DOMException('time is up', 'TimeoutError');
  const timer = setTimeout(() => {
    whenReached?.();
    limit.abort(reason);
  }, milliseconds).unref();
  return {
    signal: AbortSignal.any([earlier, limit.signal]),
    clear: () => clearTimeout(timer),
  };
}
