// A stream of solutions whose end is data: `for await` cannot see a return value, so `outcome` says how it ended.
import type { Outcome, Solution, Values } from './solution.ts';

/** Solutions as they are found. Leaving the loop early stops the solver. */
export interface SolutionStream<V = Values> extends AsyncIterableIterator<Solution<V>> {
  /** Settled when the stream has ended; a loop that was left early counts as `limit`. */
  readonly outcome: Promise<Outcome>;
}

/** Makes the stream of a generator that returns its outcome. */
export function streamOf(solutions: AsyncGenerator<Solution, Outcome, undefined>): SolutionStream {
  let resolve: (outcome: Outcome) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const outcome = new Promise<Outcome>((settled, failed) => {
    resolve = settled;
    reject = failed;
  });
  // Whoever does not look at the outcome learns of a fault from the loop alone.
  outcome.catch(() => {});
  const stream: SolutionStream = {
    outcome,
    [Symbol.asyncIterator]: () => stream,
    async next() {
      try {
        const next = await solutions.next();
        if (!next.done) return next;
        resolve(next.value);
        return { done: true, value: undefined };
      } catch (error) {
        reject(error);
        throw error;
      }
    },
    async return() {
      await solutions.return('limit');
      resolve('limit');
      return { done: true, value: undefined };
    },
  };
  return stream;
}
