// Cumulative: at each point of time the heights of the running tasks sum to at most the limit.
import type { Cumulative } from '../../model/constraints/cumulative.ts';
import type { Cnf } from '../cnf.ts';
import { conjunction } from '../gates.ts';
import { addLinear } from '../linear/linear.ts';
import type { Summand } from '../linear/task.ts';
import { never } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { indicatorOf } from './n-value.ts';

/** A task whose length and height are known. */
interface Fixed {
  readonly start: Quantity;
  readonly duration: number;
  readonly height: number;
}

/** So many pairs of a task and a point of time are looked at. */
const mostPoints = 50_000;

/** The tasks, if they have known lengths and heights, none negative, and not too many points of time in question. */
export function fixedTasks({ tasks }: Cumulative<Quantity>): readonly Fixed[] | undefined {
  const fixed: Fixed[] = [];
  let points = 0;
  for (const { origin, duration, end, height } of tasks) {
    if (!origin || !duration || end || duration.size > 1 || height.size > 1 || height.min < 0) {
      return undefined;
    }
    points += origin.max - origin.min + duration.min;
    fixed.push({ start: origin, duration: duration.min, height: height.min });
  }
  return points <= mostPoints ? fixed.filter(({ duration }) => duration > 0) : undefined;
}

/** Demands the limit at each point of time at which tasks may run. The load rises only where a task may start. */
export function addCumulative(cnf: Cnf, tasks: readonly Fixed[], limit: Quantity): void {
  const points = new Set<number>();
  for (const { start } of tasks) {
    for (let point = start.min; point <= start.max; point++) points.add(point);
  }
  for (const point of [...points].sort((a, b) => a - b)) addPoint(cnf, tasks, limit, point);
}

function addPoint(cnf: Cnf, tasks: readonly Fixed[], limit: Quantity, point: number): void {
  const running = tasks.flatMap(({ start, duration, height }) => {
    const literal = conjunction(cnf, [start.atMost(point), -start.atMost(point - duration)]);
    return literal === never ? [] : [{ literal, height }];
  });
  const load: Summand<Quantity>[] = running
    .filter(({ height }) => height !== 0)
    .map(({ literal, height }) => ({ coefficient: height, quantity: indicatorOf(cnf, literal) }));
  const summands = [...load, { coefficient: -1, quantity: limit }];
  // A limit below 0 does no harm where no task runs.
  if (limit.min >= 0) addLinear(cnf, summands, 'le', 0);
  else for (const { literal } of running) addLinear(cnf, summands, 'le', 0, -literal);
}
