// The sat backend: a model is flattened, encoded as clauses, and given to MiniSat in a worker thread.
import { setImmediate as breathe } from 'node:timers/promises';
import { type Encoding, encodingInSteps, supports } from '../../encode/index.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import type { Backend, OpenOptions, Session } from '../backend.ts';
import { SatSession } from './session.ts';
import { Solver } from './solver.ts';

/** Milliseconds of encoding after which others get their turn, so that a time limit is noticed. */
const sliceMilliseconds = 40;

export const satBackend: Backend = {
  name: 'sat',
  async open(model: Model, { signal, seed = 0 }: OpenOptions = {}): Promise<Session> {
    const encoding = await encodeInSlices(model, signal);
    return new SatSession(model, encoding, encoding && new Solver(encoding.cnf, seed));
  },
};

/** The encoding of a model, or undefined if the signal was aborted before it was done. */
async function encodeInSlices(model: Model, signal?: AbortSignal): Promise<Encoding | undefined> {
  if (signal?.aborted) return undefined;
  const steps = encodingInSteps(flatten(model, { supports }));
  let pause = performance.now() + sliceMilliseconds;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < pause) continue;
    await breathe();
    if (signal?.aborted) return undefined;
    pause = performance.now() + sliceMilliseconds;
  }
}
