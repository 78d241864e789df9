// Compiled to MiniZinc, models have the answers that brute force finds and that the specs expect, as Gecode counts them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { miniZincOf } from '../../../../src/encode/mzn/index.ts';
import { constraintKinds } from '../../../../src/model/constraints/index.ts';
import { meaningOfTerm } from '../../../../src/model/evaluate.ts';
import type { VarId } from '../../../../src/model/expression.ts';
import { printModel } from '../../../../src/model/print.ts';
import { compiled } from '../../../fuzz/lines.ts';
import { arbitraryModel } from '../../../support/arbitrary-model.ts';
import { puzzleOf, readRuns } from '../../../support/expectation.ts';
import { gecodeAnswers, hasGecode } from '../../../support/gecode.ts';
import { ascending, truthOf } from '../../../support/oracle.ts';

const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.skipIf(!hasGecode)('Gecode (needs minizinc)', () => {
  it.each(constraintKinds)('agrees with brute force: %s', async (kind) => {
    const models = arbitraryModel({
      constraints: [kind],
      objective: false,
      large: false,
      oddNames: true,
    });
    await fc.assert(
      fc.asyncProperty(models, async (model) => {
        const found = [...(await gecodeAnswers(model))].sort(ascending);
        expect(found, `${printModel(model)}\n${miniZincOf(model)}`).toEqual(truthOf(model).answers);
      }),
      { numRuns: 2 * factor, seed },
    );
  });

  it.each([
    '(not (count x (y) gt x))',
    '(not (count x (y x) gt y))',
    '(or (count 1 (y x) lt y) (not (count y (x 1) eq 1)))',
  ])('counts below a negation: %s', async (constraint) => {
    const text = `(int x -1 2) (int y 0 2) ${constraint}`;
    const { model } = compiled({ language: 'sugar', text });
    expect([...(await gecodeAnswers(model))].sort(ascending)).toEqual(truthOf(model).answers);
  });

  it('finds the optimum that brute force finds', async () => {
    const models = arbitraryModel({ projection: false, large: false });
    await fc.assert(
      fc.asyncProperty(models, async (model) => {
        fc.pre(model.objective !== undefined);
        const last = (await gecodeAnswers(model)).at(-1);
        const value = model.objective && meaningOfTerm(model.objective.term);
        const text = `${printModel(model)}\n${miniZincOf(model)}`;
        expect(last && value?.(last), text).toEqual(truthOf(model).optimum);
      }),
      { numRuns: 3 * factor, seed },
    );
  });
});

/** Specs with their counts, or their optima: one of each family, and one large. */
const specs: readonly string[] = [
  'specs/zebra.yaml',
  'specs/needmorecash.sugar',
  'specs/alphametic/send-more-money.yaml',
  'specs/alphametic/long-division.yaml',
  'specs/sudoku/killer.yaml',
  'specs/sudoku/two-solutions.yaml',
  'specs/model/queens.yaml',
  'specs/model/golomb-ruler.yaml',
  'specs/model/magic-square.yaml',
];

describe.skipIf(!hasGecode)('Gecode on the specs (needs minizinc)', () => {
  it.each(specs)('%s', async (spec) => {
    const [first] = readRuns(spec) ?? [];
    const puzzle = await puzzleOf(spec, first);
    const found = await gecodeAnswers(puzzle.model);
    if (first?.objective !== undefined) {
      const { model } = puzzle;
      const last = found.at(-1);
      const at = model.variables.map((_, id) => last?.[model.answer.indexOf(id as VarId)] ?? 0);
      const value = model.objective && meaningOfTerm(model.objective.term)(at);
      expect(value).toBe(first.objective);
    } else expect(found.length).toBe(first?.count);
  });
});
