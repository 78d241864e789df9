// Sums by columns and products multiplied out: no answer lost, none doubled, and small equations in the end.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { add, and, constant, eq, mul, scaled } from '../../../src/model/construct.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { IntExpr } from '../../../src/model/expression.ts';
import type { Model } from '../../../src/model/model.ts';
import { printModel } from '../../../src/model/print.ts';
import { splitSums } from '../../../src/presolve/split-sums.ts';
import { saidBy } from '../../support/compare-with-oracle.ts';
import { ascending, solutionsOf, truthOf } from '../../support/oracle.ts';

/** The split model without the redundant assertions: the columns alone must say it all. */
function leanOf(model: Model): Model {
  const { model: lower } = splitSums.run(model, new Set());
  return { ...lower, assertions: lower.assertions.filter(({ redundant }) => !redundant) };
}

function below(model: Model): readonly unknown[] {
  const size = model.variables.length;
  return [...solutionsOf(leanOf(model))].map((at) => at.slice(0, size)).sort(ascending);
}

const digit = rangeDomain(0, 5);

/** Variables of a few values, and a solution that the equation is made to have. */
function modelOf(equation: (variables: readonly IntExpr[]) => readonly [IntExpr, IntExpr]): Model {
  const builder = new ModelBuilder();
  const variables = ['a', 'b', 'c', 'd'].map((name) => builder.integer(name, digit));
  builder.require(eq(...equation(variables)));
  return builder.build();
}

const coefficient = fc.oneof(
  fc.integer({ min: -12, max: 12 }),
  fc.constantFrom(10, 100, 1000, -10, -100, -1000, 91, 909, 256, -64, 16),
  fc.integer({ min: -100_000, max: 100_000 }),
);

describe('split-sums', () => {
  it('keeps the answers of linear equations', () => {
    let split = 0;
    const equation = fc.tuple(
      fc.array(coefficient, { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(equation, ([coefficients, witness]) => {
        const total = coefficients.reduce((sum, each, i) => sum + each * (witness[i] ?? 0), 0);
        const model = modelOf((variables) => [
          add(...variables.map((variable, i) => scaled(coefficients[i] ?? 0, variable))),
          constant(total),
        ]);
        if (splitSums.run(model, new Set()).model.assertions.length > 1) split++;
        expect(below(model), printModel(model)).toEqual(truthOf(model).answers);
      }),
      { numRuns: 400, seed: 1 },
    );
    expect(split).toBeGreaterThan(40);
  });

  it.each([
    ['a product of two sums', 1, 1],
    ['a square', 2, 0],
    ['a cube', 3, 0],
    ['a product with a power', 2, 1],
  ])('keeps the answers of %s', async (_, power, more) => {
    for (const weights of [
      [10, 1, 0, 3],
      [100, 10, 1, 0],
      [7, 5, 2, 1],
    ]) {
      const model = modelOf((variables) => {
        const word = add(...variables.map((variable, i) => scaled(weights[i] ?? 0, variable)));
        const raised: IntExpr = { kind: 'pow', base: word, exponent: constant(power) };
        const other = add(scaled(10, variables[1] ?? word), variables[2] ?? word, constant(1));
        const target = weights.reduce((sum, weight, i) => sum + weight * (i + 1), 0) ** power;
        return [
          more > 0 ? mul(raised, other) : raised,
          constant(target * (more > 0 ? 2 * 10 + 3 + 1 : 1)),
        ];
      });
      const lean = leanOf(model);
      expect(lean.assertions.length, printModel(model)).toBeGreaterThan(1);
      // Digits of intermediate products are too many for brute force.
      const said = await saidBy(lean, { backend: 'native', withoutPresolve: ['all'] });
      expect(said, printModel(model)).toMatchObject({ answers: truthOf(model).answers });
    }
  });

  it('splits NEED + MORE = CASH into four columns with carries 0 and 1', () => {
    const builder = new ModelBuilder();
    const letters = Object.fromEntries(
      [...'NEDMORCASH'].map((name) => [name, builder.integer(name, rangeDomain(0, 9))]),
    );
    const word = (text: string): IntExpr =>
      add(
        ...[...text].map((name, i) =>
          scaled(10 ** (text.length - 1 - i), letters[name] ?? constant(0)),
        ),
      );
    builder.require(eq(add(word('NEED'), word('MORE')), word('CASH')));
    const { model } = splitSums.run(builder.build(), new Set());
    expect(printModel(model)).toMatchInlineSnapshot(`
      "(int N 0 9)
      (int E 0 9)
      (int D 0 9)
      (int M 0 9)
      (int O 0 9)
      (int R 0 9)
      (int C 0 9)
      (int A 0 9)
      (int S 0 9)
      (int H 0 9)
      (int _carry1 0 1)
      (int _carry2 0 1)
      (int _carry3 0 1)
      (= (+ E D (* -1 H) (* -10 _carry1)) 0)
      (= (+ E R (* -1 S) _carry1 (* -10 _carry2)) 0)
      (= (+ E O (* -1 A) _carry2 (* -10 _carry3)) 0)
      (= (+ N M (* -1 C) _carry3) 0)
      (= (+ (+ (* 1000 N) (* 100 E) (* 10 E) (* 1 D)) (+ (* 1000 M) (* 100 O) (* 10 R) (* 1 E))) (+ (* 1000 C) (* 100 A) (* 10 S) (* 1 H)))
      (project N E D M O R C A S H)
      "
    `);
  });

  it('leaves alone what is small, nested or no equation', () => {
    const builder = new ModelBuilder();
    const [a, b] = [builder.integer('a', digit), builder.integer('b', digit)];
    const sum = add(scaled(1000, a), b);
    builder.require({ kind: 'not', formula: eq(sum, constant(1002)) });
    builder.require({ kind: 'compare', operator: 'le', left: sum, right: constant(4000) });
    builder.require(eq(add(a, scaled(3, b)), constant(7)));
    builder.require({ kind: 'or', formulas: [eq(sum, constant(1002)), and()] });
    expect(splitSums.run(builder.build(), new Set()).model.assertions).toHaveLength(4);
  });
});
