// Whether a term is defined whatever its variables are, as far as bounds tell.
import { type ByKind, visit } from '../base/kinds.ts';
import { boundsOf, type DomainOf } from '../model/bounds.ts';
import type { IntExpr } from '../model/expression.ts';

const all = (terms: readonly IntExpr[], domainOf: DomainOf): boolean =>
  terms.every((term) => isTotal(term, domainOf));

function excludesZero(term: IntExpr, domainOf: DomainOf): boolean {
  const { low, high } = boundsOf(term, domainOf);
  return low > 0 || high < 0;
}

/** A power of more bits than this counts as one that may be too large to work out. */
const smallExponent = 64;

const table: ByKind<IntExpr, DomainOf, boolean> = {
  constant: () => true,
  variable: () => true,
  add: ({ terms }, domainOf) => all(terms, domainOf),
  neg: ({ term }, domainOf) => isTotal(term, domainOf),
  mul: ({ terms }, domainOf) => all(terms, domainOf),
  div: ({ left, right }, domainOf) => all([left, right], domainOf) && excludesZero(right, domainOf),
  mod: ({ left, right }, domainOf) => all([left, right], domainOf) && excludesZero(right, domainOf),
  pow: ({ base, exponent }, domainOf) => {
    const { low, high } = boundsOf(exponent, domainOf);
    return all([base, exponent], domainOf) && low >= 0 && high <= smallExponent;
  },
  abs: ({ term }, domainOf) => isTotal(term, domainOf),
  min: ({ terms }, domainOf) => all(terms, domainOf),
  max: ({ terms }, domainOf) => all(terms, domainOf),
  if: ({ positive, negative }, domainOf) => all([positive, negative], domainOf),
  element: ({ index, terms }, domainOf) => {
    const { low, high } = boundsOf(index, domainOf);
    return all([index, ...terms], domainOf) && low >= 1 && high <= terms.length;
  },
  where: () => false,
};

/** True only where the term is surely defined; false where it may not be. */
export function isTotal(term: IntExpr, domainOf: DomainOf): boolean {
  return visit(table, term, domainOf);
}
