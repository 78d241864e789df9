// What the reader of s-expressions makes of a text: items, numbers, aliases, places, and what it says about mistakes.
import { describe, expect, it } from 'vitest';
import type { Node } from '../../../../src/syntax/node.ts';
import { type Reading, readSexpr } from '../../../../src/syntax/sexpr/parser.ts';

/** A tree as text: numbers as they are, symbols in their canonical spelling, quoted names in quotes. */
function shown(node: Node): string {
  if (node.kind === 'list') return `(${node.items.map(shown).join(' ')})`;
  if (node.kind === 'mapping') return '{}';
  if (node.number !== undefined) return String(node.number);
  return node.quoted ? JSON.stringify(node.text) : node.text;
}

function read(text: string): Reading {
  return readSexpr({ name: 'test', text }, 0);
}

function tree(text: string): string {
  return read(text).document.statements.map(shown).join(' ');
}

/** Each diagnostic as its code and the text that it points at. */
function said(text: string): readonly string[] {
  return read(text).diagnostics.map(
    ({ code, span }) => `${code} ${JSON.stringify(text.slice(span?.start, span?.end))}`,
  );
}

describe('numbers', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['007', '7'],
    ['-12', '-12'],
    ['9007199254740993', '9007199254740993'],
    ['-123456789012345678901234567890', '-123456789012345678901234567890'],
    ['-5-3', '-5 -3'],
    ['5-3', '5 -3'],
    ['1x', '1 x'],
    ['1e5', '1 e5'],
    ['+5', '+5'],
    ['a-5', 'a-5'],
    ['a.5', 'a.5'],
  ])('%s is %s', (text, expected) => {
    expect(tree(text)).toBe(expected);
  });

  it.each([
    ['2.9', '2'],
    ['-2.9', '-2'],
    ['.5', '0'],
    ['-.5', '0'],
    ['.', '0'],
    ['3.', '3'],
  ])('%s is cut to %s, with a warning', (text, expected) => {
    expect(tree(text)).toBe(expected);
    expect(said(text)).toEqual([`sexpr-decimal ${JSON.stringify(text)}`]);
  });

  it('warns where two items stick together', () => {
    expect(said('(a 1x 1.5.2)')).toEqual([
      'sexpr-glued-items "1x"',
      'sexpr-decimal "1.5"',
      'sexpr-decimal ".2"',
      'sexpr-glued-items "1.5.2"',
    ]);
    expect(said('(a -x)')).toEqual([]);
  });
});

describe('symbols', () => {
  it('rewrites every alias, also where it is a name', () => {
    expect(tree('! && || => = != <= < >= > + * / % wsum')).toBe(
      'not and or imp eq ne le lt ge gt add mul div mod weightedsum',
    );
    expect(tree('(int * 0 3)')).toBe('(int mul 0 3)');
  });

  it('leaves everything else as it is', () => {
    expect(tree('== ^ <> | & ** x[0] a.b $x Wsum a+b true')).toBe(
      '== ^ <> | & ** x[0] a.b $x Wsum a+b true',
    );
  });

  it('reads a minus sign that no digit follows as an item', () => {
    expect(tree('(= y -x)')).toBe('(eq y sub x)');
    expect(tree('(-x)')).toBe('(neg x)');
    expect(tree('(->)')).toBe('(neg gt)');
    expect(tree('a-b')).toBe('a-b');
  });

  it('makes a negation of a list of two', () => {
    expect(tree('(- 3) (sub x) (- x y) (-) ("-" x)')).toBe(
      '(neg 3) (neg x) (sub x y) (sub) ("-" x)',
    );
  });

  it('takes every character beyond ASCII for a letter, and says so where it looks blank', () => {
    expect(tree('高さ\u3000x')).toBe('高さ\u3000x');
    expect(said('(int a\u00A00 1)')).toEqual(['sexpr-blank-letter "a\u00A00"']);
    expect(said('(b\u200B) (c\u200B)')).toEqual(['sexpr-blank-letter "b\u200B"']);
  });

  it('normalises names', () => {
    expect(tree('e\u0301te\u0301 "e\u0301"')).toBe('\u00E9t\u00E9 "\u00E9"');
  });

  it('refuses other characters, a run of them once', () => {
    expect(said("(int x' 0 {3}) ~~ :")).toEqual([
      'sexpr-bad-character "\'"',
      'sexpr-bad-character "{"',
      'sexpr-bad-character "}"',
      'sexpr-bad-character "~~"',
      'sexpr-bad-character ":"',
    ]);
    expect(said('a \x7F')).toEqual(['sexpr-bad-character "\x7F"']);
  });

  it('warns of half a character and of the replacement character, once', () => {
    expect(said('(a\uD800 b)')).toEqual(['sexpr-damaged-character "a\\ud800"']);
    expect(said('("\uDC00")')).toEqual(['sexpr-damaged-character "\\"\\udc00\\""']);
    expect(said('(b\uFFFD \uFFFD)')).toEqual(['sexpr-damaged-character "b\uFFFD"']);
    expect(said('😀')).toEqual([]);
  });
});

