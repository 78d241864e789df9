// Simplifies expressions from the leaves up: constants are worked out, what bounds decide is decided.
//
// A term that may be undefined is never dropped, because that would change what the formula around it means.

import {
  absolute,
  floorDivide,
  floorModulo,
  type Integer,
  multiply,
  negate,
  add as plus,
  power,
} from '../base/integer.ts';
import { type ByKind, visit } from '../base/kinds.ts';
import { type Bounds, boundsOf, type DomainOf } from '../model/bounds.ts';
import { compareHolds, mirrored, opposite } from '../model/comparison.ts';
import type { AllDifferent } from '../model/constraints/all-different.ts';
import { definitionOf, mapConstraint } from '../model/constraints/index.ts';
import { compare, constant, falsity, neg, not, truth } from '../model/construct.ts';
import type {
  And,
  BoolExpr,
  Compare,
  Comparison,
  Conditional,
  ConstraintFormula,
  IntExpr,
  Or,
} from '../model/expression.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';
import { areDisjoint, areTooMany, haveTwins, withoutIdleConstants } from './disjoint.ts';
import { constantOf, extremum, folded, gathered } from './fold-terms.ts';
import { gatherRepeats } from './gather-repeats.ts';
import { isTotal } from './totality.ts';

const terms: ByKind<IntExpr, DomainOf, IntExpr> = {
  constant: (node) => node,
  variable: (node, domainOf) => {
    const { min, size } = domainOf(node.id);
    return size === 1 ? constant(min) : node;
  },
  add: (node) => gathered(node, 0, plus),
  neg: (node) => {
    if (node.term.kind === 'constant') return constant(negate(node.term.value));
    return node.term.kind === 'neg' ? node.term.term : node;
  },
  mul: (node, domainOf) => {
    const product = gathered(node, 1, multiply);
    const isZero =
      product.kind === 'mul' &&
      product.terms.some((term) => constantOf(term) === 0) &&
      isTotal(product, domainOf);
    return isZero ? constant(0) : product;
  },
  div: (node) => {
    if (constantOf(node.right) === 1) return node.left;
    if (constantOf(node.right) === -1) return neg(node.left);
    return folded(node, node.left, node.right, (a, b) => (b === 0 ? undefined : floorDivide(a, b)));
  },
  mod: (node, domainOf) => {
    const divisor = constantOf(node.right);
    const isUnit = divisor === 1 || divisor === -1;
    if (isUnit && isTotal(node.left, domainOf)) return constant(0);
    return folded(node, node.left, node.right, (a, b) => (b === 0 ? undefined : floorModulo(a, b)));
  },
  pow: (node, domainOf) => {
    const exponent = constantOf(node.exponent);
    if (exponent === 1) return node.base;
    if (exponent === 0 && isTotal(node.base, domainOf)) return constant(1);
    return folded(node, node.base, node.exponent, power);
  },
  abs: (node, domainOf) => {
    const value = constantOf(node.term);
    if (value !== undefined) return constant(absolute(value));
    const { low, high } = boundsOf(node.term, domainOf);
    if (low >= 0) return node.term;
    return high <= 0 ? neg(node.term) : node;
  },
  min: (node) => extremum(node, (a, b) => a < b),
  max: (node) => extremum(node, (a, b) => a > b),
  if: (node) => conditional(node),
  element: (node, domainOf) => {
    const place = constantOf(node.index);
    const chosen = place === undefined ? undefined : node.terms[Number(place) - 1];
    return chosen && node.terms.every((term) => isTotal(term, domainOf)) ? chosen : node;
  },
  where: (node) => (node.condition.kind === 'truth' && node.condition.value ? node.term : node),
};

function conditional(node: Conditional): IntExpr {
  const { condition, positive, negative } = node;
  if (condition.kind === 'truth') return condition.value ? positive : negative;
  return condition.kind === 'not'
    ? { ...node, condition: condition.formula, positive: negative, negative: positive }
    : node;
}

