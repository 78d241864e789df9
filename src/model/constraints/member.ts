// member: a term lies in a fixed set of integers.
import { type Integer, isSafe } from '../../base/integer.ts';
import { and, constant, eq, ge, le, or } from '../construct.ts';
import { type Domain, domainHas } from '../domain.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';

export interface Member<I> {
  readonly kind: 'member';
  readonly term: I;
  readonly domain: Domain;
}

export const member = {
  map<I, J>(c: Member<I>, int: (term: I) => J): Member<J> {
    return { kind: c.kind, term: int(c.term), domain: c.domain };
  },
  holds(c: Member<Integer>): boolean {
    return isSafe(c.term) && domainHas(c.domain, c.term);
  },
  decompose(c: Member<IntExpr>): BoolExpr {
    return or(
      ...c.domain.ranges.map(([low, high]) =>
        low === high
          ? eq(c.term, constant(low))
          : and(ge(c.term, constant(low)), le(c.term, constant(high))),
      ),
    );
  },
  print(c: Member<Printed>): string {
    return `(in ${c.term} ${printDomain(c.domain)})`;
  },
};

/** `(1 3 (5 9))`: a value, or a range in parentheses, each. */
export function printDomain(domain: Domain): string {
  const items = domain.ranges.map(([low, high]) => (low === high ? `${low}` : `(${low} ${high})`));
  return `(${items.join(' ')})`;
}
