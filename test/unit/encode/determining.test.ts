// Variables that others determine, by brute force: two solutions that agree on those agree on all.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { determining } from '../../../src/encode/determining.ts';
import type { Flat } from '../../../src/lower/flat.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';
import { solutionsOfFlat } from '../engine/flat-meaning.ts';
import { flatOf, plainConstraints, shapes } from '../engine/random-flat.ts';

it('what is left out follows from what is kept', () => {
  const makers = Object.values(plainConstraints);
  const problems = shapes.chain((shape) =>
    fc
      .array(fc.oneof(...makers.map((make) => make(shape))), { minLength: 1, maxLength: 4 })
      .map((constraints) => flatOf(shape, constraints)),
  );
  fc.assert(
    fc.property(problems, (flat) => {
      const kept = determining(flat, flat.answer);
      const seen = new Map<string, string>();
      for (const at of solutionsOfFlat(flat)) {
        const key = kept.map((id) => at[id]).join();
        expect(seen.get(key) ?? at.join()).toBe(at.join());
        seen.set(key, at.join());
      }
    }),
    { numRuns: 300 },
  );
});

it('the total of a sum is left out, not its parts', () => {
  const ids = [0, 1, 2, 3].map((id) => id as VarId);
  const [total = ids[0], ...parts] = ids;
  const flat: Flat = {
    variables: [rangeDomain(0, 27), ...parts.map(() => rangeDomain(0, 9))].map((domain, i) => ({
      name: `x${i}`,
      domain,
      boolean: false,
    })),
    constraints: [
      {
        kind: 'linear',
        terms: [
          { coefficient: -1, variable: total as VarId },
          ...parts.map((variable) => ({ coefficient: 1, variable })),
        ],
        operator: 'eq',
        constant: 0,
        condition: undefined,
      },
    ],
    objective: undefined,
    answer: ids,
  };
  expect(determining(flat, ids)).toEqual(parts);
});
