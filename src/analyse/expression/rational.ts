// Exact rational arithmetic: fractions are carried along until a comparison multiplies them out, or an integer is wanted.
import * as integer from '../../base/integer.ts';
import { boundsOf, type DomainOf } from '../../model/bounds.ts';
import { compareHolds, mirrored } from '../../model/comparison.ts';
import { constant, ge, ne } from '../../model/construct.ts';
import type { BoolExpr, Comparison } from '../../model/expression.ts';
import { all, any, chooseWhole, formulaOf } from './truth.ts';
import { isInteger, type Quantity, type Ratio, type Truth, type Whole } from './value.ts';
import * as whole from './whole.ts';

const zero = constant(0);

function isRatio(value: Quantity): value is Ratio {
  return typeof value === 'object' && value.kind === 'ratio';
}

/** A quantity as a fraction; one that is whole has the denominator 1. */
function fraction(value: Quantity): Ratio {
  return isRatio(value)
    ? value
    : { kind: 'ratio', numerator: value, denominator: 1, conditions: [] };
}

/** The quotient of two integers in its simplest form. */
function quotient(numerator: Whole, denominator: Whole, conditions: readonly BoolExpr[]): Quantity {
  if (denominator === 0) return whole.undefinedTerm;
  if (!isInteger(denominator)) return { kind: 'ratio', numerator, denominator, conditions };
  if (denominator < 0) {
    return quotient(whole.negate(numerator), integer.negate(denominator), conditions);
  }
  const shared = isInteger(numerator) ? integer.gcd(numerator, denominator) : 1;
  if (shared !== 1 && isInteger(numerator)) {
    const reduced = integer.floorDivide(numerator, shared);
    return quotient(reduced, integer.floorDivide(denominator, shared), conditions);
  }
  if (denominator === 1) return whole.onlyWhere(numerator, conditions);
  return { kind: 'ratio', numerator, denominator, conditions };
}

/** The integer that a quantity is; undefined where it is none. */
export function toWhole(value: Quantity): Whole {
  if (!isRatio(value)) return value;
  const { numerator, denominator, conditions } = value;
  if (isInteger(numerator) && isInteger(denominator)) return whole.undefinedTerm;
  const remainder = whole.termOf(whole.modulo(numerator, denominator));
  const exact: BoolExpr = { kind: 'compare', operator: 'eq', left: remainder, right: zero };
  return whole.onlyWhere(whole.divide(numerator, denominator), [...conditions, exact]);
}

/** For what may be undefined formulas all of which hold exactly where it is not. */
export function definedness(value: Quantity): readonly BoolExpr[] {
  if (!isRatio(value)) return whole.definedness([value]);
  return [...value.conditions, ...whole.definedness([value.numerator])];
}

export function negate(value: Quantity): Quantity {
  return isRatio(value)
    ? { ...value, numerator: whole.negate(value.numerator) }
    : whole.negate(value);
}

/** The sum; fractions with the same denominator are added first. */
export function add(values: readonly Quantity[]): Quantity {
  if (!values.some(isRatio)) return whole.sum(values as readonly Whole[]);
  const groups = new Map<Whole, { numerators: Whole[]; conditions: BoolExpr[] }>();
  for (const value of values) {
    const { numerator, denominator, conditions } = fraction(value);
    const group = groups.get(denominator) ?? { numerators: [], conditions: [] };
    groups.set(denominator, group);
    group.numerators.push(numerator);
    group.conditions.push(...conditions);
  }
  let total: Ratio = fraction(0);
  for (const [denominator, { numerators, conditions }] of groups) {
    const numerator = whole.sum(numerators);
    total = addFractions(total, { kind: 'ratio', numerator, denominator, conditions });
  }
  return quotient(total.numerator, total.denominator, total.conditions);
}

/** By what each side has to be multiplied so that the denominators are the same. */
function factors(left: Whole, right: Whole): readonly [left: Whole, right: Whole] {
  if (left === right) return [1, 1];
  if (!isInteger(left) || !isInteger(right)) return [right, left];
  const shared = integer.gcd(left, right);
  return [integer.floorDivide(right, shared), integer.floorDivide(left, shared)];
}

