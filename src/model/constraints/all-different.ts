// all-different: no two of the terms have the same value. None or one term is always fine.
import type { Integer } from '../../base/integer.ts';
import { and, ne, pairs } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface AllDifferent<I> {
  readonly kind: 'all-different';
  readonly terms: readonly I[];
}

export const allDifferent = {
  map<I, J>(c: AllDifferent<I>, int: (term: I) => J): AllDifferent<J> {
    return { kind: c.kind, terms: c.terms.map(int) };
  },
  holds(c: AllDifferent<Integer>): boolean {
    return new Set(c.terms).size === c.terms.length;
  },
  decompose(c: AllDifferent<IntExpr>): BoolExpr {
    return and(...[...pairs(c.terms)].map(([a, b]) => ne(a, b)));
  },
  print(c: AllDifferent<Printed>): string {
    return `(alldifferent (${c.terms.join(' ')}))`;
  },
};
