// Which literals each integer is encoded with, chosen from how the constraints use it.
import { type ByKind, visit } from '../base/kinds.ts';
import type { Affine, Flat, FlatConstraint, Linear } from '../lower/flat.ts';
import { type ConstraintKind, mapConstraint } from '../model/constraints/index.ts';
import type { VarId } from '../model/expression.ts';
import { isTabled } from './functions/operations.ts';
import { binaryLimit, chooseLinear, type LinearChoice } from './linear/choice.ts';
import { type LinearShape, normalise } from './linear/task.ts';
import { type Shape, shapeOfDomain, shapeOfValues, viewLimit } from './quantity.ts';
import type { Form } from './small-integer.ts';

type Wanted = 'values' | 'bounds' | 'bits';

/** What the constraints want of one integer. */
interface Uses {
  values: boolean;
  bounds: boolean;
  bits: boolean;
  /** What single literals for a condition on it want; binary has them too, at the price of a comparison each. */
  readonly conditions: Wanted[];
}

/** A linear constraint, and what it wants of its integers unless some of them are in binary. */
interface Sum {
  readonly ids: readonly VarId[];
  readonly wanted: Wanted;
  readonly constraint: Linear;
}

interface Survey {
  readonly shapes: readonly Shape[];
  readonly uses: readonly Uses[];
  readonly sums: Sum[];
  readonly methods: Map<Linear, LinearChoice>;
}

/** How a problem is encoded. */
export interface Choices {
  /** By the ids of the variables. */
  readonly forms: readonly (Form | 'binary')[];
  /** The method for each linear constraint that has one yet. */
  readonly methods: ReadonlyMap<Linear, LinearChoice>;
}

/**
 * The form of each integer:
 * - a literal a value, where single values are spoken of: all different, tables, elements;
 * - a literal a bound, where it is compared or summed up;
 * - both, where both are;
 * - binary, where sums and products of it go through adders and nothing else asks for more, or it has so many values
 *   that it cannot be otherwise. Up to {@link fewValues} values a literal each is as short and propagates better.
 */
export function chooseEncodings(flat: Flat): Choices {
  const shapes = flat.variables.map(({ domain }) => shapeOfDomain(domain));
  const uses = flat.variables.map(
    (): Uses => ({ values: false, bounds: false, bits: false, conditions: [] }),
  );
  const survey: Survey = { shapes, uses, sums: [], methods: new Map() };
  for (const constraint of flat.constraints) visit(surveys, constraint, survey);
  spreadBinary(survey);
  for (const [id, use] of uses.entries()) {
    if (use.bits && hasFewConditions(use, (shapes[id] as Shape).size)) continue;
    for (const what of use.conditions) use[what] = true;
  }
  const forms = uses.map((use, id) => formOf(use, (shapes[id] as Shape).size));
  return { forms, methods: survey.methods };
}

/** Whether the conditions on an integer are so few that they do not decide its form. */
function hasFewConditions({ conditions }: Uses, size: number): boolean {
  return size > binaryLimit && conditions.length <= 2 * Math.log2(size);
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

/**
 * A sum over a large integer that is in binary anyway goes through adders too, rather than have literals made for all of
 * its bounds; and so on with the integers of that sum. The other sums get what they want.
 */
function spreadBinary({ shapes, uses, sums, methods }: Survey): void {
  const isBinary = (id: VarId): boolean => {
    const { values, bits } = uses[id] as Uses;
    return bits && !values && (shapes[id] as Shape).size > binaryLimit;
  };
  let open = sums;
  for (;;) {
    const binary = open.filter(({ ids }) => ids.some(isBinary));
    if (binary.length === 0) break;
    for (const { ids, constraint } of binary) {
      methods.set(constraint, { method: 'adder' });
      for (const id of ids) (uses[id] as Uses).bits = true;
    }
    open = open.filter((sum) => !binary.includes(sum));
  }
  for (const { ids, wanted } of open) for (const id of ids) (uses[id] as Uses)[wanted] = true;
}

function want(survey: Survey, what: Wanted, { variable, scale }: Affine): void {
  const uses = survey.uses[variable];
  if (uses && scale !== 0) uses[what] = true;
}

function shapeOfAffine({ shapes }: Survey, { variable, scale, offset }: Affine): Shape {
  if (scale === 0) return shapeOfValues([offset]);
  const shape = shapes[variable] as Shape;
  const ends = [scale * shape.min + offset, scale * shape.max + offset];
  return { ...shape, min: Math.min(...ends), max: Math.max(...ends) };
}

type Operation = Extract<FlatConstraint, { readonly left: Affine }>;

function surveyOperation({ left, right, result }: Operation, survey: Survey): void {
  const shapes = [left, right, result].map((affine) => shapeOfAffine(survey, affine));
  const [a, b, c] = shapes as [Shape, Shape, Shape];
  const what = isTabled(a, b, c) ? 'values' : 'bits';
  for (const affine of [left, right, result]) want(survey, what, affine);
}

function wantAll(survey: Survey, what: Wanted, affines: readonly Affine[]): void {
  for (const affine of affines) want(survey, what, affine);
}

function wantedBy(choice: LinearChoice): Wanted {
  if (choice.method === 'adder') return 'bits';
  return choice.method === 'merge' ? choice.style : 'bounds';
}

const wantedByGlobals: { readonly [K in ConstraintKind]: Wanted } = {
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
    const what = domain.size === 1 || !isBound ? 'values' : 'bounds';
    survey.uses[variable]?.conditions.push(what);
  },
  linear: (constraint, survey) => {
    const { terms, operator, constant, condition } = constraint;
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
    const ids = terms.map(({ variable }) => variable);
    const choice = chooseLinear(task);
    survey.methods.set(constraint, choice);
    const wanted = wantedBy(choice);
    const [only, second] = ids;
    if (only !== undefined && second === undefined && wanted !== 'bits')
      survey.uses[only]?.conditions.push(wanted);
    else if (wanted !== 'bits') survey.sums.push({ ids, wanted, constraint });
    else for (const id of ids) (survey.uses[id] as Uses).bits = true;
  },
  product: surveyOperation,
  quotient: (constraint, survey) => {
    const { left, right, result } = constraint;
    if (right.scale !== 0 || right.offset <= 0) surveyOperation(constraint, survey);
    else wantAll(survey, 'bounds', [left, result]);
  },
  remainder: surveyOperation,
  power: surveyOperation,
  absolute: ({ term, result }, survey) => wantAll(survey, 'values', [term, result]),
  minimum: ({ terms, result }, survey) => wantAll(survey, 'bounds', [...terms, result]),
  maximum: ({ terms, result }, survey) => wantAll(survey, 'bounds', [...terms, result]),
  element: ({ index, terms, result }, survey) =>
    wantAll(survey, 'values', [index, ...terms, result]),
  global: ({ constraint }, survey) => {
    const what = wantedByGlobals[constraint.kind];
    mapConstraint(
      constraint,
      (affine) => want(survey, what, affine),
      () => {},
    );
  },
};
