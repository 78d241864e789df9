// Questions and reports of people who do this, restated in YAML, with their known answers.
import type { Value } from '../../src/puzzles/puzzle.ts';

export interface Case {
  readonly id: string;
  readonly text: string;
  readonly count: number;
  /** Where the corpus holds the count: `count` by default. */
  readonly key?: string;
  readonly limit?: number;
  readonly solution?: Readonly<Record<string, Value>>;
}

const bools = 'variables:\n  x[1..10]: bool\n  y: bool\n';
const grid3 = 'variables:\n  g[1..3, 1..3]: 0..2\nconstraints:\n';
const grid2 = 'variables:\n  g[1..2, 1..3]: 0..2\nconstraints:\n';
const pairs = 'variables:\n  a[1..3]: 0..2\n  b[1..3]: 0..2\nconstraints:\n';

const sudoku = (givens: string): string => `
parameters:
  givens: [${[...givens].join(', ')}]
variables:
  g[1..9, 1..9]: 1..9
constraints:
  - alldifferent(g[i, *]) for i in 1..9
  - alldifferent(g[*, i]) for i in 1..9
  - alldifferent(g[3 * r + 1..3 * r + 3, 3 * c + 1..3 * c + 3]) for r, c in 0..2
  - g[(k - 1) // 9 + 1, (k - 1) % 9 + 1] = givens[k] for k in 1..81 if givens[k] > 0
`;

/** A binary puzzle; 2 stands for an empty cell. */
const takuzu = (distinct: string): string => {
  const rows = 'xxxx1x0x xxxx0x1x xx1xx0x0 0xxx1xxx 11x0x1xx xxx10x1x 0xxx010x xxxx1xxx'.split(' ');
  const given = rows.map((row) => `    - [${[...row.replaceAll('x', '2')].join(', ')}]`);
  return `
parameters:
  given:
${given.join('\n')}
variables:
  g[1..8, 1..8]: 0..1
constraints:
  - g[i, j] = given[i, j] for i, j in 1..8 if given[i, j] < 2
  - sum(g[i, *]) = 4 and sum(g[*, i]) = 4 for i in 1..8
  - sum(g[i, j..j + 2]) in {1, 2} and sum(g[j..j + 2, i]) in {1, 2} for i in 1..8, j in 1..6
${distinct}`;
};

const kenken = `
parameters:
  cages: [A, B, C, D, D, E, A, B, C, C, F, E, G, G, H, I, F, J, K, K, H, I, L, J, M, N, O, O, L, P, M, N, Q, Q, L, P]
  names: [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q]
  target: [5, 2, 16, 1, 2, 2, 4, 7, 8, 2, 3, 8, 6, 24, 6, 2, 1]
  signs: ['+', '-', '*', '-', '/', '/', '*', '+', '+', '-', '/', '*', '+', '*', '*', '-', '-']
variables:
  g[1..36]: 1..6
constraints:
  - alldifferent(g[6 * r + 1..6 * r + 6]) for r in 0..5
  - alldifferent(g[c + 6 * r] for r in 0..5) for c in 1..6
  - sum(g[i] for i in 1..36 if cages[i] = names[k]) = target[k] for k in 1..17 if signs[k] = '+'
  - product(g[i] for i in 1..36 if cages[i] = names[k]) = target[k] for k in 1..17 if signs[k] = '*'
  - g[i] - g[j] = target[k] or g[j] - g[i] = target[k] for k in 1..17 if signs[k] = '-' for i in 1..36 if cages[i] = names[k] for j in i + 1..36 if cages[j] = names[k]
  - g[i] / g[j] = target[k] or g[j] / g[i] = target[k] for k in 1..17 if signs[k] = '/' for i in 1..36 if cages[i] = names[k] for j in i + 1..36 if cages[j] = names[k]
`;

