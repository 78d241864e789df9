// Which assertions say that a variable is an affine image of another one.
import {
  add,
  floorDivide,
  floorModulo,
  type Integer,
  isSafe,
  multiply,
  negate,
  subtract,
} from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { compareHolds } from '../model/comparison.ts';
import { domainHas } from '../model/domain.ts';
import type { BoolExpr, Compare, Conditional, VarId } from '../model/expression.ts';
import type { Assertion } from '../model/model.ts';
import { constantValue, type Part, type WeightedSum, weightedSum } from './linear-terms.ts';

/** `scale * left + offset = right`, of two variables. */
export interface Equality {
  readonly left: VarId;
  readonly right: VarId;
  /** Not 0. */
  readonly scale: number;
  readonly offset: number;
}

/** The equality of two variables that an assertion is, if it is one. */
export function equalityOf(
  { formula, redundant }: Assertion,
  domainOf: DomainOf,
): Equality | undefined {
  if (redundant) return undefined;
  if (formula.kind === 'iff') {
    return booleanEquality([formula.left, formula.right], false, domainOf);
  }
  if (formula.kind === 'xor') return booleanEquality(formula.formulas, true, domainOf);
  if (formula.kind !== 'compare' || formula.operator !== 'eq') return undefined;
  const sum = differenceOf(formula, domainOf);
  if (sum?.parts.length !== 2) return undefined;
  const [first, second] = sum.parts as readonly [Part, Part];
  const [x, y] = [first.term, second.term];
  if (x.kind === 'variable' && y.kind === 'variable') {
    return linearEquality(first.coefficient, x.id, second.coefficient, y.id, sum.constant);
  }
  if (x.kind === 'variable' && y.kind === 'if') return chosenEquality(first, y, second, sum);
  if (y.kind === 'variable' && x.kind === 'if') return chosenEquality(second, x, first, sum);
  return undefined;
}

function differenceOf({ left, right }: Compare, domainOf: DomainOf): WeightedSum | undefined {
  return weightedSum(
    [
      [left, 1],
      [right, -1],
    ],
    domainOf,
  );
}

/** `a x + b y + c = 0` where one of the coefficients divides the other numbers. */
function linearEquality(
  a: Integer,
  x: VarId,
  b: Integer,
  y: VarId,
  c: Integer,
): Equality | undefined {
  return (
    equality(x, y, quotient(negate(a), b), quotient(negate(c), b)) ??
    equality(y, x, quotient(negate(b), a), quotient(negate(c), a))
  );
}

/** Undefined where it does not divide. */
function quotient(dividend: Integer, divisor: Integer): Integer | undefined {
  return floorModulo(dividend, divisor) === 0 ? floorDivide(dividend, divisor) : undefined;
}

function equality(
  left: VarId,
  right: VarId,
  scale: Integer | undefined,
  offset: Integer | undefined,
): Equality | undefined {
  if (scale === undefined || offset === undefined || scale === 0) return undefined;
  return isSafe(scale) && isSafe(offset)
    ? { left, right, scale: scale + 0, offset: offset + 0 }
    : undefined;
}

interface Literal {
  readonly id: VarId;
  readonly positive: boolean;
}

function literalOf(formula: BoolExpr): Literal | undefined {
  if (formula.kind === 'boolean') return { id: formula.id, positive: true };
  return formula.kind === 'not' && formula.formula.kind === 'boolean'
    ? { id: formula.formula.id, positive: false }
    : undefined;
}

/** Of two formulas that have the same truth, or different ones: literals, or a literal and what it decides. */
function booleanEquality(
  formulas: readonly BoolExpr[],
  different: boolean,
  domainOf: DomainOf,
): Equality | undefined {
  const [one, other] = formulas;
  if (!one || !other || formulas.length !== 2) return undefined;
  const [first, second] = [literalOf(one), literalOf(other)];
  if (first && second) {
    return different !== (first.positive !== second.positive)
      ? { left: first.id, right: second.id, scale: -1, offset: 1 }
      : { left: first.id, right: second.id, scale: 1, offset: 0 };
  }
  if (first) return decidedEquality(first, other, different, domainOf);
  return second && decidedEquality(second, one, different, domainOf);
}

/** A literal and a formula that holds for one of the two values of a variable: the literal says which it is. */
function decidedEquality(
  { id, positive }: Literal,
  formula: BoolExpr,
  different: boolean,
  domainOf: DomainOf,
): Equality | undefined {
  const about = aboutOne(formula, domainOf);
  if (!about) return undefined;
  const { size, min, max } = domainOf(about.variable);
  if (size !== 2 || about.holds(min) === about.holds(max)) return undefined;
  const isUp = (about.holds(max) !== different) === positive;
  return isUp
    ? equality(id, about.variable, max - min, min)
    : equality(id, about.variable, min - max, max);
}

interface AboutOne {
  readonly variable: VarId;
  holds(value: number): boolean;
}

/** What a comparison or a membership says of the only variable in it. */
function aboutOne(formula: BoolExpr, domainOf: DomainOf): AboutOne | undefined {
  if (formula.kind === 'constraint') {
    const { constraint } = formula;
    if (constraint.kind !== 'member' || constraint.term.kind !== 'variable') return undefined;
    const { domain, term } = constraint;
    return { variable: term.id, holds: (value) => domainHas(domain, value) };
  }
  if (formula.kind !== 'compare') return undefined;
  const sum = differenceOf(formula, domainOf);
  const [part] = sum?.parts ?? [];
  if (sum?.parts.length !== 1 || part?.term.kind !== 'variable') return undefined;
  return {
    variable: part.term.id,
    holds: (value) =>
      compareHolds(formula.operator, add(multiply(part.coefficient, value), sum.constant), 0),
  };
}

/** `a x + b (if p then m else n) + c = 0` with numbers m and n. */
function chosenEquality(
  { term, coefficient }: Part,
  { condition, positive, negative }: Conditional,
  { coefficient: weight }: Part,
  { constant }: WeightedSum,
): Equality | undefined {
  const [m, n] = [constantValue(positive), constantValue(negative)];
  if (condition.kind !== 'boolean' || term.kind !== 'variable') return undefined;
  if (m === undefined || n === undefined) return undefined;
  const valueWhere = (chosen: Integer): Integer | undefined =>
    quotient(negate(add(multiply(weight, chosen), constant)), coefficient);
  const [high, low] = [valueWhere(m), valueWhere(n)];
  if (high === undefined || low === undefined) return undefined;
  return equality(condition.id, term.id, subtract(high, low), low);
}
