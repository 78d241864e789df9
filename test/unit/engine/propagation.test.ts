// Every kind of constraint against its meaning, over random domains: no solution is pruned, and the search by
// propagation finds all of them and nothing else.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine, supports } from '../../../src/engine/engine.ts';
import { consistent, paused } from '../../../src/engine/kernel.ts';
import type { Flat, FlatConstraint } from '../../../src/lower/flat.ts';
import { domainHas, rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';
import { satisfies, solutionsOfFlat } from './flat-meaning.ts';
import {
  booleanShapes,
  channel,
  countingShapes,
  flatOf,
  globalConstraint,
  longLinear,
  plainConstraints,
  type Shape,
  shapes,
  wideShapes,
} from './random-flat.ts';

type Make = (shape: Shape) => fc.Arbitrary<FlatConstraint>;

const makers: readonly (readonly [string, Make])[] = [
  ...Object.entries(plainConstraints),
  ...[...supports].map((kind): readonly [string, Make] => [
    kind,
    (shape) => globalConstraint(kind, shape),
  ]),
];

/** All solutions by trying the first variable that is open, in the order of its values. */
function search(engine: Engine, count: number): readonly (readonly number[])[] {
  const { kernel, store } = engine;
  const found: (readonly number[])[] = [];
  const explore = (): void => {
    if (kernel.propagate() !== consistent) return;
    const open = Array.from({ length: count }, (_, id) => id).find((id) => !store.isFixed(id));
    if (open === undefined) {
      found.push(Array.from(store.min.subarray(0, count), (value) => value + 0));
      return;
    }
    const values = engine.domain(open);
    for (const [low, high] of values.ranges) {
      for (let value = low; value <= high; value++) {
        kernel.push();
        if (store.assign(open, value)) explore();
        kernel.pop();
      }
    }
  };
  if (!store.hasEmptyDomain) explore();
  return found;
}

/** Solutions as text, so that a difference is quick to find and to read. */
const listed = (solutions: readonly (readonly number[])[]): string => solutions.join(' | ');

function judge(flat: Flat): void {
  const solutions = [...solutionsOfFlat(flat)];
  const engine = new Engine(flat);
  if (engine.propagate()) {
    for (const solution of solutions) {
      for (const [id, value] of solution.entries()) {
        if (!domainHas(engine.domain(id), value)) {
          throw new Error(`${flat.variables[id]?.name} lost ${value} of ${solution}`);
        }
      }
    }
    judgeRest(engine);
    judgeEntailment(flat, engine);
  } else expect(listed(solutions)).toBe('');
  expect(listed(search(new Engine(flat), flat.variables.length))).toBe(listed(solutions));
}

/** When nothing is due any more, another run of any propagator changes nothing. */
function judgeRest({ kernel, store }: Engine): void {
  const sizes = listed([[...store.size]]);
  for (const propagator of kernel.propagators) {
    if (store.retired.flags[propagator.id] !== 0) continue;
    expect(propagator.propagate()).toBe(true);
    expect(listed([[...store.size]])).toBe(sizes);
  }
}

/** What is called entailed holds for every assignment within the domains. */
function judgeEntailment(flat: Flat, engine: Engine): void {
  const narrowed = flat.variables.map((variable, id) => ({
    ...variable,
    domain: engine.domain(id),
  }));
  for (const [i, constraint] of flat.constraints.entries()) {
    if (!engine.isEntailed(i)) continue;
    for (const at of solutionsOfFlat({ ...flat, variables: narrowed, constraints: [] })) {
      if (!satisfies(constraint, at)) throw new Error(`constraint ${i} is not entailed: ${at}`);
    }
  }
}

const runs = Number(process.env['FUZZ_RUNS'] ?? 60);

describe('one constraint', () => {
  for (const [kind, make] of makers) {
    it(kind, () => {
      const flats = shapes.chain((shape) => make(shape).map((one) => flatOf(shape, [one])));
      fc.assert(fc.property(flats, judge), { numRuns: runs });
    });
    it(`${kind} over places and lengths`, () => {
      const flats = countingShapes.chain((shape) => make(shape).map((one) => flatOf(shape, [one])));
      fc.assert(fc.property(flats, judge), { numRuns: runs });
    });
    it(`${kind} over large domains`, () => {
      const flats = wideShapes.chain((shape) => make(shape).map((one) => flatOf(shape, [one])));
      fc.assert(fc.property(flats, judge), { numRuns: runs });
    });
  }
});

describe('long sums of 0..1 variables', () => {
  it('keep their solutions', () => {
    const flats = booleanShapes.chain((shape) =>
      fc
        .array(longLinear(shape), { minLength: 1, maxLength: 2 })
        .map((constraints) => flatOf(shape, constraints)),
    );
    fc.assert(fc.property(flats, judge), { numRuns: 3 * runs });
  });
});

describe('literals for the values of a variable', () => {
  it('keep their solutions', () => {
    const flats = shapes.chain((shape) => channel(shape).map((each) => flatOf(shape, each)));
    fc.assert(fc.property(flats, judge), { numRuns: 3 * runs });
  });
});

describe('several constraints together', () => {
  it('have the solutions that satisfy them all', () => {
    const flats = shapes.chain((shape) =>
      fc
        .array(fc.oneof(...makers.map(([, make]) => make(shape))), { minLength: 2, maxLength: 5 })
        .map((constraints) => flatOf(shape, constraints)),
    );
    fc.assert(fc.property(flats, judge), { numRuns: 3 * runs });
  });
});

describe('bounds that creep', () => {
  // Each bound of one variable moves a bound of the other by 1, a quarter of a million times.
  const equation: FlatConstraint = {
    kind: 'linear',
    terms: [
      { variable: 0 as VarId, coefficient: 500_000 },
      { variable: 1 as VarId, coefficient: -499_999 },
    ],
    operator: 'eq',
    constant: 250_000,
    condition: undefined,
  };
  const domain = rangeDomain(0, 10_000_000);
  const flat = flatOf({ domains: [domain, domain], booleans: 0 }, [equation]);

  it('pause within one equation', () => {
    const { kernel } = new Engine(flat);
    kernel.budget = 100;
    expect(kernel.propagate()).toBe(paused);
  });

  it('arrive when they may go on', () => {
    const { kernel, store } = new Engine(flat);
    expect(kernel.propagate()).toBe(consistent);
    // 500000 x - 499999 y = 250000 with y = x + d: x = 499999 d + 250000, and d = 0 is the least.
    expect([store.min[0], store.min[1]]).toEqual([250_000, 250_000]);
  });
});