describe('quoted names', () => {
  it('are never numbers, aliases or words, and a quote inside is doubled', () => {
    expect(tree('("+" "12" "Pall Mall" "say ""hi""" "" "; (")')).toBe(
      '("+" "12" "Pall Mall" "say \\"hi\\"" "" "; (")',
    );
  });

  it('end on their line', () => {
    expect(said('(int "Pall 0 3)\n(int y 0 1)')).toEqual(['sexpr-unclosed-quote "\\""']);
    expect(tree('(int "Pall 0 3)\n(int y 0 1)')).toBe('(int "Pall" 0 3) (int y 0 1)');
    expect(said('(int "a""')).toContain('sexpr-unclosed-quote "\\""');
  });
});

describe('blanks and comments', () => {
  it('ends a comment with any line end', () => {
    expect(tree('a ; b (\nc ; d\rE ; f\r\ng')).toBe('a c E g');
  });

  it('skips a byte order mark at the start', () => {
    expect(tree('\uFEFF(a)')).toBe('(a)');
    expect(read('\uFEFF#a\n').document.keys?.map(({ text }) => text)).toEqual(['a']);
  });

  it('counts control characters as blanks and says so once', () => {
    expect(tree('a\0b\u0001c\u000Bd')).toBe('a b c d');
    expect(said('a\0b\u0001c\u000Bd')).toEqual(['sexpr-control-character "\\u0000"']);
  });
});

describe('lists', () => {
  it('melts add, and, or into a list around them with the same head', () => {
    expect(tree('(+ (+ a (+ b) (+)) (* (+ c d)) (add e))')).toBe('(add a b (mul (add c d)) e)');
    expect(tree('(and p (&& q (or r (|| s))))')).toBe('(and p q (or r s))');
    expect(tree('(max (max a b) c) (and "and" ("and" p))')).toBe(
      '(max (max a b) c) (and "and" ("and" p))',
    );
    expect(tree('(+ ((+ a)) (and (+ b)))')).toBe('(add ((add a)) (and (add b)))');
  });

  it('reads any depth', () => {
    const deep = 200_000;
    const chain = `${'(+ '.repeat(deep)}a${' b)'.repeat(deep)}`;
    const [sum] = read(chain).document.statements;
    expect(sum?.kind === 'list' ? sum.items.length : 0).toBe(deep + 2);
    expect(read(`${'(not '.repeat(deep)}p${')'.repeat(deep)}`).diagnostics).toEqual([]);
  });

  it('knows the place of each item', () => {
    const text = '(int  高 0\n 3)';
    const [list] = read(text).document.statements;
    const items = list?.kind === 'list' ? list.items : [];
    expect([list, ...items].map((node) => text.slice(node?.span.start, node?.span.end))).toEqual([
      text,
      'int',
      '高',
      '0',
      '3',
    ]);
  });
});

describe('brackets that do not match', () => {
  it('reports a closing one each', () => {
    expect(said('(a)) b)')).toEqual(['sexpr-unopened-bracket ")"', 'sexpr-unopened-bracket ")"']);
    expect(tree('(a)) b')).toBe('(a) b');
  });

  it('points at the opening one and goes on at the next line that may begin a statement', () => {
    const text = '(int x 0 3)\n(= x (+ 1 2)\n(int y 0 1)\n(= y z)';
    const { diagnostics } = read(text);
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([
      ['sexpr-unclosed-bracket', text.indexOf('(=')],
    ]);
    expect(tree(text)).toBe('(int x 0 3) (eq x (add 1 2)) (int y 0 1) (eq y z)');
  });

  it('names the inner ones as notes', () => {
    const [first] = read('(and (or p q\n(int y 0 1)').diagnostics;
    expect(first?.notes.map(({ span }) => span.start)).toEqual([5]);
  });

  it('reports several, and keeps what it said before and after', () => {
    expect(said("(a '\n(b ,\n(c)\n~")).toEqual([
      'sexpr-bad-character "\'"',
      'sexpr-unclosed-bracket "("',
      'sexpr-bad-character ","',
      'sexpr-unclosed-bracket "("',
      'sexpr-bad-character "~"',
    ]);
  });

  it('gives up the rest where nothing seems to begin', () => {
    expect(tree('(a) (b (c) (d)')).toBe('(a)');
    expect(said('(a) (b (c) (d)')).toEqual(['sexpr-unclosed-bracket "("']);
  });

  it('does not take a continuation for a statement', () => {
    expect(said('(and\n  (or p q)\n  (not p))')).toEqual([]);
    expect(tree('  (a\n  (b)\n')).toBe('(a) (b)');
  });

  it('stays linear when nothing is ever closed', () => {
    const began = performance.now();
    expect(read('(\n'.repeat(200_000)).diagnostics.length).toBeLessThan(100);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('answer keys', () => {
  it('stand on lines that begin with #, and add up', () => {
    const { document, diagnostics } = read('(a)\n#a  b\n# c ; no d\n(b)\n#"e f"');
    expect(document.keys?.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'e f']);
    expect(diagnostics).toEqual([]);
    expect(read('#').document.keys).toEqual([]);
    expect(read('(a)').document.keys).toBeUndefined();
  });

  it('may not hold brackets, nor stand elsewhere', () => {
    expect(said('#(a b)\n')).toEqual(['sexpr-bracket-in-keys "("']);
    expect(said('(a #b\n)')).toEqual(['sexpr-bad-character "#"']);
    expect(said('(a\n#b\n)')).toEqual(['sexpr-keys-inside "#"']);
  });
});
