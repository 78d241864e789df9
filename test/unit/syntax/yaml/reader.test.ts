// What the reader makes of YAML: the same values as the library where that cuts nothing, and the place of each character.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify, type ToStringOptions } from 'yaml';
import { type Node, spanWithin } from '../../../../src/syntax/node.ts';
import { readYaml, readYamlNode } from '../../../../src/syntax/yaml/reader.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';

/** The tree as plain values; quoted and unquoted scalars alike. */
function plain(node: Node | undefined): unknown {
  if (!node) return undefined;
  if (node.kind === 'atom') return node.text;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plain(value)]));
}

function read(text: string): { readonly value: unknown; readonly codes: readonly string[] } {
  const reports = new Reports();
  const node = readYamlNode({ name: 'test.yaml', text }, 0, reports);
  return { value: plain(node), codes: reports.list.map(({ code }) => code) };
}

describe('values', () => {
  it.each([
    [
      'labels are what stands there',
      'a: [NO, on, 12e03, 010, +12, ~, null, 1_000, 0x1f]\n',
      {
        a: ['NO', 'on', '12e03', '010', '+12', '~', 'null', '1_000', '0x1f'],
      },
    ],
    [
      'a block may begin further in than it goes on',
      'a: |\n      12\n  x  3\n\n   ---\nb:\n  - |-\n       c\n     d\n  - e\nf: |\n  g\n  # h\n',
      { a: '    12\nx  3\n\n ---\n', b: ['  c\nd', 'e'], f: 'g\n# h\n' },
    ],
    [
      'a comment further out ends a block',
      'a: |\n    b\n  # comment\nc: d\n',
      { a: 'b\n', c: 'd' },
    ],
    [
      'commas inside brackets do not part',
      'answer: [q[1], q[2]]\nb: {not: next_to(a, b)}\n',
      {
        answer: ['q[1]', 'q[2]'],
        b: { not: 'next_to(a, b)' },
      },
    ],
    [
      'an expression may begin with a quoted word or a bracket in a list',
      "a: ['b c' = d, [1, 2] = e, {1} != f]\n",
      {
        a: ["'b c' = d", '[1, 2] = e', '{1} != f'],
      },
    ],
    [
      'sets and ranges in a mapping',
      'v: {x[1..3, 2]: {1, 3}, y : 1..9}\n',
      {
        v: { 'x[1..3, 2]': { 1: '', 3: '' }, y: '1..9' },
      },
    ],
    [
      'brackets that nothing closes are text',
      'a: [:), "]", (b, c]\n',
      { a: [':)', ']', '(b', 'c'] },
    ],
    [
      'comments and line breaks in a list',
      'a: [1, # one\n  b\n  c, 3] # end\n',
      { a: ['1', 'b c', '3'] },
    ],
    ['apostrophes do not begin a quote', "a: [it's, o'clock]\n", { a: ["it's", "o'clock"] }],
    ['a blank and # inside a quoted word', "a: [x = 'b # c', d]\n", { a: ["x = 'b # c'", 'd'] }],
    [
      'two pairs of brackets in an item, and keys behind the list',
      'a: [x = b[0] + b[1], # one\n  sum([x, b[0]]) = b[1]]\nc: [d]\ne:\n  - f: [g[1] + g[2]]\n    h: i\n',
      {
        a: ['x = b[0] + b[1]', 'sum([x, b[0]]) = b[1]'],
        c: ['d'],
        e: [{ f: ['g[1] + g[2]'], h: 'i' }],
      },
    ],
    [
      'JSON',
      '{"a": "b:c", "n":[1,[2,3]], "e":"", "u":"\\u00e9\\n"}',
      {
        a: 'b:c',
        n: ['1', ['2', '3']],
        e: '',
        u: 'é\n',
      },
    ],
    [
      'anchors and aliases',
      'a: &x [1, 2]\nb: *x\nc: {d: *x}\n',
      {
        a: ['1', '2'],
        b: ['1', '2'],
        c: { d: ['1', '2'] },
      },
    ],
    [
      'block scalars',
      'a: |\n   x\n    y\nb: >-\n  one\n  two\n\n  three\n',
      {
        a: 'x\n y\n',
        b: 'one two\nthree',
      },
    ],
    ['CR LF and a byte order mark', '\uFEFFa: b\r\nc:\r\n  - d\r\n', { a: 'b', c: ['d'] }],
    ['text in NFC', 'a: Cafe\u0301\n', { a: 'Café' }],
  ])('%s', (_name, text, value) => {
    expect(read(text)).toEqual({ value, codes: [] });
  });

  it('are those of the library for what the library writes', () => {
    const word = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.normalize('NFC'));
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        word,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(
          word.filter((text) => text !== '' && text !== '<<' && !/^[-+]?\d+$/.test(text)),
          tie('value'),
          { maxKeys: 4 },
        ),
      ),
    }));
    const style = fc.record({
      blockQuote: fc.constantFrom(true, false, 'literal' as const, 'folded' as const),
      defaultStringType: fc.constantFrom(
        'PLAIN' as const,
        'QUOTE_DOUBLE' as const,
        'QUOTE_SINGLE' as const,
      ),
      lineWidth: fc.constantFrom(0, 20, 80),
      indent: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(tree.value, { minLength: 1, maxLength: 4 }), style, (value, options) => {
        const text = stringify({ top: value }, options);
        fc.pre(
          JSON.stringify(parse(text, { schema: 'failsafe' })) === JSON.stringify({ top: value }),
        );
        expect(read(text).value).toEqual({ top: value });
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 600) },
    );
  });

  it('are those of the library for JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), (text) => {
        const expected = parse(text, { schema: 'failsafe' });
        fc.pre(typeof expected === 'object' && expected !== null);
        const known = JSON.stringify(expected).normalize('NFC');
        const found = read(text);
        // Keys that mean the same number, and << are mistakes here.
        fc.pre(found.codes.length === 0);
        expect(JSON.stringify(found.value)).toEqual(known);
      }),
      { numRuns: 300 },
    );
  });
});

