// Smallest sets of clues that clash, or that force something: each is judged by taking its members away one by one.
import { describe, expect, it } from 'vitest';
import { backendNames } from '../../../src/backends/index.ts';
import { not } from '../../../src/model/construct.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { explain } from '../../../src/queries/explain.ts';
import { faultsOfCore, puzzleIn, puzzleOf } from './judge.ts';

async function withClue(file: string, formula: string): Promise<Puzzle> {
  const puzzle = await puzzleIn(file);
  const checked = puzzle.formula(formula);
  if (!checked.ok) throw new Error(formula);
  const clue = { formula: checked.value, words: formula, span: undefined, implicit: false };
  const { model } = puzzle;
  return { ...puzzle, model: { ...model, assertions: [...model.assertions, clue] } };
}

const clashes: readonly (readonly [file: string, formula: string])[] = [
  // In the zebra of 1962 the Japanese owns the zebra and the Norwegian drinks water.
  ['specs/zebra/life-1962.yaml', 'zebra = Spaniard'],
  ['specs/zebra/life-1962.yaml', "Norwegian = 'orange juice'"],
  ['specs/sudoku/four.yaml', 'r1c1 = 1'],
  ['specs/alphametic/send-more-money.yaml', 'Y != 2'],
  ['specs/model/queens.yaml', 'q[1] = 1 and q[8] = 2'],
];

describe.each(clashes)('%s with %s', (file, formula) => {
  it.each(backendNames)('clashes in a minimal set on %s', async (backend) => {
    const puzzle = await withClue(file, formula);
    const { status, cores } = await explain(puzzle, { backend });
    expect(status).toBe('unsat');
    const [core = []] = cores;
    expect(core.map(({ words }) => words)).toContain(formula);
    expect(await faultsOfCore(puzzle, core)).toEqual([]);
  });
});

describe('a wrong digit in a sudoku', () => {
  it.each(backendNames)('clashes with given digits and rules on %s', async (backend) => {
    const puzzle = await puzzleIn('specs/sudoku/wrong-digit.yaml');
    const { cores } = await explain(puzzle, { backend });
    const [core = []] = cores;
    expect(core.some(({ implicit }) => implicit)).toBe(true);
    expect(await faultsOfCore(puzzle, core)).toEqual([]);
  });
});

describe('rules', () => {
  it('are named: two letters cannot both be 9', async () => {
    const puzzle = await puzzleOf('puzzle: alphametic\nequation: X + Y = 18\n');
    const { cores } = await explain(puzzle);
    expect(cores.map((core) => core.map(({ words }) => words))).toEqual([
      ['different letters are different digits', 'X + Y = 18'],
    ]);
  });
});

const several = `
variables: {a: 1..3, b: 1..3, c: 1..3}
constraints:
  - a < b
  - b < a
  - b < c
  - c < b
  - a = 1
  - a + b + c > 3
`;

describe('all minimal sets', () => {
  it.each(backendNames)('are found on %s, the smallest first', async (backend) => {
    const { cores, outcome } = await explain(await puzzleOf(several), { backend, limit: 20 });
    const words = cores.map((core) => core.map((each) => each.words));
    expect(outcome).toBe('complete');
    expect(words.toSorted()).toEqual(
      [
        ['a < b', 'b < a'],
        ['b < a', 'a = 1'],
        ['b < c', 'c < b'],
      ].toSorted(),
    );
  });

  it('stop at a limit', async () => {
    const { cores, outcome } = await explain(await puzzleOf(several), { limit: 2 });
    expect([cores.length, outcome]).toEqual([2, 'limit']);
  });
});

describe('a fact', () => {
  it.each(backendNames)('follows from a minimal set on %s', async (backend) => {
    const puzzle = await puzzleIn('specs/zebra.yaml');
    const fact = puzzle.formula('fish = German');
    if (!fact.ok) throw new Error('no formula');
    const { status, cores } = await explain(puzzle, { backend, fact: fact.value });
    expect(status).toBe('unsat');
    const opposite = { formula: not(fact.value), words: 'no', span: undefined, implicit: true };
    const [core = []] = cores;
    expect(await faultsOfCore(puzzle, [...core, opposite])).toEqual([]);
  });

  it('that is not forced has no explanation', async () => {
    const puzzle = await puzzleIn('specs/zebra/somewhere-left.yaml');
    const fact = puzzle.formula('fish = German');
    if (!fact.ok) throw new Error('no formula');
    const { status, cores } = await explain(puzzle, { fact: fact.value });
    expect([status, cores]).toEqual(['sat', []]);
  });
});

describe('stopping', () => {
  it('is no answer', async () => {
    const puzzle = await puzzleIn('specs/zebra/clash.yaml');
    const { status, outcome } = await explain(puzzle, { signal: AbortSignal.abort() });
    expect([status, outcome]).toEqual(['unknown', 'interrupted']);
  });
});
