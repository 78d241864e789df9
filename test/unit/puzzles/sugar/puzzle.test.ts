// What a puzzle made of an s-expression file offers: fields, expressions given later, the drawing, keys, printed names.
import { describe, expect, it } from 'vitest';
import { meaningOfFormula, meaningOfTerm } from '../../../../src/model/evaluate.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { printedVariables } from '../../../../src/puzzles/sugar/printed-variables.ts';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';
import type { Sources } from '../../../../src/text/source.ts';

function compiled(text: string): { readonly puzzle: Puzzle; readonly sources: Sources } {
  const sources = [
    { name: 'before', text: '' },
    { name: 'test.sugar', text },
  ];
  const result = compileSugar(1, sources);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return { puzzle: result.value, sources };
}

function errors(text: string): readonly Diagnostic[] {
  const result = compileSugar(0, [{ name: 'test.sugar', text }]);
  return result.ok ? [] : result.diagnostics;
}

const plain = { color: false, width: 80 };

describe('fields', () => {
  const { puzzle } = compiled(
    '(bool v)(int v 0 9)(int w 0 9)(bool p)(relation r 1 (supports (3)))',
  );
  const at = [1, 7, 8, 0];

  it('are the variables in the order of declaration, with their values', () => {
    expect(puzzle.family).toBe('sugar');
    expect(puzzle.fields.map((field) => [field.name, field.read(at)])).toEqual([
      ['v:bool', true],
      ['v', 7],
      ['w', 8],
      ['p', false],
    ]);
  });

  it('are found by name, and a near name is offered otherwise', () => {
    const found = puzzle.field('v:bool');
    expect(found.ok && found.value.variables).toEqual([0]);
    const missing = compiled('(int width 0 1)').puzzle.field('widht');
    expect(missing.ok ? [] : missing.diagnostics.map(({ help }) => help)).toEqual([
      'did you mean width?',
    ]);
  });

  it('are the projected ones, in their order, where there is a projection', () => {
    const { puzzle: projected } = compiled('(int a 0 1)(int b 0 1)(int c 0 1)(project c a)');
    expect(projected.fields.map(({ name }) => name)).toEqual(['c', 'a']);
    expect(projected.field('b').ok).toBe(true);
    expect(projected.model.answer).toEqual([2, 0]);
  });
});

describe('expressions given later', () => {
  const { puzzle, sources } = compiled(
    '(int x 0 9)(int y 0 9)(bool p)(predicate (q t) (= t x))(relation r 1 (supports (3)))',
  );

  it('see the names, predicates and relations of the file', () => {
    const term = puzzle.term('(+ x (* 2 y))');
    expect(term.ok && meaningOfTerm(term.value)([3, 4, 0])).toBe(11);
    expect(puzzle.term('y')).toMatchObject({ ok: true, value: { kind: 'variable', id: 1 } });
    const formula = puzzle.formula('(and p (q 3) (r x))');
    expect(formula.ok && meaningOfFormula(formula.value)([3, 4, 1])).toBe(true);
    expect(formula.ok && meaningOfFormula(formula.value)([4, 4, 1])).toBe(false);
  });

  it('are sources of their own, so that what is wrong with them has a place', () => {
    const before = sources.length;
    const wrong = puzzle.term('(+ x z)');
    expect(sources.length).toBe(before + 1);
    expect(sources[before]?.text).toBe('(+ x z)');
    expect(wrong.ok ? undefined : wrong.diagnostics[0]).toMatchObject({
      code: 'sugar-unknown-name',
      span: { file: before, start: 5, end: 6 },
    });
  });

  it('show a mistake in the body of a predicate with the file it stands in', () => {
    const text = '(predicate (q t) (= t z))';
    const other = compiled(text);
    const wrong = other.puzzle.formula('(q 1)');
    const [first] = wrong.ok ? [] : wrong.diagnostics;
    expect(first?.span).toEqual({ file: 1, start: text.indexOf('z'), end: text.indexOf('z') + 1 });
    expect(first?.notes).toEqual([
      { span: { file: 2, start: 0, end: 5 }, message: 'in this call of q' },
    ]);
  });

  it.each([
    ['', 'sugar-one-expression'],
    ['x y', 'sugar-one-expression'],
    ['(+ x', 'sexpr-unclosed-bracket'],
    ['p', 'sugar-formula-as-number'],
    ['(int z 0 1)', 'sugar-definition-inside'],
  ])('refuse %j', (text, code) => {
    const result = puzzle.term(text);
    expect(result.ok ? [] : result.diagnostics.map((diagnostic) => diagnostic.code)).toEqual([
      code,
    ]);
  });
});

