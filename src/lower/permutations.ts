// What a permutation says beside "no two are the same": each of its values is taken by some term. As clauses under a
// condition that is the rule of hidden singles, which a decomposition into differences does not have.
import type { AllDifferent } from '../model/constraints/all-different.ts';
import { constant, eq, or } from '../model/construct.ts';
import { type Domain, domainHas, domainValues } from '../model/domain.ts';
import type { BoolExpr, IntExpr } from '../model/expression.ts';
import type { Lowering } from './lowering.ts';

/** Clauses over more literals than this cost more than they prune. */
const mostTerms = 64;

/**
 * That each value is taken, for as many variables as there are values; nothing for others.
 * @param terms total, as decompositions get them
 */
export function eachValueTaken(
  { builder }: Lowering,
  { terms }: AllDifferent<IntExpr>,
): readonly BoolExpr[] {
  if (terms.length > mostTerms) return [];
  const domains: Domain[] = [];
  for (const term of terms) {
    if (term.kind !== 'variable') return [];
    const domain = builder.domainOf(term.id);
    if (domain.size > terms.length) return [];
    domains.push(domain);
  }
  const values = new Set(domains.flatMap((domain) => [...domainValues(domain)]));
  if (values.size !== terms.length) return [];
  return [...values].map((value) =>
    or(
      ...terms
        .filter((_, i) => domainHas(domains[i] as Domain, value))
        .map((term) => eq(term, constant(value))),
    ),
  );
}
