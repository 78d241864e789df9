// Which terms can never be equal, or always are: the domains of single variables tell, whose gaps bounds do not see.
import { isSafe, add as plus } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import type { AllDifferent } from '../model/constraints/all-different.ts';
import {
  type Domain,
  domainHas,
  domainOfRanges,
  intersect,
  preimage,
  type Range,
  rangeDomain,
} from '../model/domain.ts';
import type { IntExpr, VarId } from '../model/expression.ts';
import { constantOf } from './fold-terms.ts';

/** `scale * x + offset` */
interface Shifted {
  readonly id: VarId;
  readonly scale: 1 | -1;
  readonly offset: number;
}

/** A variable or its negative. */
function signedVariable(term: IntExpr): Shifted | undefined {
  if (term.kind === 'variable') return { id: term.id, scale: 1, offset: 0 };
  if (term.kind === 'neg' && term.term.kind === 'variable') {
    return { id: term.term.id, scale: -1, offset: 0 };
  }
  if (term.kind !== 'mul' || term.terms.length !== 2) return undefined;
  const [of, weight] = term.terms;
  const isTurned = of?.kind === 'variable' && weight && constantOf(weight) === -1;
  return isTurned ? { id: of.id, scale: -1, offset: 0 } : undefined;
}

function shiftedVariable(term: IntExpr): Shifted | undefined {
  if (term.kind !== 'add') return signedVariable(term);
  const [part, shift, ...others] = term.terms;
  const of = part && signedVariable(part);
  const offset = shift && constantOf(shift);
  return of && offset !== undefined && isSafe(offset) && others.length === 0
    ? { ...of, offset }
    : undefined;
}

/** The values of a constant, or of a variable turned and shifted; undefined for other terms, and beyond 2^53. */
function valuesOf(term: IntExpr, domainOf: DomainOf): Domain | undefined {
  if (term.kind === 'constant') {
    return isSafe(term.value) ? rangeDomain(term.value, term.value) : undefined;
  }
  const of = shiftedVariable(term);
  if (!of) return undefined;
  const { id, scale, offset } = of;
  const domain = domainOf(id);
  const isWithin = [domain.min, domain.max].every((end) => isSafe(plus(scale * end, offset)));
  return isWithin ? preimage({ scale, offset: -scale * offset }, domain) : undefined;
}

/** True only where two terms surely differ. */
export function areDisjoint(left: IntExpr, right: IntExpr, domainOf: DomainOf): boolean {
  const [a, b] = [valuesOf(left, domainOf), valuesOf(right, domainOf)];
  if (!a || !b) return false;
  // Bounds have been looked at: two ranges without gaps meet.
  if (a.ranges.length === 1 && b.ranges.length === 1) return a.max < b.min || b.max < a.min;
  return intersect(a, b).size === 0;
}

/** Whether there are more terms than values for them, as far as domains tell: pigeons without holes. */
export function areTooMany(terms: readonly IntExpr[], domainOf: DomainOf): boolean {
  const ranges: Range[] = [];
  for (const term of terms) {
    const values = valuesOf(term, domainOf);
    if (!values || values.size >= terms.length) return false;
    ranges.push(...values.ranges);
  }
  return domainOfRanges(ranges).size < terms.length;
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

/** Whether two of the terms are one variable with the same number added: true only where they surely are equal. */
export function haveTwins(terms: readonly IntExpr[]): boolean {
  const seen = new Set<string>();
  return terms.some((term) => {
    const of = shiftedVariable(term);
    if (!of) return false;
    const key = `${of.id} ${of.scale} ${of.offset}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
