// Random small flat problems: for each kind of constraint one over a few variables of few values.
import fc from 'fast-check';
import {
  type Affine,
  constantAffine,
  type Flat,
  type FlatConstraint,
  type Global,
  type Literal,
  literal,
  plainAffine,
} from '../../../src/lower/flat.ts';
import type { Constraint, ConstraintKind } from '../../../src/model/constraints/index.ts';
import { booleanDomain, type Domain, domainOfValues } from '../../../src/model/domain.ts';
import type { BoolExpr, IntExpr, VarId } from '../../../src/model/expression.ts';
import { arbitraryConstraint } from '../../support/arbitrary-constraint.ts';

/** Integers first, then booleans; what a constraint may be about. */
export interface Shape {
  readonly domains: readonly Domain[];
  readonly booleans: number;
}

const smallDomain = fc
  .uniqueArray(fc.integer({ min: -3, max: 5 }), { minLength: 1, maxLength: 5 })
  .map(domainOfValues);

export const shapes: fc.Arbitrary<Shape> = fc.record({
  domains: fc.array(smallDomain, { minLength: 2, maxLength: 4 }),
  booleans: fc.integer({ min: 1, max: 3 }),
});

/** Few variables with wide gaps, so that domains are too large for bit sets. */
export const wideShapes: fc.Arbitrary<Shape> = fc.record({
  domains: fc.array(
    fc
      .uniqueArray(fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(-5000, 4000, 70000)), {
        minLength: 1,
        maxLength: 5,
      })
      .map(domainOfValues),
    { minLength: 2, maxLength: 4 },
  ),
  booleans: fc.integer({ min: 1, max: 2 }),
});

export function flatOf({ domains, booleans }: Shape, constraints: readonly FlatConstraint[]): Flat {
  const integers = domains.map((domain, i) => ({ name: `x${i}`, domain, boolean: false }));
  const flags = Array.from({ length: booleans }, (_, i) => ({
    name: `b${i}`,
    domain: booleanDomain,
    boolean: true,
  }));
  const variables = [...integers, ...flags];
  return {
    variables,
    constraints,
    objective: undefined,
    answer: variables.map((_, id) => id as VarId),
  };
}

const variableOfShape = ({ domains, booleans }: Shape): fc.Arbitrary<VarId> =>
  fc.integer({ min: 0, max: domains.length + booleans - 1 }).map((id) => id as VarId);

const literalOf = ({ domains, booleans }: Shape): fc.Arbitrary<Literal> =>
  fc
    .tuple(fc.integer({ min: 0, max: booleans - 1 }), fc.boolean())
    .map(([i, positive]) => literal((domains.length + i) as VarId, positive));

const affineOf = (shape: Shape): fc.Arbitrary<Affine> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 3 }).map(constantAffine) },
    {
      weight: 5,
      arbitrary: fc.record({
        variable: variableOfShape(shape),
        scale: fc.constantFrom(1, 1, 1, 1, -1, 2, -3),
        offset: fc.constantFrom(0, 0, 0, 1, -2),
      }),
    },
  );

const list = <T>(of: fc.Arbitrary<T>, minLength = 0, maxLength = 4): fc.Arbitrary<T[]> =>
  fc.array(of, { minLength, maxLength });

type Arbitraries<Kinds extends string, T extends { readonly kind: string }> = {
  readonly [K in Kinds]: (shape: Shape) => fc.Arbitrary<Extract<T, { readonly kind: K }>>;
};

const operation =
  <K extends 'product' | 'quotient' | 'remainder' | 'power'>(kind: K) =>
  (shape: Shape) =>
    fc.record({
      kind: fc.constant(kind),
      left: affineOf(shape),
      right: affineOf(shape),
      result: affineOf(shape),
    });

const linear = (shape: Shape) =>
  fc.record({
    kind: fc.constant('linear' as const),
    terms: fc
      .uniqueArray(variableOfShape(shape), { maxLength: 4 })
      .chain((variables) =>
        fc.tuple(
          ...variables.map((variable) =>
            fc.constantFrom(1, -1, 1, 2, -3, 5).map((coefficient) => ({ variable, coefficient })),
          ),
        ),
      ),
    operator: fc.constantFrom('eq' as const, 'ne' as const, 'le' as const),
    constant: fc.integer({ min: -5, max: 8 }),
    condition: fc.option(literalOf(shape), { nil: undefined }),
  });

