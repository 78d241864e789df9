// A sample of the logic grids of a corpus (corpora/logic-grid.yaml), each with its known answer. CORPUS=all takes them all.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { answersOf, puzzleOf } from './puzzle.ts';

interface Relation {
  readonly rel: string;
  readonly of: readonly Relation[];
  readonly items: readonly string[];
  readonly [argument: string]: unknown;
}

interface Grid {
  readonly id: string;
  readonly positions: readonly number[];
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly clues: readonly Relation[];
  readonly answer: {
    readonly count: number | string;
    readonly solution?: Readonly<Record<string, readonly string[]>>;
  };
}

const quoted = (word: unknown): string => `'${String(word).replaceAll("'", "''")}'`;

/** The relations of the corpus; neighbours there are a difference of 1 in value, not in the order. */
const translations: Readonly<
  Record<string, (c: Relation, at: (side: string) => string) => string>
> = {
  same: (_, at) => `${at('a')} = ${at('b')}`,
  not_same: (_, at) => `${at('a')} != ${at('b')}`,
  at: (c, at) => `${at('a')} = ${c['pos']}`,
  not_at: (c, at) => `${at('a')} != ${c['pos']}`,
  at_end: (_, at) => `first(${at('a')}) or last(${at('a')})`,
  left_of: (_, at) => `left_of(${at('a')}, ${at('b')})`,
  immediately_left_of: (_, at) => `${at('b')} - ${at('a')} = 1`,
  next_to: (_, at) => `abs(${at('a')} - ${at('b')}) = 1`,
  offset: (c, at) => `${at('a')} = ${at('b')} + ${c['by']}`,
  distance: (c, at) => `abs(${at('a')} - ${at('b')}) = ${c['n']}`,
  between: (_, at) => `${at('lo')} < ${at('a')} < ${at('hi')}`,
  one_of: (c, at) => `${at('a')} in {${(c['pos'] as readonly number[]).join(', ')}}`,
  all_different: (c) => `alldifferent([${c.items.map(quoted).join(', ')}])`,
  pair: (_, at) => {
    const [a, b, x, y] = ['a', 'b', 'c', 'd'].map(at);
    return `${a} != ${b} and ((${a} = ${x} and ${b} = ${y}) or (${a} = ${y} and ${b} = ${x}))`;
  },
  either: (c) => `(${c.of.map(clueOf).join(') or (')})`,
  xor: (c) => `exactly(1, [${c.of.map(clueOf).join(', ')}])`,
  all: (c) => `(${c.of.map(clueOf).join(') and (')})`,
};

function clueOf(relation: Relation): string {
  const translate = translations[relation.rel];
  if (!translate) throw new Error(`no translation for ${relation.rel}`);
  return translate(relation, (side) => quoted(relation[side]));
}

const corpus = new URL('../../../../../shared/corpora/logic-grid.yaml', import.meta.url);
const isThere = existsSync(corpus);
const all: readonly Grid[] = isThere ? parse(readFileSync(corpus, 'utf8')) : [];
const step = process.env['CORPUS'] === 'all' ? 1 : 6;
const sample = all.filter(({ answer }, i) => i % step === 0 && typeof answer.count === 'number');

describe.skipIf(!isThere)('logic grids of the corpus', () => {
  it.each(sample)('$id', async ({ positions, categories, clues, answer }) => {
    const text = stringify({
      puzzle: 'zebra',
      places: positions,
      categories,
      clues: clues.map(clueOf),
    });
    const answers = await answersOf(puzzleOf(text));
    expect(answers.length).toBe(answer.count);
    if (answer.solution) expect(answers).toEqual([answer.solution]);
  });
});
