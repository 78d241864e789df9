// Which of its formulations a model is given to Z3 in.
import { setImmediate as breathe } from 'node:timers/promises';
import { clock } from '../../base/clock.ts';
import { ceilDivide, floorDivide, subtract } from '../../base/integer.ts';
import { TooLarge } from '../../base/too-large.ts';
import { type Encoding, encodingInSteps, supports } from '../../encode/index.ts';
import type { NumberFormat } from '../../encode/smt2/script.ts';
import type { Flat } from '../../lower/flat.ts';
import { flatten } from '../../lower/flatten.ts';
import { between } from '../../model/domain.ts';
import type { Model } from '../../model/model.ts';
import type { OpenOptions } from '../backend.ts';
import { ClauseProblem, type Narrow } from './clause-problem.ts';
import type { Problem } from './problem.ts';
import { ScriptProblem } from './script-problem.ts';

/** Milliseconds of encoding after which others get their turn, so that a time limit is noticed. */
const sliceMilliseconds = 40;
/** Domains of more values are not spelled out in clauses. */
const largeDomain = 8192;

/**
 * The problem for a model, or undefined if the signal is aborted first. Finite domains are clauses, which is best for
 * one answer and for many, unless there are too many: then bit-vectors. Left to choose, linear arithmetic over mostly
 * large domains goes to the integers, and other arithmetic over them to bit-vectors.
 * @throws TooLarge when no formulation that was asked for can hold the model.
 */
export async function formulate(
  model: Model,
  options: OpenOptions = {},
): Promise<Problem | undefined> {
  const { signal, memory, seed = 0, z3: wanted = 'auto' } = options;
  if (signal?.aborted) return undefined;
  const script = (format: NumberFormat): ScriptProblem => new ScriptProblem(model, format, seed);
  if (wanted === 'int') return script('int');
  if (wanted === 'auto' && isMostlyLarge(model)) return scriptFor(script);
  try {
    const flat = flatten(model, { supports, memory });
    const encoding = await encodeInSlices(flat, memory, signal);
    const narrow: Narrow = (low, high, stop) =>
      encodeInSlices(costWithin(flat, low, high), memory, stop);
    return encoding && new ClauseProblem(model, encoding, seed, narrow);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return wanted === 'fd' ? script('bit-vector') : scriptFor(script);
  }
}

/** Whether half of the integers or more have a large domain. */
function isMostlyLarge({ variables }: Model): boolean {
  const integers = variables.filter(({ type }) => type === 'integer');
  const large = integers.filter(({ domain }) => domain.size > largeDomain);
  return large.length > 0 && 2 * large.length >= integers.length;
}

/** Integers for what is linear; bit-vectors for the rest, unless they would be too wide. */
function scriptFor(script: (format: NumberFormat) => ScriptProblem): ScriptProblem {
  const integers = script('int');
  if (integers.isLinear) return integers;
  try {
    return script('bit-vector');
  } catch (error) {
    if (error instanceof TooLarge) return integers;
    throw error;
  }
}

/** The encoding of a problem, or undefined if the signal was aborted before it was done. */
async function encodeInSlices(
  flat: Flat,
  memory: number | undefined,
  signal?: AbortSignal,
): Promise<Encoding | undefined> {
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

/** The problem for answers whose cost, the objective as something to make small, lies within a range. */
function costWithin(flat: Flat, low: number, high: number): Flat {
  const { objective, variables } = flat;
  if (!objective || objective.term.scale === 0) return flat;
  const { variable, scale, offset } = objective.term;
  const sign = objective.sense === 'minimize' ? 1 : -1;
  const [first, last] = sign * scale > 0 ? [low, high] : [high, low];
  const least = Number(ceilDivide(subtract(sign * first, offset), scale));
  const greatest = Number(floorDivide(subtract(sign * last, offset), scale));
  return {
    ...flat,
    variables: variables.map((declared, id) =>
      id === variable
        ? { ...declared, domain: between(declared.domain, least, greatest) }
        : declared,
    ),
  };
}