export const certain: readonly Case[] = [
  {
    id: 'csp-div-by-zero-relational',
    count: 2,
    text: 'variables: {D: -1..1, Q: -1..1}\nconstraints:\n  - Q = -1 // D\n',
  },
  {
    id: 'csp-div-by-zero-constant',
    count: 0,
    text: 'variables: {q: 0..20, z: 0}\nconstraints:\n  - q = 5 // z\n',
  },
  {
    id: 'csp-element-out-of-range',
    count: 0,
    text: `${bools}  i: 20..30\nconstraints:\n  - y = x[i]\n`,
  },
  {
    id: 'csp-element-restricts-index',
    count: 10240,
    text: `${bools}  i: 1..30\nconstraints:\n  - element(i, x, y)\n`,
  },
  {
    id: 'csp-precede-chain',
    count: 16,
    text: 'variables: {B: "-3, 1..2", C: "-3, 2..3", D: 0..1, E: "-3, 3"}\nconstraints:\n  - ([D, B, -1, C, E][j] = k + 1) -> exists([D, B, -1, C, E][i] = k for i in 1..j - 1) for k in 1..2, j in 1..5\n',
  },
  {
    id: 'csp-alldiff-singletons',
    count: 1,
    solution: { x0: 0, x1: 1, x2: 2 },
    text: 'variables: {x0: 0, x1: 0..1, x2: 0..2}\nconstraints:\n  - alldifferent(x0, x1, x2)\n',
  },
  {
    id: 'csp-alldiff-except-0',
    count: 13,
    text: 'variables: {x[0..2]: 0..2}\nconstraints:\n  - alldifferent_except(x, {0})\n',
  },
  {
    id: 'csp-alldiff-except-expr',
    count: 40,
    text: 'variables: {x[0..2]: 0..3}\nconstraints:\n  - "alldifferent_except([x[0] + 1, x[1], x[2]], {1})"\n',
  },
  {
    id: 'csp-latin-except-0',
    count: 781,
    text: `${grid3}  - alldifferent_except(g[i, *], {0}) and alldifferent_except(g[*, i], {0}) for i in 1..3\n`,
  },
  {
    id: 'csp-latin-2x3',
    count: 12,
    text: `${grid2}  - alldifferent(g[i, *]) for i in 1..2\n  - alldifferent(g[*, j]) for j in 1..3\n`,
  },
  {
    id: 'csp-latin-2x3',
    key: 'count_except_0',
    count: 121,
    text: `${grid2}  - alldifferent_except(g[i, *], {0}) for i in 1..2\n  - alldifferent_except(g[*, j], {0}) for j in 1..3\n`,
  },
  { id: 'csp-alleq-lists', count: 9, text: `${pairs}  - allequal(a) and allequal(b)\n` },
  {
    id: 'csp-alleq-lists',
    key: 'count_except_00',
    count: 57,
    text: `${pairs}  - ([a[i], b[i]] = [a[j], b[j]]) or [a[i], b[i]] = [0, 0] or [a[j], b[j]] = [0, 0] for i in 1..3, j in i + 1..3\n`,
  },
  {
    id: 'csp-not-or',
    count: 1200,
    text: 'variables: {p[1..4]: 0..10}\nconstraints:\n  - not ((p[1] = 1 and p[2] = 0) or (p[3] = 1 and p[4] = 0))\n  - p[1] = 1\n',
  },
  {
    id: 'csp-lex-duplicates',
    count: 36,
    text: 'variables: {x[1..3]: 1..2, y[1..3]: 1..2}\nconstraints:\n  - lex_lesseq(x, y)\n',
  },
  {
    id: 'csp-implied-linear-duplicates',
    count: 29,
    text: 'variables: {x: 0..2, y: 0..2, z: 0..2, p: bool}\nconstraints:\n  - p -> 2 * x + 3 * y + 5 * z = 12\n',
  },
  {
    id: 'csp-permutation-matrix',
    count: 120,
    text: 'variables: {m[1..5, 1..5]: bool}\nconstraints:\n  - exactly(1, m[i, *]) and exactly(1, m[*, i]) for i in 1..5\n',
  },
  { id: 'csp-int32-edge', count: 5, text: 'variables: {x: 2147483646..2147483650}\n' },
  {
    id: 'csp-power-precedence',
    count: 1,
    solution: { x: 2 },
    text: 'variables: {x: 2}\nconstraints:\n  - -x ** 2 = -4\n  - x ** x ** 3 = 256\n  - -2 ** 2 ** x * 16 = -256\n',
  },
  { id: 'csp-kenken-order', count: 1, text: kenken },
  {
    id: 'sudoku-uniqueness-timeout',
    count: 1,
    text: sudoku(
      '000007004000006003860200000509082000640000080000000700000000042010030000703000009',
    ),
  },
  {
    id: 'sudoku-nudoku-two',
    key: 'count_at_least',
    limit: 2,
    count: 2,
    text: sudoku(
      '920080650600204300300509072070953000000070000000600500001420030000031006060700100',
    ),
  },
  {
    id: 'takuzu-not-unique',
    key: 'count_without_distinct_lines_rule',
    count: 118,
    text: takuzu(''),
  },
  {
    id: 'takuzu-not-unique',
    key: 'count_with_distinct_lines_rule',
    count: 28,
    text: takuzu('  - g[i, *] != g[j, *] and g[*, i] != g[*, j] for i in 1..8, j in i + 1..8\n'),
  },
];

/** Questions of taste that docs/language-yaml.md answers. */
export const settled: readonly Case[] = [
  {
    id: 'csp-mod-sign',
    key: 'count_floored',
    count: 8,
    text: 'variables: {x: 0..5, y: -5..5}\nconstraints:\n  - x % y = 1\n',
  },
  {
    id: 'csp-div-floor-or-trunc',
    count: 7,
    text: 'variables: {x: -3..3, y: -3..3}\nconstraints:\n  - x // 2 = y\n',
  },
  {
    id: 'csp-div-negative-divisor',
    count: 7,
    text: 'variables: {x: -3..3, y: -3..3}\nconstraints:\n  - x // -2 = y\n',
  },
  {
    id: 'csp-div-sparse-domains',
    key: 'count_floored',
    count: 51,
    text: 'variables:\n  A: -9..-8, -5, -3..-2, 0..1, 3..4, 7, 10\n  B: -10..-6, -4..-2, 1, 6, 8, 10\n  C: -10..-8, -4..-3, -1, 3..7, 9\nconstraints:\n  - A // B = C\n',
  },
  {
    id: 'csp-div-by-zero-under-negation',
    key: 'count_relational',
    count: 4,
    text: 'variables: {A: "{-2, 2}", B: "{-2, 2}"}\nconstraints:\n  - not (1 // (B - A) * 3 = 3)\n',
  },
  {
    id: 'csp-div-by-zero-under-negation',
    key: 'count_relational',
    count: 4,
    text: 'variables: {A: "{-2, 2}", B: "{-2, 2}"}\nconstraints:\n  - not ((B - A) ** -1 * 3 = 3)\n',
  },
  {
    id: 'csp-zero-to-zero',
    count: 1,
    solution: { x: 0, y: 0, z: 1 },
    text: 'variables: {x: 0, y: 0, z: 0..9}\nconstraints:\n  - z = x ** y\n',
  },
  {
    id: 'csp-empty-sum',
    count: 1,
    solution: { x: 0 },
    text: 'variables: {x: 0..3}\nconstraints:\n  - x = sum([])\n  - not exists([])\n  - not (min([]) = min([]))\n',
  },
];