const isTrue = (formula: BoolExpr): boolean => formula.kind === 'truth' && formula.value;
const isFalse = (formula: BoolExpr): boolean => formula.kind === 'truth' && !formula.value;

/** Nested conjunctions (disjunctions) become one; the neutral parts go, an absorbing one decides. */
function junction(node: And | Or): BoolExpr {
  const { kind, formulas } = node;
  const isSimple = formulas.every((part) => part.kind !== kind && part.kind !== 'truth');
  if (isSimple && formulas.length > 1) return node;
  const absorbs = kind === 'and' ? isFalse : isTrue;
  const parts = formulas.flatMap((part) => (part.kind === kind ? part.formulas : [part]));
  const rest = parts.filter((part) => part.kind !== 'truth');
  if (parts.some(absorbs)) return kind === 'and' ? falsity : truth;
  const [only] = rest;
  if (!only) return kind === 'and' ? truth : falsity;
  return rest.length === 1 ? only : { kind, formulas: rest };
}

const formulas: ByKind<BoolExpr, DomainOf, BoolExpr> = {
  truth: (node) => node,
  boolean: (node, domainOf) => {
    const { min, size } = domainOf(node.id);
    return size === 1 ? truthOf(min === 1) : node;
  },
  not: (node, domainOf) => negation(node.formula, domainOf) ?? node,
  and: (node) => junction(node),
  or: (node) => junction(node),
  imp: (node, domainOf) => {
    const { left, right } = node;
    if (isFalse(left) || isTrue(right)) return truth;
    if (isTrue(left)) return right;
    return isFalse(right) ? negated(left, domainOf) : node;
  },
  xor: ({ formulas }, domainOf) => exclusiveOr(formulas, domainOf),
  iff: (node, domainOf) => {
    const { left, right } = node;
    if (left.kind === 'truth') return left.value ? right : negated(right, domainOf);
    if (right.kind === 'truth') return right.value ? left : negated(left, domainOf);
    return node;
  },
  compare: (node, domainOf) => comparison(node, domainOf),
  constraint: (node, domainOf) => constraintFormula(node, domainOf),
};

function truthOf(value: boolean): BoolExpr {
  return value ? truth : falsity;
}

/** The negation of a formula in simpler terms, if there is one. */
function negation(formula: BoolExpr, domainOf: DomainOf): BoolExpr | undefined {
  if (formula.kind === 'truth') return truthOf(!formula.value);
  if (formula.kind === 'not') return formula.formula;
  if (formula.kind !== 'compare') return undefined;
  const { operator, left, right } = formula;
  return isTotal(left, domainOf) && isTotal(right, domainOf)
    ? compare(opposite[operator], left, right)
    : undefined;
}

function negated(formula: BoolExpr, domainOf: DomainOf): BoolExpr {
  return negation(formula, domainOf) ?? not(formula);
}

function exclusiveOr(formulas: readonly BoolExpr[], domainOf: DomainOf): BoolExpr {
  const odd = formulas.filter(isTrue).length % 2 === 1;
  const rest = formulas.filter((part) => part.kind !== 'truth');
  const [only] = rest;
  if (!only) return truthOf(odd);
  const whole: BoolExpr = rest.length === 1 ? only : { kind: 'xor', formulas: rest };
  return odd ? negated(whole, domainOf) : whole;
}

function comparison(node: Compare, domainOf: DomainOf): BoolExpr {
  const { operator, left, right } = node;
  const decided =
    decidedBy(operator, boundsOf(left, domainOf), boundsOf(right, domainOf)) ??
    decidedByGaps(node, domainOf);
  if (decided === false) return falsity;
  if (decided) return isTotal(left, domainOf) && isTotal(right, domainOf) ? truth : node;
  const once = gatherRepeats(node, domainOf);
  if (once !== node) {
    return once.kind === 'compare' ? comparison(once, domainOf) : once;
  }
  if (left.kind === 'if') return overBranches(operator, left, right, domainOf) ?? node;
  if (right.kind === 'if') {
    return overBranches(mirrored[operator], right, left, domainOf) ?? node;
  }
  return node;
}

