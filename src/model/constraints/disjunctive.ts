// disjunctive: no two tasks overlap. A task of length 0 may lie anywhere, also inside another.
import { type Integer, add as plus } from '../../base/integer.ts';
import { add, and, constant, eq, le, or, pairs } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

/** A start and a length. */
export interface Interval<I> {
  readonly origin: I;
  readonly duration: I;
}

export interface Disjunctive<I> {
  readonly kind: 'disjunctive';
  readonly tasks: readonly Interval<I>[];
}

export const disjunctive = {
  map<I, J>(c: Disjunctive<I>, int: (term: I) => J): Disjunctive<J> {
    return {
      kind: c.kind,
      tasks: c.tasks.map(({ origin, duration }) => ({
        origin: int(origin),
        duration: int(duration),
      })),
    };
  },
  holds(c: Disjunctive<Integer>): boolean {
    return [...pairs(c.tasks)].every(
      ([a, b]) =>
        a.duration === 0 ||
        b.duration === 0 ||
        plus(a.origin, a.duration) <= b.origin ||
        plus(b.origin, b.duration) <= a.origin,
    );
  },
  decompose(c: Disjunctive<IntExpr>): BoolExpr {
    const zero = constant(0);
    return and(
      ...[...pairs(c.tasks)].map(([a, b]) =>
        or(
          eq(a.duration, zero),
          eq(b.duration, zero),
          le(add(a.origin, a.duration), b.origin),
          le(add(b.origin, b.duration), a.origin),
        ),
      ),
    );
  },
  print(c: Disjunctive<Printed>): string {
    const tasks = c.tasks.map(({ origin, duration }) => `(${origin} ${duration})`);
    return `(disjunctive (${tasks.join(' ')}))`;
  },
};
