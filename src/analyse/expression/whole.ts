// Integer arithmetic on what is known and what is not: known values are worked out, nothing that may be undefined is lost.

import type { Integer } from '../../base/integer.ts';
import * as integer from '../../base/integer.ts';
import { constant, falsity } from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { isInteger, type Whole } from './value.ts';

/** The term that has no value. */
export const undefinedTerm: IntExpr = { kind: 'where', term: constant(0), condition: falsity };

/** Whether it is certain that there is no value. */
export const isUndefined = (value: Whole): boolean => value === undefinedTerm;

const small: readonly IntExpr[] = Array.from({ length: 256 }, (_, value) => constant(value));

/** An integer as a part of the model. */
export function termOf(value: Whole): IntExpr {
  if (!isInteger(value)) return value;
  return (typeof value === 'number' && small[value]) || constant(value);
}

/** Whether a term has a value whatever its variables are. It may have one where the answer is no. */
export function isTotal(value: Whole): boolean {
  if (isInteger(value)) return true;
  switch (value.kind) {
    case 'constant':
    case 'variable':
      return true;
    case 'add':
    case 'mul':
      return value.terms.every(isTotal);
    case 'min':
    case 'max':
      return value.terms.length > 0 && value.terms.every(isTotal);
    case 'neg':
    case 'abs':
      return isTotal(value.term);
    case 'div':
    case 'mod':
      return value.right.kind === 'constant' && value.right.value !== 0 && isTotal(value.left);
    case 'pow':
      return value.exponent.kind === 'constant' && value.exponent.value >= 0 && isTotal(value.base);
    case 'if':
      return isTotal(value.positive) && isTotal(value.negative);
    case 'element':
    case 'where':
      return false;
  }
}

/** For each of the values that may be undefined a formula that holds exactly where it is not. */
export function definedness(values: readonly Whole[]): readonly BoolExpr[] {
  return values
    .filter((value) => !isTotal(value))
    .map(termOf)
    .map((term) => ({ kind: 'compare', operator: 'eq', left: term, right: term }));
}

/** The value, but undefined unless all the conditions hold. */
export function onlyWhere(value: Whole, conditions: readonly BoolExpr[]): Whole {
  const [first, ...more] = conditions;
  if (!first) return value;
  const condition: BoolExpr = more.length === 0 ? first : { kind: 'and', formulas: conditions };
  return { kind: 'where', term: termOf(value), condition };
}

/** The sum. Sums inside it are taken apart. */
export function sum(values: readonly Whole[]): Whole {
  let known: Integer = 0;
  const terms: IntExpr[] = [];
  for (const value of values) {
    if (isInteger(value)) known = integer.add(known, value);
    else if (isUndefined(value)) return undefinedTerm;
    else known = integer.add(known, gather(value, terms));
  }
  const [first] = terms;
  if (!first) return known;
  if (known !== 0) terms.push(constant(known));
  return terms.length === 1 ? first : { kind: 'add', terms };
}

/** Adds what a term is the sum of to a list, and gives the known part of it. */
function gather(value: IntExpr, terms: IntExpr[]): Integer {
  let known: Integer = 0;
  for (const term of value.kind === 'add' ? value.terms : [value]) {
    if (term.kind === 'constant') known = integer.add(known, term.value);
    else terms.push(term);
  }
  return known;
}

export function negate(value: Whole): Whole {
  if (isInteger(value)) return integer.negate(value);
  return value.kind === 'neg' ? value.term : scale(-1, value);
}

/** A known factor of a term; a product of a known factor and a term stays one product. */
function scale(factor: Integer, term: IntExpr): Whole {
  if (isUndefined(term)) return undefinedTerm;
  if (factor === 1) return term;
  if (factor === 0 && isTotal(term)) return 0;
  if (term.kind === 'neg') return scale(integer.negate(factor), term.term);
  const [first, ...rest] = term.kind === 'mul' ? term.terms : [];
  if (first?.kind === 'constant' && rest.length > 0) {
    const whole = integer.multiply(factor, first.value);
    const remaining: IntExpr =
      rest.length === 1 ? (rest[0] as IntExpr) : { kind: 'mul', terms: rest };
    return scale(whole, remaining);
  }
  if (factor === -1) return { kind: 'neg', term };
  const factors = term.kind === 'mul' ? term.terms : [term];
  return { kind: 'mul', terms: [constant(factor), ...factors] };
}

export function product(values: readonly Whole[]): Whole {
  let known: Integer = 1;
  const terms: IntExpr[] = [];
  for (const value of values) {
    if (isInteger(value)) known = integer.multiply(known, value);
    else terms.push(value);
  }
  const [first] = terms;
  if (!first) return known;
  return scale(known, terms.length === 1 ? first : { kind: 'mul', terms });
}

export function divide(left: Whole, right: Whole): Whole {
  if (right === 0) return undefinedTerm;
  if (isInteger(left) && isInteger(right)) return integer.floorDivide(left, right);
  return right === 1 ? left : { kind: 'div', left: termOf(left), right: termOf(right) };
}

export function modulo(left: Whole, right: Whole): Whole {
  if (right === 0) return undefinedTerm;
  if (isInteger(left) && isInteger(right)) return integer.floorModulo(left, right);
  return { kind: 'mod', left: termOf(left), right: termOf(right) };
}

/** A power whose exponent is not negative where it is known. */
export function power(base: Whole, exponent: Whole): Whole {
  if (isInteger(base) && isInteger(exponent)) {
    return integer.power(base, exponent) ?? undefinedTerm;
  }
  if (exponent === 1) return base;
  if (exponent === 0 && isTotal(base)) return 1;
  if (base === 1 && isTotal(exponent)) return 1;
  return { kind: 'pow', base: termOf(base), exponent: termOf(exponent) };
}

export function absolute(value: Whole): Whole {
  return isInteger(value) ? integer.absolute(value) : { kind: 'abs', term: value };
}

/** The least or greatest of the values; undefined for none. */
export function extreme(kind: 'min' | 'max', values: readonly Whole[]): Whole {
  const pick = kind === 'min' ? integer.minimum : integer.maximum;
  let known: Integer | undefined;
  const terms: IntExpr[] = [];
  for (const value of values) {
    if (!isInteger(value)) terms.push(value);
    else known = known === undefined ? value : pick(known, value);
  }
  if (terms.length === 0) return known ?? undefinedTerm;
  if (known === undefined && terms.length === 1) return terms[0] as IntExpr;
  return { kind, terms: known === undefined ? terms : [...terms, constant(known)] };
}
