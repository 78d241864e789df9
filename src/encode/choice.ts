// Which literals each integer is encoded with, chosen from how the constraints use it.
import { type ByKind, visit } from '../base/kinds.ts';
import type { Affine, Flat, FlatConstraint } from '../lower/flat.ts';
import { type ConstraintKind, mapConstraint } from '../model/constraints/index.ts';
import type { VarId } from '../model/expression.ts';
import { isTabled } from './functions/operations.ts';
import { chooseLinear, type LinearChoice } from './linear/choice.ts';
import { type LinearShape, normalise } from './linear/task.ts';
import { type Shape, shapeOfDomain, shapeOfValues, viewLimit } from './quantity.ts';
import type { Form } from './small-integer.ts';

/** What the constraints want of one integer. */
interface Uses {
  values: boolean;
  bounds: boolean;
  bits: boolean;
}

/**
 * The form of each integer:
 * - a literal a value, where single values are spoken of: all different, tables, elements;
 * - a literal a bound, where it is compared or summed up;
 * - both, where both are;
 * - binary, where sums and products of it go through adders and nothing else asks for more, or it has so many values
 *   that it cannot be otherwise. Up to {@link fewValues} values a literal each is as short and propagates better.
 */
export function chooseForms(flat: Flat): readonly (Form | 'binary')[] {
  const shapes = flat.variables.map(({ domain }) => shapeOfDomain(domain));
  const uses = flat.variables.map((): Uses => ({ values: false, bounds: false, bits: false }));
  const survey: Survey = { shapes, uses };
  for (const constraint of flat.constraints) visit(surveys, constraint, survey);
  return uses.map((use, id) => formOf(use, (shapes[id] as Shape).size));
}

/** Up to so many values binary has no advantage. */
const fewValues = 16;

function formOf({ values, bounds, bits }: Uses, size: number): Form | 'binary' {
  if (size > viewLimit) return 'binary';
  if (values && bounds) return 'both';
  if (values) return 'values';
  if (bounds) return 'bounds';
  return bits && size > fewValues ? 'binary' : 'values';
}

interface Survey {
  readonly shapes: readonly Shape[];
  readonly uses: readonly Uses[];
}

function want(survey: Survey, what: keyof Uses, of: Affine | VarId): void {
  const id = typeof of === 'number' ? of : of.variable;
  if (typeof of !== 'number' && of.scale === 0) return;
  const uses = survey.uses[id];
  if (uses) uses[what] = true;
}

function shapeOfAffine({ shapes }: Survey, { variable, scale, offset }: Affine): Shape {
  const shape = shapes[variable] as Shape;
  if (scale === 0) return shapeOfValues([offset]);
  const ends = [scale * shape.min + offset, scale * shape.max + offset];
  return { ...shape, min: Math.min(...ends), max: Math.max(...ends) };
}

function wantedBy(choice: LinearChoice<Shape>): keyof Uses {
  if (choice.method === 'adder') return 'bits';
  return choice.method === 'merge' ? choice.style : 'bounds';
}

type Operation = Extract<FlatConstraint, { readonly left: Affine }>;

function surveyOperation({ left, right, result }: Operation, survey: Survey): void {
  const shapes = [left, right, result].map((affine) => shapeOfAffine(survey, affine));
  const [a, b, c] = shapes as [Shape, Shape, Shape];
  const what = isTabled(a, b, c) ? 'values' : 'bits';
  for (const affine of [left, right, result]) want(survey, what, affine);
}

const wantedByGlobals: { readonly [K in ConstraintKind]: keyof Uses } = {
  'all-different': 'values',
  'all-different-except': 'values',
  circuit: 'values',
  connected: 'values',
  count: 'values',
  cumulative: 'bounds',
  disjunctive: 'bounds',
  'global-cardinality': 'values',
  'global-cardinality-with-costs': 'values',
  'graph-division': 'values',
  inverse: 'values',
  lex: 'bounds',
  member: 'values',
  'n-value': 'values',
  regular: 'values',
  table: 'values',
};

const surveys: ByKind<FlatConstraint, Survey, void> = {
  clause: () => {},
  parity: () => {},
  indicates: ({ variable, domain }, survey) => {
    const shape = survey.shapes[variable] as Shape;
    const isBound = domain.min <= shape.min || domain.max >= shape.max;
    want(survey, domain.size === 1 || !isBound ? 'values' : 'bounds', variable);
  },
  linear: ({ terms, operator, constant, condition }, survey) => {
    const task = normalise<Shape, LinearShape>({
      summands: terms.map(({ coefficient, variable }) => ({
        coefficient,
        quantity: survey.shapes[variable] as Shape,
      })),
      operator,
      bound: constant,
      conditional: condition !== undefined,
    });
    if (typeof task === 'boolean') return;
    const choice = chooseLinear(task);
    const wanted = wantedBy(choice);
    for (const { variable } of terms) want(survey, wanted, variable);
  },
  product: surveyOperation,
  quotient: (constraint, survey) => {
    const { left, right, result } = constraint;
    if (right.scale !== 0 || right.offset <= 0) surveyOperation(constraint, survey);
    else for (const affine of [left, result]) want(survey, 'bounds', affine);
  },
  remainder: surveyOperation,
  power: surveyOperation,
  absolute: ({ term, result }, survey) => {
    for (const affine of [term, result]) want(survey, 'values', affine);
  },
  minimum: ({ terms, result }, survey) => {
    for (const affine of [...terms, result]) want(survey, 'bounds', affine);
  },
  maximum: ({ terms, result }, survey) => {
    for (const affine of [...terms, result]) want(survey, 'bounds', affine);
  },
  element: ({ index, terms, result }, survey) => {
    for (const affine of [index, ...terms, result]) want(survey, 'values', affine);
  },
  global: ({ constraint }, survey) => {
    const what = wantedByGlobals[constraint.kind];
    mapConstraint(
      constraint,
      (affine) => want(survey, what, affine),
      () => {},
    );
  },
};
