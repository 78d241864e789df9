// Flattening of what is demanded outright, or under a condition: no literal is made for what is simply true.
import { absolute, add, type Integer, isSafe, maximum } from '../base/integer.ts';
import { type ByKind, visit } from '../base/kinds.ts';
import { opposite } from '../model/comparison.ts';
import {
  type Constraint,
  type ConstraintKind,
  definitionOf,
  mapConstraint,
} from '../model/constraints/index.ts';
import { not } from '../model/construct.ts';
import type { BoolExpr, Compare, ConstraintFormula, IntExpr } from '../model/expression.ts';
import { complement, type Literal, literal } from './flat.ts';
import { bothDirections, downwards, type Truth } from './flat-builder.ts';
import { freshOf, gatherParity } from './formulas.ts';
import { assertLinear, negated } from './linear-comparisons.ts';
import { boundsOfForm, hasSafeBounds, type LinearForm, subtractForms } from './linear-form.ts';
import {
  formulaOfTruth,
  innerScope,
  type Lowering,
  rootScope,
  type Scope,
  totalTerm,
} from './lowering.ts';
import { assertMember } from './membership.ts';
import { formOfDefinition } from './terms.ts';

/** A condition under which something is demanded; undefined: always. */
type Context = readonly [lowering: Lowering, condition: Literal | undefined];

function unless(condition: Literal | undefined): readonly Truth[] {
  return condition === undefined ? [] : [complement(condition)];
}

const table: ByKind<BoolExpr, Context, void> = {
  truth: ({ value }, [{ builder }, condition]) => builder.clause([...unless(condition), value]),
  boolean: ({ id }, [{ builder }, condition]) =>
    builder.clause([...unless(condition), builder.known(literal(id, true))]),
  not: ({ formula }, context) => denyFormula(formula, context),
  and: ({ formulas }, [lowering, condition]) => {
    for (const formula of formulas) assertFormula(formula, lowering, condition);
  },
  or: ({ formulas }, context) => assertDisjunction(formulas, context),
  imp: ({ left, right }, context) => assertDisjunction([not(left), right], context),
  xor: ({ formulas }, context) => assertParity(formulas, true, context),
  iff: ({ left, right }, context) => assertParity([left, right], false, context),
  compare: (comparison, context) => assertComparison(comparison, context),
  constraint: (formula, context) => assertConstraint(formula, context),
};

/** Denials that are demands again; the others go through a literal. */
const denials: ByKind<BoolExpr, Context, void> = {
  truth: ({ value }, [{ builder }, condition]) => builder.clause([...unless(condition), !value]),
  boolean: (formula, context) => denyByLiteral(formula, context),
  not: ({ formula }, [lowering, condition]) => assertFormula(formula, lowering, condition),
  and: ({ formulas }, context) => assertDisjunction(formulas.map(not), context),
  or: ({ formulas }, context) => {
    for (const formula of formulas) denyFormula(formula, context);
  },
  imp: ({ left, right }, context) => {
    assertFormula(left, ...context);
    denyFormula(right, context);
  },
  xor: ({ formulas }, context) => assertParity(formulas, false, context),
  iff: ({ left, right }, context) => assertParity([left, right], true, context),
  compare: (comparison, context) => denyComparison(comparison, context),
  constraint: (formula, context) => denyByLiteral(formula, context),
};

function denyFormula(formula: BoolExpr, context: Context): void {
  visit(denials, formula, context);
}

function denyByLiteral(formula: BoolExpr, [lowering, condition]: Context): void {
  lowering.builder.clause([...unless(condition), lowering.truth(not(formula), downwards)]);
}

/** The last part that is a comparison or a constraint is demanded under the condition that all the others fail. */
function assertDisjunction(formulas: readonly BoolExpr[], [lowering, condition]: Context): void {
  const { builder } = lowering;
  const last = formulas.findLastIndex((formula) => formula.kind === 'compare');
  const rest = formulas
    .filter((_, i) => i !== last)
    .map((formula) => lowering.truth(formula, downwards));
  const others = [...unless(condition), ...rest].filter((truth) => truth !== false);
  if (others.includes(true)) return;
  const held = formulas[last];
  const [only] = others;
  if (!held) builder.clause(others);
  else if (others.length === 0) assertFormula(held, lowering, undefined);
  else if (others.length === 1 && only !== undefined) {
    assertFormula(held, lowering, builder.asLiteral(negated(only)));
  } else builder.clause([...others, lowering.truth(held, downwards)]);
}

