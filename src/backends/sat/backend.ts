// The sat backend: a model is flattened, encoded as clauses, and given to MiniSat in a worker thread.
import { setImmediate as breathe } from 'node:timers/promises';
import { subtract } from '../../base/integer.ts';
import { type Encoding, encodingInSteps, supports } from '../../encode/index.ts';
import type { Flat, FlatConstraint } from '../../lower/flat.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { Problem } from './problem.ts';
import { SatSession } from './session.ts';

/** Milliseconds of encoding after which others get their turn, so that a time limit is noticed. */
const sliceMilliseconds = 40;

export const satBackend: Backend = {
  name: 'sat',
  async open(model: Model, { signal, seed = 0 }: OpenOptions = {}): Promise<Session> {
    const flat = flatten(model, { supports });
    const open = async (
      problem: Flat,
      stop: AbortSignal | undefined,
    ): Promise<Problem | undefined> => {
      const encoding = await encodeInSlices(problem, stop);
      return encoding && new Problem(encoding, seed);
    };
    return new SatSession(model, await open(flat, signal), (low, high, stop) =>
      open(costWithin(flat, low, high), stop),
    );
  },
};

/** The encoding of a problem, or undefined if the signal was aborted before it was done. */
async function encodeInSlices(flat: Flat, signal?: AbortSignal): Promise<Encoding | undefined> {
  if (signal?.aborted) return undefined;
  const steps = encodingInSteps(flat);
  let pause = performance.now() + sliceMilliseconds;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < pause) continue;
    await breathe();
    if (signal?.aborted) return undefined;
    pause = performance.now() + sliceMilliseconds;
  }
}

/** The problem with the cost of an answer, its objective as something to make small, within a range. */
function costWithin(flat: Flat, low: number, high: number): Flat {
  const { objective } = flat;
  if (!objective || objective.term.scale === 0) return flat;
  const { variable, scale, offset } = objective.term;
  const sign = objective.sense === 'minimize' ? 1 : -1;
  const at = (operator: 'low' | 'high'): FlatConstraint => ({
    kind: 'linear',
    terms: [{ coefficient: (operator === 'low' ? -sign : sign) * scale, variable }],
    operator: 'le',
    constant: operator === 'low' ? subtract(sign * offset, low) : subtract(high, sign * offset),
    condition: undefined,
  });
  return { ...flat, constraints: [...flat.constraints, at('low'), at('high')] };
}
