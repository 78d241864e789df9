// How expressions are read: what binds how tightly, what is a name and what a keyword, where mistakes are and how many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../../src/syntax/expression/parser.ts';
import { plainDialect } from '../../../../src/syntax/expression/token.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';
import { atomOf, read } from './printed.ts';

describe('right expressions', () => {
  it.each([
    ['-x ** 2 + 3 * y // 2 - 1', '((- (x ** 2)) + (3 * y // 2) - 1)'],
    ['2 ** -x ** 2', '(2 ** (- (x ** 2)))'],
    ['a ** b ** c', '(a ** (b ** c))'],
    ['a - -b - +c', '(a - (- b) - (+ c))'],
    ['a = not b', '(a = (not b))'],
    ['a = not b = c', '(a = (not b) = c)'],
    ['not a = b', '(not (a = b))'],
    ['not not a and b', '((not (not a)) and b)'],
    ['a and b or c xor d', '((a and b) or c xor d)'],
    ['a or b -> c -> d', '((a or b) -> (c -> d))'],
    ['a -> b <-> c -> d', '((a -> b) <-> (c -> d))'],
    ['1 <= x < y', '(1 <= x < y)'],
    ['x == y', '(x = y)'],
    ['x not in {1, 3, 7..9}', '(x not in {1, 3, (7..9)})'],
    ['x in a..b + 1', '(x in (a..(b + 1)))'],
    ['x div 2 mod 3', '(x // 2 % 3)'],
    ['x<-3', '(x < (- 3))'],
    ['1..n-1', '(1..(n - 1))'],
    ['if a then b else c + 1', '(if a then b else (c + 1))'],
    ['x = if a then 1 else 2', '(x = (if a then 1 else 2))'],
    ['(a < b) < c', '((a < b) < c)'],
    ['a[i, *][2..3]', 'a[i, *][(2..3)]'],
    ['f()', 'f()'],
    ['f(a, [b, c], {})', 'f(a, [b, c], {})'],
    ["nation.Dane = 'Pall Mall'", "(nation.Dane = 'Pall Mall')"],
    ['\'it\'\'s\' = "a "" b"', "('it's' = 'a \" b')"],
    [
      'sum(w[i] * x[i] for i in 1..n if i != k)',
      'sum(<argument: (w[i] * x[i]) for i in (1..n) if (i != k)>)',
    ],
    [
      'forall(x[i] < x[j] for i in 1..n, j in i+1..n)',
      'forall(<argument: (x[i] < x[j]) for i in (1..n) for j in ((i + 1)..n)>)',
    ],
    [
      'x[i] < 3 for i in S if i > 2 for j, k in T',
      '<forall: (x[i] < 3) for i in S if (i > 2) for j k in T>',
    ],
    ['[i * i for i in 1..3]', '<[: (i * i) for i in (1..3)>'],
    ['{i for i in S if i in T}', '<{: i for i in S if (i in T)>'],
    ['a ++ b + 1..2 ++ [c]', '(a ++ ((b + 1)..2) ++ [c])'],
    ['x in a ++ b and c', '((x in (a ++ b)) and c)'],
    ['a + +b', '(a + (+ b))'],
    ['12345678901234567890', '12345678901234567890'],
    ['été_2 + Größe', '(été_2 + Größe)'],
    ['7up = 3rd', '(7up = 3rd)'],
  ])('%s', (text, tree) => expect(read(text)).toEqual({ tree, mistakes: [] }));
});

describe('signs as they are pasted', () => {
  it.each([
    ['３ × ４ − ２ ＝ １０', '(((3 * 4) - 2) = 10)'],
    ['a ÷ b · c', '(a / b * c)'],
    ['a ≤ b ∧ c ∉ S ∨ ¬d', '(((a <= b) and (c not in S)) or (not d))'],
    ['a ≠ b → c ≥ d', '((a != b) -> (c >= d))'],
    ['a ⇔ b', '(a <-> b)'],
    ['“8h” < ‘9h’', "('8h' < '9h')"],
    ['（a＋b）＊２', '((a + b) * 2)'],
    ['a\u00a0+\u3000b', '(a + b)'],
  ])('%s', (text, tree) => expect(read(text)).toEqual({ tree, mistakes: [] }));
});

describe('names and keywords', () => {
  const declaring = (...names: string[]) => ({
    ...plainDialect,
    declares: (name: string): boolean => names.includes(name),
  });

  it('a declared name is no keyword', () => {
    expect(read('mod = in + 1', declaring('mod', 'in')).tree).toBe('(mod = (in + 1))');
  });
  it('a function is one only before a bracket', () => {
    expect(read('sum = sum (x)').tree).toBe('(sum = sum(x))');
  });
  it('a dialect may have no keywords, ^ as a power, and words of its own', () => {
    const letters = {
      declares: () => false,
      keywords: false,
      caret: true,
      word: (text: string, at: number): number => {
        const shape = /[\p{L}\d?]*\p{L}[\p{L}\d?]*|\?[\d?]*/uy;
        shape.lastIndex = at;
        return shape.exec(text)?.[0].length ?? 0;
      },
    };
    expect(read('IF * or = DIV ^ 2 + A1?', letters)).toEqual({
      tree: '((IF * or) = ((DIV ** 2) + A1?))',
      mistakes: [],
    });
  });
});

