// Flattening of conditional terms: a branch that is not taken neither matters nor needs to be defined.
import { maximum, minimum, subtract } from '../base/integer.ts';
import type { BoolExpr, IntExpr } from '../model/expression.ts';
import type { Literal } from './flat.ts';
import { bothDirections, type Truth } from './flat-builder.ts';
import { assertLinear, negated } from './linear-comparisons.ts';
import {
  boundsOfForm,
  constantForm,
  keyOfForm,
  type LinearForm,
  literalForm,
  scaleForm,
  subtractForms,
  sumForms,
  variableForm,
} from './linear-form.ts';
import { innerScope, type Lowering, type Scope } from './lowering.ts';

/** The form of `if condition then positive else negative`. */
export function choice(
  lowering: Lowering,
  scope: Scope,
  condition: BoolExpr,
  positive: IntExpr,
  negative: IntExpr,
): LinearForm {
  const chosen = lowering.truth(condition, bothDirections);
  if (typeof chosen === 'boolean') return lowering.form(chosen ? positive : negative, scope);
  const [then, otherwise] = [innerScope(), innerScope()];
  const left = lowering.form(positive, then);
  const right = lowering.form(negative, otherwise);
  demandWhere(lowering, scope, chosen, then.conditions);
  demandWhere(lowering, scope, negated(chosen), otherwise.conditions);
  return between(lowering, chosen, left, right);
}

/** What a branch demands is demanded where it is taken. */
function demandWhere(
  { builder }: Lowering,
  scope: Scope,
  taken: Truth,
  conditions: readonly Truth[],
): void {
  for (const condition of conditions) {
    const clause = [negated(taken), condition];
    if (scope.root) {
      builder.clause(clause);
      continue;
    }
    const key = clause.map(Number).sort((a, b) => a - b);
    scope.conditions.push(
      builder.define(
        `or ${key.join(' ')} ${condition}`,
        bothDirections,
        (literal) => builder.clause([negated(literal), ...clause]),
        (literal) => {
          for (const part of clause) builder.clause([literal, negated(part)]);
        },
      ),
    );
  }
}

/** `left` where the literal is true, `right` where not. */
function between(
  { builder }: Lowering,
  chosen: Literal,
  left: LinearForm,
  right: LinearForm,
): LinearForm {
  if (left.terms.length === 0 && right.terms.length === 0) {
    const difference = subtract(left.constant, right.constant);
    return sumForms([scaleForm(literalForm(chosen), difference), constantForm(right.constant)]);
  }
  const key = `if ${chosen} ${keyOfForm(left)} else ${keyOfForm(right)}`;
  return builder.once(key, () => {
    const [a, b] = [boundsOfForm(left, builder.domainOf), boundsOfForm(right, builder.domainOf)];
    const result = variableForm(
      builder.integerWithin({ low: minimum(a.low, b.low), high: maximum(a.high, b.high) }),
    );
    assertLinear(builder, subtractForms(left, result), 'eq', chosen);
    assertLinear(builder, subtractForms(right, result), 'eq', negated(chosen) as Literal);
    return result;
  });
}
