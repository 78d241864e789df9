// Linear comparisons: asserted, asserted under a condition, or standing for a literal.
import {
  add,
  ceilDivide,
  floorDivide,
  floorModulo,
  type Integer,
  negate,
} from '../base/integer.ts';
import { type Domain, emptyDomain, rangeDomain, without } from '../model/domain.ts';
import type { Comparison, VarId } from '../model/expression.ts';
import { complement, type Literal } from './flat.ts';
import { type Directions, type FlatBuilder, reversed, type Truth } from './flat-builder.ts';
import {
  boundsOfForm,
  gcdOfForm,
  keyOfForm,
  type LinearForm,
  onlyTerm,
  scaleForm,
} from './linear-form.ts';

/** `form operator 0` */
interface Relation {
  readonly form: LinearForm;
  readonly operator: 'eq' | 'ne' | 'le';
}

function relationOf(form: LinearForm, operator: Comparison): Relation {
  const plusOne = ({ terms, constant }: LinearForm): LinearForm => ({
    terms,
    constant: add(constant, 1),
  });
  switch (operator) {
    case 'eq':
    case 'ne':
    case 'le':
      return { form, operator };
    case 'lt':
      return { form: plusOne(form), operator: 'le' };
    case 'ge':
      return { form: scaleForm(form, -1), operator: 'le' };
    case 'gt':
      return { form: plusOne(scaleForm(form, -1)), operator: 'le' };
  }
}

/** What the bounds decide, or the relation divided by the greatest common divisor of its coefficients. */
function normalise(builder: FlatBuilder, { form, operator }: Relation): Relation | boolean {
  const { low, high } = boundsOfForm(form, builder.domainOf);
  if (operator === 'le') {
    if (high <= 0) return true;
    if (low > 0) return false;
  } else if (low > 0 || high < 0) return operator === 'ne';
  const divisor = gcdOfForm(form);
  if (divisor === 0) return operator !== 'ne';
  if (operator !== 'le' && floorModulo(form.constant, divisor) !== 0) return operator === 'ne';
  return {
    operator,
    form: {
      terms: form.terms.map(({ coefficient, variable }) => ({
        coefficient: floorDivide(coefficient, divisor),
        variable,
      })),
      constant: ceilDivide(form.constant, divisor),
    },
  };
}

/** The values of the only variable of a normal relation for which it holds, as a set within its domain. */
function solutions(builder: FlatBuilder, { form, operator }: Relation): Inside {
  const { coefficient, variable } = onlyTerm(form);
  const domain = builder.domainOf(variable);
  const up = coefficient === 1;
  // Within the domain's bounds, or `normalise` would have decided.
  const value = Number(up ? negate(form.constant) : form.constant);
  if (operator !== 'le')
    return { variable, domain: rangeDomain(value, value), outside: operator === 'ne' };
  return {
    variable,
    domain:
      domain.size === 0
        ? emptyDomain
        : up
          ? rangeDomain(domain.min, value)
          : rangeDomain(value, domain.max),
    outside: false,
  };
}

interface Inside {
  readonly variable: VarId;
  readonly domain: Domain;
  readonly outside: boolean;
}

function indicator(builder: FlatBuilder, { variable, domain, outside }: Inside): Truth {
  const inside = builder.indicator(variable, domain);
  return outside ? negated(inside) : inside;
}

/** The opposite of a truth. */
export function negated(truth: Truth): Truth {
  return typeof truth === 'boolean' ? !truth : complement(truth);
}

/** Demands `form operator 0`; only where the condition is true, if there is one. */
export function assertLinear(
  builder: FlatBuilder,
  form: LinearForm,
  operator: Comparison,
  condition?: Literal,
): void {
  const unless: readonly Truth[] = condition === undefined ? [] : [complement(condition)];
  const relation = normalise(builder, relationOf(form, operator));
  if (typeof relation === 'boolean') {
    builder.clause([...unless, relation]);
  } else if (relation.form.terms.length === 1) {
    assertUnary(builder, solutions(builder, relation), unless);
  } else {
    postLinear(builder, relation, condition);
  }
}

function assertUnary(builder: FlatBuilder, inside: Inside, unless: readonly Truth[]): void {
  const { variable, domain, outside } = inside;
  if (unless.length > 0) {
    builder.clause([...unless, indicator(builder, inside)]);
  } else {
    builder.restrict(variable, outside ? without(builder.domainOf(variable), domain) : domain);
  }
}

function postLinear(builder: FlatBuilder, { form, operator }: Relation, condition?: Literal): void {
  builder.post({
    kind: 'linear',
    terms: form.terms,
    operator,
    constant: negate(form.constant),
    condition,
  });
}

/** The truth of `form operator 0`. */
export function truthOfLinear(
  builder: FlatBuilder,
  form: LinearForm,
  operator: Comparison,
  directions: Directions,
): Truth {
  const relation = normalise(builder, relationOf(form, operator));
  if (typeof relation === 'boolean') return relation;
  if (relation.form.terms.length === 1) return indicator(builder, solutions(builder, relation));
  const positive = (relation.form.terms[0]?.coefficient ?? 1) > 0;
  if (relation.operator === 'le') {
    return positive
      ? literalOfLessOrEqual(builder, relation.form, directions)
      : complement(literalOfLessOrEqual(builder, opposite(relation.form), reversed(directions)));
  }
  const form0 = positive ? relation.form : scaleForm(relation.form, -1);
  return relation.operator === 'eq'
    ? literalOfEquality(builder, form0, directions)
    : complement(literalOfEquality(builder, form0, reversed(directions)));
}

/** `not (form <= 0)` is `opposite(form) <= 0`. */
function opposite(form: LinearForm): LinearForm {
  const mirrored = scaleForm(form, -1);
  const constant: Integer = add(mirrored.constant, 1);
  return { terms: mirrored.terms, constant };
}

function literalOfLessOrEqual(builder: FlatBuilder, form: LinearForm, wanted: Directions): Literal {
  return builder.define(
    `le ${keyOfForm(form)}`,
    wanted,
    (literal) => postLinear(builder, { form, operator: 'le' }, literal),
    (literal) => postLinear(builder, { form: opposite(form), operator: 'le' }, complement(literal)),
  );
}

function literalOfEquality(builder: FlatBuilder, form: LinearForm, wanted: Directions): Literal {
  return builder.define(
    `eq ${keyOfForm(form)}`,
    wanted,
    (literal) => postLinear(builder, { form, operator: 'eq' }, literal),
    (literal) => postLinear(builder, { form, operator: 'ne' }, complement(literal)),
  );
}
