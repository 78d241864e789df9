// Exact fractions, in lowest terms; of a negative one the numerator is negative.
import {
  add,
  compare,
  floorDivide,
  gcd,
  type Integer,
  multiply,
  negate,
} from '../../base/integer.ts';
import type { Operation } from './game.ts';

export interface Fraction {
  readonly numerator: Integer;
  /** Positive. */
  readonly denominator: Integer;
}

export function fractionOf(value: Integer): Fraction {
  return { numerator: value, denominator: 1 };
}

function reduced(numerator: Integer, denominator: Integer): Fraction {
  if (denominator < 0) return reduced(negate(numerator), negate(denominator));
  const divisor = gcd(numerator, denominator);
  return {
    numerator: floorDivide(numerator, divisor),
    denominator: floorDivide(denominator, divisor),
  };
}

type Calculation = (left: Fraction, right: Fraction) => Fraction | undefined;

/** The result of each operation; undefined for a division by 0. */
export const calculations: { readonly [O in Operation]: Calculation } = {
  '+': (a, b) =>
    reduced(
      add(multiply(a.numerator, b.denominator), multiply(b.numerator, a.denominator)),
      multiply(a.denominator, b.denominator),
    ),
  '-': (a, b) => calculations['+'](a, { ...b, numerator: negate(b.numerator) }),
  '*': (a, b) =>
    reduced(multiply(a.numerator, b.numerator), multiply(a.denominator, b.denominator)),
  '/': (a, b) =>
    b.numerator === 0
      ? undefined
      : reduced(multiply(a.numerator, b.denominator), multiply(a.denominator, b.numerator)),
};

/** Less than, equal, greater: a negative number, 0, a positive number. */
export function compareFractions(left: Fraction, right: Fraction): number {
  return compare(
    multiply(left.numerator, right.denominator),
    multiply(right.numerator, left.denominator),
  );
}

/** `12`, `3/4`. */
export function textOfFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
}