describe('mistakes', () => {
  it.each([
    ['x + = 3', [['operand-missing', '=']]],
    ['x +', [['operand-missing', '+']]],
    ['a b = 3', [['operator-missing', 'b']]],
    ['red is next to blue', [['operator-missing', 'is']]],
    [
      '2 x y z = 3',
      [
        ['operator-missing', 'x'],
        ['operator-missing', 'y'],
      ],
    ],
    [
      'a b 2 c',
      [
        ['operator-missing', 'b'],
        ['operator-missing', 'c'],
      ],
    ],
    [
      'f(a b, c d)',
      [
        ['operator-missing', 'b'],
        ['operator-missing', 'd'],
      ],
    ],
    ['(a + b', [['bracket-not-closed', '(']]],
    ['((a + b', [['bracket-not-closed', '(']]],
    ['(a + [1, 2)', [['bracket-not-closed', '[']]],
    [
      'a + b) + c) = 3',
      [
        ['bracket-not-opened', ')'],
        ['bracket-not-opened', ')'],
      ],
    ],
    [
      'x = 3) + (4',
      [
        ['bracket-not-opened', ')'],
        ['bracket-not-closed', '('],
      ],
    ],
    [
      'x && y || !z',
      [
        ['foreign-sign', '&&'],
        ['foreign-sign', '||'],
        ['foreign-sign', '!'],
      ],
    ],
    [
      'x := 3 and a <=> b',
      [
        ['foreign-sign', ':='],
        ['foreign-sign', '<=>'],
      ],
    ],
    [
      '1.5 < x and 2 y = 3',
      [
        ['decimal-number', '1.5'],
        ['operator-missing', 'y'],
      ],
    ],
    ['x § y', [['unknown-character', '§']]],
    ['a implies b or c', [['foreign-sign', 'implies']]],
    ['f(x for i in 1..3 where not i = 2)', [['foreign-sign', 'where']]],
    ['x in 1 to n', [['foreign-sign', 'to']]],
    ['f(i in s where i > 1)(x[i]) = 2', [['loop-in-front', 'f(i in s where i > 1)(x[i])']]],
    ['f(x in s)', []],
    ['implies = where + to + iff', []],
    ['red is next to blue', [['operator-missing', 'is']]],
    ['go to school', [['operator-missing', 'to']]],
    ["x = 'Pall", [['unclosed-quote', "'"]]],
    [
      'x if y else z',
      [
        ['unexpected-sign', 'if'],
        ['unexpected-sign', 'else'],
      ],
    ],
    ['if x then 3', [['then-missing', 'if']]],
    ['1..3..5', [['chained-range', '..']]],
    ['f(x for)', [['generator-expected', ')']]],
    ['f(a, b for i in 1..3)', [['comprehension-not-alone', 'b for i in 1..3']]],
    ['a != b != c', [['chained-not-equal', 'a != b != c']]],
    ['', [['empty-expression', '']]],
  ])('%s', (text, mistakes) => expect(read(text).mistakes).toEqual(mistakes));
});

describe('any text', () => {
  it('is read without throwing, and right ones leave no hole', () => {
    const unit = fc.constantFrom(
      ...'ab x12 +-*/%=<>!&()[]{},.\'"',
      ' in ',
      ' for ',
      ' if ',
      ' then ',
      ' else ',
      ' not ',
      '..',
      '**',
      '÷',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const { tree, mistakes } = read(units.join(''));
        if (mistakes.every(([code]) => code === 'chained-not-equal'))
          expect(tree).not.toContain('?');
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 5000) },
    );
  });

  it.each([
    ['brackets', '('.repeat(50_000)],
    ['signs', `${'-'.repeat(50_000)}1`],
    ['lists', '['.repeat(300) + ']'.repeat(300)],
    ['indices', `a${'[1]'.repeat(10_000)}`],
    ['implications', `a${' -> a'.repeat(10_000)}`],
    ['powers', `a${' ** a'.repeat(10_000)}`],
    ['choices', 'if a then '.repeat(5000)],
    ['quotients', `a${' // a'.repeat(5000)}`],
    ['equivalences', `a${' <-> a'.repeat(5000)}`],
  ])('nested too deeply says so once: %s', (_name, text) => {
    const reports = new Reports();
    parseExpression(atomOf(text), reports);
    expect(reports.list.map(({ code }) => code)).toEqual(['expression-too-deep']);
  });

  it.each(['+', '++'])('may be a long chain of %s', (sign) => {
    const reports = new Reports();
    const tree = parseExpression(atomOf(`a${` ${sign} a`.repeat(50_000)}`), reports);
    expect(reports.list).toEqual([]);
    expect(tree.kind === 'operations' && tree.rest.length).toBe(50_000);
  });
});
