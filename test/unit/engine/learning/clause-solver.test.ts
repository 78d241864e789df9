// The solver that learns, against trying everything: verdicts, models, cores, all models one after the other.
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/backends/native/random.ts';
import { ClauseSolver } from '../../../../src/engine/learning/clause-solver.ts';
import { luby } from '../../../../src/engine/learning/luby.ts';

/** What is used of it here. */
interface LogicSolver {
  readonly Solver: new () => {
    require(formula: object): void;
    solveAssuming(formula: object): object | null;
  };
  or(...literals: string[]): object;
  and(...literals: string[]): object;
}
const Logic = createRequire(import.meta.url)('logic-solver') as LogicSolver;

type Clauses = readonly (readonly number[])[];

/** Every assignment of some variables as a number of bits. */
function modelsOf(variables: number, clauses: Clauses, assumed: readonly number[] = []): number[] {
  const isTrue = (at: number, literal: number): boolean =>
    ((at >> (literal >> 1)) & 1) === 1 - (literal & 1);
  return Array.from({ length: 1 << variables }, (_, at) => at).filter(
    (at) =>
      clauses.every((clause) => clause.some((literal) => isTrue(at, literal))) &&
      assumed.every((literal) => isTrue(at, literal)),
  );
}

const variables = 7;
const literal = fc.nat(2 * variables - 1);
const oneOfEach = (literals: readonly number[]): readonly number[] => [
  ...new Map(literals.map((each) => [each >> 1, each])).values(),
];
const clause = fc.array(literal, { minLength: 1, maxLength: 4 }).map(oneOfEach);
const clauses = fc.array(clause, { minLength: 5, maxLength: 34 });
const assumptions = fc.array(literal, { maxLength: 5 });

function solverOf(list: Clauses, count = variables): ClauseSolver {
  const solver = new ClauseSolver();
  solver.reserve(count);
  for (const each of list) solver.add(each);
  return solver;
}

/** Searches to the end, in steps of so much work. */
function ended(solver: ClauseSolver, step: number): 'sat' | 'unsat' {
  for (;;) {
    solver.budget = step;
    const outcome = solver.run();
    if (outcome !== 'paused') return outcome;
  }
}

const found = (solver: ClauseSolver, count = variables): number =>
  Array.from({ length: count }, (_, i) => (solver.isTrue(i) ? 1 << i : 0)).reduce(
    (sum, bit) => sum + bit,
    0,
  );

