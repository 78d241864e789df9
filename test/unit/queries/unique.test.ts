// Uniqueness: the proof or two solutions, what differs, and what can be swapped, against all solutions listed.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../../../src/backends/index.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { facts } from '../../../src/queries/facts.ts';
import { unique } from '../../../src/queries/unique.ts';
import { solutions } from '../../../src/solve.ts';
import { puzzleIn, puzzleOf } from './judge.ts';

const alphametic = (equation: string, more = ''): string =>
  `puzzle: alphametic\nequation: ${equation}\n${more}`;

/** Groups of letters that are interchangeable in the list of all solutions. */
async function groupsByListing(puzzle: Puzzle): Promise<readonly (readonly string[])[]> {
  const letters = (puzzle.peers?.() ?? []).flat();
  const found: string[] = [];
  const digits: (readonly number[])[] = [];
  for await (const { assignment } of solutions(puzzle, { backend: 'native' })) {
    const own = letters.map(({ variables: [id] }) =>
      id === undefined ? -1 : (assignment[id] ?? -1),
    );
    digits.push(own);
    found.push(own.join());
  }
  const all = new Set(found);
  const areFree = (a: number, b: number): boolean =>
    digits.every((own) => {
      const swapped = own.with(a, own[b] ?? -1).with(b, own[a] ?? -1);
      return all.has(swapped.join());
    });
  const groups: number[][] = [];
  for (const i of letters.keys()) {
    const own = groups.find(([first = 0]) => areFree(first, i));
    if (own) own.push(i);
    else groups.push([i]);
  }
  return groups
    .filter(({ length }) => length > 1)
    .map((group) => group.map((i) => letters[i]?.name ?? ''));
}

const many: readonly (readonly [equation: string, more: string])[] = [
  ['NEED + MORE = CASH', ''],
  ['MALCOLM + X = MALCOLM', 'digits: 0..6\n'],
  ['AB + CD = 99', ''],
  ['A + B + C = DE', ''],
  ['A * B = C', ''],
  ['AB + CD = EF', 'constraints: [A < C]\n'],
  ['AB - CD = E', ''],
  ['A + B = C + D', 'distinct: false\ndigits: 1..4\n'],
  ['A? + B? = 99', ''],
];

describe('interchangeable letters', () => {
  it.each(many)('of %s %s', async (equation, more) => {
    const puzzle = await puzzleOf(alphametic(equation, more));
    const expected = await groupsByListing(puzzle);
    for (const backend of ['native', 'sat'] as const) {
      const { status, interchangeable } = await unique(puzzle, { backend });
      expect([status, interchangeable], backend).toEqual(['multiple', expected]);
    }
  });

  it('are some', async () => {
    const { interchangeable } = await unique(await puzzleOf(alphametic('A + B + C = DE')));
    expect(interchangeable).toEqual([['A', 'B', 'C']]);
  });

  it('are those of the optimum where there is an objective', async () => {
    const text = alphametic('AB + CD = EF', 'maximize: EF\n');
    const { status, interchangeable } = await unique(await puzzleOf(text));
    expect(status).toBe('multiple');
    expect(interchangeable).toContainEqual(['B', 'D']);
  });

  it('are items of a zebra puzzle, too', async () => {
    const text = 'puzzle: zebra\nplaces: 3\ncategories:\n  a: [p, q, r]\nclues: [r = 2]\n';
    const { interchangeable } = await unique(await puzzleOf(text));
    expect(interchangeable).toEqual([['p', 'q']]);
  });
});

describe('two solutions', () => {
  it.each(backendNames)('differ where they say on %s', async (backend) => {
    const puzzle = await puzzleIn('specs/sudoku/two-solutions.yaml');
    const { status, solutions: both, differ, same, marked } = await unique(puzzle, { backend });
    expect(status).toBe('multiple');
    const cells = both.map(({ values }) =>
      (values['grid'] as readonly (readonly number[])[]).flat(),
    );
    const different = (cells[0] ?? []).flatMap((digit, i) =>
      digit === cells[1]?.[i] ? [] : [`grid[${Math.floor(i / 9) + 1},${(i % 9) + 1}]`],
    );
    expect(differ).toEqual(different);
    expect(same.length).toBe(81 - different.length);
    expect(marked.size).toBe(different.length);
    const [first] = both;
    const drawn = first && puzzle.draw(first.assignment, { color: false, width: 100, marked });
    expect(drawn?.match(/\d\*/g)?.length).toBe(different.length);
  });

  it.each([
    ['specs/model/queens.yaml', /\d\*/g],
    ['specs/zebra/somewhere-left.yaml', / \*/g],
    ['specs/needmorecash.sugar', / \*/g],
    ['specs/alphametic/need-more-cash.yaml', /\d\*/g],
    ['specs/alphametic/six-times-two.yaml', /\*/g],
  ])('are drawn with their differences in %s', async (file, star) => {
    const puzzle = await puzzleIn(file);
    const { solutions: both, marked } = await unique(puzzle, { backend: 'native' });
    const style = { color: false, width: 100 };
    const [one, two] = both.map(({ assignment }) => puzzle.draw(assignment, { ...style, marked }));
    const plain = both.map(({ assignment }) => puzzle.draw(assignment, style));
    expect(one?.match(star)?.length).toBe(two?.match(star)?.length);
    expect(one?.match(star)?.length).toBeGreaterThan(plain[0]?.match(star)?.length ?? 0);
  });

  it('of a long division are marked beside it', async () => {
    const text =
      'puzzle: alphametic\nlayout: |\n    AB\n  x  C\n  ----\n    DE\nconstraints: [A = 1]\n';
    const puzzle = await puzzleOf(text);
    const { status, solutions: both, marked } = await unique(puzzle);
    expect(status).toBe('multiple');
    const drawn = puzzle.draw(both[0]?.assignment ?? [], { color: false, width: 100, marked });
    expect(drawn).toMatch(/\.[.*]$/m);
  });
});

describe('what is the same in every solution', () => {
  it.each(backendNames)('is what all seven readings share on %s', async (backend) => {
    const puzzle = await puzzleIn('specs/zebra/somewhere-left.yaml');
    const places = new Map<string, Set<number>>();
    let count = 0;
    for await (const { values } of solutions(puzzle, { backend: 'native' })) {
      count++;
      for (const row of Object.values(values) as readonly (readonly string[])[]) {
        for (const [i, item] of row.entries()) {
          places.set(item, (places.get(item) ?? new Set()).add(i + 1));
        }
      }
    }
    expect(count).toBe(7);
    const shared = [...places]
      .filter(([, at]) => at.size === 1)
      .map(([item, at]) => [item, [...at][0]]);
    const result = await facts(puzzle, { backend });
    expect(result.facts).toEqual(Object.fromEntries(shared));
    expect(shared.length).toBe(3);
  });
});
