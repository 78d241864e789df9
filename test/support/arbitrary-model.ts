// Random models for fast-check: a few small variables, assertions of every kind over them, objective and projection.
//
// The default is small enough for the brute force of oracle.ts many thousand times. Everything can be turned up or down
// for a test of one's own: only some constraints, deeper expressions, more variables, no partial operations.
import fc from 'fast-check';
import { ModelBuilder } from '../../src/model/builder.ts';
import { type ConstraintKind, constraintKinds } from '../../src/model/constraints/index.ts';
import { type Domain, domainOfValues, domainValues, rangeDomain } from '../../src/model/domain.ts';
import { meaningOfFormula } from '../../src/model/evaluate.ts';
import type { BoolExpr, IntExpr, VarId } from '../../src/model/expression.ts';
import type { Model, Objective } from '../../src/model/model.ts';
import { arbitraryFormula, arbitraryTerm, type Ingredients } from './arbitrary-expression.ts';
import { listOf, smallInteger } from './arbitrary-values.ts';

/** How large and how varied the models are. */
export interface ModelSize {
  /** At most so many variables of each type. */
  readonly integers: number;
  readonly booleans: number;
  /** At most so many values of an integer variable. */
  readonly values: number;
  readonly assertions: number;
  /** How deep an assertion is nested at most. */
  readonly depth: number;
  readonly constraints: readonly ConstraintKind[];
  /** Whether operations occur that may be undefined. */
  readonly partial: boolean;
  /** Whether constants beyond 2^53 occur now and then. */
  readonly large: boolean;
  /** Whether some models have an objective, and some a projection. */
  readonly objective: boolean;
  readonly projection: boolean;
  /** Names that need quotes, look like numbers or keywords, or are shared by an integer and a boolean. */
  readonly oddNames: boolean;
}

const usual: ModelSize = {
  integers: 3,
  booleans: 2,
  values: 4,
  assertions: 3,
  depth: 2,
  constraints: constraintKinds,
  partial: true,
  large: true,
  objective: true,
  projection: true,
  oddNames: false,
};

const oddNames = [
  'x',
  'Pall Mall',
  '1x',
  '-3',
  '-k',
  'max',
  'true',
  'nil',
  'say "hi"',
  '高さ',
  'x[0]',
  '*',
  '==',
  'a.b',
  'v:bool',
  'v',
  '',
  '#k',
  '_x',
  ';',
] as const;

function domains(values: number): fc.Arbitrary<Domain> {
  const sets = listOf(smallInteger, 1, values).map(domainOfValues);
  const ranges = fc
    .tuple(smallInteger, fc.nat(values - 1))
    .map(([low, more]) => rangeDomain(low, low + more));
  const large = smallInteger.map((low) => rangeDomain(low, low + values - 1));
  return fc.oneof(
    { weight: 2, arbitrary: large },
    { weight: 1, arbitrary: ranges },
    { weight: 2, arbitrary: sets },
  );
}

interface Declared {
  readonly type: 'integer' | 'boolean';
  readonly domain: Domain;
}

/** Often as many as there may be. */
function upTo(of: fc.Arbitrary<Declared>, most: number): fc.Arbitrary<Declared[]> {
  return fc.oneof(
    { weight: 2, arbitrary: listOf(of, most, most) },
    { weight: 1, arbitrary: listOf(of, 0, most) },
  );
}

/** The variables in any order of types. */
function declarations(size: ModelSize): fc.Arbitrary<readonly Declared[]> {
  const integers = upTo(
    domains(size.values).map((domain): Declared => ({ type: 'integer', domain })),
    size.integers,
  );
  const booleans = upTo(
    fc.constant<Declared>({ type: 'boolean', domain: rangeDomain(0, 1) }),
    size.booleans,
  );
  return fc
    .tuple(integers, booleans, fc.boolean())
    .map(([some, others, swapped]) => (swapped ? [...others, ...some] : [...some, ...others]));
}

/** A name for each variable; only an integer and a boolean may share one. */
function namesFor(declared: readonly Declared[], odd: boolean): fc.Arbitrary<readonly string[]> {
  if (!odd)
    return fc.constant(declared.map(({ type }, i) => `${type === 'integer' ? 'x' : 'p'}${i}`));
  const offsets = fc.tuple(fc.nat(oddNames.length - 1), fc.nat(oddNames.length - 1));
  return offsets.map(([forIntegers, forBooleans]) =>
    declared.map(
      ({ type }, i) =>
        oddNames[((type === 'integer' ? forIntegers : forBooleans) + i) % oddNames.length] ?? '',
    ),
  );
}

interface Body {
  readonly names: readonly string[];
  readonly assertions: readonly BoolExpr[];
  readonly objective: { readonly sense: Objective['sense']; readonly term: IntExpr } | undefined;
  readonly answer: readonly VarId[] | undefined;
  /**
   * For most models a position in each domain. An assertion that does not hold for these values is negated, for
   * otherwise nearly every model would have no solution at all.
   */
  readonly witness: readonly number[] | undefined;
}

function bodies(declared: readonly Declared[], size: ModelSize): fc.Arbitrary<Body> {
  const ids = declared.map((_, i) => i as VarId);
  const from: Ingredients = {
    integers: ids.filter((id) => declared[id]?.type === 'integer'),
    booleans: ids.filter((id) => declared[id]?.type === 'boolean'),
    depth: size.depth,
    constraints: size.constraints,
    partial: size.partial,
    large: size.large,
  };
  const objective = fc.record({
    sense: fc.constantFrom<Objective['sense']>('minimize', 'maximize'),
    term: arbitraryTerm(from),
  });
  const never = fc.constant(undefined);
  return fc.record({
    names: namesFor(declared, size.oddNames),
    assertions: listOf(arbitraryFormula(from), Math.min(1, size.assertions), size.assertions),
    objective: size.objective ? fc.option(objective, { nil: undefined, freq: 2 }) : never,
    witness: fc.option(listOf(fc.nat(size.values - 1), ids.length, ids.length), {
      nil: undefined,
      freq: 4,
    }),
    answer: size.projection
      ? fc.option(fc.shuffledSubarray(ids), { nil: undefined, freq: 2 })
      : never,
  });
}

function build(declared: readonly Declared[], body: Body): Model {
  const builder = new ModelBuilder();
  for (const [i, { type, domain }] of declared.entries()) {
    const name = body.names[i] ?? '';
    if (type === 'integer') builder.integer(name, domain);
    else builder.boolean(name);
  }
  const witness = body.witness?.map((position, i) => {
    const values = [...domainValues(declared[i]?.domain ?? rangeDomain(0, 0))];
    return values[position % values.length] ?? 0;
  });
  for (const formula of body.assertions) {
    const fits = !witness || meaningOfFormula(formula)(witness);
    builder.require(fits ? formula : { kind: 'not', formula });
  }
  if (body.objective) builder.optimise(body.objective.sense, body.objective.term);
  if (body.answer) builder.answer(body.answer);
  return builder.build();
}

/** Models of at most the given size; what is not given is as usual. */
export function arbitraryModel(given: Partial<ModelSize> = {}): fc.Arbitrary<Model> {
  const size = { ...usual, ...given };
  return declarations(size).chain((declared) =>
    bodies(declared, size).map((body) => build(declared, body)),
  );
}
