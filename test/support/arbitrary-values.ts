// Random numbers, sets and comparison signs, small enough for brute force.
import fc from 'fast-check';
import { type Domain, domainOfRanges, domainOfValues } from '../../src/model/domain.ts';
import type { Comparison } from '../../src/model/expression.ts';

/** Small numbers of either sign, mostly near 0. */
export const smallInteger: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }) },
);

export const comparisonOperator: fc.Arbitrary<Comparison> = fc.constantFrom(
  'eq',
  'ne',
  'le',
  'lt',
  'ge',
  'gt',
);

/** A list of a length between two bounds, all lengths alike. */
export function listOf<T>(of: fc.Arbitrary<T>, least: number, most: number): fc.Arbitrary<T[]> {
  return fc.array(of, { minLength: least, maxLength: most, size: 'max' });
}

/** Sets of small numbers with gaps, sometimes empty. */
export const arbitrarySet: fc.Arbitrary<Domain> = fc.oneof(
  listOf(smallInteger, 0, 4).map(domainOfValues),
  listOf(fc.tuple(smallInteger, fc.nat(4)), 0, 2).map((pairs) =>
    domainOfRanges(pairs.map(([low, size]) => [low, low + size] as const)),
  ),
);
