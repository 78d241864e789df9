// The logic grids of a corpus (corpora/logic-grid.yaml) as zebra puzzles.
import { existsSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

interface Relation {
  readonly rel: string;
  readonly of: readonly Relation[];
  readonly items: readonly string[];
  readonly [argument: string]: unknown;
}

export interface Grid {
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

const corpus = new URL('../../../shared/corpora/logic-grid.yaml', import.meta.url);
export const isThere: boolean = existsSync(corpus);
/** All of them; none where the corpus is not there. */
export const logicGrids: readonly Grid[] = isThere ? parse(readFileSync(corpus, 'utf8')) : [];

/** The puzzle as a file says it, with more clues behind its own. */
export function gridText(
  { positions, categories, clues }: Grid,
  ...more: readonly string[]
): string {
  return stringify({
    puzzle: 'zebra',
    places: positions,
    categories,
    clues: [...clues.map(clueOf), ...more],
  });
}
