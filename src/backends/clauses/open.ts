// From a model to a session: flattening, encoding in slices, and a solver of whatever kind for the clauses.
import { setImmediate as breathe } from 'node:timers/promises';
import { clock } from '../../base/clock.ts';
import { subtract } from '../../base/integer.ts';
import { type Encoding, encodingInSteps, supports } from '../../encode/index.ts';
import type { Flat, FlatConstraint } from '../../lower/flat.ts';
import { flatten } from '../../lower/flatten.ts';
import type { Model } from '../../model/model.ts';
import type { OpenOptions } from '../backend.ts';
import type { Problem } from './questions.ts';
import { SatSession } from './session.ts';

/** Milliseconds of encoding after which others get their turn, so that a time limit is noticed. */
const sliceMilliseconds = 40;

/**
 * A session for a model, with the solver that `problemOf` gives to an encoding.
 * @throws TooLarge where the clauses are more than a solver could take.
 */
export async function openSession(
  model: Model,
  { signal, memory }: OpenOptions,
  problemOf: (encoding: Encoding) => Problem,
): Promise<SatSession> {
  const flat = flatten(model, { supports, memory });
  const open = async (part: Flat, stop: AbortSignal | undefined): Promise<Problem | undefined> => {
    const encoding = await encodeInSlices(part, memory, stop);
    return encoding && problemOf(encoding);
  };
  return new SatSession(model, await open(flat, signal), (low, high, stop) =>
    open(costWithin(flat, low, high), stop),
  );
}
/** The encoding of a problem, or undefined if the signal was aborted before it was done. */
async function encodeInSlices(
  flat: Flat,
  memory: number | undefined,
  signal?: AbortSignal,
): Promise<Encoding | undefined> {
  if (signal?.aborted) return undefined;
  const steps = encodingInSteps(flat, { memory });
  let pause = clock.now() + sliceMilliseconds;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (clock.now() < pause) continue;
    await breathe();
    if (signal?.aborted) return undefined;
    pause = clock.now() + sliceMilliseconds;
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
