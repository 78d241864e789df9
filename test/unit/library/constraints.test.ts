// Every constraint of the library as a function: it means what its definition says, over all assignments of small domains.
import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  allDifferentExcept,
  allEqual,
  array,
  ascending,
  at,
  atLeast,
  atMost,
  bool,
  circuit,
  connected,
  countOf,
  cumulative,
  differentValues,
  disjunctive,
  exactly,
  type Formula,
  graphDivision,
  type IntTerm,
  inverse,
  lexLess,
  lexLessOrEqual,
  Model,
  notTable,
  occurrences,
  occurrencesWithCost,
  PuzzleError,
  product,
  range,
  regular,
  table,
} from '../../../src/index.ts';

type Test = (x: readonly number[]) => boolean;

/** Solutions of a constraint over four variables 0..3 against a test of all 256 lists. */
async function compare(build: (x: readonly IntTerm[]) => Formula, test: Test): Promise<void> {
  const model = new Model({ x: array(4, range(0, 3)) });
  model.add(build(model.variables.x));
  const found: string[] = [];
  for await (const { values } of model.solutions()) found.push(values.x.join(''));
  const wanted: string[] = [];
  for (let i = 0; i < 256; i++) {
    const x = [i >> 6, (i >> 4) & 3, (i >> 2) & 3, i & 3];
    if (test(x)) wanted.push(x.join(''));
  }
  expect(found.sort()).toEqual(wanted);
}

const occurrencesOf = (x: readonly number[], value: number): number =>
  x.filter((each) => each === value).length;
const distinct = (x: readonly number[]): number => new Set(x).size;

