// Pictures of answers: the files in test/pictures to the letter, well-formed XML, and every text of a user's escaped.
// UPDATE_GOLDENS=1 rewrites the files: look at them in a browser then.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  array,
  bool,
  compile,
  html,
  Model,
  oneOf,
  orThrow,
  type Puzzle,
  range,
  type Solution,
  solutions,
  solve,
  svg,
} from '../src/index.ts';
import { elementsOf, readXml, textsOf, type XmlElement } from './support/xml.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function puzzleIn(spec: string): Promise<Puzzle> {
  const text = readFileSync(`${root}specs/${spec}`, 'utf8');
  const { puzzle, sources } = await compile({ name: spec, text });
  return orThrow(puzzle, sources);
}

/** The solutions in the order of their variables, so that no search decides which are drawn. */
async function inOrder(puzzle: Puzzle): Promise<readonly Solution[]> {
  const all: Solution[] = [];
  for await (const solution of solutions(puzzle, { limit: 400 })) all.push(solution);
  const key = ({ assignment }: Solution): string => JSON.stringify(assignment);
  return all.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Each family, and what is special about its pictures. */
const specs = [
  'zebra.yaml',
  'zebra/odd-names.yaml',
  'zebra/two-gardeners.yaml',
  'zebra/empty-chairs.yaml',
  'sudoku/classic.yaml',
  'sudoku/jigsaw.yaml',
  'sudoku/killer.yaml',
  'sudoku/diagonal.yaml',
  'sudoku/sixteen.yaml',
  'sudoku/two-solutions.yaml',
  'alphametic/send-more-money.yaml',
  'alphametic/need-more-cash.yaml',
  'alphametic/long-division.yaml',
  'alphametic/lonesome-eight.yaml',
  'alphametic/prime-digits.yaml',
  'alphametic/base-seven.yaml',
  'alphametic/repeating-decimal.yaml',
  'model/queens.yaml',
  'model/nonogram.yaml',
  'model/magic-square.yaml',
  'model/graph-colouring.yaml',
  'countdown/television-952.yaml',
  'countdown/fractions-8-8-3-3.yaml',
  'countdown/ceb-765.yaml',
  'countdown/out-of-reach.yaml',
  'needmorecash.sugar',
] as const;

const shapes = new Set(['svg', 'title', 'desc', 'style', 'g', 'rect', 'path', 'circle', 'text']);

/** A picture that says what it is, and is made of nothing but shapes. */
function checked(text: string): XmlElement {
  const document = readXml(text);
  expect(document.name).toBe('svg');
  for (const { name, attributes } of elementsOf(document)) {
    expect(shapes).toContain(name);
    expect(Object.keys(attributes).filter((key) => /^on|href|src/i.test(key))).toEqual([]);
  }
  const ids = [...elementsOf(document)].flatMap(({ attributes }) => attributes['id'] ?? []);
  expect(document.attributes['aria-labelledby']?.split(' ')).toEqual(ids);
  expect(document.attributes['role']).toBe('img');
  expect(textsOf(document, 'desc').join('')).not.toBe('');
  const numbers = text.match(/(?:NaN|Infinity|undefined)/);
  expect(numbers).toBeNull();
  return document;
}

describe.each(specs)('%s', (spec) => {
  it('is drawn as in test/pictures', async () => {
    const puzzle = await puzzleIn(spec);
    const [first, second] = await inOrder(puzzle);
    if (!first) throw new Error('there is no solution');
    for (const [ending, other] of [
      ['', undefined],
      ['-two', second],
    ] as const) {
      if (ending !== '' && !other) continue;
      const drawn = svg(puzzle, first, other);
      checked(drawn);
      const name = spec.replace(/\.\w+$/, '').replace('/', '-');
      const file = `${root}test/pictures/${name}${ending}.svg`;
      if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, drawn);
      expect(existsSync(file), file).toBe(true);
      expect(drawn).toBe(readFileSync(file, 'utf8'));
    }
  });
});

const nasty = [
  '<script>alert(1)</script>',
  `"'&amp;&#60;`,
  ']]><!--',
  'a\u0000b\u001b[31m\ufffe',
  '\u202eright to left',
  '日本語 with spaces',
  '@style@ </style>',
];

