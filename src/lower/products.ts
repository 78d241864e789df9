// Flattening of products and powers. What would pass 2^53 is spread over literals, if the factors have few values.
import { bitLength, type Integer, isSafe, multiply, power as powerOf } from '../base/integer.ts';
import { TooLarge } from '../base/too-large.ts';
import { type Bounds, multiplyBounds, powerBounds } from '../model/bounds.ts';
import { and, choose, constant, eq, ge, not, or } from '../model/construct.ts';
import { domainValues } from '../model/domain.ts';
import type { BoolExpr, IntExpr, VarId } from '../model/expression.ts';
import { type Affine, isConstantAffine, plainAffine } from './flat.ts';
import { bothDirections } from './flat-builder.ts';
import {
  affineForm,
  boundsOfForm,
  constantForm,
  keyOfAffine,
  type LinearForm,
  literalForm,
  scaleForm,
  sumForms,
  variableForm,
} from './linear-form.ts';
import { demand, type Lowering, type Scope, termOfAffine } from './lowering.ts';

/** So many pairs of values are spread over literals at most. */
const spreadLimit = 4096;
/** The results of all of them together take so many bits at most. */
const spreadBits = 50_000_000;

/**
 * The product of any number of forms.
 * @param result a variable that is to equal it, in place of an auxiliary
 */
export function product(
  lowering: Lowering,
  forms: readonly LinearForm[],
  result?: VarId,
): LinearForm {
  const factor = forms
    .filter(({ terms }) => terms.length === 0)
    .reduce<Integer>((sofar, form) => multiply(sofar, form.constant), 1);
  const rest = forms.filter(({ terms }) => terms.length > 0);
  if (rest.length === 0 || factor === 0) return constantForm(factor);
  const wanted = factor === 1 ? result : undefined;
  const [first, ...others] = powersIn(lowering, rest, wanted) as [LinearForm, ...LinearForm[]];
  return scaleForm(
    others.reduce(
      (sofar, form) =>
        productOfTwo(lowering, sofar, form, form === others.at(-1) ? wanted : undefined),
      first,
    ),
    factor,
  );
}

/**
 * The factors with those that stand there three times or more as one power, if they have few values: the product of a
 * product would not be seen to leave out so much.
 */
function powersIn(
  lowering: Lowering,
  forms: readonly LinearForm[],
  result: VarId | undefined,
): readonly LinearForm[] {
  if (forms.length < 3) return forms;
  const groups = new Map<string, LinearForm[]>();
  for (const form of forms) {
    const key = keyOfAffine(lowering.affineOfForm(form));
    const group = groups.get(key);
    if (group) group.push(form);
    else groups.set(key, [form]);
  }
  return [...groups.values()].flatMap((group) => {
    const left = lowering.affineOfForm(group[0] as LinearForm);
    const { size } = lowering.builder.domainOf(left.variable);
    if (group.length < 3 || size > spreadLimit) return group;
    const right = lowering.affineOfForm(constantForm(group.length));
    const wanted = groups.size === 1 ? result : undefined;
    const surroundings = { result: wanted };
    return [operation(lowering, 'power', left, right, powerBounds, powerOf, surroundings)];
  });
}

function productOfTwo(
  lowering: Lowering,
  a: LinearForm,
  b: LinearForm,
  result: VarId | undefined,
): LinearForm {
  if (a.terms.length === 0) return scaleForm(b, a.constant);
  const affines = [lowering.affineOfForm(a), lowering.affineOfForm(b)].sort(byVariable);
  const [left, right] = affines as [Affine, Affine];
  if (result !== undefined && left.variable !== result && right.variable !== result) {
    const { builder } = lowering;
    const found = builder.once(keyOf('product', left, right), () => {
      builder.post({ kind: 'product', left, right, result: plainAffine(result) });
      return result;
    });
    return variableForm(found);
  }
  return operation(lowering, 'product', left, right, multiplyBounds, multiply);
}

function keyOf(kind: string, left: Affine, right: Affine): string {
  return `${kind} ${keyOfAffine(left)} ${keyOfAffine(right)}`;
}

function byVariable(a: Affine, b: Affine): number {
  return a.variable - b.variable || a.scale - b.scale || a.offset - b.offset;
}

/**
 * `base ** exponent`; undefined for a negative exponent unless the base is 1 or -1.
 * @param result a variable that is to equal it, in place of an auxiliary
 */
