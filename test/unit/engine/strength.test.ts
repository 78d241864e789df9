// What propagators promise to prune: after the fixpoint over random domains every value that is left occurs in a solution
// (domain consistency), or every bound does, or no term leaves what its rule allows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../../src/engine/engine.ts';
import type { Extremum, Flat, FlatConstraint, Linear } from '../../../src/lower/flat.ts';
import type { ConstraintKind } from '../../../src/model/constraints/index.ts';
import { domainValues } from '../../../src/model/domain.ts';
import { solutionsOfFlat } from './flat-meaning.ts';
import {
  countingShapes,
  flatOf,
  globalConstraint,
  plainConstraints,
  type Shape,
  shapes,
} from './random-flat.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 120);

/** The variables of all terms and literals in a constraint. */
function variablesOf(part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'variable') return 'scale' in part && part.scale === 0 ? [] : [Number(inner)];
    if (['literal', 'condition'].includes(key))
      return inner === undefined ? [] : [Number(inner) >> 1];
    if (['literals', 'vertices', 'cuts'].includes(key)) {
      return (inner as readonly number[]).map((each) => each >> 1);
    }
    return variablesOf(inner);
  });
}

/** Random problems of one constraint in which no variable occurs twice. */
function problems(
  from: fc.Arbitrary<Shape>,
  make: (shape: Shape) => fc.Arbitrary<FlatConstraint>,
): fc.Arbitrary<Flat> {
  return from.chain((shape) =>
    make(shape)
      .filter((one) => new Set(variablesOf(one)).size === variablesOf(one).length)
      .map((one) => flatOf(shape, [one])),
  );
}

/** The values that occur in solutions, by variable, and those that are left after propagation; none after a failure. */
function compared(flat: Flat): readonly { readonly left: number[]; readonly right: number[] }[] {
  const engine = new Engine(flat);
  const isConsistent = engine.propagate();
  const solutions = [...solutionsOfFlat(flat)];
  return flat.variables.map((_, id) => ({
    left: isConsistent ? [...domainValues(engine.domain(id))] : [],
    right: [...new Set(solutions.map((at) => at[id] ?? Number.NaN))].sort((a, b) => a - b),
  }));
}

const checkDomains = (flat: Flat): void => {
  for (const { left, right } of compared(flat)) expect(left).toEqual(right);
};
const checkBounds = (flat: Flat): void => {
  for (const { left, right } of compared(flat)) {
    expect([left[0], left.at(-1)]).toEqual([right[0], right.at(-1)]);
  }
};

describe('domain consistency', () => {
  it.each([
    'clause',
    'parity',
    'indicates',
    'product',
    'quotient',
    'remainder',
    'power',
    'absolute',
    'minimum',
    'maximum',
    'element',
  ] as const)('%s', (kind) => {
    const make = plainConstraints[kind];
    fc.assert(fc.property(problems(shapes, make), checkDomains), { numRuns: runs });
  });

  it.each([
    'all-different',
    'lex',
    'member',
    'regular',
    'table',
  ] as const satisfies readonly ConstraintKind[])('%s', (kind) => {
    const make = (shape: Shape) => globalConstraint(kind, shape);
    fc.assert(fc.property(problems(countingShapes, make), checkDomains), { numRuns: runs });
  });

  it('linear comparisons of two terms, and inequalities', () => {
    const make = (shape: Shape) =>
      plainConstraints
        .linear(shape)
        .filter(({ terms, operator }) => operator === 'ne' || terms.length === 2);
    fc.assert(fc.property(problems(shapes, make), checkDomains), { numRuns: runs });
  });
});

describe('bounds consistency', () => {
  it.each(['minimum', 'maximum'] as const)('%s', (kind) => {
    const make = (shape: Shape) =>
      (plainConstraints[kind](shape) as fc.Arbitrary<Extremum>).filter(({ terms, result }) =>
        [...terms, result].every(({ scale }) => Math.abs(scale) <= 1),
      );
    fc.assert(fc.property(problems(intervals(shapes), make), checkBounds), { numRuns: runs });
  });

  it('linear: no term leaves what the bounds of the others allow', () => {
    const make = (shape: Shape) =>
      plainConstraints
        .linear(shape)
        .filter(({ operator, condition }) => operator !== 'ne' && condition === undefined);
    fc.assert(fc.property(problems(shapes, make), checkSums), { numRuns: 2 * runs });
  });
});

/** The same shapes with domains without gaps. */
function intervals(from: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> {
  return from.map(({ domains, booleans }) => ({
    booleans,
    domains: domains.map(({ min, max }) => ({
      ranges: [[min, max]],
      min,
      max,
      size: max - min + 1,
    })),
  }));
}

/** The rule of linear propagation, stated once more. */
function checkSums(flat: Flat): void {
  const engine = new Engine(flat);
  if (!engine.propagate()) {
    expect([...solutionsOfFlat(flat)]).toEqual([]);
    return;
  }
  const { terms, constant, operator } = flat.constraints[0] as Linear;
  const ends = terms.map(({ variable, coefficient }) => {
    const { min, max } = engine.domain(variable);
    const values = [Number(coefficient) * min, Number(coefficient) * max];
    return { least: Math.min(...values), most: Math.max(...values) };
  });
  const least = ends.reduce((sum, end) => sum + end.least, 0);
  const most = ends.reduce((sum, end) => sum + end.most, 0);
  for (const end of ends) {
    expect(end.most).toBeLessThanOrEqual(Number(constant) - (least - end.least));
    if (operator === 'eq') {
      expect(end.least).toBeGreaterThanOrEqual(Number(constant) - (most - end.most));
    }
  }
}
