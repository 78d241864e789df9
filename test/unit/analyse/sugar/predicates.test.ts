// Macros: what is said about a mistake inside an expansion, and that it is said once.
import { describe, expect, it } from 'vitest';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';
import type { Span } from '../../../../src/text/source.ts';

function said(text: string): readonly Diagnostic[] {
  const result = compileSugar(0, [{ name: 'test', text }]);
  return result.ok ? result.warnings : result.diagnostics;
}

/** A diagnostic as its own text and the texts of its notes. */
function places(text: string): readonly (readonly string[])[] {
  const at = (span: Span | undefined): string => text.slice(span?.start, span?.end);
  return said(text).map(({ span, notes }) => [
    at(span),
    ...notes.map((note) => `${note.message}: ${at(note.span)}`),
  ]);
}

describe('a mistake in an expansion', () => {
  it('shows the body and the call', () => {
    expect(places('(predicate (f t) (= t z)) (f 1)')).toEqual([['z', 'in this call of f: (f 1)']]);
  });

  it('shows every call on the way, the innermost first', () => {
    const text = '(predicate (f t) (= t z)) (predicate (g t) (not (f t))) (g 1)';
    expect(places(text)).toEqual([['z', 'in this call of f: (f t)', 'in this call of g: (g 1)']]);
  });

  it('in an argument shows the argument, where it is used, and the calls', () => {
    const text = '(bool b) (predicate (f t) (= t 1)) (predicate (g u) (not (f u))) (g b)';
    expect(places(text)).toEqual([
      [
        'b',
        'used here, in the body of f: t',
        'in this call of f: (f u)',
        'in this call of g: (g b)',
      ],
    ]);
  });

  it('is said once, however often the predicate is called', () => {
    expect(places(`(predicate (f t) (= t z)) ${'(f 1) (f 2) '.repeat(50)}`)).toHaveLength(1);
    expect(places('(int a 0 1) (predicate (f t) (= (neg t 1) 0)) (f a) (f 2)')).toHaveLength(1);
  });

  it('shows four calls at most', () => {
    const chain = Array.from({ length: 9 }, (_, i) => `(predicate (p${i + 1} t) (p${i} t))`).join(
      ' ',
    );
    expect(places(`(predicate (p0 t) (= t z)) ${chain} (p9 1)`)[0]).toHaveLength(5);
  });
});

describe('growth', () => {
  it('is allowed as far as the file is long', () => {
    const body = `(predicate (p t) (and ${'(= t 1) '.repeat(30)}))`;
    expect(said(`(int x 0 1) ${body} ${'(p x)'.repeat(20_000)}`)).toEqual([]);
    const table = `(predicate (t x) (extension-supports (x x) (${'(1 *) '.repeat(2000)})))`;
    expect(said(`(int x 0 1) ${table} ${'(t x)'.repeat(400)}`).map(({ code }) => code)).toEqual([
      'sugar-expansion-too-large',
    ]);
    const few = `(predicate (q t) (and ${'(p t) '.repeat(200)})) (predicate (r t) (and ${'(q t) '.repeat(200)}))`;
    const found = said(`(int x 0 1) ${body} ${few} (r x)`);
    expect(found.map(({ code, span }) => [code, span?.end])).toEqual([
      ['sugar-expansion-too-large', `(int x 0 1) ${body} ${few} (r x)`.length],
    ]);
  });
});

describe('recursion', () => {
  it('names the cycle, once', () => {
    const text =
      '(predicate (a x) (or (= x 0) (b x))) (predicate (b x) (not (c x))) (predicate (c x) (a x)) (c 1) (a 2)';
    expect(said(text).map(({ message }) => message)).toEqual([
      'the predicate c calls itself: c -> a -> b -> c',
      'the predicate a calls itself: a -> b -> c -> a',
    ]);
  });

  it('is found where nothing calls, but only where a call would be made', () => {
    expect(
      said('(predicate (a x) (xor (b x) true)) (predicate (b x) (a x))').map(({ code }) => code),
    ).toEqual(['sugar-recursive-predicate']);
    expect(said('(predicate (max a b) (= 1 (max a b)))')).toEqual([]);
    expect(said('(predicate (p x f) (f x))')).toEqual([]);
    // A parameter called like a predicate is none, and a relation called like a connective has terms for arguments.
    expect(said('(predicate (p q x) (q x)) (predicate (q x) (p > x))')).toEqual([]);
    const replaced = '(relation not 1 (supports (1))) (predicate (p x) (not (p x)))';
    expect(said(replaced).map(({ code }) => code)).toEqual(['sugar-overrides-operator']);
  });

  it('is not found in an argument that calls the same predicate', () => {
    const nested = `${'(p '.repeat(100)}true${')'.repeat(100)}`;
    expect(said(`(predicate (p f) (not f)) ${nested}`)).toEqual([]);
  });

  it('goes with the definition that holds when the call is made', () => {
    expect(
      said('(predicate (p x) (q x)) (predicate (q x) (= x 1)) (p 1) (predicate (p x) (= x 2))').map(
        ({ code }) => code,
      ),
    ).toEqual(['sugar-redefined']);
  });
});
