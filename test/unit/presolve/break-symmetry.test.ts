// One of each class of symmetric solutions: none too many, and never all of a class gone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/model/model.ts';
import { printModel } from '../../../src/model/print.ts';
import { breakSymmetry } from '../../../src/presolve/break-symmetry.ts';
import { compileSugar } from '../../../src/puzzles/sugar/puzzle.ts';
import { arbitraryModel } from '../../support/arbitrary-model.ts';
import { solutionsOf, truthOf } from '../../support/oracle.ts';

function modelOf(text: string): Model {
  const compiled = compileSugar(0, [{ name: 'test', text }]);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0].message);
  return compiled.value.model;
}

const broken = (model: Model): Model => breakSymmetry.run(model, new Set()).model;
const countOf = (model: Model): number => [...solutionsOf(model)].length;

describe('break-symmetry', () => {
  it.each([
    [
      'three parts of 4, in any order',
      '(int x 0 4) (int y 0 4) (int z 0 4) (= (+ x y z) 4)',
      15,
      4,
    ],
    ['weights tell items apart', '(int x 0 4) (int y 0 4) (= (+ x (* 2 y)) 4)', 3, 3],
    ['two of a kind beside one', '(int x 0 1) (int y 0 1) (int z 0 2) (= (+ x y z) 2)', 4, 3],
    ['booleans', '(bool p) (bool q) (or p q)', 3, 2],
    [
      'colours of a triangle',
      '(int a 1 3) (int b 1 3) (int c 1 3) (!= a b) (!= b c) (!= a c)',
      6,
      1,
    ],
    ['colours of a path', '(int a 1 3) (int b 1 3) (int c 1 3) (!= a b) (!= b c)', 12, 2],
    ['a number tells values apart', '(int a 1 3) (int b 1 3) (!= a b) (!= a 2)', 4, 4],
    ['an order', '(int a 1 3) (int b 1 3) (< a b)', 3, 3],
    [
      'a function in which they differ',
      '(int a 0 3) (int b 0 3) (= (mod (+ a 1) (+ b 1)) 0)',
      8,
      8,
    ],
  ])('%s', (_, text, all, classes) => {
    const model = modelOf(text);
    expect(countOf(model)).toBe(all);
    expect(countOf(broken(model))).toBe(classes);
  });

  it('keeps the best', () => {
    const model = modelOf(
      '(int x 0 4) (int y 0 4) (int z 0 4) (= (+ x y z) 4) (int c 0 64) (= c (* x y z)) (objective maximize c)',
    );
    expect(truthOf(broken(model)).optimum).toEqual(truthOf(model).optimum);
  });

  it('adds no solution, and leaves one where there is one', () => {
    let changed = 0;
    fc.assert(
      fc.property(arbitraryModel({ objective: false }), (model) => {
        const before = [...solutionsOf(model)].map((at) => at.join(' '));
        const after = [...solutionsOf(broken(model))].map((at) => at.join(' '));
        if (after.length < before.length) changed++;
        const known = new Set(before);
        expect(after.every((at) => known.has(at))).toBe(true);
        expect(after.length > 0, printModel(model)).toBe(before.length > 0);
      }),
      { numRuns: 300, seed: 11 },
    );
    expect(changed).toBeGreaterThan(20);
  });
});
