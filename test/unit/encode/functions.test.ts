// The encodings of functions for arguments of many values, on arguments of few, against brute force.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { add, floorDivide, floorModulo, multiply, power } from '../../../src/base/integer.ts';
import type { Cnf } from '../../../src/encode/cnf.ts';
import { addMaximum } from '../../../src/encode/functions/extremum.ts';
import {
  addAbsolute,
  addDivision,
  addPower,
  addProduct,
  anyQuotient,
  anyRemainder,
} from '../../../src/encode/functions/large.ts';
import { addBinaryTable } from '../../../src/encode/functions/table.ts';
import type { Quantity } from '../../../src/encode/quantity.ts';
import { expectMeaning, sketch } from './harness.ts';

type Triple = readonly [Quantity, Quantity, Quantity];

const operations: readonly (readonly [
  string,
  (cnf: Cnf, triple: Triple) => void,
  (a: number, b: number) => unknown,
])[] = [
  ['product', (cnf, triple) => addProduct(cnf, ...triple), multiply],
  [
    'quotient',
    (cnf, [a, b, c]) => addDivision(cnf, a, b, c, anyRemainder(cnf, b)),
    (a, b) => (b === 0 ? undefined : floorDivide(a, b)),
  ],
  [
    'remainder',
    (cnf, [a, b, c]) => addDivision(cnf, a, b, anyQuotient(cnf, a, b), c),
    (a, b) => (b === 0 ? undefined : floorModulo(a, b)),
  ],
  ['power', (cnf, triple) => addPower(cnf, ...triple), power],
  [
    'a table of sums',
    (cnf, [a, b, c]) =>
      addBinaryTable(cnf, a.view(), b.view(), c.view(), (x, y) => Number(add(x, y))),
    add,
  ],
];

describe.each(operations)('%s', (_name, build, apply) => {
  it('leaves the triples of its meaning', () => {
    fc.assert(
      fc.property(sketch(), sketch(), sketch(-30, 40, 12), (a, b, c) =>
        expectMeaning(
          [a, b, c],
          (cnf, quantities) => build(cnf, quantities as unknown as Triple),
          ([x = 0, y = 0, z = 0]) => apply(x, y) === z,
        ),
      ),
      { numRuns: 70 },
    );
  });
});

it('absolute value leaves the pairs of its meaning', () => {
  fc.assert(
    fc.property(sketch(), sketch(), (a, b) =>
      expectMeaning(
        [a, b],
        (cnf, [x, y]) => addAbsolute(cnf, x as Quantity, y as Quantity),
        ([x = 0, y = 0]) => Math.abs(x) === y,
      ),
    ),
    { numRuns: 60 },
  );
});

it('maximum leaves the tuples of its meaning', () => {
  fc.assert(
    fc.property(fc.array(sketch(-3, 4, 4), { minLength: 2, maxLength: 4 }), (sketches) =>
      expectMeaning(
        sketches,
        (cnf, [result, ...terms]) => addMaximum(cnf, terms, result as Quantity),
        ([result, ...terms]) => Math.max(...terms) === result,
      ),
    ),
    { numRuns: 60 },
  );
});
