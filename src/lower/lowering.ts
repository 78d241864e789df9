// What the parts of flattening share: the builder, and the two recursions over terms and formulas.
import type { ConstraintKind } from '../model/constraints/index.ts';
import {
  add,
  boolean,
  constant,
  falsity,
  not,
  scaled,
  truth,
  variable,
} from '../model/construct.ts';
import type { BoolExpr, IntExpr } from '../model/expression.ts';
import { type Affine, isPositive, variableOf } from './flat.ts';
import { bothDirections, type Directions, type FlatBuilder, type Truth } from './flat-builder.ts';
import { affineForm, hasSafeBounds, type LinearForm } from './linear-form.ts';

/**
 * Where the conditions go under which a term is defined. At the root they are facts. Elsewhere they are collected, and
 * the innermost formula around the term is their conjunction with what it says otherwise.
 */
export interface Scope {
  readonly root: boolean;
  readonly conditions: Truth[];
}

export interface Lowering {
  readonly builder: FlatBuilder;
  /** Constraints that the consumer has a rule for; the others are decomposed. */
  readonly supports: ReadonlySet<ConstraintKind>;
  /** The term as a linear form over flat variables. It is total; where the term is not goes to the scope. */
  form(term: IntExpr, scope: Scope): LinearForm;
  /** The term as an affine image of one variable, which is made if need be. */
  affine(term: IntExpr, scope: Scope): Affine;
  /** The linear form as an affine image of one variable, which is made if need be. */
  affineOfForm(form: LinearForm): Affine;
  /** The truth of a formula, followed in at least the given directions. */
  truth(formula: BoolExpr, directions: Directions): Truth;
  /** Makes a formula a fact. */
  assert(formula: BoolExpr): void;
}

export function rootScope(): Scope {
  return { root: true, conditions: [] };
}

export function innerScope(): Scope {
  return { root: false, conditions: [] };
}

/**
 * Says that a term is defined only where a condition holds.
 * @returns whether the condition is a fact from here on, so that the term need not be made safe where it fails.
 */
export function demand(lowering: Lowering, scope: Scope, condition: BoolExpr): boolean {
  if (scope.root) {
    lowering.assert(condition);
    return true;
  }
  const truth = lowering.truth(condition, bothDirections);
  if (truth !== true) scope.conditions.push(truth);
  return truth === true;
}

/** An affine image as an expression again. */
export function termOfAffine(affine: Affine): IntExpr {
  return termOfForm(affineForm(affine));
}

/** A linear form as an expression again, for a decomposition. */
export function termOfForm({ terms, constant: offset }: LinearForm): IntExpr {
  const parts = terms.map(({ coefficient, variable: id }) =>
    coefficient === 1 ? variable(id) : scaled(coefficient, variable(id)),
  );
  if (offset !== 0 || parts.length === 0) parts.push(constant(offset));
  const [only] = parts;
  return only && parts.length === 1 ? only : add(...parts);
}

/** A total argument of a decomposition: one variable where that is possible, so that what uses it often stays small. */
export function totalTerm(lowering: Lowering, form: LinearForm): IntExpr {
  return hasSafeBounds(form, lowering.builder.domainOf)
    ? termOfAffine(lowering.affineOfForm(form))
    : termOfForm(form);
}

/** A flat argument as a formula again. */
export function formulaOfTruth(of: Truth): BoolExpr {
  if (typeof of === 'boolean') return of ? truth : falsity;
  const positive = boolean(variableOf(of));
  return isPositive(of) ? positive : not(positive);
}