describe('the drawing', () => {
  it('puts the values below each other', () => {
    const { puzzle } = compiled('(int a -10 10)(int longer 0 9)(bool p)');
    expect(puzzle.draw([-10, 3, 1], plain)).toBe(
      ['a      = -10', 'longer = 3', 'p      = true'].join('\n'),
    );
    expect(compiled('(int 高 0 1)(int ab 0 1)').puzzle.draw([0, 1], plain)).toBe('高 = 0\nab = 1');
    expect(compiled('').puzzle.draw([], plain)).toBe('');
  });

  it('uses columns where there are many, filled from the top', () => {
    const count = 30;
    const text = Array.from({ length: count }, (_, i) => `(int x${i + 10} 0 9)`).join('');
    const at = Array.from({ length: count }, (_, i) => i % 10);
    const { puzzle } = compiled(text);
    const lines = puzzle.draw(at, { color: false, width: 30 }).split('\n');
    expect(lines.length).toBe(10);
    expect(lines[0]).toBe('x10 = 0    x20 = 0    x30 = 0');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(30);
    expect(
      puzzle.draw(at, { color: false, width: Number.POSITIVE_INFINITY }).split('\n').length,
    ).toBe(4);
    expect(puzzle.draw(at, { color: false, width: 3 }).split('\n').length).toBe(count);
  });
});

describe('answer keys', () => {
  it('are the names on # lines, each once', () => {
    const { puzzle } = compiled('#a p\n(int a 0 1)(bool p)(bool a)\n#a "a:bool"');
    expect(puzzle.keys).toEqual(['a', 'p', 'a:bool']);
    expect(compiled('(int a 0 1)').puzzle.keys).toBeUndefined();
  });
});

describe('unknown answer keys', () => {
  it('are reported each, but a line that looks like a comment once', () => {
    const text = '(int a 0 1)\n# my first puzzle\n#a b c\r\n#d\r# the end';
    const found = errors(text).map(({ span }) => text.slice(span?.start, span?.end));
    expect(found).toEqual(['my', 'b', 'c', 'd', 'the']);
  });
});

describe('what Sugar prints', () => {
  it('is numbers, then booleans, without hidden names', () => {
    const { puzzle } = compiled(
      '(bool q)(int b 0 1)(int _h 0 1)(bool p)(int a 0 1)(bool _i)(int $I1 0 1)(int $x 0 1)',
    );
    expect(printedVariables(puzzle.model).map(({ name }) => name)).toEqual([
      'b',
      'a',
      '$x',
      'q',
      'p',
    ]);
  });
});

describe('assertions', () => {
  it("carry the author's words on one line, and their place", () => {
    const text = '(int x 0 3)\n(or (= x 1) ; one\n    (= x 3)\n)\n(= x 3)';
    const { puzzle } = compiled(text);
    const [first, second] = puzzle.model.assertions;
    expect([first?.words, second?.words]).toEqual(['(or (= x 1) (= x 3))', '(= x 3)']);
    expect(text.slice(second?.span?.start, second?.span?.end)).toBe('(= x 3)');
    expect(first?.implicit).toBe(false);
  });

  it('keep quoted names in the words as they are', () => {
    const { puzzle } = compiled('(int "a  ; b" 0 3)\n(=\n"a  ; b" 1)');
    expect(puzzle.model.assertions[0]?.words).toBe('(= "a  ; b" 1)');
  });
});

describe('many mistakes', () => {
  it('are reported in the order of the text, up to a hundred', () => {
    const found = errors("(int x 3 1)\n(= x y)\n(int z' 0 1)\n(or x)");
    expect(found.map(({ code }) => code)).toEqual([
      'sugar-empty-domain',
      'sugar-unknown-name',
      'sexpr-bad-character',
      'sugar-number-as-formula',
    ]);
    const many = errors('(= x 1)\n'.repeat(500));
    expect(many.length).toBe(101);
    expect(many.at(-1)).toMatchObject({
      code: 'sugar-too-many-errors',
      message: '400 more mistakes left out',
    });
  });

  it('do not hide an error behind warnings', () => {
    const found = errors(`(int a 0 9)${'(!= a 1.5)'.repeat(200)}(= a b)`);
    expect(found.map(({ code }) => code)).toEqual([
      ...Array<string>(10).fill('sexpr-decimal'),
      'sugar-unknown-name',
      'sugar-more-warnings',
    ]);
  });
});
