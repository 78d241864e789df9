// Flattening of floored quotients and remainders.
import { absolute, floorDivide, floorModulo, type Integer } from '../base/integer.ts';
import { divideBounds, moduloBounds } from '../model/bounds.ts';
import { choose, constant, ne } from '../model/construct.ts';
import type { IntExpr, VarId } from '../model/expression.ts';
import { type Affine, constantAffine, plainAffine } from './flat.ts';
import { assertLinear } from './linear-comparisons.ts';
import {
  affineForm,
  boundsOfForm,
  constantForm,
  formAsAffine,
  keyOfAffine,
  keyOfForm,
  type LinearForm,
  scaleForm,
  subtractForms,
  sumForms,
  variableForm,
} from './linear-form.ts';
import { demand, type Lowering, type Scope, termOfAffine } from './lowering.ts';

/** The two results of one division; only what is asked for is made. */
export interface Division {
  quotient(): LinearForm;
  remainder(): LinearForm;
}

/** Up to so many values a dividend of one variable is divided by a table. */
const tableSize = 1024;

export function division(
  lowering: Lowering,
  scope: Scope,
  left: IntExpr,
  right: IntExpr,
): Division {
  const dividend = lowering.form(left, scope);
  const divisor = lowering.form(right, scope);
  if (divisor.terms.length === 0) return byConstant(lowering, scope, dividend, divisor.constant);
  const by = termOfAffine(lowering.affineOfForm(divisor));
  const isDefined = ne(by, constant(0));
  const safe = demand(lowering, scope, isDefined) ? by : choose(isDefined, by, constant(1));
  return operations(lowering, lowering.affineOfForm(dividend), lowering.affine(safe, scope));
}

function byConstant(
  lowering: Lowering,
  scope: Scope,
  dividend: LinearForm,
  divisor: Integer,
): Division {
  const both = (quotient: LinearForm, remainder: LinearForm): Division => ({
    quotient: () => quotient,
    remainder: () => remainder,
  });
  if (divisor === 0) {
    demand(lowering, scope, { kind: 'truth', value: false });
    return both(constantForm(0), constantForm(0));
  }
  if (absolute(divisor) === 1) return both(scaleForm(dividend, divisor), constantForm(0));
  if (dividend.terms.length === 0) {
    const { constant: value } = dividend;
    return both(
      constantForm(floorDivide(value, divisor)),
      constantForm(floorModulo(value, divisor)),
    );
  }
  const { domainOf } = lowering.builder;
  const affine = formAsAffine(dividend, domainOf);
  if (affine && typeof divisor === 'number') {
    const { size } = domainOf(affine.variable);
    if (size <= tableSize) return operations(lowering, affine, constantAffine(divisor));
  }
  return byEquation(lowering, dividend, divisor);
}

/** `dividend = divisor * quotient + remainder`, whatever the size of the dividend. */
function byEquation(lowering: Lowering, dividend: LinearForm, divisor: Integer): Division {
  const { builder } = lowering;
  const made = builder.once(`division ${keyOfForm(dividend)} by ${divisor}`, () => {
    const bounds = boundsOfForm(dividend, builder.domainOf);
    const by = { low: divisor, high: divisor };
    const quotient = variableForm(builder.integerWithin(divideBounds(bounds, by)));
    const remainder = variableForm(builder.integerWithin(moduloBounds(bounds, by)));
    const rest = sumForms([scaleForm(quotient, divisor), remainder]);
    assertLinear(builder, subtractForms(dividend, rest), 'eq');
    return { quotient, remainder };
  });
  return { quotient: () => made.quotient, remainder: () => made.remainder };
}

/** The constraints of division, by a divisor that is not 0. */
function operations({ builder }: Lowering, left: Affine, right: Affine): Division {
  const bounds = (affine: Affine): ReturnType<typeof boundsOfForm> =>
    boundsOfForm(affineForm(affine), builder.domainOf);
  const make = (kind: 'quotient' | 'remainder', rule: typeof divideBounds): LinearForm => {
    const result = builder.once(
      `${kind} ${keyOfAffine(left)} by ${keyOfAffine(right)}`,
      (): VarId => {
        const fresh = builder.integerWithin(rule(bounds(left), bounds(right)));
        builder.post({ kind, left, right, result: plainAffine(fresh) });
        return fresh;
      },
    );
    return variableForm(result);
  };
  return {
    quotient: () => make('quotient', divideBounds),
    remainder: () => make('remainder', moduloBounds),
  };
}
