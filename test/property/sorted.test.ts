// Random models: native lists answers in their order, and the order is that of brute force.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withObjectiveValue } from '../../src/answers/objective-models.ts';
import { openModel } from '../../src/answers/open-model.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import type { Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import { arbitraryModel } from '../support/arbitrary-model.ts';
import { truthOf } from '../support/oracle.ts';

const runs = 300 * Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** The answers as they come; undefined where native has no such order, or not for a model of that size. */
async function inOrder(
  model: Model,
  withoutPresolve: readonly string[],
): Promise<readonly (readonly number[])[] | undefined> {
  try {
    const settings = { backend: 'native', learning: false, withoutPresolve } as const;
    const { session } = await openModel(model, settings);
    const answers = session.inOrder(model.answer);
    if (!answers) return undefined;
    const found: (readonly number[])[] = [];
    for (;;) {
      const next = await answers.next();
      if (next.done) return next.value === 'complete' ? found : undefined;
      found.push(model.answer.map((id) => next.value[id] ?? Number.NaN));
    }
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

it.each([
  ['with presolve', []],
  ['without presolve', ['all']],
] as const)(
  'the least answers come first %s',
  async (_, withoutPresolve) => {
    let ordered = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryModel(), async (model) => {
        const { optimum, answers } = truthOf(model);
        if (model.objective && optimum === undefined) return;
        const target = optimum === undefined ? model : withObjectiveValue(model, optimum);
        const found = await inOrder(target, withoutPresolve);
        if (!found) return;
        if (found.length > 1) ordered++;
        expect(found, printModel(model)).toEqual(answers);
      }),
      { numRuns: runs, seed },
    );
    expect(ordered).toBeGreaterThan(runs / 4);
  },
  3_600_000,
);
