// Formulas with what is known folded away. Formulas are always true or false, so that folding never loses an undefined one.
import {
  constant,
  falsity,
  indicator as indicatorOf,
  truth as verity,
} from '../../model/construct.ts';
import type { BoolExpr } from '../../model/expression.ts';
import type { Truth, Whole } from './value.ts';

/** A truth as a part of the model. */
export function formulaOf(value: Truth): BoolExpr {
  return typeof value === 'boolean' ? (value ? verity : falsity) : value;
}

export function not(value: Truth): Truth {
  if (typeof value === 'boolean') return !value;
  return value.kind === 'not' ? value.formula : { kind: 'not', formula: value };
}

export function all(values: readonly Truth[]): Truth {
  const formulas: BoolExpr[] = [];
  for (const value of values) {
    if (value === false) return false;
    if (value !== true) formulas.push(value);
  }
  if (formulas.length === 0) return true;
  return formulas.length === 1 ? (formulas[0] as BoolExpr) : { kind: 'and', formulas };
}

export function any(values: readonly Truth[]): Truth {
  const formulas: BoolExpr[] = [];
  for (const value of values) {
    if (value === true) return true;
    if (value !== false) formulas.push(value);
  }
  if (formulas.length === 0) return false;
  return formulas.length === 1 ? (formulas[0] as BoolExpr) : { kind: 'or', formulas };
}

/** Whether an odd number of them hold. */
export function odd(values: readonly Truth[]): Truth {
  let known = false;
  const formulas: BoolExpr[] = [];
  for (const value of values) {
    if (typeof value === 'boolean') known = known !== value;
    else formulas.push(value);
  }
  const [first] = formulas;
  if (!first) return known;
  const rest: BoolExpr = formulas.length === 1 ? first : { kind: 'xor', formulas };
  return known ? not(rest) : rest;
}

export function implies(left: Truth, right: Truth): Truth {
  if (left === false || right === true) return true;
  if (left === true) return right;
  return right === false ? not(left) : { kind: 'imp', left, right };
}

export function same(left: Truth, right: Truth): Truth {
  if (typeof left === 'boolean') return left ? right : not(right);
  if (typeof right === 'boolean') return right ? left : not(left);
  return { kind: 'iff', left, right };
}

/** 1 or 0. */
export function indicator(value: Truth): Whole {
  return typeof value === 'boolean' ? Number(value) : indicatorOf(value);
}

/** One of two terms. */
export function chooseWhole(condition: Truth, positive: Whole, negative: Whole): Whole {
  if (typeof condition === 'boolean') return condition ? positive : negative;
  const term = (whole: Whole) => (typeof whole === 'object' ? whole : constant(whole));
  return { kind: 'if', condition, positive: term(positive), negative: term(negative) };
}
