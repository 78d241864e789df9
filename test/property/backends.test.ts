// Random models: every backend, with presolve and without, says what brute force says. FUZZ_RUNS asks for more of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltInBackend } from '../../src/backends/backend.ts';
import { backendNames } from '../../src/backends/index.ts';
import { printModel } from '../../src/model/print.ts';
import { arbitraryModel } from '../support/arbitrary-model.ts';
import { expectedOf, saidBy } from '../support/compare-with-oracle.ts';
import { truthOf } from '../support/oracle.ts';

const usualRuns: { readonly [Name in BuiltInBackend]: number } = { native: 300, sat: 100, z3: 40 };
const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

it.each([
  ['turn by turn', { engine: 20, learner: 20 }],
  ['once propagation has begun', { engine: 5, learner: 100_000 }],
  ['for a moment', { engine: 40, learner: 1 }],
] as const)(
  'native agrees with brute force where learning joins in, %s',
  async (_, turns) => {
    await fc.assert(
      fc.asyncProperty(arbitraryModel(), async (model) => {
        const settings = { backend: 'native', turns, withoutPresolve: ['all'] } as const;
        const said = await saidBy(model, settings);
        if (said === 'too large') return;
        expect(said, printModel(model)).toEqual(expectedOf(model, truthOf(model), settings));
      }),
      { numRuns: 100 * factor, seed },
    );
  },
  3_600_000,
);

describe.each(backendNames)('%s', (backend) => {
  it.each([
    ['with presolve', []],
    ['without presolve', ['all']],
  ] as const)(
    'agrees with brute force %s',
    async (_, withoutPresolve) => {
      let tooLarge = 0;
      const numRuns = usualRuns[backend] * factor;
      await fc.assert(
        fc.asyncProperty(arbitraryModel(), async (model) => {
          const said = await saidBy(model, { backend, withoutPresolve });
          if (said === 'too large') tooLarge++;
          else
            expect(said, printModel(model)).toEqual(expectedOf(model, truthOf(model), { backend }));
        }),
        { numRuns, seed },
      );
      // Models with numbers beyond 2^53 may be refused, but only few.
      expect(tooLarge).toBeLessThan(numRuns / 5);
    },
    3_600_000,
  );
});