describe('places', () => {
  /** The source text of each character of the scalar behind the first key. */
  function characters(text: string): readonly string[] {
    const root = readYaml({ name: 'test.yaml', text }, 0, new Reports());
    const atom = root?.entries[0]?.value;
    if (atom?.kind !== 'atom') throw new Error('no scalar');
    return [...atom.text].map((_, i) => {
      const { start, end } = spanWithin(atom, i, i + 1);
      return text.slice(start, end);
    });
  }

  it.each([
    ['plain', 'a: x + y\n', [...'x + y']],
    ['plain over lines', 'a: x +\n   y\n', ['x', ' ', '+', '\n', 'y']],
    ['single quotes', "a: 'it''s'\n", ['i', 't', "'", 's']],
    ['double quotes', 'a: "x\\u0041\\ty"\n', ['x', '\\', '\\', 'y']],
    ['a literal block', 'a: |\n  xy\n  z\n', ['x', 'y', '\n', 'z', '\n']],
    ['a folded block', 'a: >-\n  x\n  y\n', ['x', '\n', 'y']],
    ['a flow list behind a comment', 'a: "[x]"\n', ['[', 'x', ']']],
  ])('%s', (_name, text, expected) => expect(characters(text)).toEqual(expected));

  it('of all that is no blank point at that character, or at the escape that means it', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab =[]{}:#\'"\n\t\\é,-'), maxLength: 20 });
    const type = fc.constantFrom(
      'PLAIN',
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'BLOCK_LITERAL',
      'BLOCK_FOLDED',
    );
    const check = (value: string, style: string, lineWidth: number): void => {
      const source = stringify({ a: value }, optionsOf(style, lineWidth));
      // What the library writes is not always read by it as the same.
      fc.pre(parse(source, { schema: 'failsafe' }).a === value);
      const root = readYaml({ name: 'test.yaml', text: source }, 0, new Reports());
      const atom = root?.entries[0]?.value;
      if (atom?.kind !== 'atom') throw new Error(`no scalar in ${source}`);
      expect(atom.text).toBe(value);
      for (const [i, character] of [...value].entries()) {
        const found = source[spanWithin(atom, i, i + 1).start] ?? '';
        const fits = /\s/.test(character) || found === character || (found === '\\' && atom.quoted);
        if (!fits) throw new Error(`${character} at ${i} is said to be ${found} in ${source}`);
      }
    };
    fc.assert(fc.property(text, type, fc.constantFrom(0, 12), check), {
      numRuns: Number(process.env['FUZZ_RUNS'] ?? 1000),
    });
  });

  function optionsOf(style: string, lineWidth: number): ToStringOptions {
    if (!style.startsWith('BLOCK')) return { defaultStringType: style as 'PLAIN', lineWidth };
    return { blockQuote: style === 'BLOCK_LITERAL' ? 'literal' : 'folded', lineWidth };
  }
});

describe('any text', () => {
  it('is read without throwing, and what is wrong has a place', () => {
    const unit = fc.constantFrom(...'ab:-#&*!|>%@`\'"[]{},?\n\n\t  =1.\uFEFF\r');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const reports = new Reports();
        const node = readYaml({ name: 'test.yaml', text }, 0, reports);
        if (!node) expect(reports.errors).toBeGreaterThan(0);
        for (const { span } of reports.list) {
          expect(span?.start).toBeGreaterThanOrEqual(0);
          expect(span?.end).toBeLessThanOrEqual(Math.max(text.length + 1, 1));
        }
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 3000) },
    );
  });

  it('that is deep, long or full of aliases is refused in a moment', () => {
    const bomb = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]'];
    for (let i = 1; i < 9; i++) {
      bomb.push(
        `a${i}: &a${i} [${Array(10)
          .fill(`*a${i - 1}`)
          .join(',')}]`,
      );
    }
    const began = performance.now();
    expect(read(`a: ${'['.repeat(50_000)}`).codes).toContain('yaml-unclosed-bracket');
    expect(read(`a: ${'['.repeat(3000)}${']'.repeat(3000)}`).codes).toContain('yaml-too-deep');
    expect(read(`a: ["${'('.repeat(50_000)}"]`).codes).toEqual([]);
    expect(read(bomb.join('\n')).codes).toContain('yaml-aliases-too-many');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
