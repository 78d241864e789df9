// What sums say together: it follows from them, so no answer comes or goes, and it is shorter than each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { add, constant, eq, neg } from '../../../src/model/construct.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { Model } from '../../../src/model/model.ts';
import { combineSums } from '../../../src/presolve/combine-sums.ts';
import { shortCombinations } from '../../../src/presolve/short-combinations.ts';
import { solutionsOf } from '../../support/oracle.ts';

/** The lines of a square of order n that have the same sum, as rows. */
function lines(n: number): readonly (readonly number[])[] {
  const places = Array.from({ length: n }, (_, i) => i);
  const cells = [
    ...places.map((i) => places.map((j) => i * n + j)),
    ...places.map((j) => places.map((i) => i * n + j)),
    places.map((i) => i * n + i),
    places.map((i) => i * n + n - 1 - i),
  ];
  return cells.map((line) => {
    const row = Array<number>(n * n + 1).fill(0);
    for (const cell of line) row[cell] = 1;
    row[n * n] = (n * (n * n + 1)) / 2;
    return row;
  });
}

const told = (row: readonly number[]): string =>
  row
    .slice(0, -1)
    .flatMap((weight, i) => (weight === 0 ? [] : [`${weight}*${i}`]))
    .join(' ');

describe('combine-sums', () => {
  it('finds the sums of a magic square of order 4 that are no lines', () => {
    const found = shortCombinations(lines(4), 4);
    expect(found.map(told).sort()).toEqual([
      '1*0 1*3 1*12 1*15',
      '1*1 1*2 1*13 1*14',
      '1*4 1*7 1*8 1*11',
      '1*5 1*6 1*9 1*10',
    ]);
    expect(found.every((row) => row.at(-1) === 34)).toBe(true);
  });

  it('finds the middle of one of order 3', () => {
    expect(shortCombinations(lines(3), 3).map((row) => `${told(row)} = ${row.at(-1)}`)).toContain(
      '1*4 = 5',
    );
  });

  it('neither loses nor adds an answer', () => {
    const weights = fc.array(fc.constantFrom(-1, 0, 0, 1, 1, 1), { minLength: 5, maxLength: 5 });
    const planted = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
    let combined = 0;
    const modelOf = (
      rows: readonly (readonly number[])[],
      at: readonly number[],
      shift: number,
    ): Model => {
      const builder = new ModelBuilder();
      const variables = at.map((_, i) => builder.integer(`x${i}`, rangeDomain(0, 3)));
      for (const row of rows) {
        const terms = variables.flatMap((x, i) =>
          row[i] === 0 ? [] : [row[i] === 1 ? x : neg(x)],
        );
        const sum = row.reduce((sofar, weight, i) => sofar + weight * (at[i] ?? 0), 0);
        builder.require(eq(add(...terms), constant(sum + shift)));
      }
      return builder.build();
    };
    fc.assert(
      fc.property(
        fc.array(weights, { minLength: 3, maxLength: 6 }),
        planted,
        fc.constantFrom(0, 0, 0, 1),
        (rows, at, shift) => {
          const before = modelOf(rows, at, shift);
          const { model: after } = combineSums.run(before, new Set());
          if (after.assertions.length > before.assertions.length) combined++;
          expect([...solutionsOf(after)]).toEqual([...solutionsOf(before)]);
        },
      ),
      { numRuns: 200, seed: 5 },
    );
    expect(combined).toBeGreaterThan(50);
  });
});
