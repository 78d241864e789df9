// Which backend is taken where nobody asks for one.
import { describe, expect, it } from 'vitest';
import { chooseBackend } from '../../../src/backends/auto.ts';
import { presolve } from '../../../src/presolve/presolve.ts';
import { compileSugar } from '../../../src/puzzles/sugar/puzzle.ts';

function chosen(text: string): string {
  const compiled = compileSugar(0, [{ name: 'test', text }]);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0].message);
  return chooseBackend(presolve(compiled.value.model, { sums: 'whole' }).model).name;
}

const square = (n: number): string => {
  const lines: string[] = [];
  const cell = (i: number, j: number): string => `x_${i}_${j}`;
  const all = Array.from({ length: n }, (_, i) => i);
  for (const i of all) for (const j of all) lines.push(`(int ${cell(i, j)} 1 ${n})`);
  for (const i of all) {
    lines.push(`(alldifferent ${all.map((j) => cell(i, j)).join(' ')})`);
    lines.push(`(alldifferent ${all.map((j) => cell(j, i)).join(' ')})`);
  }
  return lines.join('\n');
};

const clauses = (count: number): string => {
  const lines = Array.from({ length: 60 }, (_, i) => `(bool p${i})`);
  for (let i = 0; i < count; i++) {
    // No two are the same.
    const round = Math.floor(i / 60);
    const [a, b, c] = [i % 60, (i + 7 + round) % 60, (i + 23 + 2 * round) % 60];
    lines.push(`(or p${a} (not p${b}) p${c})`);
  }
  return lines.join('\n');
};

describe('auto', () => {
  it.each([
    ['native', 'a small puzzle', '(int a 0 3) (int b 0 3) (< a b)'],
    ['native', 'a small square', square(9)],
    ['sat', 'a large square', square(20)],
    ['native', 'a few clauses', clauses(100)],
    ['sat', 'many clauses', clauses(400)],
    [
      'z3',
      'large numbers in a sum',
      '(int a 0 9000000) (int b 0 9000000) (int c 0 9000000) (= (+ (* 7 a) (* 11 b)) (* 13 c)) (!= a b)',
    ],
    ['native', 'large numbers without one', '(int a 0 9000000) (bool p) (or p (not p))'],
  ])('takes %s for %s', (backend, _, text) => {
    expect(chosen(text)).toBe(backend);
  });
});