function assertParity(
  formulas: readonly BoolExpr[],
  odd: boolean,
  [lowering, condition]: Context,
): void {
  const { builder } = lowering;
  const truths = formulas.map((formula) => lowering.truth(formula, bothDirections));
  if (condition !== undefined) {
    const whole = lowering.truth(
      { kind: 'xor', formulas: truths.map(formulaOfTruth) },
      bothDirections,
    );
    builder.clause([...unless(condition), odd ? whole : negated(whole)]);
    return;
  }
  const gathered = gatherParity(truths);
  const literals = gathered.variables.map((id) => literal(id, true));
  const wanted = odd !== gathered.odd;
  const [first, second] = literals;
  if (first === undefined) builder.clause([!wanted]);
  else if (second === undefined) builder.fix(wanted ? first : complement(first));
  else builder.post({ kind: 'parity', literals, odd: wanted });
}

function assertComparison(
  { operator, left, right }: Compare,
  [lowering, condition]: Context,
): void {
  const scope = condition === undefined ? rootScope() : innerScope();
  const isDefinition = operator === 'eq' && condition === undefined;
  const form = isDefinition
    ? differenceOfEquals(left, right, lowering, scope)
    : subtractForms(lowering.form(left, scope), lowering.form(right, scope));
  for (const needed of scope.conditions) lowering.builder.clause([...unless(condition), needed]);
  assertLinear(lowering.builder, form, operator, condition);
}

/** The difference of two terms that are equal outright. */
function differenceOfEquals(
  left: IntExpr,
  right: IntExpr,
  lowering: Lowering,
  scope: Scope,
): LinearForm {
  if (right.kind === 'variable' && left.kind !== 'variable') {
    return differenceOfEquals(right, left, lowering, scope);
  }
  const form =
    left.kind === 'variable'
      ? formOfDefinition(left.id, right, lowering, scope)
      : lowering.form(right, scope);
  return subtractForms(lowering.form(left, scope), form);
}

/** The opposite comparison, or that one of the sides is undefined. */
function denyComparison({ operator, left, right }: Compare, [lowering, condition]: Context): void {
  const { builder } = lowering;
  const scope = innerScope();
  const form = subtractForms(lowering.form(left, scope), lowering.form(right, scope));
  if (scope.conditions.length === 0) {
    assertLinear(builder, form, opposite[operator], condition);
    return;
  }
  const truth = lowering.truth(
    { kind: 'compare', operator, left, right },
    { down: false, up: true },
  );
  builder.clause([...unless(condition), negated(truth)]);
}

function assertConstraint(formula: ConstraintFormula, [lowering, condition]: Context): void {
  const { builder } = lowering;
  const { constraint } = formula;
  if (condition !== undefined) {
    builder.clause([...unless(condition), lowering.truth(formula, downwards)]);
    return;
  }
  if (constraint.kind === 'member') {
    assertMember(lowering, constraint);
    return;
  }
  const scope = rootScope();
  const forms = mapConstraint(
    constraint,
    (term) => lowering.form(term, scope),
    (part) => lowering.truth(part, bothDirections),
  );
  if (lowering.supports.has(constraint.kind) && isSafeConstraint(lowering, forms)) {
    const flat = mapConstraint(
      forms,
      (form) => lowering.affineOfForm(form),
      (truth) => builder.asLiteral(truth),
    );
    builder.post({ kind: 'global', constraint: flat });
    return;
  }
  const total = mapConstraint(forms, (form) => totalTerm(lowering, form), formulaOfTruth);
  assertFormula(definitionOf(total).decompose(total, freshOf(lowering)), lowering, undefined);
}

/** Constraints whose rules add their arguments up: when a task ends, how long several take together. */
const adding: ReadonlySet<ConstraintKind> = new Set(['cumulative', 'disjunctive']);

/** Whether all integer arguments stay within 2^53, and their sums where the rules look at these. */
function isSafeConstraint(
  { builder }: Lowering,
  constraint: Constraint<LinearForm, unknown>,
): boolean {
  let safe = true;
  let sum: Integer = 0;
  mapConstraint(
    constraint,
    (form) => {
      safe &&= hasSafeBounds(form, builder.domainOf);
      const { low, high } = boundsOfForm(form, builder.domainOf);
      sum = add(sum, maximum(absolute(low), absolute(high)));
    },
    () => {},
  );
  return safe && (isSafe(sum) || !adding.has(constraint.kind));
}

/** Makes a formula a fact, or true where the condition is. */
export function assertFormula(
  formula: BoolExpr,
  lowering: Lowering,
  condition: Literal | undefined,
): void {
  visit(table, formula, [lowering, condition]);
}
