// Single inequalities that together say that terms are all different.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VarId } from '../../../src/model/expression.ts';
import type { Model } from '../../../src/model/model.ts';
import { printModel } from '../../../src/model/print.ts';
import { coverInequalities } from '../../../src/presolve/different-terms.ts';
import { gatherDifferent } from '../../../src/presolve/gather-different.ts';
import { presolve } from '../../../src/presolve/presolve.ts';
import { compileSugar } from '../../../src/puzzles/sugar/puzzle.ts';
import { solutionsOf } from '../../support/oracle.ts';

function modelOf(text: string): Model {
  const compiled = compileSugar(0, [{ name: 'test', text }]);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0].message);
  return compiled.value.model;
}

const linesOf = (text: string): readonly string[] =>
  printModel(gatherDifferent.run(modelOf(text), new Set()).model)
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('(int'));

const pigeons = (count: number, holes: number): string => {
  const lines = Array.from({ length: count }, (_, i) => `(int p${i} 1 ${holes})`);
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) lines.push(`(!= p${i} p${j})`);
  }
  return lines.join('\n');
};

describe('gather-different', () => {
  it('makes one alldifferent of all pairs', () => {
    expect(linesOf(pigeons(4, 9))).toEqual(['(alldifferent (p0 p1 p2 p3))']);
  });

  it('leaves what belongs to no three', () => {
    const text = '(int a 0 3) (int b 0 3) (int c 0 3) (int d 0 3)';
    expect(linesOf(`${text} (!= a b) (!= b c) (!= c d)`)).toEqual([
      '(!= a b)',
      '(!= b c)',
      '(!= c d)',
    ]);
    expect(linesOf(`${text} (!= a b) (!= b c) (!= a c) (!= c d)`)).toEqual([
      '(!= c d)',
      '(alldifferent (a b c))',
    ]);
  });

  it('finds the diagonals of queens', () => {
    const lines = ['(int q0 1 8) (int q1 1 8) (int q2 1 8)'];
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      lines.push(`(!= q${i} q${j})`);
      lines.push(`(!= (- q${i} q${j}) ${j - i})`, `(!= (- q${j} q${i}) ${j - i})`);
    }
    const found = linesOf(lines.join('\n'));
    expect(found.every((line) => line.startsWith('(alldifferent'))).toBe(true);
    expect(found).toHaveLength(3);
  });

  it('refutes pigeons in too few holes without a search, however they are written', () => {
    expect(presolve(modelOf(pigeons(12, 11))).passes.at(-1)?.pass).toBe('tighten-domains');
    expect(printModel(presolve(modelOf(pigeons(12, 11))).model)).toContain('false');
    expect(printModel(presolve(modelOf(pigeons(11, 11))).model)).not.toContain('false');
  });

  it('covers each inequality by a set or leaves it', () => {
    const ids = [0, 1, 2, 3, 4] as VarId[];
    const all = ids.flatMap((x) => ids.filter((y) => y > x).map((y) => ({ x, y, difference: 7 })));
    const { sets, left } = coverInequalities(all);
    // x and y + 7 differ, y and z + 7, x and z + 7: no offsets fit all three.
    expect(sets).toEqual([]);
    expect(left.every(Boolean)).toBe(true);
  });

  it('neither loses nor adds an answer', () => {
    const index = fc.nat(4);
    const inequality = fc
      .tuple(index, index, fc.integer({ min: -1, max: 1 }))
      .filter(([x, y]) => x !== y)
      .map(([x, y, shift]) => `(!= x${x} (+ x${y} ${shift}))`);
    const declared = [0, 1, 2, 3, 4].map((i) => `(int x${i} 0 3)`).join(' ');
    let gathered = 0;
    fc.assert(
      fc.property(fc.array(inequality, { minLength: 3, maxLength: 16 }), (lines) => {
        const before = modelOf([declared, ...lines].join('\n'));
        const { model: after } = gatherDifferent.run(before, new Set());
        if (printModel(after).includes('alldifferent')) gathered++;
        expect([...solutionsOf(after)]).toEqual([...solutionsOf(before)]);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(gathered).toBeGreaterThan(30);
  });
});
