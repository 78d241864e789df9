// Exact integers of any size: a number while it is safe, a bigint beyond. The one place that decides overflow.
import { TooLarge } from './too-large.ts';

/**
 * An exact integer in canonical form: a `number` when its magnitude is at most 2^53 - 1, a `bigint` otherwise.
 * Canonical form makes `===` the equality of values. Every function here takes and gives canonical integers.
 */
export type Integer = number | bigint;

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** What is larger is no factor any more, and has no divisors looked for: a few such operations would take seconds. */
const factorBits = 2_000_000;
const divisorBits = 60_000;

const boundsOf = (bits: number): readonly [bigint, bigint] => [
  -(1n << BigInt(bits)),
  1n << BigInt(bits),
];
const [factorLimit, divisorLimit] = [boundsOf(factorBits), boundsOf(divisorBits)];

const isBeyond = (a: Integer, [low, high]: readonly [bigint, bigint]): boolean =>
  typeof a === 'bigint' && (a < low || a > high);

function beyond(bits: number): TooLarge {
  return new TooLarge(
    `a number in it has more than ${bits.toLocaleString('en')} bits`,
    'write it as a sum, or with smaller parts',
  );
}

/** The canonical form of a bigint. */
export function fromBigInt(value: bigint): Integer {
  return value >= -largest && value <= largest ? Number(value) : value;
}

/** Reads decimal digits with an optional `-` in front; the caller has checked the shape. */
export function parseInteger(digits: string): Integer {
  const value = Number(digits);
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  return fromBigInt(BigInt(digits));
}

export function isSafe(value: Integer): value is number {
  return typeof value === 'number';
}

/** Never -0, so that `Object.is` and printing see one zero. */
export function add(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return fromBigInt(BigInt(a) + BigInt(b));
}

export function negate(a: Integer): Integer {
  return typeof a === 'number' ? 0 - a : fromBigInt(-a);
}

export function subtract(a: Integer, b: Integer): Integer {
  return add(a, negate(b));
}

/** @throws TooLarge for a factor of millions of bits */
export function multiply(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  if (isBeyond(a, factorLimit) || isBeyond(b, factorLimit)) throw beyond(factorBits);
  return fromBigInt(BigInt(a) * BigInt(b));
}

/** Less than, equal, greater: a negative number, 0, a positive number. */
export function compare(a: Integer, b: Integer): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function absolute(a: Integer): Integer {
  return a < 0 ? negate(a) : a;
}

export function minimum(a: Integer, b: Integer): Integer {
  return b < a ? b : a;
}

export function maximum(a: Integer, b: Integer): Integer {
  return b > a ? b : a;
}

/** The quotient rounded towards minus infinity. `b` must not be 0. */
export function floorDivide(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    // The remainder of two safe integers is exact, so the subtraction below leaves an exact multiple.
    const remainder = a % b;
    const quotient = (a - remainder) / b;
    return (remainder !== 0 && remainder < 0 !== b < 0 ? quotient - 1 : quotient) + 0;
  }
  const [p, q] = [BigInt(a), BigInt(b)];
  const quotient = p / q;
  return fromBigInt(p % q !== 0n && p < 0n !== q < 0n ? quotient - 1n : quotient);
}

/** The remainder of the floored quotient; it has the sign of `b`. `b` must not be 0. */
export function floorModulo(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const remainder = a % b;
    return (remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder) + 0;
  }
  return subtract(a, multiply(floorDivide(a, b), b));
}

/** The quotient rounded towards plus infinity. `b` must not be 0. */
export function ceilDivide(a: Integer, b: Integer): Integer {
  return negate(floorDivide(negate(a), b));
}

/** Bits above which a number is not worked out: nothing a puzzle means is that large. */
export const mostBits = 100_000;

/**
 * `base ** exponent` as an exact integer; `0 ** 0` is 1.
 * @returns undefined where there is no such integer (a negative exponent, but for the bases 1 and -1), or where the
 *   result would take more than a hundred thousand bits.
 */
export function power(base: Integer, exponent: Integer): Integer | undefined {
  if (base === 1) return 1;
  if (base === -1) return floorModulo(exponent, 2) === 0 ? 1 : -1;
  if (exponent < 0) return undefined;
  if (base === 0) return exponent === 0 ? 1 : 0;
  if (exponent > exponentLimit(base)) return undefined;
  return fromBigInt(BigInt(base) ** BigInt(exponent));
}

/** The largest exponent for which the power of a base is worked out; there is no limit for -1, 0 and 1. */
export function exponentLimit(base: Integer): number {
  const bits = bitLength(base);
  return bits < 2 ? Number.POSITIVE_INFINITY : Math.floor(mostBits / (bits - 1));
}

/** How many bits the magnitude of `a` takes; 0 for 0. */
export function bitLength(a: Integer): number {
  const magnitude = BigInt(absolute(a));
  if (magnitude === 0n) return 0;
  const digits = magnitude.toString(16);
  return 4 * (digits.length - 1) + Number.parseInt(digits.charAt(0), 16).toString(2).length;
}

/**
 * The greatest common divisor, never negative; `gcd(0, 0)` is 0.
 * @throws TooLarge where both have tens of thousands of bits
 */
export function gcd(a: Integer, b: Integer): Integer {
  if (isBeyond(a, divisorLimit) && isBeyond(b, divisorLimit)) throw beyond(divisorBits);
  let [x, y] = [absolute(a), absolute(b)];
  while (y !== 0) [x, y] = [y, floorModulo(x, y)];
  return x;
}
