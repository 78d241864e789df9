// lex: the first list comes before the second in lexicographic order, or (not strict) equals it. Equal lengths, at least 1.
import { type Integer, compare as order } from '../../base/integer.ts';
import { and, eq, falsity, lt, or, truth } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Fresh, Printed } from './definition.ts';

export interface Lex<I> {
  readonly kind: 'lex';
  readonly left: readonly I[];
  readonly right: readonly I[];
  readonly strict: boolean;
}

export const lex = {
  map<I, J>(c: Lex<I>, int: (term: I) => J): Lex<J> {
    return { kind: c.kind, left: c.left.map(int), right: c.right.map(int), strict: c.strict };
  },
  holds(c: Lex<Integer>): boolean {
    for (const [i, left] of c.left.entries()) {
      const sign = order(left, c.right[i] ?? left);
      if (sign !== 0) return sign < 0;
    }
    return !c.strict;
  },
  /** From the last place to the first: "from here on the left list comes first". */
  decompose(c: Lex<IntExpr>, fresh: Fresh): BoolExpr {
    let rest: BoolExpr = c.strict ? falsity : truth;
    for (let i = c.left.length - 1; i >= 0; i--) {
      const [left, right] = [c.left[i], c.right[i]];
      if (!left || !right) continue;
      const here = or(lt(left, right), and(eq(left, right), rest));
      rest = i === 0 ? here : fresh.boolean(`lex${i}`, here);
    }
    return rest;
  },
  print(c: Lex<Printed>): string {
    const name = c.strict ? 'lex_less' : 'lex_lesseq';
    return `(${name} (${c.left.join(' ')}) (${c.right.join(' ')}))`;
  },
};