describe('random clauses', () => {
  it('have a model when trying everything finds one, under assumptions too', () => {
    const property = fc.property(
      clauses,
      fc.array(assumptions, { minLength: 1, maxLength: 4 }),
      (list, questions) => {
        const solver = solverOf(list);
        for (const assumed of questions) {
          const expected = modelsOf(variables, list, assumed);
          solver.assume(assumed);
          if (ended(solver, 3) === 'sat') expect(expected).toContain(found(solver));
          else {
            expect(expected).toEqual([]);
            expect(assumed).toEqual(expect.arrayContaining([...solver.core]));
            expect(modelsOf(variables, list, solver.core)).toEqual([]);
          }
        }
      },
    );
    fc.assert(property, { numRuns: 1500 });
  });

  it('have each model once', () => {
    const property = fc.property(clauses, fc.nat(variables - 1), (list, key) => {
      const solver = solverOf(list);
      const keys = Array.from({ length: key + 1 }, (_, i) => i);
      const mask = (1 << keys.length) - 1;
      const seen: number[] = [];
      solver.assume([]);
      while (ended(solver, 5) === 'sat') {
        seen.push(found(solver) & mask);
        solver.exclude(keys.map((i) => 2 * i + (solver.isTrue(i) ? 1 : 0)));
      }
      const expected = new Set(modelsOf(variables, list).map((at) => at & mask));
      expect(seen.sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
    });
    fc.assert(property, { numRuns: 600 });
  });

  it('may be added between questions', () => {
    const property = fc.property(clauses, clauses, (first, second) => {
      const solver = solverOf(first);
      solver.assume([]);
      ended(solver, 100);
      for (const each of second) solver.add(each);
      solver.assume([]);
      const expected = modelsOf(variables, [...first, ...second]);
      expect(ended(solver, 100)).toBe(expected.length > 0 ? 'sat' : 'unsat');
    });
    fc.assert(property, { numRuns: 600 });
  });
});

/** The number of models, found one after the other. */
function countModels(list: Clauses, size: number): number {
  const solver = solverOf(list, size);
  let count = 0;
  solver.assume([]);
  while (ended(solver, 1000) === 'sat') {
    count++;
    solver.exclude(Array.from({ length: size }, (_, i) => 2 * i + (solver.isTrue(i) ? 1 : 0)));
  }
  return count;
}

/** So many pigeons, each in one of so many holes, no two in the same. */
function pigeons(count: number, holes: number): Clauses {
  const at = (pigeon: number, hole: number): number => 2 * (pigeon * holes + hole);
  const [all, nests] = [count, holes].map((n) => Array.from({ length: n }, (_, i) => i)) as [
    number[],
    number[],
  ];
  return [
    ...all.map((pigeon) => nests.map((hole) => at(pigeon, hole))),
    ...nests.flatMap((hole) =>
      all.flatMap((p) => all.slice(p + 1).map((q) => [at(p, hole) + 1, at(q, hole) + 1])),
    ),
  ];
}

describe('many conflicts', () => {
  it('refute pigeons without a hole, with clauses forgotten on the way', () => {
    const solver = solverOf(pigeons(9, 8), 72);
    solver.assume([]);
    expect(ended(solver, 100_000)).toBe('unsat');
    expect(solver.core).toEqual([]);
    expect(solver.isRefuted).toBe(true);
    // More than are kept at first: some were forgotten.
    expect(solver.conflicts).toBeGreaterThan(4000);
    expect(solver.restarts).toBeGreaterThan(10);
  });

  it('find every way for as many holes as pigeons', () => {
    expect(countModels(pigeons(6, 6), 36)).toBe(720);
  });
});

/** Clauses of three literals, about as many as leave it open whether there is a model. */
function threes(count: number, random: Random): Clauses {
  return Array.from({ length: Math.round(4.26 * count) }, () => {
    const chosen = new Set<number>();
    while (chosen.size < 3) chosen.add(random.below(count));
    return [...chosen].map((variable) => 2 * variable + random.below(2));
  });
}

describe('random clauses of three literals', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'have a model or none as for MiniSat, %i',
    (seed) => {
      const random = new Random(seed);
      const count = 60 + random.below(90);
      const list = threes(count, random);
      const other = new Logic.Solver();
      const name = (each: number): string => `${each % 2 === 0 ? '' : '-'}v${each >> 1}`;
      for (const each of list) other.require(Logic.or(...each.map(name)));
      const solver = solverOf(list, count);
      for (let question = 0; question < 4; question++) {
        const assumed = question === 0 ? [] : [2 * question, 2 * (question + 20) + 1];
        solver.assume(assumed);
        const outcome = ended(solver, 10_000);
        const expected = other.solveAssuming(Logic.and(...assumed.map(name)));
        expect(outcome).toBe(expected ? 'sat' : 'unsat');
        if (outcome === 'unsat') continue;
        const isTrue = (each: number): boolean => solver.isTrue(each >> 1) === (each % 2 === 0);
        expect(list.filter((each) => !each.some(isTrue))).toEqual([]);
        expect(assumed.every(isTrue)).toBe(true);
      }
    },
  );
});

/** A Latin square: each of so many values in each row, each column and, once, in each cell. */
function latin(order: number): Clauses {
  const all = Array.from({ length: order }, (_, i) => i);
  const at = (row: number, column: number, value: number): number =>
    2 * ((row * order + column) * order + value);
  const lines = all.flatMap((a) =>
    all.flatMap((b) => [
      all.map((c) => at(a, b, c)),
      all.map((c) => at(a, c, b)),
      all.map((c) => at(c, a, b)),
    ]),
  );
  const pairs = lines.flatMap((line) =>
    line.flatMap((p, i) => line.slice(i + 1).map((q) => [p + 1, q + 1])),
  );
  return [...lines, ...pairs];
}

it('Latin squares of order 4, all of them', () => {
  expect(countModels(latin(4), 64)).toBe(576);
});

it("Luby's sequence", () => {
  const first = Array.from({ length: 15 }, (_, i) => luby(i + 1));
  expect(first).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});
