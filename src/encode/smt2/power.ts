// Powers, which SMT-LIB has only on the reals: a table of constants where it is small, products by exponent otherwise.
import {
  add,
  bitLength,
  type Integer,
  maximum,
  mostBits,
  power,
  subtract,
} from '../../base/integer.ts';
import { TooLarge } from '../../base/too-large.ts';
import type { Value, Walk } from './walk.ts';

/** Up to so many pairs of base and exponent a power is a table. */
const tableSize = 4096;
/** Up to so many exponents a power is written as one product each. */
const productCount = 64;

/** `base ** exponent`, undefined where it is no integer. */
export function powerOf(base: Value, exponent: Value, walk: Walk): Value {
  const bases = integersWithin(base, tableSize);
  const exponents = integersWithin(exponent, tableSize);
  if (bases && exponents && bases.length * exponents.length <= tableSize) {
    return strict(base, exponent, byTable(base, exponent, bases, exponents, walk), walk);
  }
  return strict(base, exponent, byProducts(base, exponent, walk), walk);
}

/** The result, defined only where base and exponent are. */
function strict(base: Value, exponent: Value, result: Value, walk: Walk): Value {
  return { ...result, defined: walk.pool.and(base.defined, exponent.defined, result.defined) };
}

/** All integers within the bounds of a value, or undefined where there are more than the limit. */
function integersWithin({ bounds }: Value, limit: number): readonly Integer[] | undefined {
  const count = add(subtract(bounds.high, bounds.low), 1);
  if (count > limit) return undefined;
  return Array.from({ length: Number(count) }, (_, i) => add(bounds.low, i));
}

function byTable(
  base: Value,
  exponent: Value,
  bases: readonly Integer[],
  exponents: readonly Integer[],
  walk: Walk,
): Value {
  const rows = exponents.map((e) => {
    const row = bases.map((b) => {
      const result = power(b, e);
      const value = walk.constant(result ?? 0);
      return [b, result === undefined ? { ...value, defined: walk.pool.false } : value] as const;
    });
    return [e, walk.select(base, row)] as const;
  });
  return walk.select(exponent, rows);
}

function byProducts(base: Value, exponent: Value, walk: Walk): Value {
  const { low, high } = exponent.bounds;
  const first = maximum(low, 0);
  const count = add(subtract(high, first), 1);
  if (count > productCount || high > productCount || !workedOut(base, high)) {
    throw new TooLarge(
      'A power has a base or an exponent with too many values for z3.',
      'narrow the domains of the variables in it, or use another backend',
    );
  }
  const powers: (readonly [Integer, Value])[] = [];
  for (let e = Number(first); e <= high; e++) powers.push([e, walk.product(Array(e).fill(base))]);
  const [least] = powers;
  const reciprocal = ofNegativeExponent(base, exponent, walk);
  if (!least) return reciprocal;
  const whole = walk.select(exponent, powers);
  return low < 0 ? walk.choose(walk.less(exponent, walk.constant(0)), reciprocal, whole) : whole;
}

/** Whether no power up to that exponent is past the size at which powers are undefined. */
function workedOut(base: Value, exponent: Integer): boolean {
  const bits = Math.max(bitLength(base.bounds.low), bitLength(base.bounds.high));
  return bits * Math.max(Number(exponent), 0) <= mostBits;
}

/** Only 1 and -1 have integer reciprocals. */
function ofNegativeExponent(base: Value, exponent: Value, walk: Walk): Value {
  const [one, two] = [walk.constant(1), walk.constant(2)];
  const isOne = walk.compare('eq', base, one);
  const isMinusOne = walk.compare('eq', base, walk.constant(-1));
  const bounds = { low: 0, high: 1 };
  const parity = {
    term: walk.arithmetic.remainder(exponent, two, bounds),
    bounds,
    defined: walk.pool.true,
  };
  const odd = walk.compare('eq', parity, one);
  const sign = walk.choose(walk.pool.and(isMinusOne, odd), walk.constant(-1), one);
  return { ...sign, defined: walk.pool.or(isOne, isMinusOne) };
}
