// The search that restarts: what it learns as nogoods loses no solution and proves that there is none.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Search } from '../../../../src/backends/native/search.ts';
import { type Direction, ValueOrder } from '../../../../src/backends/native/value-order.ts';
import { VariableOrder } from '../../../../src/backends/native/variable-order.ts';
import { Weights } from '../../../../src/backends/native/weights.ts';
import { Engine } from '../../../../src/engine/engine.ts';
import { Nogoods } from '../../../../src/engine/propagators/nogoods.ts';
import type { Flat, FlatConstraint } from '../../../../src/lower/flat.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { VarId } from '../../../../src/model/expression.ts';
import { satisfies, solutionsOfFlat } from '../../engine/flat-meaning.ts';

const count = 6;

/** `a * x + b * y != c`, so that little is propagated and much fails. */
const unequal: fc.Arbitrary<FlatConstraint> = fc
  .record({
    pair: fc.shuffledSubarray(
      Array.from({ length: count }, (_, id) => id as VarId),
      { minLength: 2, maxLength: 3 },
    ),
    coefficients: fc.array(fc.constantFrom(1, -1, 2), { minLength: 3, maxLength: 3 }),
    constant: fc.integer({ min: -2, max: 4 }),
  })
  .map(({ pair, coefficients, constant }) => ({
    kind: 'linear',
    terms: pair.map((variable, i) => ({ variable, coefficient: coefficients[i] ?? 1 })),
    operator: 'ne',
    constant,
    condition: undefined,
  }));

const flats: fc.Arbitrary<Flat> = fc
  .array(unequal, { minLength: 25, maxLength: 60, size: 'max' })
  .map((constraints) => ({
    variables: Array.from({ length: count }, (_, i) => ({
      name: `x${i}`,
      domain: rangeDomain(0, 2),
      boolean: false,
    })),
    constraints,
    objective: undefined,
    answer: [],
  }));

function searchOf(engine: Engine, keys: readonly number[], direction: Direction) {
  const all = Array.from({ length: count }, (_, id) => id);
  const weights = new Weights(engine);
  const nogoods = new Nogoods(engine.store, all, all);
  engine.kernel.post(nogoods);
  engine.kernel.propagate();
  engine.kernel.push();
  const others = all.filter((id) => !keys.includes(id));
  const groups = [{ variables: keys, isKey: true }, { variables: others }];
  const order = new VariableOrder(engine.store, weights, Float64Array.from(all), groups);
  const values = new ValueOrder(engine.store, 7, direction);
  return new Search(engine, weights, order, values, nogoods, 1);
}

describe('a search that restarts after every failure or so', () => {
  it.each(['ascending', 'random'] as const)('decides rightly, values %s', (direction) => {
    let restarts = 0;
    fc.assert(
      fc.property(flats, (flat) => {
        const engine = new Engine(flat);
        const search = searchOf(engine, [], direction);
        const step = search.next();
        const [first] = solutionsOfFlat(flat);
        expect(step).toBe(first ? 'found' : 'exhausted');
        const at = [...engine.store.min.subarray(0, count)];
        if (first) expect(flat.constraints.every((each) => satisfies(each, at))).toBe(true);
        restarts += search.restarts;
      }),
      { numRuns: 120 },
    );
    expect(restarts).toBeGreaterThan(40);
  });

  it('lists what the keys can be, each once', () => {
    fc.assert(
      fc.property(flats, fc.subarray([0, 1, 2, 3, 4, 5]), (flat, keys) => {
        const engine = new Engine(flat);
        const search = searchOf(engine, keys, 'ascending');
        const found: string[] = [];
        while (search.next() === 'found') {
          found.push(keys.map((key) => engine.store.min[key]).join(' '));
        }
        const expected = new Set(
          [...solutionsOfFlat(flat)].map((at) => keys.map((key) => at[key]).join(' ')),
        );
        expect(found.sort()).toEqual([...expected].sort());
      }),
      { numRuns: 120 },
    );
  });
});
