// Flattening of integer terms: each becomes a linear form, with auxiliaries for what is not linear.
import { type ByKind, visit } from '../base/kinds.ts';
import { absoluteBounds, type Bounds } from '../model/bounds.ts';
import { choose, constant, member } from '../model/construct.ts';
import { domainOfRanges, rangeDomain } from '../model/domain.ts';
import type { IntExpr, VarId } from '../model/expression.ts';
import { choice } from './choice.ts';
import { division } from './division.ts';
import { isConstantAffine, plainAffine } from './flat.ts';
import {
  boundsOfForm,
  constantForm,
  keyOfAffine,
  type LinearForm,
  scaleForm,
  sumForms,
  variableForm,
} from './linear-form.ts';
import { demand, type Lowering, type Scope, termOfAffine } from './lowering.ts';
import { power, product } from './products.ts';

type Context = readonly [lowering: Lowering, scope: Scope];

function extremum(
  kind: 'minimum' | 'maximum',
  terms: readonly IntExpr[],
  [lowering, scope]: Context,
): LinearForm {
  const { builder } = lowering;
  const lower = kind === 'minimum';
  const forms = terms.map((term) => lowering.form(term, scope));
  const bounds = forms.map((form) => boundsOfForm(form, builder.domainOf));
  // What can never be the extremum, because another is always as good or better, is left out.
  const limit = bounds
    .map(({ low, high }) => (lower ? high : low))
    .reduce((a, b) => (lower === b < a ? b : a));
  const kept = forms.filter((_, i) => {
    const { low, high } = bounds[i] as Bounds;
    return lower ? low <= limit : high >= limit;
  });
  const [only] = kept;
  if (only && kept.length === 1) return only;
  const affines = kept.map((form) => lowering.affineOfForm(form));
  const result = builder.once(`${kind} ${affines.map(keyOfAffine).sort().join(' ')}`, () => {
    const reach = kept.map((form) => boundsOfForm(form, builder.domainOf));
    const pick = (values: readonly Bounds['low'][]): Bounds['low'] =>
      values.reduce((a, b) => (lower === b < a ? b : a));
    const fresh = builder.integerWithin({
      low: pick(reach.map(({ low }) => low)),
      high: pick(reach.map(({ high }) => high)),
    });
    builder.post({ kind, terms: affines, result: plainAffine(fresh) });
    return fresh;
  });
  return variableForm(result);
}

function absoluteValue(term: IntExpr, [lowering, scope]: Context): LinearForm {
  const { builder } = lowering;
  const form = lowering.form(term, scope);
  const bounds = boundsOfForm(form, builder.domainOf);
  if (bounds.low >= 0) return form;
  if (bounds.high <= 0) return scaleForm(form, -1);
  const affine = lowering.affineOfForm(form);
  const result = builder.once(`absolute ${keyOfAffine(affine)}`, () => {
    const fresh = builder.integerWithin(absoluteBounds(bounds));
    builder.post({ kind: 'absolute', term: affine, result: plainAffine(fresh) });
    return fresh;
  });
  return variableForm(result);
}

function elementTerm(
  index: IntExpr,
  terms: readonly IntExpr[],
  [lowering, scope]: Context,
  wanted?: VarId,
): LinearForm {
  const { builder } = lowering;
  const forms = terms.map((term) => lowering.form(term, scope));
  const place = lowering.affine(safeIndex(index, terms.length, [lowering, scope]), scope);
  if (terms.length === 0) return constantForm(0);
  if (isConstantAffine(place)) return forms[place.offset - 1] ?? constantForm(0);
  const affines = forms.map((form) => lowering.affineOfForm(form));
  const result = builder.once(
    `element ${keyOfAffine(place)} ${affines.map(keyOfAffine).join(' ')}`,
    () => {
      const isOther = ![place, ...affines].some(({ variable }) => variable === wanted);
      const own = isOther ? wanted : undefined;
      const fresh =
        own ??
        builder.integer(
          domainOfRanges(forms.map((form) => safeRange(boundsOfForm(form, builder.domainOf)))),
        );
      builder.post({ kind: 'element', index: place, terms: affines, result: plainAffine(fresh) });
      return fresh;
    },
  );
  return variableForm(result);
}

/** The terms of an element are affine images of variables, so their bounds are safe. */
function safeRange({ low, high }: Bounds): readonly [number, number] {
  return [Number(low), Number(high)];
}

/** The index where it is a place of the list, and 1 where not, which the scope is told. */
function safeIndex(index: IntExpr, size: number, [lowering, scope]: Context): IntExpr {
  const term = termOfAffine(lowering.affine(index, scope));
  const inside = member(term, rangeDomain(1, size));
  return demand(lowering, scope, inside) ? term : choose(inside, term, constant(1));
}

const table: ByKind<IntExpr, Context, LinearForm> = {
  constant: ({ value }) => constantForm(value),
  variable: ({ id }) => variableForm(id),
  add: ({ terms }, [lowering, scope]) => sumForms(terms.map((term) => lowering.form(term, scope))),
  neg: ({ term }, [lowering, scope]) => scaleForm(lowering.form(term, scope), -1),
  mul: ({ terms }, [lowering, scope]) =>
    product(
      lowering,
      terms.map((term) => lowering.form(term, scope)),
    ),
  div: ({ left, right }, [lowering, scope]) => division(lowering, scope, left, right).quotient(),
  mod: ({ left, right }, [lowering, scope]) => division(lowering, scope, left, right).remainder(),
  pow: ({ base, exponent }, [lowering, scope]) => power(lowering, scope, base, exponent),
  abs: ({ term }, context) => absoluteValue(term, context),
  min: ({ terms }, context) => extremum('minimum', terms, context),
  max: ({ terms }, context) => extremum('maximum', terms, context),
  if: ({ condition, positive, negative }, [lowering, scope]) =>
    choice(lowering, scope, condition, positive, negative),
  element: ({ index, terms }, context) => elementTerm(index, terms, context),
  where: ({ term, condition }, [lowering, scope]) => {
    demand(lowering, scope, condition);
    return lowering.form(term, scope);
  },
};
/** The linear form of a term. */
export function formOfTerm(term: IntExpr, lowering: Lowering, scope: Scope): LinearForm {
  return visit(table, term, [lowering, scope]);
}

/**
 * The linear form of a term that a variable equals, outright: the variable itself where the term is a product or an
 * element, so that no auxiliary is made that may have far more values.
 */
export function formOfDefinition(
  variable: VarId,
  term: IntExpr,
  lowering: Lowering,
  scope: Scope,
): LinearForm {
  if (term.kind === 'element') {
    return elementTerm(term.index, term.terms, [lowering, scope], variable);
  }
  if (term.kind !== 'mul') return formOfTerm(term, lowering, scope);
  const factors = term.terms.map((factor) => lowering.form(factor, scope));
  return product(lowering, factors, variable);
}
