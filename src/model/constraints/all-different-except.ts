// all-different-except: two terms have the same value only if it is one of the excepted values.
import type { Integer } from '../../base/integer.ts';
import { and, constant, eq, ne, or, pairs } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface AllDifferentExcept<I> {
  readonly kind: 'all-different-except';
  readonly terms: readonly I[];
  readonly except: readonly Integer[];
}

export const allDifferentExcept = {
  map<I, J>(c: AllDifferentExcept<I>, int: (term: I) => J): AllDifferentExcept<J> {
    return { kind: c.kind, terms: c.terms.map(int), except: c.except };
  },
  holds(c: AllDifferentExcept<Integer>): boolean {
    const counted = c.terms.filter((value) => !c.except.includes(value));
    return new Set(counted).size === counted.length;
  },
  decompose(c: AllDifferentExcept<IntExpr>): BoolExpr {
    return and(
      ...[...pairs(c.terms)].map(([a, b]) =>
        or(ne(a, b), ...c.except.map((value) => eq(a, constant(value)))),
      ),
    );
  },
  print(c: AllDifferentExcept<Printed>): string {
    return `(alldifferent_except (${c.terms.join(' ')}) (${c.except.join(' ')}))`;
  },
};