/** What bounds say of a comparison of defined values. */
function decidedBy(operator: Comparison, a: Bounds, b: Bounds): boolean | undefined {
  const below = a.high < b.low;
  const above = a.low > b.high;
  const notAbove = a.high <= b.low;
  const notBelow = a.low >= b.high;
  const same = notAbove && notBelow;
  const ternary = (yes: boolean, no: boolean): boolean | undefined =>
    yes ? true : no ? false : undefined;
  const rules: { readonly [C in Comparison]: boolean | undefined } = {
    eq: ternary(same, below || above),
    ne: ternary(below || above, same),
    le: ternary(notAbove, above),
    lt: ternary(below, notBelow),
    ge: ternary(notBelow, below),
    gt: ternary(above, notAbove),
  };
  return rules[operator];
}

/** What the gaps of domains say of an equality or its opposite. */
function decidedByGaps(
  { operator, left, right }: Compare,
  domainOf: DomainOf,
): boolean | undefined {
  if (operator !== 'eq' && operator !== 'ne') return undefined;
  return areDisjoint(left, right, domainOf) ? operator === 'ne' : undefined;
}

/** Where both branches and the other side are constants, only the condition matters, or not even that. */
function overBranches(
  operator: Comparison,
  { condition, positive, negative }: Conditional,
  other: IntExpr,
  domainOf: DomainOf,
): BoolExpr | undefined {
  const [a, b, c] = [constantOf(positive), constantOf(negative), constantOf(other)];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const [then, otherwise] = [compareHolds(operator, a, c), compareHolds(operator, b, c)];
  if (then === otherwise) return truthOf(then);
  return then ? condition : negated(condition, domainOf);
}

/** A constraint over constants is judged; membership is also decided by bounds, and constants leave `alldifferent`. */
function constraintFormula(node: ConstraintFormula, domainOf: DomainOf): BoolExpr {
  const { constraint } = node;
  if (constraint.kind === 'member') {
    const { low, high } = boundsOf(constraint.term, domainOf);
    const { min, max, ranges } = constraint.domain;
    if (high < min || low > max) return falsity;
    const covers = ranges.some(([from, to]) => from <= low && high <= to);
    if (covers && isTotal(constraint.term, domainOf)) return truth;
  }
  if (constraint.kind === 'all-different') return allDifferent(node, constraint, domainOf);
  return judgedConstraint(node);
}

function allDifferent(
  node: ConstraintFormula,
  constraint: AllDifferent<IntExpr>,
  domainOf: DomainOf,
): BoolExpr {
  if (haveTwins(constraint.terms) || areTooMany(constraint.terms, domainOf)) return falsity;
  const terms = withoutIdleConstants(constraint, domainOf);
  const [only] = terms;
  if (terms.length === 1 && only && isTotal(only, domainOf)) return truth;
  if (terms === constraint.terms) return judgedConstraint(node);
  return judgedConstraint({ ...node, constraint: { ...constraint, terms } });
}

/** The truth of a constraint over constants; another one is left. */
function judgedConstraint(node: ConstraintFormula): BoolExpr {
  const { constraint } = node;
  let constants = true;
  const values = mapConstraint(
    constraint,
    (term): Integer => {
      const value = constantOf(term);
      if (value === undefined) constants = false;
      return value ?? 0;
    },
    (formula): boolean => {
      if (formula.kind !== 'truth') constants = false;
      return isTrue(formula);
    },
  );
  return constants ? truthOf(definitionOf(values).holds(values)) : node;
}

/** Simplifies terms and formulas of a model whose variables have these domains. */
export function simplifier(domainOf: DomainOf): Parts {
  const parts: Parts = {
    term: (term) => visit(terms, rebuildTerm(term, parts), domainOf),
    formula: (formula) => visit(formulas, rebuildFormula(formula, parts), domainOf),
  };
  return parts;
}
