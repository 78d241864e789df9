// Flattening of formulas: each becomes a literal, followed in the directions that its place asks for.
import { type ByKind, visit } from '../base/kinds.ts';
import type { Fresh } from '../model/constraints/definition.ts';
import { type Constraint, definitionOf, mapConstraint } from '../model/constraints/index.ts';
import { and } from '../model/construct.ts';
import type { BoolExpr, Compare, ConstraintFormula, IntExpr } from '../model/expression.ts';
import { complement, isPositive, type Literal, literal, variableOf } from './flat.ts';
import {
  bothDirections,
  type Directions,
  type FlatBuilder,
  reversed,
  type Truth,
} from './flat-builder.ts';
import { negated, truthOfLinear } from './linear-comparisons.ts';
import { subtractForms } from './linear-form.ts';
import {
  formulaOfTruth,
  innerScope,
  type Lowering,
  rootScope,
  type Scope,
  termOfAffine,
  totalTerm,
} from './lowering.ts';
import { truthOfMember } from './membership.ts';
import { eachValueTaken } from './permutations.ts';

type Context = readonly [lowering: Lowering, directions: Directions];

const table: ByKind<BoolExpr, Context, Truth> = {
  truth: ({ value }) => value,
  boolean: ({ id }, [{ builder }]) => builder.known(literal(id, true)),
  not: ({ formula }, [lowering, directions]) =>
    negated(lowering.truth(formula, reversed(directions))),
  and: ({ formulas }, [lowering, directions]) =>
    conjunction(
      lowering.builder,
      formulas.map((formula) => lowering.truth(formula, directions)),
      directions,
    ),
  or: ({ formulas }, [lowering, directions]) =>
    disjunction(
      lowering.builder,
      formulas.map((formula) => lowering.truth(formula, directions)),
      directions,
    ),
  imp: ({ left, right }, [lowering, directions]) =>
    disjunction(
      lowering.builder,
      [negated(lowering.truth(left, reversed(directions))), lowering.truth(right, directions)],
      directions,
    ),
  xor: ({ formulas }, [lowering]) =>
    parity(
      lowering.builder,
      formulas.map((formula) => lowering.truth(formula, bothDirections)),
    ),
  iff: ({ left, right }, [lowering]) =>
    negated(
      parity(
        lowering.builder,
        [left, right].map((formula) => lowering.truth(formula, bothDirections)),
      ),
    ),
  compare: (comparison, context) => truthOfComparison(comparison, context),
  constraint: (formula, context) => truthOfConstraint(formula, context),
};

function truthOfComparison(
  { operator, left, right }: Compare,
  [lowering, directions]: Context,
): Truth {
  const scope = innerScope();
  const form = subtractForms(lowering.form(left, scope), lowering.form(right, scope));
  const compared = truthOfLinear(lowering.builder, form, operator, directions);
  return conjunction(lowering.builder, [compared, ...scope.conditions], directions);
}

function truthOfConstraint(
  { constraint }: ConstraintFormula,
  [lowering, directions]: Context,
): Truth {
  const scope = innerScope();
  const holds =
    constraint.kind === 'member'
      ? truthOfMember(lowering, scope, constraint)
      : truthOfDecomposition(lowering, scope, constraint, directions);
  return conjunction(lowering.builder, [holds, ...scope.conditions], directions);
}

function truthOfDecomposition(
  lowering: Lowering,
  scope: Scope,
  constraint: Constraint<IntExpr, BoolExpr>,
  directions: Directions,
): Truth {
  const total = mapConstraint(
    constraint,
    (term) => totalTerm(lowering, lowering.form(term, scope)),
    (formula) => formulaOfTruth(lowering.truth(formula, bothDirections)),
  );
  const formula = definitionOf(total).decompose(total, freshOf(lowering));
  const implied =
    total.kind === 'all-different' && !directions.up ? eachValueTaken(lowering, total) : [];
  return lowering.truth(implied.length > 0 ? and(formula, ...implied) : formula, directions);
}

/** Auxiliaries of a decomposition: what they equal is total, so the root is a scope for it. */
export function freshOf(lowering: Lowering): Fresh {
  return {
    boolean: (_hint, formula) => formulaOfTruth(lowering.truth(formula, bothDirections)),
    integer: (_hint, term) => termOfAffine(lowering.affine(term, rootScope())),
  };
}

/** A literal for "all of them". */
function conjunction(
  builder: FlatBuilder,
  truths: readonly Truth[],
  directions: Directions,
): Truth {
  return negated(disjunction(builder, truths.map(negated), reversed(directions)));
}

/** A literal for "at least one of them". */
function disjunction(
  builder: FlatBuilder,
  truths: readonly Truth[],
  directions: Directions,
): Truth {
  const parts = new Set<Literal>();
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === false) continue;
    if (parts.has(complement(truth))) return true;
    parts.add(truth);
  }
  const [only] = parts;
  if (only === undefined) return false;
  if (parts.size === 1) return only;
  const sorted = [...parts].sort((a, b) => a - b);
  return builder.define(
    `or ${sorted.join(' ')}`,
    directions,
    (whole) => builder.clause([complement(whole), ...sorted]),
    (whole) => {
      for (const part of sorted) builder.clause([whole, complement(part)]);
    },
  );
}

/** A literal for "an odd number of them". */
function parity(builder: FlatBuilder, truths: readonly Truth[]): Truth {
  const { variables, odd } = gatherParity(truths);
  const literals = variables.map((id) => literal(id, true));
  const [only] = literals;
  if (only === undefined) return odd;
  if (literals.length === 1) return odd ? complement(only) : only;
  const whole = builder.define(
    `xor ${variables.join(' ')}`,
    bothDirections,
    (fresh) => builder.post({ kind: 'parity', literals: [...literals, fresh], odd: false }),
    () => {},
  );
  return odd ? complement(whole) : whole;
}

/** Variables of which an odd number must be 1 exactly when an odd (`odd`: even) number of the truths hold. */
export function gatherParity(truths: readonly Truth[]): {
  readonly variables: readonly ReturnType<typeof variableOf>[];
  readonly odd: boolean;
} {
  let odd = false;
  const left = new Set<ReturnType<typeof variableOf>>();
  for (const truth of truths) {
    if (typeof truth === 'boolean') {
      odd = odd !== truth;
      continue;
    }
    if (!isPositive(truth)) odd = !odd;
    const id = variableOf(truth);
    if (!left.delete(id)) left.add(id);
  }
  return { variables: [...left].sort((a, b) => a - b), odd };
}

/** The truth of a formula. */
export function truthOfFormula(
  formula: BoolExpr,
  lowering: Lowering,
  directions: Directions,
): Truth {
  return visit(table, formula, [lowering, directions]);
}
