// Each kind of flat constraint: the clauses have exactly the answers that its meaning allows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../../../src/encode/encoding.ts';
import { supports } from '../../../src/encode/globals/index.ts';
import type { Flat, FlatConstraint } from '../../../src/lower/flat.ts';
import { solutionsOfFlat } from '../engine/flat-meaning.ts';
import {
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

const globals = [...supports].map(
  (kind): [string, (shape: Shape) => fc.Arbitrary<FlatConstraint>] => [
    kind,
    (shape) => globalConstraint(kind, shape),
  ],
);

describe.each([...kinds, ...globals])('%s', (_kind, make) => {
  it.each([
    ['few values', shapes],
    ['wide gaps', wideShapes],
  ])('over %s has the answers of its meaning', (_name, shapesOf) => {
    const problems = shapesOf.chain((shape) =>
      make(shape).map((constraint) => flatOf(shape, [constraint])),
    );
    fc.assert(fc.property(problems, agrees), { numRuns: 60 });
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
  fc.assert(fc.property(problems, agrees), { numRuns: 300 });
});