export function power(
  lowering: Lowering,
  scope: Scope,
  base: IntExpr,
  exponent: IntExpr,
  result?: VarId,
): LinearForm {
  const form = lowering.form(base, scope);
  const exponentForm = lowering.form(exponent, scope);
  if (exponentForm.terms.length === 0 && exponentForm.constant === 0) return constantForm(1);
  if (exponentForm.terms.length === 0 && exponentForm.constant === 1) return form;
  const left = lowering.affineOfForm(form);
  const raised = termOfAffine(lowering.affineOfForm(exponentForm));
  const plain = termOfAffine(left);
  const isDefined = or(ge(raised, constant(0)), eq(plain, constant(1)), eq(plain, constant(-1)));
  const safe = demand(lowering, scope, isDefined) ? raised : choose(isDefined, raised, constant(0));
  const right = lowering.affine(safe, scope);
  return operation(lowering, 'power', left, right, powerBounds, powerOf, { scope, result });
}

interface Surroundings {
  readonly scope?: Scope | undefined;
  /** A variable that is to equal the result. */
  readonly result?: VarId | undefined;
}

function operation(
  lowering: Lowering,
  kind: 'product' | 'power',
  left: Affine,
  right: Affine,
  boundsRule: (a: Bounds, b: Bounds) => Bounds,
  meaning: (a: Integer, b: Integer) => Integer | undefined,
  { scope, result: wanted }: Surroundings = {},
): LinearForm {
  const { builder } = lowering;
  const bounds = boundsRule(
    boundsOfForm(affineForm(left), builder.domainOf),
    boundsOfForm(affineForm(right), builder.domainOf),
  );
  if (!isSafe(bounds.low) || !isSafe(bounds.high)) {
    return spread(lowering, left, right, meaning, bounds, scope);
  }
  const result = builder.once(keyOf(kind, left, right), () => {
    const isFree = left.variable !== wanted && right.variable !== wanted;
    const fresh = (isFree ? wanted : undefined) ?? builder.integerWithin(bounds);
    builder.post({ kind, left, right, result: plainAffine(fresh) });
    return fresh;
  });
  return variableForm(result);
}

/** The sum, over all pairs of values, of what the function makes of them, where they are taken. */
function spread(
  lowering: Lowering,
  left: Affine,
  right: Affine,
  meaning: (a: Integer, b: Integer) => Integer | undefined,
  bounds: Bounds,
  scope: Scope | undefined,
): LinearForm {
  const pairs = pairsOf(lowering, left, right);
  const bits = Math.max(bitLength(bounds.low), bitLength(bounds.high));
  if (!pairs || pairs.length * bits > spreadBits) {
    throw new TooLarge(
      `a product or power in it has up to ${bits} bits, beyond 2^53`,
      'write the number by its digits, or give the factors fewer values',
    );
  }
  const parts: LinearForm[] = [];
  for (const [a, b] of pairs) {
    const value = meaning(a, b);
    const here = and(takes(left, a), takes(right, b));
    const truth = lowering.truth(here, bothDirections);
    if (truth === false) continue;
    if (value !== undefined) {
      parts.push(scaleForm(truth === true ? constantForm(1) : literalForm(truth), value));
    } else if (scope) {
      demand(lowering, scope, not(here));
    }
  }
  return sumForms(parts);
}

/** The pairs of values that two affine images can take together, or undefined if they are too many. */
function pairsOf(
  { builder }: Lowering,
  left: Affine,
  right: Affine,
): readonly (readonly [number, number])[] | undefined {
  const image = ({ scale, offset }: Affine, value: number): number => scale * value + offset;
  const valuesOf = (affine: Affine): readonly number[] | undefined => {
    if (isConstantAffine(affine)) return [0];
    const domain = builder.domainOf(affine.variable);
    return domain.size > spreadLimit ? undefined : [...domainValues(domain)];
  };
  const columns = valuesOf(left);
  if (!columns) return undefined;
  if (left.variable === right.variable && !isConstantAffine(left) && !isConstantAffine(right)) {
    return columns.map((value) => [image(left, value), image(right, value)]);
  }
  const rows = valuesOf(right);
  if (!rows || columns.length * rows.length > spreadLimit) return undefined;
  return columns.flatMap((a) => rows.map((b) => [image(left, a), image(right, b)] as const));
}

function takes(affine: Affine, value: number): BoolExpr {
  return eq(termOfAffine(affine), constant(value));
}
