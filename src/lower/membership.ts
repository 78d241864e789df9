// Flattening of membership in a fixed set: a domain for the variable behind the term, or a literal that says so.
import { type Member, member } from '../model/constraints/member.ts';
import { domainHas, preimage } from '../model/domain.ts';
import type { IntExpr } from '../model/expression.ts';
import { isConstantAffine } from './flat.ts';
import { bothDirections, type Truth } from './flat-builder.ts';
import { hasSafeBounds } from './linear-form.ts';
import { type Lowering, rootScope, type Scope, termOfForm } from './lowering.ts';

/** Demands that a term lies in a set. */
export function assertMember(lowering: Lowering, { term, domain }: Member<IntExpr>): void {
  const { builder } = lowering;
  const form = lowering.form(term, rootScope());
  if (!hasSafeBounds(form, builder.domainOf)) {
    lowering.assert(member.decompose({ kind: 'member', term: termOfForm(form), domain }));
    return;
  }
  const affine = lowering.affineOfForm(form);
  if (isConstantAffine(affine)) builder.clause([domainHas(domain, affine.offset)]);
  else builder.restrict(affine.variable, preimage(affine, domain));
}

/** The truth of a term lying in a set, exact in both directions. */
export function truthOfMember(
  lowering: Lowering,
  scope: Scope,
  { term, domain }: Member<IntExpr>,
): Truth {
  const { builder } = lowering;
  const form = lowering.form(term, scope);
  if (!hasSafeBounds(form, builder.domainOf)) {
    const formula = member.decompose({ kind: 'member', term: termOfForm(form), domain });
    return lowering.truth(formula, bothDirections);
  }
  const affine = lowering.affineOfForm(form);
  return isConstantAffine(affine)
    ? domainHas(domain, affine.offset)
    : builder.indicator(affine.variable, preimage(affine, domain));
}
