// Formulas with what is known folded away. Formulas are always true or false, so that folding never loses an undefined one.
import {
  constant,
  falsity,
  indicator as indicatorOf,
  truth as verity,
} from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Truth, Whole } from './value.ts';

/**
 * The 0 or 1 behind an element of a list of truths that a variable picks. Standing alone such an element is false where
 * there is none; compared with something, or counted, it makes the formula around it false, as a number would.
 */
const terms = new WeakMap<BoolExpr, IntExpr>();

/** The element of that 0 or 1. */
export function elementTruth(term: IntExpr): BoolExpr {
  const formula: BoolExpr = {
    kind: 'compare',
    operator: 'eq',
    left: term,
    right: constant(1),
  };
  terms.set(formula, term);
  return formula;
}

/** An element that is certainly not there. */
export const missingTruth: BoolExpr = { kind: 'truth', value: false };
terms.set(missingTruth, {
  kind: 'where',
  term: constant(0),
  condition: falsity,
});

/** The truth as a formula of its own: whether it stands for an element that is there matters no more. */
export function settled(value: Truth): Truth {
  if (value === missingTruth) return false;
  return typeof value === 'object' && terms.has(value) ? { ...value } : value;
}

/** A truth as a part of the model. */
export function formulaOf(value: Truth): BoolExpr {
  return typeof value === 'boolean' ? (value ? verity : falsity) : value;
}

export function not(value: Truth): Truth {
  if (typeof value === 'boolean') return !value;
  return value.kind === 'not' ? settled(value.formula) : { kind: 'not', formula: value };
}

/** Whether all hold. A conjunction in it is taken apart. */
export function all(values: readonly Truth[]): Truth {
  return joined('and', values, false);
}

/** Whether at least one holds. A disjunction in it is taken apart. */
export function any(values: readonly Truth[]): Truth {
  return joined('or', values, true);
}

/** @param end what decides alone; the other truth changes nothing */
function joined(kind: 'and' | 'or', values: readonly Truth[], end: boolean): Truth {
  const formulas: BoolExpr[] = [];
  for (const each of values) {
    const value = settled(each);
    if (value === end) return end;
    if (typeof value !== 'object') continue;
    if (value.kind === kind) for (const inner of value.formulas) formulas.push(inner);
    else formulas.push(value);
  }
  if (formulas.length === 0) return !end;
  return formulas.length === 1 ? (formulas[0] as BoolExpr) : { kind, formulas };
}

/** Whether an odd number of them hold. */
export function odd(values: readonly Truth[]): Truth {
  let known = false;
  const formulas: BoolExpr[] = [];
  for (const value of values) {
    if (typeof value === 'boolean') known = known !== value;
    else formulas.push(value);
  }
  const [first] = formulas.map(settled).filter((value) => typeof value === 'object');
  if (!first) return known;
  const rest: BoolExpr = formulas.length === 1 ? first : { kind: 'xor', formulas };
  return known ? not(rest) : rest;
}

export function implies(left: Truth, right: Truth): Truth {
  if (left === false || right === true) return true;
  if (left === true) return settled(right);
  return right === false ? not(left) : { kind: 'imp', left, right };
}

export function same(left: Truth, right: Truth): Truth {
  if (isElement(left) || isElement(right)) {
    const [a, b] = [indicator(left), indicator(right)];
    return { kind: 'compare', operator: 'eq', left: termOf(a), right: termOf(b) };
  }
  if (typeof left === 'boolean') return left ? right : not(right);
  if (typeof right === 'boolean') return right ? left : not(left);
  return { kind: 'iff', left, right };
}

/** Whether both are true or both false, or not so; false where one is an element that is not there. */
export function differ(left: Truth, right: Truth): Truth {
  if (!isElement(left) && !isElement(right)) return not(same(left, right));
  const [a, b] = [indicator(left), indicator(right)];
  return { kind: 'compare', operator: 'ne', left: termOf(a), right: termOf(b) };
}

const isElement = (value: Truth): boolean => typeof value === 'object' && terms.has(value);
const termOf = (value: Whole): IntExpr => (typeof value === 'object' ? value : constant(value));

/** 1 or 0. */
export function indicator(value: Truth): Whole {
  if (typeof value === 'boolean') return Number(value);
  return terms.get(value) ?? indicatorOf(value);
}

/** One of two terms. */
export function chooseWhole(condition: Truth, positive: Whole, negative: Whole): Whole {
  if (typeof condition === 'boolean') return condition ? positive : negative;
  return { kind: 'if', condition, positive: termOf(positive), negative: termOf(negative) };
}
