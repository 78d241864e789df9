// n-value: `count` is the number of different values among the terms; 0 for no terms.
import type { Integer } from '../../base/integer.ts';
import { add, and, eq, indicator, ne } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface NValue<I> {
  readonly kind: 'n-value';
  readonly count: I;
  readonly terms: readonly I[];
}

export const nValue = {
  map<I, J>(c: NValue<I>, int: (term: I) => J): NValue<J> {
    return { kind: c.kind, count: int(c.count), terms: c.terms.map(int) };
  },
  holds(c: NValue<Integer>): boolean {
    return new Set(c.terms).size === c.count;
  },
  /** Each term that differs from all before it brings one value. */
  decompose(c: NValue<IntExpr>): BoolExpr {
    const firsts = c.terms.map((term, i) =>
      indicator(and(...c.terms.slice(0, i).map((earlier) => ne(earlier, term)))),
    );
    return eq(c.count, add(...firsts));
  },
  print(c: NValue<Printed>): string {
    return `(nvalue ${c.count} (${c.terms.join(' ')}))`;
  },
};
