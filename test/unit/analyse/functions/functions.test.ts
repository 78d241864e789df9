// Every function of the language means what a few lines of code for it say, over all values of its variables.
import { describe, expect, it } from 'vitest';
import { surfaceNames } from '../../../../src/analyse/surface.ts';
import { meaningOfFormula } from '../../../../src/model/evaluate.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';

/** Numbers a, b, c, d of 0..3, an array x[2..4] of 1..4 without 3, booleans p[1..2, 1..2], a label. */
const file = `
parameters:
  edges: [[1, 2], [2, 4], [4, 3]]
  rows: [[0, 1, 2], [3, "*", 3], ["*", 2, 1]]
  moves: [[1, 2], [2, 1]]
variables:
  a: 0..3
  b: 0..3
  c: 0..3
  d: 0..3
  x[2..4]: 2..4
  p[1..2, 1..2]: bool
  k: [red, green]
`;

interface World {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** By index, from 2. */
  readonly x: readonly number[];
  readonly p: readonly boolean[];
  readonly k: string;
}

/** All of these, but the numbers only as far as they are asked for. */
function* worlds(): Generator<readonly [World, readonly number[]], void, undefined> {
  for (let n = 0; n < 256; n++) {
    const [a, b, c, d] = [n & 3, (n >> 2) & 3, (n >> 4) & 3, (n >> 6) & 3] as const;
    for (let m = 0; m < 32; m++) {
      // Not all of x and p with all of a to d, but each of them often enough.
      const seed = (n * 32 + m) * 2654435761;
      const x = [2 + ((seed >>> 3) % 3), 2 + ((seed >>> 7) % 3), 2 + ((seed >>> 12) % 3)];
      const p = [4, 9, 14, 20].map((shift) => ((seed >>> shift) & 1) === 1);
      const code = 1 + (m & 1);
      const world = { a, b, c, d, x, p, k: code === 1 ? 'red' : 'green' };
      yield [world, [a, b, c, d, ...x, ...p.map(Number), code]];
    }
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const distinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const times = (list: readonly unknown[], value: unknown): number =>
  list.filter((item) => item === value).length;
const truths = (list: readonly boolean[]): number => times(list, true);

/** x as places of itself, counted from 0. */
const places = ({ x }: World): readonly number[] => x.map((value) => value - 2);

function rounds(next: readonly number[], mayStay: boolean): boolean {
  if (!distinct(next)) return false;
  const moving = next.flatMap((to, from) => (mayStay && to === from ? [] : [from]));
  const [start] = moving;
  if (start === undefined) return mayStay;
  const seen: number[] = [];
  for (let at = start; !seen.includes(at); at = next[at] ?? 0) seen.push(at);
  return seen.length === moving.length;
}

/** Whether the true ones of p hang together by these edges. */
function together(p: readonly boolean[], edges: readonly (readonly [number, number])[]): boolean {
  const group = p.map((_, i) => i);
  for (let round = 0; round < 4; round++) {
    for (const [u, v] of edges) {
      if (!p[u] || !p[v]) continue;
      const least = Math.min(group[u] ?? 0, group[v] ?? 0);
      group[u] = least;
      group[v] = least;
    }
  }
  return new Set(group.filter((_, i) => p[i])).size <= 1;
}

function overlap(tasks: readonly (readonly [start: number, length: number])[]): boolean {
  return tasks.some(([s, l], i) =>
    tasks.slice(i + 1).some(([t, m]) => l > 0 && m > 0 && s < t + m && t < s + l),
  );
}

const load = (tasks: readonly (readonly [number, number, number])[], at: number): number =>
  sum(tasks.map(([start, length, need]) => (start <= at && at < start + length ? need : 0)));

const cases: readonly (readonly [string, (world: World) => boolean])[] = [
  ['sum([a, b, c]) = d', ({ a, b, c, d }) => a + b + c === d],
  ['sum(a, b) = c', ({ a, b, c }) => a + b === c],
  ['product(a, b) = c', ({ a, b, c }) => a * b === c],
  ['product(i for i in 1..3 if i <= a) = d', ({ a, d }) => [1, 1, 2, 6][a] === d],
  ['product([a, b, c]) = d', ({ a, b, c, d }) => a * b * c === d],
  ['min(a, b, c) = d', ({ a, b, c, d }) => Math.min(a, b, c) === d],
  ['max(x) = d + 1', ({ x, d }) => Math.max(...x) === d + 1],
  ['abs(a - b) = c', ({ a, b, c }) => Math.abs(a - b) === c],
  ['length(x) = a', ({ a }) => a === 3],
  ['count(p) = a', ({ p, a }) => truths(p) === a],
  ['count([a, b, c], d) = 2', ({ a, b, c, d }) => times([a, b, c], d) === 2],
  ['count([a, b], c, d)', ({ a, b, c, d }) => times([a, b], c) === d],
  ['exactly(a, p)', ({ p, a }) => truths(p) === a],
  ['at_least(a, p)', ({ p, a }) => truths(p) >= a],
  ['at_most(a, p)', ({ p, a }) => truths(p) <= a],
  ['exactly(a, [b, c], d)', ({ a, b, c, d }) => times([b, c], d) === a],
  ['at_least(a, [b, c], d)', ({ a, b, c, d }) => times([b, c], d) >= a],
  ['at_most(a, [b, c], d)', ({ a, b, c, d }) => times([b, c], d) <= a],
  ['exactly(1, [k], red)', ({ k }) => k === 'red'],
  ['forall(p)', ({ p }) => truths(p) === 4],
  ['forall(x[i] > a for i in 2..4 if x[i] != 3)', ({ x, a }) => x.every((v) => v === 3 || v > a)],
  ['exists(p[i, j] for i, j in 1..2 if i != j)', ({ p }) => p[1] === true || p[2] === true],
  ['exists(x[i] = a for i in 2..4 if x[i] > b)', ({ x, a, b }) => x.some((v) => v > b && v === a)],
  ['xor_all(p)', ({ p }) => truths(p) % 2 === 1],
  ['alldifferent(a, b, c, d)', ({ a, b, c, d }) => distinct([a, b, c, d])],
  ['alldifferent(x)', ({ x }) => distinct(x)],
  ['alldifferent([k, red])', ({ k }) => k !== 'red'],
  [
    'alldifferent_except([a, b, c], {0, 2})',
    ({ a, b, c }) => distinct([a, b, c].filter((v) => v % 2 === 1)),
  ],
  ['allequal(x)', ({ x }) => new Set(x).size === 1],
  ['allequal(k, green)', ({ k }) => k === 'green'],
  ['increasing([a, b, c])', ({ a, b, c }) => a <= b && b <= c],
  ['strictly_increasing([a, b, c])', ({ a, b, c }) => a < b && b < c],
  ['decreasing([a, b, c])', ({ a, b, c }) => a >= b && b >= c],
  ['strictly_decreasing([a, b, c])', ({ a, b, c }) => a > b && b > c],
  ['lex_less([a, b], [c, d])', ({ a, b, c, d }) => a < c || (a === c && b < d)],
  ['lex_lesseq([a, b], [c, d])', ({ a, b, c, d }) => a < c || (a === c && b <= d)],
  ['lex_less([a, b], [c])', ({ a, c }) => a < c],
  ['lex_lesseq([a], [c, d])', ({ a, c }) => a <= c],
  ['lex_less([], [c])', () => true],
  ['nvalue(x) = a', ({ x, a }) => new Set(x).size === a],
  [
    'nvalue([a * 50, 40 * b, a * b * 10]) = c',
    ({ a, b, c }) => new Set([a * 50, 40 * b, a * b * 10]).size === c,
  ],
  ['nvalue([a + b, c - d, 7]) = 2', ({ a, b, c, d }) => new Set([a + b, c - d, 7]).size === 2],
  ['nvalue(a, [b, c, d])', ({ a, b, c, d }) => new Set([b, c, d]).size === a],
  [
    'global_cardinality([a, b, c], [0, d], [1, 2])',
    ({ a, b, c, d }) => times([a, b, c], 0) === 1 && times([a, b, c], d) === 2,
  ],
  ['element(a, x) = b + 2', ({ a, b, x }) => a >= 2 && x[a - 2] === b + 2],
  ['element(a, x, b + 2)', ({ a, b, x }) => a >= 2 && x[a - 2] === b + 2],
  ['not element(a, x, 3)', ({ a, x }) => !(a >= 2 && x[a - 2] === 3)],
  ['inverse(x, x)', (world) => places(world).every((to, from) => places(world)[to] === from)],
  [
    'inverse([a, b, c], [b, c, d])',
    ({ a, b, c, d }) => {
      const [f, g] = [
        [a - 1, b - 1, c - 1],
        [b - 1, c - 1, d - 1],
      ];
      return f.every((to, i) => g[to] === i) && g.every((to, i) => f[to] === i);
    },
  ],
  ['circuit(x)', (world) => rounds(places(world), false)],
  ['subcircuit(x)', (world) => rounds(places(world), true)],
  [
    'connected(p)',
    ({ p }) =>
      together(p, [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, 3],
      ]),
  ],
  [
    'connected([p[1, 1], p[1, 2], p[2, 1], p[2, 2]], edges)',
    ({ p }) =>
      together(p, [
        [0, 1],
        [1, 3],
        [3, 2],
      ]),
  ],
  [
    'table([a, b, c], rows)',
    ({ a, b, c }) =>
      (a === 0 && b === 1 && c === 2) || (a === 3 && c === 3) || (b === 2 && c === 1),
  ],
  ['table([k, a], [[red, 1], [green, 2]])', ({ k, a }) => (k === 'red' ? a === 1 : a === 2)],
  [
    'regular([a + 1, b + 1, c + 1], 2, 2, moves, 1, {2})',
    ({ a, b, c }) => [a, b, c].every((v) => v < 2) && (a + b + c) % 2 === 1,
  ],
  [
    'cumulative([a, b, c], [2, d, 1], [1, 2, 1], 2)',
    ({ a, b, c, d }) => {
      const tasks = [
        [a, 2, 1],
        [b, d, 2],
        [c, 1, 1],
      ] as const;
      return [0, 1, 2, 3, 4, 5, 6].every((at) => load(tasks, at) <= 2);
    },
  ],
  [
    'disjunctive([a, b, c], [1, d, 2])',
    ({ a, b, c, d }) =>
      !overlap([
        [a, 1],
        [b, d],
        [c, 2],
      ]),
  ],
];

describe('functions', () => {
  const compiled = compileYaml({ name: 'functions.yaml', text: file });
  if (!compiled.ok) throw new Error(compiled.diagnostics[0].message);
  const all = [...worlds()];

  it.each(cases)('%s', (text, holds) => {
    const formula = compiled.value.formula(text);
    if (!formula.ok) throw new Error(formula.diagnostics[0].message);
    const meaning = meaningOfFormula(formula.value);
    let fulfilled = 0;
    for (const [world, at] of all) {
      if (holds(world)) fulfilled++;
      if (meaning(at) !== holds(world)) throw new Error(`${text} under ${JSON.stringify(world)}`);
    }
    expect(fulfilled).toBeGreaterThan(0);
  });

  it('are all tried', () => {
    const tried = cases.map(([text]) => text).join(' ');
    expect(surfaceNames.filter((name) => !new RegExp(`\\b${name}\\(`).test(tried))).toEqual([]);
  });
});
