// inverse: two lists of places, counted from 0, are each other's inverse: left[i] = j exactly when right[j] = i.
import type { Integer } from '../../base/integer.ts';
import { and, constant, eq, iff, member } from '../construct.ts';
import { rangeDomain } from '../domain.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface Inverse<I> {
  readonly kind: 'inverse';
  readonly left: readonly I[];
  /** As long as `left`. */
  readonly right: readonly I[];
}

export const inverse = {
  map<I, J>(c: Inverse<I>, int: (term: I) => J): Inverse<J> {
    return { kind: c.kind, left: c.left.map(int), right: c.right.map(int) };
  },
  holds(c: Inverse<Integer>): boolean {
    const points = (from: readonly Integer[], to: readonly Integer[]): boolean =>
      from.every((place, i) => to[Number(place)] === i);
    return points(c.left, c.right) && points(c.right, c.left);
  },
  decompose(c: Inverse<IntExpr>): BoolExpr {
    const places = rangeDomain(0, c.left.length - 1);
    const inside = [...c.left, ...c.right].map((term) => member(term, places));
    const channels = c.left.flatMap((left, i) =>
      c.right.map((right, j) => iff(eq(left, constant(j)), eq(right, constant(i)))),
    );
    return and(...inside, ...channels);
  },
  print(c: Inverse<Printed>): string {
    return `(inverse (${c.left.join(' ')}) (${c.right.join(' ')}))`;
  },
};
