// Interval arithmetic: between which integers a term lies whenever it is defined.

import {
  absolute,
  add,
  bitLength,
  exponentLimit,
  floorDivide,
  type Integer,
  isSafe,
  maximum,
  minimum,
  multiply,
  negate,
  power,
  subtract,
} from '../base/integer.ts';
import { type ByKind, visit } from '../base/kinds.ts';
import type { Domain } from './domain.ts';
import type { IntExpr, VarId } from './expression.ts';
import { aroundPower, aroundProduct, isRounded } from './large-bounds.ts';

/** Inclusive, and exact but for products and powers of thousands of digits; `low > high` never occurs for a term that can be defined. */
export interface Bounds {
  readonly low: Integer;
  readonly high: Integer;
}

export type DomainOf = (id: VarId) => Domain;

const point = (value: Integer): Bounds => ({ low: value, high: value });

/** The least interval that holds all the values. */
function hull(values: readonly Integer[]): Bounds {
  return { low: values.reduce(minimum), high: values.reduce(maximum) };
}

export function addBounds(a: Bounds, b: Bounds): Bounds {
  return { low: add(a.low, b.low), high: add(a.high, b.high) };
}

export function multiplyBounds(a: Bounds, b: Bounds): Bounds {
  return hull([
    ...productsOf(a.low, b.low),
    ...productsOf(a.low, b.high),
    ...productsOf(a.high, b.low),
    ...productsOf(a.high, b.high),
  ]);
}

/** A product, or what it lies between. */
function productsOf(a: Integer, b: Integer): readonly Integer[] {
  const isSmall = (isSafe(a) && isSafe(b)) || a === 0 || b === 0;
  return isSmall || !isRounded(bitLength(a) + bitLength(b))
    ? [multiply(a, b)]
    : aroundProduct(a, b);
}

/** The divisors nearest to and farthest from 0 on each side decide. */
export function divideBounds(a: Bounds, b: Bounds): Bounds {
  const divisors = [b.low, b.high].filter((value) => value !== 0);
  if (b.low < 0 && b.high >= 0) divisors.push(-1);
  if (b.high > 0 && b.low <= 0) divisors.push(1);
  if (divisors.length === 0) return point(0);
  return hull(divisors.flatMap((d) => [floorDivide(a.low, d), floorDivide(a.high, d)]));
}

/** The remainder has the divisor's sign and is smaller; a small dividend of that sign stays itself. */
export function moduloBounds(a: Bounds, b: Bounds): Bounds {
  const above = b.high > 0 ? subtract(b.high, 1) : 0;
  const below = b.low < 0 ? add(b.low, 1) : 0;
  const high = b.low > 0 && a.low >= 0 ? minimum(above, a.high) : above;
  const low = b.high < 0 && a.high <= 0 ? maximum(below, a.low) : below;
  return { low, high };
}

export function absoluteBounds(a: Bounds): Bounds {
  const high = maximum(absolute(a.low), absolute(a.high));
  const low = a.low <= 0 && a.high >= 0 ? 0 : minimum(absolute(a.low), absolute(a.high));
  return { low, high };
}

/**
 * The bounds of all powers of some bases that are defined; undefined if none is. A power past any size that is worked out
 * is undefined, so the exponent is cut to where the power still is.
 */
export function definedPowerBounds(base: Bounds, exponent: Bounds): Bounds | undefined {
  const bases = [base.low, base.high, -1, 0, 1].filter(
    (value) => value >= base.low && value <= base.high,
  );
  const values: Integer[] = [];
  for (const value of bases) {
    const highest = largestExponent(value, exponent);
    for (const candidate of [exponent.low, 0, 1, highest, subtract(highest, 1)]) {
      if (candidate < exponent.low || candidate > exponent.high) continue;
      values.push(...powersOf(value, candidate));
    }
  }
  return values.length === 0 ? undefined : hull(values);
}

/** A power, or what it lies between; nothing where it is undefined. */
function powersOf(base: Integer, exponent: Integer): readonly Integer[] {
  const limit = exponentLimit(base);
  if (isSafe(exponent) && exponent > 1 && exponent <= limit && Number.isFinite(limit)) {
    if (isRounded(bitLength(base) * exponent)) return aroundPower(base, exponent);
  }
  const result = power(base, exponent);
  return result === undefined ? [] : [result];
}

/** The same where a term needs bounds even if it is never defined. */
export function powerBounds(base: Bounds, exponent: Bounds): Bounds {
  return definedPowerBounds(base, exponent) ?? point(0);
}

/** The largest exponent up to the upper bound for which the power is worked out. */
function largestExponent(base: Integer, { high }: Bounds): Integer {
  const limit = exponentLimit(base);
  return high > limit ? limit : high;
}

const table: ByKind<IntExpr, DomainOf, Bounds> = {
  constant: ({ value }) => point(value),
  variable: ({ id }, domainOf) => {
    const { min, max } = domainOf(id);
    return { low: min, high: max };
  },
  add: ({ terms }, domainOf) =>
    terms.reduce((sum, term) => addBounds(sum, boundsOf(term, domainOf)), point(0)),
  neg: ({ term }, domainOf) => {
    const { low, high } = boundsOf(term, domainOf);
    return { low: negate(high), high: negate(low) };
  },
  mul: ({ terms }, domainOf) =>
    terms.reduce((product, term) => multiplyBounds(product, boundsOf(term, domainOf)), point(1)),
  div: ({ left, right }, domainOf) =>
    divideBounds(boundsOf(left, domainOf), boundsOf(right, domainOf)),
  mod: ({ left, right }, domainOf) =>
    moduloBounds(boundsOf(left, domainOf), boundsOf(right, domainOf)),
  pow: ({ base, exponent }, domainOf) =>
    powerBounds(boundsOf(base, domainOf), boundsOf(exponent, domainOf)),
  abs: ({ term }, domainOf) => absoluteBounds(boundsOf(term, domainOf)),
  min: ({ terms }, domainOf) => {
    const all = terms.map((term) => boundsOf(term, domainOf));
    return {
      low: all.map(({ low }) => low).reduce(minimum),
      high: all.map(({ high }) => high).reduce(minimum),
    };
  },
  max: ({ terms }, domainOf) => {
    const all = terms.map((term) => boundsOf(term, domainOf));
    return {
      low: all.map(({ low }) => low).reduce(maximum),
      high: all.map(({ high }) => high).reduce(maximum),
    };
  },
  if: ({ positive, negative }, domainOf) =>
    eitherBounds([boundsOf(positive, domainOf), boundsOf(negative, domainOf)]),
  element: ({ terms }, domainOf) =>
    terms.length === 0 ? point(0) : eitherBounds(terms.map((term) => boundsOf(term, domainOf))),
  where: ({ term }, domainOf) => boundsOf(term, domainOf),
};

function eitherBounds(all: readonly Bounds[]): Bounds {
  return hull(all.flatMap(({ low, high }) => [low, high]));
}

/** The bounds of a term over the given domains, none of which may be empty. */
export function boundsOf(term: IntExpr, domainOf: DomainOf): Bounds {
  return visit(table, term, domainOf);
}