function addFractions(left: Ratio, right: Ratio): Ratio {
  const [ofLeft, ofRight] = factors(left.denominator, right.denominator);
  return {
    kind: 'ratio',
    numerator: whole.sum([
      whole.product([left.numerator, ofLeft]),
      whole.product([right.numerator, ofRight]),
    ]),
    denominator: whole.product([left.denominator, ofLeft]),
    conditions: [...left.conditions, ...right.conditions],
  };
}

export function multiply(values: readonly Quantity[]): Quantity {
  if (!values.some(isRatio)) return whole.product(values as readonly Whole[]);
  const parts = values.map(fraction);
  return quotient(
    whole.product(parts.map(({ numerator }) => numerator)),
    whole.product(parts.map(({ denominator }) => denominator)),
    parts.flatMap(({ conditions }) => conditions),
  );
}

/** A condition that a divisor is not 0, unless that is known. */
function notZero(value: Whole): readonly BoolExpr[] {
  return isInteger(value) ? [] : [ne(value, zero)];
}

/** The exact quotient; undefined where the divisor is 0. */
export function divide(left: Quantity, right: Quantity): Quantity {
  const [a, b] = [fraction(left), fraction(right)];
  if (b.numerator === 0) return whole.undefinedTerm;
  return quotient(
    whole.product([a.numerator, b.denominator]),
    whole.product([a.denominator, b.numerator]),
    [...a.conditions, ...b.conditions, ...notZero(b.numerator)],
  );
}

/** The power; a negative exponent gives the reciprocal. */
export function power(base: Quantity, exponent: Whole, domainOf: DomainOf): Quantity {
  const { numerator, denominator, conditions } = fraction(base);
  const low = isInteger(exponent) ? exponent : boundsOf(exponent, domainOf).low;
  if (low >= 0) {
    if (!isRatio(base)) return whole.power(base, exponent);
    const [above, below] = [whole.power(numerator, exponent), whole.power(denominator, exponent)];
    return quotient(above, below, conditions);
  }
  if (isInteger(exponent)) return divide(1, power(base, integer.negate(exponent), domainOf));
  const upright = ge(exponent, zero);
  const opposite = whole.negate(exponent);
  const needed = isInteger(numerator) ? [] : [formulaOf(any([upright, ne(numerator, zero)]))];
  return quotient(
    chooseWhole(upright, whole.power(numerator, exponent), whole.power(denominator, opposite)),
    chooseWhole(upright, whole.power(denominator, exponent), whole.power(numerator, opposite)),
    numerator === 0 ? [...conditions, upright] : [...conditions, ...needed],
  );
}

/** Compares two quantities; false where one of them is undefined. */
export function compare(
  operator: Comparison,
  left: Quantity,
  right: Quantity,
  domainOf: DomainOf,
): Truth {
  if (isRatio(left) || isRatio(right)) {
    return compareFractions(operator, fraction(left), fraction(right), domainOf);
  }
  return compareWhole(operator, left, right);
}

export function compareWhole(operator: Comparison, left: Whole, right: Whole): Truth {
  if (isInteger(left) && isInteger(right)) return compareHolds(operator, left, right);
  if (whole.isUndefined(left) || whole.isUndefined(right)) return false;
  return { kind: 'compare', operator, left: whole.termOf(left), right: whole.termOf(right) };
}

/** Multiplies out. An order turns round where the product of the denominators is negative. */
function compareFractions(
  operator: Comparison,
  left: Ratio,
  right: Ratio,
  domainOf: DomainOf,
): Truth {
  const [ofLeft, ofRight] = factors(left.denominator, right.denominator);
  const a = whole.product([left.numerator, ofLeft]);
  const b = whole.product([right.numerator, ofRight]);
  const scale = whole.product([left.denominator, ofLeft]);
  const straight = compareWhole(operator, a, b);
  const conditions = [...left.conditions, ...right.conditions];
  if (operator === 'eq' || operator === 'ne' || isInteger(scale)) {
    return all([...conditions, straight]);
  }
  const { low, high } = boundsOf(scale, domainOf);
  if (low >= 0) return all([...conditions, straight]);
  const turned = compareWhole(mirrored[operator], a, b);
  if (high <= 0) return all([...conditions, turned]);
  const positive: BoolExpr = { kind: 'compare', operator: 'gt', left: scale, right: zero };
  const negative: BoolExpr = { kind: 'compare', operator: 'lt', left: scale, right: zero };
  return all([...conditions, any([all([positive, straight]), all([negative, turned])])]);
}
