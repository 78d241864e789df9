// Flattening of integer terms: each becomes a linear form, with auxiliaries for what is not linear.
import { type ByKind, visit } from '../base/kinds.ts';
import { absoluteBounds, type Bounds } from '../model/bounds.ts';
import { choose, constant, member } from '../model/construct.ts';
import { domainOfRanges, rangeDomain } from '../model/domain.ts';
import type { IntExpr, VarId } from '../model/expression.ts';
import { choice } from './choice.ts';
import { division } from './division.ts';
import { type Affine, isConstantAffine, plainAffine } from './flat.ts';
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
  wanted?: VarId,
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
    const own = unlessAmong(affines, wanted);
    if (own !== undefined) {
      builder.post({ kind, terms: affines, result: plainAffine(own) });
      return own;
    }
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

/** The variable to equal a function, if that is not of the variable itself. */
function unlessAmong(affines: readonly Affine[], wanted: VarId | undefined): VarId | undefined {
  return affines.some(({ variable }) => variable === wanted) ? undefined : wanted;
}

function absoluteValue(term: IntExpr, [lowering, scope]: Context, wanted?: VarId): LinearForm {
  const { builder } = lowering;
  const form = lowering.form(term, scope);
  const bounds = boundsOfForm(form, builder.domainOf);
  if (bounds.low >= 0) return form;
  if (bounds.high <= 0) return scaleForm(form, -1);
  const affine = lowering.affineOfForm(form);
  const result = builder.once(`absolute ${keyOfAffine(affine)}`, () => {
    const fresh = unlessAmong([affine], wanted) ?? builder.integerWithin(absoluteBounds(bounds));
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
      const fresh =
        unlessAmong([place, ...affines], wanted) ??
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
 * The linear form of a term that a variable equals, outright: the variable itself where the term is a function of others
 * that has a constraint of its own, so that no auxiliary is made that may have far more values.
 */
export function formOfDefinition(
  variable: VarId,
  term: IntExpr,
  lowering: Lowering,
  scope: Scope,
): LinearForm {
  const context: Context = [lowering, scope];
  switch (term.kind) {
    case 'element':
      return elementTerm(term.index, term.terms, context, variable);
    case 'abs':
      return absoluteValue(term.term, context, variable);
    case 'min':
      return extremum('minimum', term.terms, context, variable);
    case 'max':
      return extremum('maximum', term.terms, context, variable);
    case 'pow':
      return power(lowering, scope, term.base, term.exponent, variable);
    case 'mul':
      return product(
        lowering,
        term.terms.map((factor) => lowering.form(factor, scope)),
        variable,
      );
    case 'constant':
    case 'variable':
    case 'add':
    case 'neg':
    case 'div':
    case 'mod':
    case 'if':
    case 'where':
      return formOfTerm(term, lowering, scope);
  }
}
