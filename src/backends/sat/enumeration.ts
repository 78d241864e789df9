// All answers of a session: the worker walks them, and they are read as they come.
import type { Cnf } from '../../encode/index.ts';
import type { Groups } from '../clauses/questions.ts';
import type { Solver } from './solver.ts';

/**
 * Every model, one for each choice of the groups' literals.
 * @throws TooLarge when no heap is large enough.
 */
export async function* models(
  cnf: Cnf,
  solver: Solver,
  groups: Groups,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, 'complete' | 'aborted', undefined> {
  const activation = cnf.fresh();
  const numbers = Int32Array.from(groups.flatMap((group) => [...group, 0]));
  const batches = solver.enumerate(activation, numbers, signal);
  try {
    for (;;) {
      const next = await batches.next();
      if (next.done) return next.value === 'stopped' ? 'aborted' : next.value;
      const { models: bytes, count } = next.value;
      const size = bytes.length / count;
      for (let i = 0; i < count; i++) yield bytes.subarray(i * size, (i + 1) * size);
    }
  } finally {
    await batches.return('stopped');
    cnf.add(-activation);
  }
}
