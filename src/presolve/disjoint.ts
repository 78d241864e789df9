// Which terms can never be equal, as far as the domains of single variables tell: bounds do not see the gaps in them.
import { isSafe, negate } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import type { AllDifferent } from '../model/constraints/all-different.ts';
import { type Domain, domainHas, intersect, preimage, rangeDomain } from '../model/domain.ts';
import type { IntExpr } from '../model/expression.ts';
import { constantOf } from './fold-terms.ts';

/** The values of a constant, a variable, or a variable and a constant; undefined for other terms. */
function valuesOf(term: IntExpr, domainOf: DomainOf): Domain | undefined {
  if (term.kind === 'variable') return domainOf(term.id);
  if (term.kind === 'constant') {
    return isSafe(term.value) ? rangeDomain(term.value, term.value) : undefined;
  }
  if (term.kind !== 'add' || term.terms.length !== 2) return undefined;
  const [of, shift] = term.terms;
  if (of?.kind !== 'variable' || shift?.kind !== 'constant' || !isSafe(shift.value)) {
    return undefined;
  }
  return preimage({ scale: 1, offset: Number(negate(shift.value)) }, domainOf(of.id));
}

/** True only where two terms surely differ. */
export function areDisjoint(left: IntExpr, right: IntExpr, domainOf: DomainOf): boolean {
  const [a, b] = [valuesOf(left, domainOf), valuesOf(right, domainOf)];
  if (!a || !b) return false;
  // Bounds have been looked at: two ranges without gaps meet.
  if (a.ranges.length === 1 && b.ranges.length === 1) return a.max < b.min || b.max < a.min;
  return intersect(a, b).size === 0;
}

/** So many pairs of a constant and another term are looked at. */
const mostPairs = 100_000;

/** Leaves out the constants that no other term can equal; the same terms where there is none. */
export function withoutIdleConstants(
  { terms }: AllDifferent<IntExpr>,
  domainOf: DomainOf,
): readonly IntExpr[] {
  const constants = terms.flatMap((term) => constantOf(term) ?? []);
  if (constants.length === 0 || constants.length * terms.length > mostPairs) return terms;
  const others = terms.filter((term) => constantOf(term) === undefined);
  const domains = others.map((term) => valuesOf(term, domainOf));
  const isIdle = (term: IntExpr): boolean => {
    const value = constantOf(term);
    return (
      typeof value === 'number' &&
      domains.every((domain) => domain !== undefined && !domainHas(domain, value)) &&
      constants.filter((one) => one === value).length === 1
    );
  };
  return terms.some(isIdle) ? terms.filter((term) => !isIdle(term)) : terms;
}
