// Inputs that hate us: every text of specs/ with something wrong in it, pieces in any order, and bytes at random.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../../src/backends/native/random.ts';
import type { CompileOptions, Language } from '../../../src/compile.ts';

export interface Hostile {
  readonly language: Language;
  readonly text: string;
  readonly options: CompileOptions;
}

/** What the readers make something of, or had better make nothing of. */
const pieces: readonly string[] = [
  ...'[](){},:#\'"&*!|>%@`?-+=<>./\\^~$; \n\t0aZé□\uFEFF\u00AD\u200B\u202E\u2066\0\u001B\u0085\u2028',
  '\uD800',
  '\uDC00',
  '\u{1F600}',
  ...": | #|- | for i in 1..3| if |..|**|//| in |not |sum(|x|p|''|<<: *a|&a |*a |---\n|%YAML 1.1\n".split(
    '|',
  ),
  ...'__proto__|constructor|toString|hasOwnProperty|null|true|~|.inf|.nan|0x1F|1e400|-0|!!js/function |!!python/object '.split(
    '|',
  ),
  ...'__proto__: |constructor: {|title: |puzzle: |puzzle: zebra\n|puzzle: sudoku\n|puzzle: alphametic\n|puzzle: countdown\n|variables:\n  |constraints:\n  - |enumerations: |parameters: {n: 3}\n|minimize: |maximize: |project: |categories:\n|clues:\n|grid: \\|\n|equation: |numbers: ['.split(
    '|',
  ),
  ...'(int x 0 9)|(bool p)|(domain d 0 9)|(relation r 2 (supports (0 1)))|(predicate (f a) (= a 1))|(objective minimize x)|(alldifferent x y)|(supports|(weighted|(and |(or |(not |(element |(regular |(cumulative ('.split(
    '|',
  ),
  'p cnf 3 2\n',
  '1 -2 0\n',
  'c ind 1 0\n',
  '99999999999999999999',
  '9007199254740993',
  '-9007199254740992..9007199254740992',
  '1..1000000000',
  '[1..3]',
  '10 ** 10 ** 10',
  '2 ** 1000000',
  ' ++ [x] ++ {1, 3}',
  '{a: {a: {a: ',
  '1, '.repeat(100),
  '7'.repeat(500),
];

interface Original {
  readonly language: Language;
  readonly text: string;
}

const languages: Readonly<Record<string, Language>> = {
  yaml: 'yaml',
  json: 'yaml',
  sugar: 'sugar',
  cnf: 'cnf',
};

function originalsIn(folder: string): readonly Original[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      const language = languages[/\.([a-z]+)$/.exec(name)?.[1] ?? ''];
      if (!language || name.includes('.expect.')) return [];
      const text = readFileSync(join(folder, name), 'utf8');
      return text.length < 20_000 ? [{ language, text }] : [];
    });
}

const lines: readonly Original[] = [
  { language: 'alphametic', text: 'SEND + MORE = MONEY' },
  { language: 'alphametic', text: 'A ** B = C; AB * C != DE // 2 % 7' },
  { language: 'countdown', text: '765 1 3 7 10 25 50' },
  { language: 'cnf', text: 'c a comment\np cnf 4 3\n1 -2 0\n3 4\n-1 0\n2 0\n' },
];

/** Makes the inputs of a seed, each by its number alone. */
export class Inputs {
  readonly #originals: readonly Original[];
  readonly #seed: number;

  constructor(folder: string, seed: number) {
    this.#originals = [...originalsIn(folder), ...lines];
    this.#seed = seed;
  }

  input(number: number): Hostile {
    const random = new Random(this.#seed * 7_919 + number * 104_729);
    const { language, text } = pick(random, this.#originals);
    const kind = random.below(10);
    const wrong =
      kind === 0 ? bytes(random) : kind <= 2 ? jumble(random) : this.#changed(random, text);
    const other = random.below(20) === 0 ? pick(random, this.#originals).language : language;
    return { language: other, text: wrong, options: this.#options(random, other) };
  }

  #changed(random: Random, text: string): string {
    let changed = text;
    for (let i = 1 + random.below(4); i > 0; i--) {
      const place = random.below(changed.length + 1);
      const [drop, insert] = this.#change(random, changed);
      changed = changed.slice(0, place) + insert + changed.slice(place + drop);
    }
    return changed;
  }

  /** How much goes at a place, and what comes there. */
  #change(random: Random, text: string): readonly [drop: number, insert: string] {
    switch (random.below(8)) {
      case 0:
        return [random.below(40), ''];
      case 1:
        return [0, pick(random, pieces).repeat(1 + random.below(30))];
      case 2:
        return [random.below(3), stretch(random, text)];
      case 3:
        return [random.below(60), stretch(random, pick(random, this.#originals).text)];
      case 4:
        return [1, String.fromCharCode(random.below(0x1_0000))];
      case 5:
        return [random.below(2), '9'.repeat(1 + random.below(25))];
      default:
        return [random.below(4), pick(random, pieces)];
    }
  }

  /** Now and then with something beside the file. */
  #options(random: Random, language: Language): CompileOptions {
    const chance = random.below(30);
    if (chance === 0) return { language, data: [{ name: 'data.csv', text: jumble(random) }] };
    if (chance === 1) return { language, data: [{ name: 'data.yaml', text: jumble(random) }] };
    if (chance === 2) return { language, minimize: jumble(random) };
    if (chance === 3) return { language, project: [jumble(random)] };
    if (chance === 4) return { language, settings: [{ name: 'n', text: jumble(random) }] };
    return { language };
  }
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}

/** Part of a text. */
function stretch(random: Random, text: string): string {
  const start = random.below(text.length + 1);
  return text.slice(start, start + random.below(200));
}

function jumble(random: Random): string {
  const parts = Array.from({ length: random.below(40) }, () => pick(random, pieces));
  return parts.join(random.below(2) === 0 ? '' : ' ');
}

/** As a file with such bytes is read. */
function bytes(random: Random): string {
  return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256))).toString(
    'utf8',
  );
}
