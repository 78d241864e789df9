// Random terms, formulas and constraints over given variables, for fast-check: every kind, nested and negated.
import fc from 'fast-check';
import type { Integer } from '../../src/base/integer.ts';
import type { ConstraintKind } from '../../src/model/constraints/index.ts';
import type { BoolExpr, IntExpr, VarId } from '../../src/model/expression.ts';
import { arbitraryConstraint } from './arbitrary-constraint.ts';
import { comparisonOperator, listOf, smallInteger } from './arbitrary-values.ts';

/** What an expression may be made of. */
export interface Ingredients {
  /** Ids of the integer and of the boolean variables. */
  readonly integers: readonly VarId[];
  readonly booleans: readonly VarId[];
  /** How deep expressions go at most; 0 is a variable or a constant. */
  readonly depth: number;
  /** The kinds of constraints that occur. */
  readonly constraints: readonly ConstraintKind[];
  /** Whether operations occur that may be undefined: division, powers, `element`, `where`. */
  readonly partial: boolean;
  /** Whether constants beyond 2^31 and 2^53 occur now and then. */
  readonly large: boolean;
}

type Terms = fc.Arbitrary<IntExpr>;
type Formulas = fc.Arbitrary<BoolExpr>;

const shallower = (from: Ingredients): Ingredients => ({ ...from, depth: from.depth - 1 });

const largeValues: readonly Integer[] = [
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2n ** 53n,
  -(10n ** 20n),
];

function constants({ large }: Ingredients): Terms {
  const value: fc.Arbitrary<Integer> = large
    ? fc.oneof(
        { weight: 12, arbitrary: smallInteger },
        { weight: 1, arbitrary: fc.constantFrom(...largeValues) },
      )
    : smallInteger;
  return value.map((constant) => ({ kind: 'constant', value: constant }));
}

function simpleTerms(from: Ingredients): Terms {
  if (from.integers.length === 0) return constants(from);
  const variables = fc
    .constantFrom(...from.integers)
    .map((id): IntExpr => ({ kind: 'variable', id }));
  return fc.oneof({ weight: 5, arbitrary: variables }, { weight: 1, arbitrary: constants(from) });
}

function simpleFormulas(from: Ingredients): Formulas {
  const compares = fc.record({
    kind: fc.constant('compare' as const),
    operator: comparisonOperator,
    left: simpleTerms(from),
    right: simpleTerms(from),
  });
  const truths = fc.boolean().map((value): BoolExpr => ({ kind: 'truth', value }));
  if (from.booleans.length === 0) return fc.oneof({ weight: 12, arbitrary: compares }, truths);
  const variables = fc
    .constantFrom(...from.booleans)
    .map((id): BoolExpr => ({ kind: 'boolean', id }));
  return fc.oneof(
    { weight: 6, arbitrary: variables },
    { weight: 6, arbitrary: compares },
    { weight: 1, arbitrary: truths },
  );
}

/** Terms of every kind. */
export function arbitraryTerm(from: Ingredients): Terms {
  const simple = simpleTerms(from);
  if (from.depth <= 0) return simple;
  const term = arbitraryTerm(shallower(from));
  const formula = arbitraryFormula(shallower(from));
  const several = (kind: 'add' | 'mul' | 'min' | 'max', least: number, most: number): Terms =>
    listOf(term, least, most).map((terms): IntExpr => ({ kind, terms }));
  const total: Terms[] = [
    several('add', 0, 4),
    several('mul', 0, 2),
    several('min', 1, 3),
    several('max', 1, 3),
    term.map((inner): IntExpr => ({ kind: 'neg', term: inner })),
    term.map((inner): IntExpr => ({ kind: 'abs', term: inner })),
    fc.tuple(formula, term, term).map(
      ([condition, positive, negative]): IntExpr => ({
        kind: 'if',
        condition,
        positive,
        negative,
      }),
    ),
  ];
  const partial: Terms[] = [
    fc
      .tuple(term, term)
      .map(([left, right]): IntExpr => ({ kind: 'div', left, right: notZero(right) })),
    fc
      .tuple(term, term)
      .map(([left, right]): IntExpr => ({ kind: 'mod', left, right: notZero(right) })),
    // Powers of simple terms only: a tower of them is larger than anything.
    fc
      .tuple(simpleTerms({ ...from, large: false }), simpleTerms({ ...from, large: false }))
      .map(([base, exponent]): IntExpr => ({ kind: 'pow', base, exponent })),
    fc
      .tuple(term, listOf(term, 0, 3))
      .map(([index, terms]): IntExpr => ({ kind: 'element', index, terms })),
    fc
      .tuple(term, formula)
      .map(([inner, condition]): IntExpr => ({ kind: 'where', term: inner, condition })),
  ];
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    { weight: 6, arbitrary: fc.oneof(...total) },
    ...(from.partial ? [{ weight: 3, arbitrary: fc.oneof(...partial) }] : []),
  );
}

/** A literal 0 as a divisor is refused by the front ends. */
function notZero(term: IntExpr): IntExpr {
  return term.kind === 'constant' && term.value === 0 ? { kind: 'constant', value: -2 } : term;
}

/** Formulas of every kind. */
export function arbitraryFormula(from: Ingredients): Formulas {
  const simple = simpleFormulas(from);
  if (from.depth <= 0) return simple;
  const term = arbitraryTerm(shallower(from));
  const formula = arbitraryFormula(shallower(from));
  const several = (kind: 'and' | 'or' | 'xor'): Formulas =>
    listOf(formula, 0, 3).map((formulas): BoolExpr => ({ kind, formulas }));
  const two = (kind: 'imp' | 'iff'): Formulas =>
    fc.tuple(formula, formula).map(([left, right]): BoolExpr => ({ kind, left, right }));
  const logic: Formulas[] = [
    formula.map((inner): BoolExpr => ({ kind: 'not', formula: inner })),
    several('and'),
    several('or'),
    several('xor'),
    two('imp'),
    two('iff'),
  ];
  const compares = fc
    .tuple(comparisonOperator, term, term)
    .map(([operator, left, right]): BoolExpr => ({ kind: 'compare', operator, left, right }));
  const constraints = (): Formulas =>
    arbitraryConstraint(from.constraints, {
      term: fc.oneof({ weight: 3, arbitrary: simpleTerms(from) }, { weight: 1, arbitrary: term }),
      formula: fc.oneof(
        { weight: 3, arbitrary: simpleFormulas(from) },
        { weight: 1, arbitrary: formula },
      ),
    }).map((constraint): BoolExpr => ({ kind: 'constraint', constraint }));
  return fc.oneof(
    { weight: 1, arbitrary: simple },
    { weight: 4, arbitrary: fc.oneof(...logic) },
    { weight: 4, arbitrary: compares },
    ...(from.constraints.length > 0 ? [{ weight: 4, arbitrary: constraints() }] : []),
  );
}
