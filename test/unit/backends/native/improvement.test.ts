// The best answer natively: found in few steps where the objective has millions of values, and the same as by brute force.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openModel } from '../../../../src/answers/open-model.ts';
import { compiled } from '../../../fuzz/lines.ts';

/** The objective's values on the way, and how many decisions they took. */
async function improvements(text: string): Promise<{ values: number[]; nodes: number }> {
  const { model, term } = compiled({ language: 'sugar', text });
  const objective = term('goal');
  if (!objective.ok || objective.value.kind !== 'variable') return expect.fail(text);
  const { id } = objective.value;
  const { session } = await openModel(model, { backend: 'native', withoutPresolve: ['all'] });
  await using open = session;
  const values: number[] = [];
  for await (const at of open.optimise()) values.push(at[id] ?? Number.NaN);
  return { values, nodes: Number(open.stats['nodes']) };
}

it.each([
  ['maximize', 1_000_003],
  ['minimize', -1_000_003],
] as const)('%s takes leaps', async (sense, best) => {
  const { values, nodes } = await improvements(
    `(int goal -1000003 1000003) (int y 0 5) (< (* y y) 20) (objective ${sense} goal)`,
  );
  expect(values.at(-1)).toBe(best);
  expect(nodes).toBeLessThan(5000);
});

it('finds the same optimum as trying everything', async () => {
  const bound = fc.integer({ min: -40, max: 40 });
  const factor = fc.integer({ min: -3, max: 3 });
  const property = fc.asyncProperty(
    fc.tuple(factor, factor, bound, fc.constantFrom('minimize', 'maximize')),
    async ([a, b, c, sense]) => {
      const found = await improvements(
        `(int x -6 6) (int y -6 6) (int goal -99 99) (= goal (+ (* ${a} x x) (* ${b} y)))
         (>= (+ (* x y) x) ${c}) (objective ${sense} goal)`,
      );
      const all: number[] = [];
      for (let x = -6; x <= 6; x++) {
        for (let y = -6; y <= 6; y++) {
          const goal = a * x * x + b * y;
          if (x * y + x >= c && Math.abs(goal) <= 99) all.push(goal);
        }
      }
      const best = sense === 'minimize' ? Math.min(...all) : Math.max(...all);
      expect(found.values.at(-1)).toBe(all.length > 0 ? best : undefined);
      const order = found.values.map((value) => (sense === 'minimize' ? -value : value));
      expect(order).toEqual(order.toSorted((p, q) => p - q));
    },
  );
  await fc.assert(property, { numRuns: 150 });
});
