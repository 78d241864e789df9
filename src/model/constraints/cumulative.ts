// cumulative: at every point of time that a task covers, the heights of the running tasks sum to at most the limit.
//
// A task runs from its origin up to but not including its end; one that ends at or before its origin never runs. Of
// origin, duration and end at most one is missing; where all three are given, origin + duration = end is demanded.
import { type Integer, add as plus, subtract } from '../../base/integer.ts';
import { add, and, choose, constant, eq, implies, le, lt, or, sub } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

/** At most one of origin, duration and end is undefined. */
export interface Task<I> {
  readonly origin: I | undefined;
  readonly duration: I | undefined;
  readonly end: I | undefined;
  readonly height: I;
}

export interface Cumulative<I> {
  readonly kind: 'cumulative';
  readonly tasks: readonly Task<I>[];
  readonly limit: I;
}

export const cumulative = {
  map<I, J>(c: Cumulative<I>, int: (term: I) => J): Cumulative<J> {
    const optional = (term: I | undefined): J | undefined =>
      term === undefined ? undefined : int(term);
    return {
      kind: c.kind,
      tasks: c.tasks.map((task) => ({
        origin: optional(task.origin),
        duration: optional(task.duration),
        end: optional(task.end),
        height: int(task.height),
      })),
      limit: int(c.limit),
    };
  },
  holds(c: Cumulative<Integer>): boolean {
    const tasks = c.tasks.map(({ origin, duration, end, height }) => ({
      start: origin ?? subtract(end ?? 0, duration ?? 0),
      end: end ?? plus(origin ?? 0, duration ?? 0),
      height,
    }));
    const consistent = c.tasks.every(
      ({ origin, duration, end }) =>
        origin === undefined ||
        duration === undefined ||
        end === undefined ||
        plus(origin, duration) === end,
    );
    // The load is constant from one start or end to the next.
    const points = tasks.flatMap(({ start, end }) => [start, end]);
    return (
      consistent &&
      points.every((point) => {
        const running = tasks.filter(({ start, end }) => start <= point && point < end);
        const load = running.reduce<Integer>((sum, { height }) => plus(sum, height), 0);
        return running.length === 0 || load <= c.limit;
      })
    );
  },
  /**
   * The load changes only at starts and ends, so it is bounded at those of them that some task covers. Where no
   * height is negative it rises only at starts, and a start is covered by its own task if that runs at all.
   */
  decompose(c: Cumulative<IntExpr>): BoolExpr {
    const tasks = c.tasks.map(endpoints);
    const sums = c.tasks.flatMap(({ origin, duration, end }) =>
      origin && duration && end ? [eq(add(origin, duration), end)] : [],
    );
    const covers = ({ start, end }: Endpoints, point: IntExpr): BoolExpr =>
      and(le(start, point), lt(point, end));
    const fits = (point: IntExpr): BoolExpr =>
      le(
        add(...tasks.map((task) => choose(covers(task, point), task.height, constant(0)))),
        c.limit,
      );
    const rising = tasks.every(({ height }) => height.kind === 'constant' && height.value >= 0);
    const bounds = rising
      ? tasks.map(({ start, end }) => implies(lt(start, end), fits(start)))
      : tasks
          .flatMap(({ start, end }) => [start, end])
          .map((point) => implies(or(...tasks.map((task) => covers(task, point))), fits(point)));
    return and(...sums, ...bounds);
  },
  print(c: Cumulative<Printed>): string {
    const tasks = c.tasks.map(
      ({ origin, duration, end, height }) =>
        `(${origin ?? 'nil'} ${duration ?? 'nil'} ${end ?? 'nil'} ${height})`,
    );
    return `(cumulative (${tasks.join(' ')}) ${c.limit})`;
  },
};

interface Endpoints {
  readonly start: IntExpr;
  readonly end: IntExpr;
  readonly height: IntExpr;
}

function endpoints({ origin, duration, end, height }: Task<IntExpr>): Endpoints {
  const zero = constant(0);
  return {
    start: origin ?? sub(end ?? zero, duration ?? zero),
    end: end ?? add(origin ?? zero, duration ?? zero),
    height,
  };
}
