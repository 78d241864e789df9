// Which of its formulations a model is given to Z3 in.
import { setImmediate as breathe } from 'node:timers/promises';
import { TooLarge } from '../../base/too-large.ts';
import { type Encoding, encodingInSteps, supports } from '../../encode/index.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import type { OpenOptions } from '../backend.ts';
import { ClauseProblem } from './clause-problem.ts';
import type { Problem } from './problem.ts';
import { ScriptProblem } from './script-problem.ts';

/** Milliseconds of encoding after which others get their turn, so that a time limit is noticed. */
const sliceMilliseconds = 40;

/** The problem for a model, or undefined if the signal is aborted first. */
export async function formulate(model: Model, options: OpenOptions): Promise<Problem | undefined> {
  const { signal, seed = 0, z3: formulation = 'auto' } = options;
  if (signal?.aborted) return undefined;
  if (formulation === 'int') return new ScriptProblem(model, 'int', seed);
  try {
    const encoding = await encodeInSlices(model, signal);
    return encoding && new ClauseProblem(model, encoding, seed);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return new ScriptProblem(model, formulation === 'fd' ? 'bit-vector' : 'int', seed);
  }
}

/** The encoding of a model, or undefined if the signal was aborted before it was done. */
async function encodeInSlices(model: Model, signal?: AbortSignal): Promise<Encoding | undefined> {
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
