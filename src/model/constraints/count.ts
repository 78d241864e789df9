// count: how many of the terms equal `value`, compared with `bound`.
import type { Integer } from '../../base/integer.ts';
import { compareHolds } from '../comparison.ts';
import { add, compare, eq, indicator } from '../construct.ts';
import type { BoolExpr, Comparison, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface Count<I> {
  readonly kind: 'count';
  readonly value: I;
  readonly terms: readonly I[];
  readonly operator: Comparison;
  readonly bound: I;
}

export const count = {
  map<I, J>(c: Count<I>, int: (term: I) => J): Count<J> {
    return {
      kind: c.kind,
      value: int(c.value),
      terms: c.terms.map(int),
      operator: c.operator,
      bound: int(c.bound),
    };
  },
  holds(c: Count<Integer>): boolean {
    const found = c.terms.filter((value) => value === c.value).length;
    return compareHolds(c.operator, found, c.bound);
  },
  decompose(c: Count<IntExpr>): BoolExpr {
    const hits = c.terms.map((term) => indicator(eq(term, c.value)));
    return compare(c.operator, add(...hits), c.bound);
  },
  print(c: Count<Printed>): string {
    return `(count ${c.value} (${c.terms.join(' ')}) ${c.operator} ${c.bound})`;
  },
};
