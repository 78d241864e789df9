// The typed language of a model: integer terms and formulas, closed unions of plain readonly objects.
import type { Integer } from '../base/integer.ts';
import type { Constraint } from './constraints/index.ts';

/** Index of a variable in its model. */
export type VarId = number & { readonly brand: 'VarId' };

/** The comparisons; `eq` and so on are also their names in s-expressions. */
export type Comparison = 'eq' | 'ne' | 'le' | 'lt' | 'ge' | 'gt';

export interface Constant {
  readonly kind: 'constant';
  readonly value: Integer;
}
/** The value of an integer variable. */
export interface VariableTerm {
  readonly kind: 'variable';
  readonly id: VarId;
}
/** The sum of any number of terms; 0 for none. */
export interface Add {
  readonly kind: 'add';
  readonly terms: readonly IntExpr[];
}
export interface Negate {
  readonly kind: 'neg';
  readonly term: IntExpr;
}
/** The product of any number of terms; 1 for none. */
export interface Multiply {
  readonly kind: 'mul';
  readonly terms: readonly IntExpr[];
}
/** The floored quotient; undefined where the divisor is 0. */
export interface Divide {
  readonly kind: 'div';
  readonly left: IntExpr;
  readonly right: IntExpr;
}
/** The remainder of the floored quotient, with the divisor's sign; undefined where the divisor is 0. */
export interface Modulo {
  readonly kind: 'mod';
  readonly left: IntExpr;
  readonly right: IntExpr;
}
/** A power; undefined where it is no integer. `0 ** 0` is 1. */
export interface Power {
  readonly kind: 'pow';
  readonly base: IntExpr;
  readonly exponent: IntExpr;
}
export interface Absolute {
  readonly kind: 'abs';
  readonly term: IntExpr;
}
/** The least of one or more terms. */
export interface Minimum {
  readonly kind: 'min';
  readonly terms: readonly IntExpr[];
}
/** The greatest of one or more terms. */
export interface Maximum {
  readonly kind: 'max';
  readonly terms: readonly IntExpr[];
}
/** One of two terms; what the other is, or whether it is defined, does not matter. */
export interface Conditional {
  readonly kind: 'if';
  readonly condition: BoolExpr;
  readonly positive: IntExpr;
  readonly negative: IntExpr;
}
/** The term at a place of a list, counted from 1; undefined where there is no such place. All terms must be defined. */
export interface ElementTerm {
  readonly kind: 'element';
  readonly index: IntExpr;
  readonly terms: readonly IntExpr[];
}
/** A term that is undefined unless a condition holds: how a front end says that an operation is partial. */
export interface Where {
  readonly kind: 'where';
  readonly term: IntExpr;
  readonly condition: BoolExpr;
}

export type IntExpr =
  | Constant
  | VariableTerm
  | Add
  | Negate
  | Multiply
  | Divide
  | Modulo
  | Power
  | Absolute
  | Minimum
  | Maximum
  | Conditional
  | ElementTerm
  | Where;

export interface Truth {
  readonly kind: 'truth';
  readonly value: boolean;
}
/** The value of a boolean variable. */
export interface BooleanTerm {
  readonly kind: 'boolean';
  readonly id: VarId;
}
export interface Not {
  readonly kind: 'not';
  readonly formula: BoolExpr;
}
export interface And {
  readonly kind: 'and';
  readonly formulas: readonly BoolExpr[];
}
export interface Or {
  readonly kind: 'or';
  readonly formulas: readonly BoolExpr[];
}
export interface Implies {
  readonly kind: 'imp';
  readonly left: BoolExpr;
  readonly right: BoolExpr;
}
/** True when an odd number of the formulas are; false for none. */
export interface ExclusiveOr {
  readonly kind: 'xor';
  readonly formulas: readonly BoolExpr[];
}
export interface Equivalent {
  readonly kind: 'iff';
  readonly left: BoolExpr;
  readonly right: BoolExpr;
}
/** False where either side is undefined. */
export interface Compare {
  readonly kind: 'compare';
  readonly operator: Comparison;
  readonly left: IntExpr;
  readonly right: IntExpr;
}

/** A constraint of the library: see constraints/. False where one of its arguments is undefined. */
export interface ConstraintFormula {
  readonly kind: 'constraint';
  readonly constraint: Constraint<IntExpr, BoolExpr>;
}

/**
 * A formula. Every constraint is one: it may be nested, negated and reified. A partial operation inside makes the
 * innermost formula around it false (relational semantics; Frisch and Stuckey 2009).
 */
export type BoolExpr =
  | Truth
  | BooleanTerm
  | Not
  | And
  | Or
  | Implies
  | ExclusiveOr
  | Equivalent
  | Compare
  | ConstraintFormula;
