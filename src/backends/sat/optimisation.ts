// Better and better answers: the bound on the cost is assumed, and lowered after each answer.
//
// The domains that were encoded were chosen before anything was known of the optimum. When the answers so far have made
// the range of the cost much smaller, the problem is encoded again for what is left of it.
import type { Encoding } from '../../encode/index.ts';
import { always } from '../../encode/index.ts';
import { Descent } from './descent.ts';
import type { Problem } from './problem.ts';

/** The range of the cost has to shrink to this part of what was encoded. */
const worthwhile = 0.6;

/** What an optimisation needs of its session. */
export interface Optimised {
  readonly problem: Problem;
  /** The same problem for costs within a range; undefined if the signal was aborted before it was encoded. */
  within(low: number, high: number, signal?: AbortSignal): Promise<Problem | undefined>;
}

/** Models, each better than the one before, with the encoding that they are models of. */
export async function* betterModels(
  { problem: whole, within }: Optimised,
  signal?: AbortSignal,
): AsyncGenerator<
  { readonly encoding: Encoding; readonly model: Uint8Array },
  'complete' | 'aborted',
  undefined
> {
  let problem = whole;
  const descent = new Descent(whole.encoding.cost.min);
  let encoded = whole.encoding.cost.max - descent.floor;
  try {
    while (!descent.isOver) {
      const { target } = descent;
      const { encoding } = problem;
      const bound = target === undefined ? always : encoding.cost.atMost(target);
      const model = await problem.solve([bound], signal);
      if (model === 'stopped') return 'aborted';
      if (!model && target === undefined) return 'complete';
      if (model) {
        descent.succeed(encoding.cost.read(model));
        yield { encoding, model };
      } else descent.fail();
      if (descent.range > worthwhile * encoded || descent.isOver) continue;
      const narrower = await within(descent.floor, descent.floor + descent.range, signal);
      if (!narrower) return 'aborted';
      if (problem !== whole) await problem.close(false);
      problem = narrower;
      encoded = descent.range;
    }
    return 'complete';
  } finally {
    if (problem !== whole) await problem.close(false);
  }
}
