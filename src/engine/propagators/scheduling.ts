// cumulative: the ends of tasks as terms, and the propagator over starts, ends and heights.
import { type Affine, constantAffine, isConstantAffine, plainAffine } from '../../lower/flat.ts';
import type { Cumulative, Task } from '../../model/constraints/cumulative.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { VarId } from '../../model/expression.ts';
import type { Posting } from '../posting.ts';
import { CumulativePropagator, type TimedTask } from './cumulative.ts';
import { linearPropagator } from './linear.ts';

export function postCumulative(posting: Posting, { tasks, limit }: Cumulative<Affine>): void {
  const timed = tasks.map((task) => timedTask(posting, task));
  posting.post(new CumulativePropagator(posting.store, timed, posting.view(limit)));
}

function timedTask(posting: Posting, { origin, duration, end, height }: Task<Affine>): TimedTask {
  const start = origin ?? sum(posting, end, duration, -1);
  const stop = end ?? sum(posting, origin, duration, 1);
  if (origin && duration && end) demandSum(posting, origin, duration, end);
  return {
    start: posting.view(start),
    end: posting.view(stop),
    duration: duration && posting.view(duration),
    height: posting.view(height),
  };
}

/** The term `a + sign * b`, which flattening has seen to be safe; a term that is missing counts 0. */
function sum(
  posting: Posting,
  a: Affine = constantAffine(0),
  b: Affine = constantAffine(0),
  sign: 1 | -1,
): Affine {
  const [left, right] = [posting.view(a), posting.view(b)];
  const ends = [sign * right.min(), sign * right.max()].sort((p, q) => p - q);
  const low = left.min() + (ends[0] ?? 0);
  const high = left.max() + (ends[1] ?? 0);
  if (isConstantAffine(b)) return { ...a, offset: a.offset + sign * b.offset };
  if (isConstantAffine(a)) {
    const offset = a.offset + sign * b.offset;
    return { variable: b.variable, scale: sign * b.scale, offset };
  }
  const total = plainAffine(posting.auxiliary(rangeDomain(low, high)) as VarId);
  if (sign === 1) demandSum(posting, a, b, total);
  else demandSum(posting, total, b, a);
  return total;
}

/** `a + b = total` */
function demandSum(posting: Posting, a: Affine, b: Affine, total: Affine): void {
  const coefficients = new Map<VarId, number>();
  let constant = 0;
  for (const [{ variable, scale, offset }, sign] of [
    [a, 1],
    [b, 1],
    [total, -1],
  ] as const) {
    if (scale !== 0) coefficients.set(variable, (coefficients.get(variable) ?? 0) + sign * scale);
    constant -= sign * offset;
  }
  const terms = [...coefficients]
    .filter(([, coefficient]) => coefficient !== 0)
    .map(([variable, coefficient]) => ({ variable, coefficient }));
  posting.post(
    linearPropagator(posting.store, {
      kind: 'linear',
      terms,
      operator: 'eq',
      constant,
      condition: undefined,
    }),
  );
}
