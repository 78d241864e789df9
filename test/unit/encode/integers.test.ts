// The literals that an encoded integer gives, in every form, and affine images of it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { affineQuantity, constantQuantity } from '../../../src/encode/affine-quantity.ts';
import { Cnf } from '../../../src/encode/cnf.ts';
import { makeInteger } from '../../../src/encode/integer.ts';
import { always, never } from '../../../src/encode/literal.ts';
import { expectLiterals, expectMeaning, sketch } from './harness.ts';

it('an integer of any form has literals that say what they should', () => {
  fc.assert(fc.property(sketch(-10, 30, 12), expectLiterals), { numRuns: 70 });
});

it('an affine image shares the literals', () => {
  fc.assert(
    fc.property(
      sketch(),
      fc.constantFrom(-3, -1, 1, 2),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -20, max: 20 }),
      (of, scale, offset, probe) => {
        const image = (value: number): number => scale * value + offset;
        expectMeaning(
          [of],
          (cnf, [quantity]) => {
            if (!quantity) return;
            const before = cnf.variables;
            const affine = affineQuantity(quantity, scale, offset);
            cnf.add(affine.equals(probe), affine.atMost(probe - 1));
            // Only literals that the integer itself had not made yet.
            expect(cnf.variables - before).toBeLessThanOrEqual(2 * of.domain.size + 8);
          },
          ([value = 0]) => image(value) <= probe,
        );
      },
    ),
    { numRuns: 60 },
  );
});

it('numbers past 2^32 are read and compared exactly', () => {
  const cnf = new Cnf();
  const low = -(2 ** 53) + 1;
  const large = makeInteger(
    cnf,
    { ranges: [[low, -low]], min: low, max: -low, size: -2 * low + 1 },
    'values',
  );
  expect(large.isSmall).toBe(false);
  expect(large.atMost(low - 1)).toBe(never);
  expect(large.atMost(-low)).toBe(always);
  const all = large.equalsAll(12345678901234);
  const model = new Uint8Array(cnf.variables + 1);
  for (const literal of all) if (literal > 0) model[literal] = 1;
  expect(large.read(model)).toBe(12345678901234);
});

it('a constant has constant literals', () => {
  const three = constantQuantity(3);
  expect([three.equals(3), three.equals(2), three.atMost(2), three.atMost(3)]).toEqual([
    always,
    never,
    never,
    always,
  ]);
});