const cases: Readonly<Record<string, readonly [(x: readonly IntTerm[]) => Formula, Test]>> = {
  allDifferent: [allDifferent, (x) => distinct(x) === 4],
  allDifferentExcept: [
    (x) => allDifferentExcept(x),
    (x) => distinct(x.filter((v) => v !== 0)) === x.filter((v) => v !== 0).length,
  ],
  allEqual: [allEqual, (x) => distinct(x) === 1],
  exactly: [(x) => exactly(2, x), (x) => occurrencesOf(x, 1) === 2],
  atLeast: [(x) => atLeast(3, x, 2), (x) => occurrencesOf(x, 2) >= 3],
  atMost: [(x) => atMost(1, x, x[0]), (x) => occurrencesOf(x, x[0] ?? 0) <= 1],
  countOf: [(x) => countOf(x, 3).eq(1), (x) => occurrencesOf(x, 3) === 1],
  differentValues: [(x) => differentValues(2, x), (x) => distinct(x) === 2],
  occurrences: [
    (x) =>
      occurrences(x, [
        [0, 2],
        [3, 1],
      ]),
    (x) => occurrencesOf(x, 0) === 2 && occurrencesOf(x, 3) === 1,
  ],
  'occurrences, closed': [
    (x) =>
      occurrences(
        x,
        [
          [0, 2],
          [3, 2],
        ],
        { closed: true },
      ),
    (x) => occurrencesOf(x, 0) === 2 && occurrencesOf(x, 3) === 2,
  ],
  occurrencesWithCost: [
    (x) => occurrencesWithCost(x, [[1, 2]], [[5], [1], [1], [5]], 2),
    (x) => occurrencesOf(x, 1) === 2 && x[1] === 1 && x[2] === 1,
  ],
  table: [
    (x) =>
      table(x.slice(0, 2), [
        [0, 1],
        [2, '*'],
      ]),
    ([a, b]) => (a === 0 && b === 1) || a === 2,
  ],
  notTable: [
    (x) =>
      notTable(x.slice(0, 2), [
        [0, 1],
        [2, '*'],
      ]),
    ([a, b]) => !((a === 0 && b === 1) || a === 2),
  ],
  regular: [
    // An even number of ones, and no threes.
    (x) =>
      regular(x, {
        moves: [
          [0, 1, 0, undefined],
          [1, 0, 1, undefined],
        ],
        accepting: [0],
      }),
    (x) => occurrencesOf(x, 3) === 0 && occurrencesOf(x, 1) % 2 === 0,
  ],
  lexLess: [
    (x) => lexLess(x.slice(0, 2), x.slice(2)),
    ([a = 0, b = 0, c = 0, d = 0]) => a < c || (a === c && b < d),
  ],
  lexLessOrEqual: [
    (x) => lexLessOrEqual(x.slice(0, 2), x.slice(2)),
    ([a = 0, b = 0, c = 0, d = 0]) => a < c || (a === c && b <= d),
  ],
  ascending: [ascending, ([a = 0, b = 0, c = 0, d = 0]) => a <= b && b <= c && c <= d],
  'ascending strictly': [
    (x) => ascending(x, { strict: true }),
    ([a = 0, b = 0, c = 0, d = 0]) => a < b && b < c && c < d,
  ],
  at: [(x) => at(x.slice(1), x[0] ?? 0).eq(2), ([place = 0, ...rest]) => rest[place] === 2],
  product: [(x) => product(x).eq(4), (x) => x.reduce((a, b) => a * b, 1) === 4],
  circuit: [
    (x) => circuit(x),
    (x) => {
      let node = 0;
      for (let step = 1; step < 4; step++) {
        node = x[node] ?? 0;
        if (node === 0) return false;
      }
      return x[node] === 0;
    },
  ],
  inverse: [(x) => inverse(x, x), (x) => x.every((next, i) => x[next] === i)],
  disjunctive: [
    ([a, b, c, d]) =>
      disjunctive([
        { start: a ?? 0, duration: b ?? 0 },
        { start: c ?? 0, duration: d ?? 0 },
      ]),
    ([a = 0, b = 0, c = 0, d = 0]) => b === 0 || d === 0 || a + b <= c || c + d <= a,
  ],
  cumulative: [
    ([a, b, c, d]) =>
      cumulative(
        [
          { start: a ?? 0, duration: 2, height: b ?? 0 },
          { start: c ?? 0, duration: 1, height: d ?? 0 },
        ],
        3,
      ),
    ([a = 0, b = 0, c = 0, d = 0]) => (c >= a && c < a + 2 ? b + d <= 3 : true),
  ],
  connected: [
    (x) =>
      connected(
        x.map((each) => each.gt(0)),
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      ),
    (x) => /^0*1*0*$/.test(x.map((each) => Number(each > 0)).join('')),
  ],
};

describe('constraints as functions', () => {
  for (const [name, [build, test]] of Object.entries(cases)) {
    it(name, () => compare(build, test));
  }

  it('graphDivision', async () => {
    const model = new Model({ cut: array(3, bool()), size: range(1, 4) });
    const { cut, size } = model.variables;
    model.add(
      graphDivision(
        [size, undefined, undefined, undefined],
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        cut,
      ),
    );
    const found: string[] = [];
    for await (const { values } of model.solutions()) {
      const pieces = values.cut.map((each) => (each ? '|' : '.')).join('');
      expect(values.size).toBe(pieces.indexOf('|') < 0 ? 4 : pieces.indexOf('|') + 1);
      found.push(pieces);
    }
    expect(found.length).toBe(8);
  });

  it('refuses lists that do not fit', () => {
    const { x } = new Model({ x: array(3, range(0, 3)) }).variables;
    expect(() => inverse(x, x.slice(1))).toThrow(PuzzleError);
    expect(() => table(x, [[1, 2]])).toThrow(PuzzleError);
    expect(() => connected([true], [[0, 1]])).toThrow('no node 1');
    expect(() => regular(x, { moves: [[1]], accepting: [0] })).toThrow('no state 1');
    expect(() => occurrencesWithCost(x, [[1, 1]], [[1]], 1)).toThrow(PuzzleError);
  });
});