describe('texts of users', () => {
  it('are escaped wherever a model shows them', async () => {
    const word = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', minLength: 1 }));
    const usable = word.filter((text) => text.trim() === text && text.normalize('NFC') === text);
    await fc.assert(
      fc.asyncProperty(usable, usable, usable, async (title, name, label) => {
        const model = new Model(
          { [`a${name}`]: oneOf(label, `${label}!`), [`b${name}`]: array([2, 2], bool()) },
          { title, description: title },
        );
        const { solution } = await model.solve();
        if (!solution) throw new Error('there is no solution');
        const document = checked(svg(model, solution));
        const plain = /^[\p{L}\p{N} <>&"']*$/u;
        if (plain.test(title)) expect(textsOf(document, 'title')).toEqual([title]);
        if (plain.test(name)) expect(textsOf(document, 'text')).toContain(`a${name}`);
        checkPage(html(model, [solution, solution]), 2);
      }),
      { numRuns: 60 },
    );
  });

  it('are escaped in tables, on paper and on boards', async () => {
    const list = JSON.stringify(nasty);
    const texts = [
      `puzzle: zebra\ntitle: ${JSON.stringify(nasty[0])}\ncategories:\n  "<b>": ${list}\n  "&": [1, 2, 3, 4, 5, 6, 7]\nclues: []\n`,
      `puzzle: alphametic\ntitle: ${JSON.stringify(nasty[2])}\nequation: ÄB + Ç = ßÉ\n`,
      `title: ${JSON.stringify(nasty[1])}\nvariables:\n  x: ["<i>", "&"]\n`,
      '(int "<x>" 1 2) (bool "]]>")',
    ];
    for (const text of texts) {
      const { puzzle, sources } = await compile(text);
      const known = orThrow(puzzle, sources);
      const { solution } = await solve(known);
      if (!solution) throw new Error('there is no solution');
      checked(svg(known, solution));
      checkPage(html(known, [solution]), 1);
    }
  });
});

/** A page holds its pictures, and no markup but ours. */
function checkPage(page: string, count: number): void {
  const pictures = page.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  expect(pictures.length).toBe(count);
  for (const picture of pictures) checked(picture);
  const rest = page.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<style>[\s\S]*?<\/style>/, '');
  const tags = new Set([...rest.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name));
  const known = ['html', 'head', 'meta', 'title', 'body', 'h1', 'p', 'figure', 'figcaption'];
  for (const tag of tags) expect(known).toContain(tag);
}

describe('a picture', () => {
  it('tells what is given from what was found, and two solutions apart', async () => {
    const model = new Model({ q: array(4, range(1, 4)), x: range(1, 2) });
    model.add('q[1] = 3', 'alldifferent(q)', 'q[2] < q[3]', 'q[3] < q[4]');
    const found: Solution<{ readonly q: readonly number[]; readonly x: number }>[] = [];
    for await (const solution of model.solutions()) found.push(solution);
    found.sort((a, b) => a.values.x - b.values.x);
    const [first, second] = found;
    if (!first) throw new Error('there is no solution');
    const document = checked(svg(model, first, second));
    const kinds = [...elementsOf(document)]
      .filter(({ name, children }) => name === 'text' && /^[1-4]$/.test(String(children[0])))
      .map(({ children, attributes }) => `${children[0]} ${attributes['class']}`);
    expect(kinds).toEqual([
      '1 muted',
      '2 muted',
      '3 muted',
      '4 muted',
      '3 given',
      '1 found',
      '2 found',
      '4 found',
      '1 found',
      '2 second',
    ]);
    expect(textsOf(document, 'text').slice(-3)).toEqual(['given', 'found', 'the second solution']);
  });

  it('shows what a projection asked for, in a table', async () => {
    const text = readFileSync(`${root}specs/sudoku/classic.yaml`, 'utf8');
    const { puzzle, sources } = await compile(text, { project: ['r1c3', 'r1c4'] });
    const known = orThrow(puzzle, sources);
    const { solution } = await solve(known);
    if (!solution) throw new Error('there is no solution');
    expect(textsOf(checked(svg(known, solution)), 'text').slice(1)).toEqual([
      'r1c3',
      '4',
      'r1c4',
      '6',
    ]);
  });

  it('breaks long lists and leaves out what nobody would look at', async () => {
    const model = new Model({ long: array(70, range(5, 5)), vast: array([60, 60], bool()) });
    const { solution } = await model.solve();
    if (!solution) throw new Error('there is no solution');
    const document = checked(svg(model, solution));
    expect(Number(document.attributes['width'])).toBeLessThan(2000);
    expect(textsOf(document, 'text').filter((each) => each === '70')).toEqual(['70']);
  });
});
