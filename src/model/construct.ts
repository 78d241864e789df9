// Short ways to write expressions in code. They only build; nothing is simplified here.
import type { Integer } from '../base/integer.ts';
import type { Constraint } from './constraints/index.ts';
import type { Domain } from './domain.ts';
import type { BoolExpr, Comparison, IntExpr, VarId } from './expression.ts';

export const truth: BoolExpr = { kind: 'truth', value: true };
export const falsity: BoolExpr = { kind: 'truth', value: false };

export const constant = (value: Integer): IntExpr => ({ kind: 'constant', value });
export const variable = (id: VarId): IntExpr => ({ kind: 'variable', id });
export const boolean = (id: VarId): BoolExpr => ({ kind: 'boolean', id });

export const add = (...terms: readonly IntExpr[]): IntExpr => ({ kind: 'add', terms });
export const neg = (term: IntExpr): IntExpr => ({ kind: 'neg', term });
export const sub = (left: IntExpr, right: IntExpr): IntExpr => add(left, neg(right));
export const mul = (...terms: readonly IntExpr[]): IntExpr => ({ kind: 'mul', terms });
export const scaled = (coefficient: Integer, term: IntExpr): IntExpr =>
  mul(constant(coefficient), term);
export const choose = (condition: BoolExpr, positive: IntExpr, negative: IntExpr): IntExpr => ({
  kind: 'if',
  condition,
  positive,
  negative,
});
/** 1 where the formula holds, 0 where not. */
export const indicator = (formula: BoolExpr): IntExpr => choose(formula, constant(1), constant(0));
/** The term at a place of a list, counted from 1. */
export const element = (index: IntExpr, terms: readonly IntExpr[]): IntExpr => ({
  kind: 'element',
  index,
  terms,
});

export const not = (formula: BoolExpr): BoolExpr => ({ kind: 'not', formula });
export const and = (...formulas: readonly BoolExpr[]): BoolExpr => ({ kind: 'and', formulas });
export const or = (...formulas: readonly BoolExpr[]): BoolExpr => ({ kind: 'or', formulas });
export const xor = (...formulas: readonly BoolExpr[]): BoolExpr => ({ kind: 'xor', formulas });
export const implies = (left: BoolExpr, right: BoolExpr): BoolExpr => ({
  kind: 'imp',
  left,
  right,
});
export const iff = (left: BoolExpr, right: BoolExpr): BoolExpr => ({ kind: 'iff', left, right });

export const compare = (operator: Comparison, left: IntExpr, right: IntExpr): BoolExpr => ({
  kind: 'compare',
  operator,
  left,
  right,
});
export const eq = (left: IntExpr, right: IntExpr): BoolExpr => compare('eq', left, right);
export const ne = (left: IntExpr, right: IntExpr): BoolExpr => compare('ne', left, right);
export const le = (left: IntExpr, right: IntExpr): BoolExpr => compare('le', left, right);
export const lt = (left: IntExpr, right: IntExpr): BoolExpr => compare('lt', left, right);
export const ge = (left: IntExpr, right: IntExpr): BoolExpr => compare('ge', left, right);
export const gt = (left: IntExpr, right: IntExpr): BoolExpr => compare('gt', left, right);

/** A constraint as a formula. */
export const constraint = (posted: Constraint<IntExpr, BoolExpr>): BoolExpr => ({
  kind: 'constraint',
  constraint: posted,
});
export const member = (term: IntExpr, domain: Domain): BoolExpr =>
  constraint({ kind: 'member', term, domain });

/** Each pair of places of a list, the earlier one first. */
export function* pairs<T>(list: readonly T[]): Generator<readonly [T, T], void, undefined> {
  for (const [i, left] of list.entries()) {
    for (const right of list.slice(i + 1)) yield [left, right];
  }
}
