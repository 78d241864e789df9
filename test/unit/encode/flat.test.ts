// Each kind of flat constraint: the clauses have exactly the answers that its meaning allows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../../../src/encode/encoding.ts';
import type { Flat, FlatConstraint } from '../../../src/lower/flat.ts';
import { constraintKinds } from '../../../src/model/constraints/index.ts';
import { solutionsOfFlat } from '../engine/flat-meaning.ts';
import {
  countingShapes,
  flatOf,
  globalConstraint,
  plainConstraints,
  type Shape,
  shapes,
  wideShapes,
} from '../engine/random-flat.ts';
import { answersOf } from './models.ts';

function agrees(flat: Flat): void {
  const expected = [...solutionsOfFlat(flat)].map((at) => at.join()).sort();
  expect(answersOf(encode(flat, { tighten: false }))).toEqual(expected);
}

const kinds = Object.entries(plainConstraints) as [
  string,
  (shape: Shape) => fc.Arbitrary<FlatConstraint>,
][];

const globals = constraintKinds.map(
  (kind): [string, (shape: Shape) => fc.Arbitrary<FlatConstraint>] => [
    kind,
    (shape) => globalConstraint(kind, shape),
  ],
);

const families: readonly (readonly [string, typeof kinds, number])[] = [
  ['plain', kinds, 40],
  ['of the library', globals, 12],
];

describe.each(families)('a constraint that is %s', (_family, members, numRuns) => {
  it.each(members)('%s has the answers of its meaning', (_kind, make) => {
    for (const shapesOf of [shapes, wideShapes, countingShapes]) {
      const problems = shapesOf.chain((shape) =>
        make(shape).map((constraint) => flatOf(shape, [constraint])),
      );
      fc.assert(fc.property(problems, agrees), { numRuns });
    }
  });
});

it('several constraints together have the answers of all', () => {
  const problems = shapes.chain((shape) =>
    fc
      .array(fc.oneof(...[...kinds, ...globals].map(([, make]) => make(shape))), {
        minLength: 2,
        maxLength: 4,
      })
      .map((constraints) => flatOf(shape, constraints)),
  );
  fc.assert(fc.property(problems, agrees), { numRuns: 100 });
});