const extremum =
  <K extends 'minimum' | 'maximum'>(kind: K) =>
  (shape: Shape) =>
    fc.record({
      kind: fc.constant(kind),
      terms: list(affineOf(shape), 1),
      result: affineOf(shape),
    });

/** One entry a kind of flat constraint that is no constraint of the library. */
export const plainConstraints: Arbitraries<
  Exclude<FlatConstraint['kind'], 'global'>,
  FlatConstraint
> = {
  clause: (shape) =>
    fc.record({ kind: fc.constant('clause' as const), literals: list(literalOf(shape)) }),
  parity: (shape) =>
    fc.record({
      kind: fc.constant('parity' as const),
      literals: list(literalOf(shape)),
      odd: fc.boolean(),
    }),
  indicates: (shape) =>
    fc.record({
      kind: fc.constant('indicates' as const),
      literal: literalOf(shape),
      variable: variableOfShape(shape),
      domain: smallDomain,
    }),
  linear,
  product: operation('product'),
  quotient: operation('quotient'),
  remainder: operation('remainder'),
  power: operation('power'),
  absolute: (shape) =>
    fc.record({
      kind: fc.constant('absolute' as const),
      term: affineOf(shape),
      result: affineOf(shape),
    }),
  minimum: extremum('minimum'),
  maximum: extremum('maximum'),
  element: (shape) =>
    fc.record({
      kind: fc.constant('element' as const),
      index: affineOf(shape),
      terms: list(affineOf(shape)),
      result: affineOf(shape),
    }),
};

/** Many 0..1 variables. */
export const booleanShapes: fc.Arbitrary<Shape> = fc.record({
  domains: fc.array(smallDomain, { minLength: 1, maxLength: 2 }),
  booleans: fc.integer({ min: 6, max: 8 }),
});

/** A sum of most of the variables. */
export const longLinear = (shape: Shape): fc.Arbitrary<FlatConstraint> =>
  fc.record({
    kind: fc.constant('linear' as const),
    terms: fc
      .shuffledSubarray(
        Array.from({ length: shape.domains.length + shape.booleans }, (_, id) => id as VarId),
        { minLength: 6 },
      )
      .chain((variables) =>
        fc.tuple(
          ...variables.map((variable) =>
            fc.constantFrom(1, 1, -1, 2, -3, 5).map((coefficient) => ({ variable, coefficient })),
          ),
        ),
      ),
    operator: fc.constantFrom('eq' as const, 'le' as const),
    constant: fc.integer({ min: -4, max: 6 }),
    condition: fc.option(literalOf(shape), { nil: undefined }),
  });

/** Literals for several values of one variable. */
export const channel = (shape: Shape): fc.Arbitrary<FlatConstraint[]> =>
  fc.nat({ max: shape.domains.length - 1 }).chain((id) =>
    fc.array(
      fc.record({
        kind: fc.constant('indicates' as const),
        literal: literalOf(shape),
        variable: fc.constant(id as VarId),
        domain: fc.integer({ min: -3, max: 5 }).map((value) => domainOfValues([value])),
      }),
      { minLength: 2, maxLength: 4 },
    ),
  );

/** Domains within 0..4, where places, symbols and lengths are. */
export const countingShapes: fc.Arbitrary<Shape> = fc.record({
  domains: fc.array(
    fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 4 }).map(domainOfValues),
    { minLength: 3, maxLength: 5 },
  ),
  booleans: fc.integer({ min: 1, max: 4 }),
});

/** A constraint of the library over affine terms and literals; mostly plain variables, so that some fit. */
export function globalConstraint(kind: ConstraintKind, shape: Shape): fc.Arbitrary<Global> {
  const plain = fc.nat({ max: shape.domains.length - 1 }).map((id) => plainAffine(id as VarId));
  const term = fc.oneof(
    { weight: 5, arbitrary: plain },
    { weight: 1, arbitrary: affineOf(shape) },
    { weight: 1, arbitrary: fc.nat({ max: 3 }).map(constantAffine) },
  );
  // The generators only pass their arguments on, so that arguments of any type will do.
  return arbitraryConstraint([kind], {
    term: term as unknown as fc.Arbitrary<IntExpr>,
    formula: literalOf(shape) as unknown as fc.Arbitrary<BoolExpr>,
  }).map((made) => ({
    kind: 'global',
    constraint: made as unknown as Constraint<Affine, Literal>,
  }));
}
