// global-cardinality: for each pair, exactly `count` of the terms equal `value`. Closed: no term has an unlisted value.
import type { Integer } from '../../base/integer.ts';
import { add, and, eq, indicator, or } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

/** A value and how often it occurs. */
export interface Occurrence<I> {
  readonly value: I;
  readonly count: I;
}

export interface GlobalCardinality<I> {
  readonly kind: 'global-cardinality';
  readonly terms: readonly I[];
  readonly occurrences: readonly Occurrence<I>[];
  readonly closed: boolean;
}

/** The same pairs over other arguments. */
export function mapOccurrences<I, J>(
  occurrences: readonly Occurrence<I>[],
  int: (term: I) => J,
): readonly Occurrence<J>[] {
  return occurrences.map(({ value, count }) => ({ value: int(value), count: int(count) }));
}

/** Whether each value occurs as often as its pair says. */
export function occurrencesHold(
  terms: readonly Integer[],
  occurrences: readonly Occurrence<Integer>[],
): boolean {
  return occurrences.every(
    ({ value, count }) => terms.filter((term) => term === value).length === count,
  );
}

/** One equation a pair. */
export function decomposeOccurrences(
  terms: readonly IntExpr[],
  occurrences: readonly Occurrence<IntExpr>[],
): readonly BoolExpr[] {
  return occurrences.map(({ value, count }) =>
    eq(add(...terms.map((term) => indicator(eq(term, value)))), count),
  );
}

export const globalCardinality = {
  map<I, J>(c: GlobalCardinality<I>, int: (term: I) => J): GlobalCardinality<J> {
    return {
      kind: c.kind,
      terms: c.terms.map(int),
      occurrences: mapOccurrences(c.occurrences, int),
      closed: c.closed,
    };
  },
  holds(c: GlobalCardinality<Integer>): boolean {
    const listed = new Set(c.occurrences.map(({ value }) => value));
    return (
      occurrencesHold(c.terms, c.occurrences) &&
      (!c.closed || c.terms.every((term) => listed.has(term)))
    );
  },
  decompose(c: GlobalCardinality<IntExpr>): BoolExpr {
    const listed = c.closed
      ? c.terms.map((term) => or(...c.occurrences.map(({ value }) => eq(term, value))))
      : [];
    return and(...decomposeOccurrences(c.terms, c.occurrences), ...listed);
  },
  print(c: GlobalCardinality<Printed>): string {
    const name = c.closed ? 'global_cardinality_closed' : 'global_cardinality';
    const pairs = c.occurrences.map(({ value, count }) => `(${value} ${count})`);
    return `(${name} (${c.terms.join(' ')}) (${pairs.join(' ')}))`;
  },
};
