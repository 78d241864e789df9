// All answers of a session: the worker walks them, and they are read as they come.
import { always, type Cnf, never, type SatLiteral } from '../../encode/index.ts';
import type { Solver } from './solver.ts';

/** Groups of literals, exactly one of each true in a model, that tell answers apart. */
type Groups = readonly (readonly SatLiteral[])[];

/** The groups without what is known. */
export function openGroups(cnf: Cnf, groups: Groups): Groups {
  return groups
    .map((group) => group.map((literal) => cnf.value(literal)))
    .filter((group) => !group.includes(always))
    .map((group) => group.filter((literal) => literal !== never));
}

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
