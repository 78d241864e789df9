// Large and deep programs: chains of any length work, other nesting is refused before any walk overflows the stack.
import { describe, expect, it } from 'vitest';
import { deepest } from '../../../../src/analyse/sugar/expressions.ts';
import { boundsOf } from '../../../../src/model/bounds.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Model } from '../../../../src/model/model.ts';
import { printModel } from '../../../../src/model/print.ts';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';

function read(text: string): Model {
  const result = compileSugar(0, [{ name: 'test', text }]);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value.model;
}

function codes(text: string): readonly string[] {
  const result = compileSugar(0, [{ name: 'test', text }]);
  return result.ok ? [] : result.diagnostics.map(({ code }) => code);
}

const declared = '(int x 0 3) (bool p) (predicate (flip f) (not f)) ';

/** A term or formula around another one, what stands innermost, and what makes a statement of it. */
const nestings: Readonly<
  Record<string, readonly [before: string, after: string, inner: string, top: string]>
> = {
  not: ['(not ', ')', 'p', '*'],
  imp: ['(imp p ', ')', 'p', '*'],
  alternating: ['(and p (or p ', '))', 'p', '*'],
  abs: ['(abs ', ')', 'x', '(= 1 *)'],
  sub: ['(- 1 ', ')', 'x', '(= 1 *)'],
  if: ['(if p 1 ', ')', 'x', '(= 1 *)'],
  condition: ['(if (= 1 ', ') 1 0)', 'x', '(= 1 *)'],
  wsum: ['(if (wsum ((2 ', ')) eq 1) 1 0)', 'x', '(= 1 *)'],
  count: ['(if (count ', ' (x x) eq 1) 1 0)', 'x', '(= 1 *)'],
  cumulative: ['(if (cumulative ((', ' nil x 1)) 1) 1 0)', 'x', '(= 1 *)'],
  element: ['(element ', ' (x x))', 'x', '(= 1 *)'],
  argument: ['(flip ', ')', 'p', '*'],
};

function nested(name: string, times: number): string {
  const [before, after, inner, top] = nestings[name] ?? ['', '', '', ''];
  return declared + top.replace('*', before.repeat(times) + inner + after.repeat(times));
}

/** How often a nesting may be repeated. */
function most(name: string): number {
  let [times, refused] = [1, deepest + 1];
  while (refused - times > 1) {
    const middle = (times + refused) >> 1;
    if (codes(nested(name, middle)).length === 0) times = middle;
    else refused = middle;
  }
  return times;
}

describe('nesting', () => {
  it.each(Object.keys(nestings))(
    'of %s goes deep, and all that is accepted can be judged, printed and bounded',
    (name) => {
      const times = most(name);
      expect(times).toBeGreaterThan(deepest / 8);
      const model = read(nested(name, times));
      judgeOf(model).verdict([1, 1]);
      expect(printModel(model)).toContain('x');
      for (const { formula } of model.assertions) {
        if (formula.kind === 'compare') boundsOf(formula.right, () => rangeDomain(0, 3));
      }
    },
  );

  it.each(Object.keys(nestings))('of %s is refused at its place when it is deeper', (name) => {
    const times = name === 'not' ? 100_000 : deepest + 1;
    expect(codes(nested(name, times))).toEqual(['sugar-too-deep']);
  });

  it('of predicates is limited too', () => {
    const chain = Array.from({ length: 1000 }, (_, i) => `(predicate (q${i + 1} f) (q${i} f))`);
    expect(codes(`(bool p)(predicate (q0 f) (not f))${chain.join('')}(q1000 p)`)).toEqual([
      'sugar-too-deep',
    ]);
  });
});

describe('chains of one operator', () => {
  it.each([
    ['+', 150_000],
    ['max', 150_000],
    ['*', 1000],
    ['min', 1000],
  ])('of %s may be of any length, from the left and from the right', (sign, length) => {
    const left = read(`(int x 0 1) (= x ${`(${sign} `.repeat(length)}x${' x)'.repeat(length)})`);
    const right = read(`(int x 0 1) (= x ${`(${sign} x `.repeat(length)}x${')'.repeat(length)})`);
    for (const { assertions } of [left, right]) {
      const [formula] = assertions.map((assertion) => assertion.formula);
      const term = formula?.kind === 'compare' ? formula.right : undefined;
      expect(term && 'terms' in term && term.terms.length).toBe(length + 1);
    }
    expect(judgeOf(left).verdict([0])).toBeUndefined();
  });

  it.each([
    ['and', 150_000],
    ['||', 1000],
    ['xor', 1000],
  ])('of %s too', (sign, length) => {
    const left = read(`(bool p) ${`(${sign} `.repeat(length)}p${' p)'.repeat(length)}`);
    const formula = left.assertions[0]?.formula;
    expect(formula && 'formulas' in formula && formula.formulas.length).toBe(length + 1);
  });

  it('may be flat and long', () => {
    const model = read(
      `(int x 0 1) (= x (+ ${'x '.repeat(300_000)}))(alldifferent ${'x '.repeat(300_000)})`,
    );
    expect(model.assertions.length).toBe(2);
  });
});

describe('a large file', () => {
  it('of 100,000 constraints is read in about a second', () => {
    const lines = Array.from({ length: 900 }, (_, i) => `(int x_${i} 0 9)`);
    for (let i = 0; i < 100_000; i++) {
      const [a, b, c] = [i % 900, (i * 7) % 900, (i * 13) % 900];
      lines.push(`(or (!= x_${a} ${i % 10}) (< (+ x_${b} ${i % 5}) x_${c}))`);
    }
    const text = lines.join('\n');
    const began = performance.now();
    expect(read(text).assertions.length).toBe(100_000);
    // Generous, for machines that do something else at the same time; the benches measure it properly.
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('full of mistakes is refused quickly', () => {
    const text = Array.from(
      { length: 30_000 },
      (_, i) => `(int v${i} 0 1) (= v${i} wrong${i})`,
    ).join('\n');
    const began = performance.now();
    expect(codes(text).length).toBe(101);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
