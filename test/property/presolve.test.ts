// Presolve keeps the answers exactly: each pass alone, and all of them together.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lowered } from '../../src/model/lowered.ts';
import { lift } from '../../src/model/lowered.ts';
import type { Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import { passNames, presolve, splitFurther } from '../../src/presolve/presolve.ts';
import { arbitraryModel } from '../support/arbitrary-model.ts';
import { ascending, solutionsOf, truthOf } from '../support/oracle.ts';

const numRuns = 300 * Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** The answers of the upper model as the lower one has them, by brute force. */
function answersBelow(model: Model, { model: lower, places }: Lowered<Model>): readonly unknown[] {
  const answers = new Map<string, readonly number[]>();
  for (const at of solutionsOf(lower)) {
    const upper = lift(places, at);
    const answer = model.answer.map((id) => upper[id] ?? Number.NaN);
    answers.set(answer.join(' '), answer);
  }
  return [...answers.values()].sort(ascending);
}

describe('presolve', () => {
  const all = [...passNames];
  it.each([
    ...all.map((name) => [name, all.filter((other) => other !== name)] as const),
    ['all passes', []] as const,
  ])('keeps the answers: %s', (_, without) => {
    fc.assert(
      fc.property(arbitraryModel({ objective: false }), (model) => {
        const lowered = presolve(model, { without });
        expect(answersBelow(model, lowered), printModel(model)).toEqual(truthOf(model).answers);
      }),
      { numRuns, seed },
    );
  });

  it('keeps the answers where sums stay whole, and where they are split afterwards', () => {
    fc.assert(
      fc.property(arbitraryModel({ objective: false }), (model) => {
        const whole = presolve(model, { sums: 'whole' });
        const { answers } = truthOf(model);
        expect(answersBelow(model, whole), printModel(model)).toEqual(answers);
        expect(answersBelow(model, splitFurther(whole, {})), printModel(model)).toEqual(answers);
      }),
      { numRuns, seed },
    );
  });

  it('keeps the optimum', () => {
    fc.assert(
      fc.property(arbitraryModel(), (model) => {
        const lowered = presolve(model);
        expect(truthOf(lowered.model).optimum, printModel(model)).toEqual(truthOf(model).optimum);
      }),
      { numRuns, seed },
    );
  });
});
