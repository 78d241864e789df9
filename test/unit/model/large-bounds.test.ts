// Bounds of many digits: powers of two around what is not worked out, exact below.
import { expect, it } from 'vitest';
import type { Integer } from '../../../src/base/integer.ts';
import { multiplyBounds, powerBounds } from '../../../src/model/bounds.ts';

const point = (value: Integer) => ({ low: value, high: value });

it.each([
  [7, 9001],
  [-7, 9001],
  [-7, 9000],
])('%d ** %d is not worked out, and lies within its bounds', (base, exponent) => {
  const exact = BigInt(base) ** BigInt(exponent);
  const { low, high } = powerBounds(point(base), point(exponent));
  expect([low < exact, high > exact]).toEqual([true, true]);
});

it('nor is a product of many digits', () => {
  const [a, b] = [7n ** 4000n, -(11n ** 4000n)];
  const { low, high } = multiplyBounds(point(a), point(b));
  expect([low < a * b, high > a * b]).toEqual([true, true]);
});

it('what has fewer digits is exact', () => {
  expect(powerBounds(point(7), point(1000))).toEqual(point(7n ** 1000n));
  expect(multiplyBounds(point(7n ** 1000n), point(-3))).toEqual(point(-3n * 7n ** 1000n));
});
