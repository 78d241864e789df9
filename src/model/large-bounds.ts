// Bounds of products and powers of so many digits that to work them out would take longer than they are worth.
import { bitLength, fromBigInt, type Integer } from '../base/integer.ts';
import { TooLarge } from '../base/too-large.ts';

/** So many bits are worked out exactly; beyond them the nearest powers of two do. */
const exactBits = 16_384;

/** So many bits are not even written as a power of two. */
const mostBits = 16_000_000;

/** Whether a bound of so many bits is rounded. */
export function isRounded(bits: number): boolean {
  return bits > exactBits;
}

/** Two integers between which one lies that takes at least and at most so many bits. */
function between(isNegative: boolean, least: number, most: number): readonly [Integer, Integer] {
  if (most > mostBits) {
    throw new TooLarge(
      `a product or power in it has up to ${most.toLocaleString('en')} bits`,
      'write it as a sum, or with smaller parts',
    );
  }
  const small = 1n << BigInt(least - 1);
  const large = (1n << BigInt(most)) - 1n;
  return isNegative
    ? [fromBigInt(-large), fromBigInt(-small)]
    : [fromBigInt(small), fromBigInt(large)];
}

/** Two integers between which the product lies of two that are not 0. */
export function aroundProduct(a: Integer, b: Integer): readonly [Integer, Integer] {
  const bits = bitLength(a) + bitLength(b);
  return between(a < 0 !== b < 0, bits - 1, bits);
}

/** Two integers between which a power lies; the base is neither 0, 1 nor -1, the exponent not negative. */
export function aroundPower(base: Integer, exponent: number): readonly [Integer, Integer] {
  const bits = bitLength(base);
  return between(base < 0 && exponent % 2 === 1, (bits - 1) * exponent + 1, bits * exponent);
}
