// The table of workloads, in the order of the report: words, houses, grids, boards, proofs, optima, large sums.
import { rowsOf } from '../places.ts';
import { sudoku } from './sudoku.ts';
import { spec, type Targets, type Workload } from './workload.ts';

const alphametic = (equation: string): string => `puzzle: alphametic\nequation: ${equation}\n`;

const quasigroup = (name: string) => (): string => {
  const rows = rowsOf(name);
  return `parameters:
  n: ${rows.length}
  given: ${JSON.stringify(rows)}
variables:
  square[1..n, 1..n]: 1..n
constraints:
  - alldifferent(square[i, *]) for i in 1..n
  - alldifferent(square[*, j]) for j in 1..n
  - square[i, j] = given[i, j] for i, j in 1..n if given[i, j] != 0
`;
};

const pigeons = `parameters: {n: 10}
variables:
  hole[1..n + 1]: 1..n
constraints:
  - alldifferent(hole)
`;

const nineDigits = `puzzle: alphametic
digits: 1..9
equations: [AB * C = FG, DE - FG = HI]
`;

const largeSums = `variables:
  x: 0..1000
  y: 0..1000
  z: 0..1000
constraints:
  - 3 * x + 5 * y - 7 * z = 11
  - x + 2 * y + 3 * z = 2000
  - x > y
`;

/** How many solutions a puzzle has. */
function count(
  id: string,
  title: string,
  text: () => string,
  answer: number,
  targets: Targets,
): Workload {
  return { id, title, text, question: 'count', answer: String(answer), targets };
}

function withNumber(workload: Workload, name: string, value: number): Workload {
  return { ...workload, settings: [{ name, text: String(value) }] };
}

const countdown = (): string => 'puzzle: countdown\nnumbers: [1, 3, 7, 10, 25, 50]\ntarget: 765\n';

const minutes = 'takes minutes, or does not end';

const queens = spec('model/queens.yaml');

function oneQueens(n: number, targets: Targets): Workload {
  const [id, title] = [`queens-${n}`, `${n} queens, one solution`];
  const base: Workload = {
    id,
    title,
    text: queens,
    question: 'solution',
    answer: 'found',
    targets,
  };
  return { ...withNumber(base, 'n', n), slow: { z3: minutes } };
}

function golomb(
  marks: number,
  length: number,
  targets: Targets,
  slow: NonNullable<Workload['slow']>,
): Workload {
  const base: Workload = {
    id: `golomb-${marks}`,
    title: `Golomb ruler of ${marks} marks`,
    text: spec('model/golomb-ruler.yaml'),
    question: 'optimum',
    answer: String(length),
    targets,
    slow,
  };
  return withNumber(base, 'marks', marks);
}

const need = spec('alphametic/need-more-cash.yaml');

export const table: readonly Workload[] = [
  count('send', 'SEND + MORE = MONEY', () => alphametic('SEND + MORE = MONEY'), 1, {
    best: 0.002,
    sat: 0.02,
    z3: 0.1,
  }),
  count('need', 'NEED + MORE = CASH, all', need, 148, { best: 0.005, sat: 0.08, z3: 0.4 }),
  {
    ...count('need-cash', 'NEED + MORE = CASH, values of CASH', need, 74, {}),
    project: ['CASH'],
  },
  count(
    'earth',
    'EARTH + AIR + FIRE + WATER = NATURE',
    spec('alphametic/earth-air-fire-water.yaml'),
    1,
    {
      best: 0.003,
      sat: 0.1,
      z3: 0.2,
    },
  ),
  count('north', 'NORTH / SOUTH = EAST / WEST', spec('alphametic/north-south.yaml'), 1, {
    best: 0.05,
    sat: 3,
    z3: 15,
  }),
  count('six', 'SIX * TWO = TWELVE', spec('alphametic/six-times-two.yaml'), 3, {
    best: 0.01,
    sat: 0.2,
    z3: 0.8,
  }),
  count('pi', 'PI * R ** 2 = AREA', spec('alphametic/pi-r-squared.yaml'), 1, {
    best: 0.02,
    sat: 0.2,
    z3: 0.8,
  }),
  count('malcolm', 'MALCOLM + X = MALCOLM, all', spec('alphametic/malcolm-x.yaml'), 15_120, {
    best: 0.02,
    sat: 0.4,
    z3: 12,
  }),
  count('nine-digits', 'AB * C = FG, DE - FG = HI', () => nineDigits, 1, {
    best: 0.003,
    sat: 0.05,
    z3: 0.5,
  }),
  count(
    'zebra-left',
    'zebra, green somewhere left of white',
    spec('zebra/somewhere-left.yaml'),
    7,
    {
      best: 0.003,
      sat: 0.02,
      z3: 0.1,
    },
  ),
  count('zebra', 'zebra, green immediately left of white', spec('zebra.yaml'), 1, {
    best: 0.003,
    sat: 0.02,
    z3: 0.1,
  }),
  count('sudoku-9', 'sudoku with 17 given digits', () => sudoku('sudoku-9.txt'), 1, {
    best: 0.003,
    sat: 0.015,
    z3: 0.05,
  }),
  count('sudoku-16', 'sudoku 16x16', () => sudoku('sudoku-16.txt'), 1, {
    best: 0.04,
    sat: 0.04,
    z3: 0.3,
  }),
  count('sudoku-25', 'sudoku 25x25', () => sudoku('sudoku-25.txt'), 1, {
    best: 0.6,
    sat: 0.6,
    z3: 1.5,
  }),
  withNumber(
    count('queens-12-all', '12 queens, all', queens, 14_200, { best: 0.2, sat: 4, z3: 30 }),
    'n',
    12,
  ),
  oneQueens(100, { best: 0.01, sat: 0.5 }),
  oneQueens(200, { best: 0.03, sat: 1.2 }),
  withNumber(
    {
      ...count('magic-4', 'magic squares of order 4, all', spec('model/magic-square.yaml'), 7040, {
        best: 0.4,
        sat: 15,
      }),
      slow: { z3: minutes },
    },
    'n',
    4,
  ),
  {
    id: 'pigeons',
    title: '11 pigeons in 10 holes',
    text: () => pigeons,
    question: 'solution',
    answer: 'none',
    targets: { best: 0.001, sat: 0.001, z3: 0.001 },
  },
  {
    id: 'pigeons-50',
    title: '51 pigeons in 50 holes',
    text: () => pigeons,
    settings: [{ name: 'n', text: '50' }],
    question: 'solution',
    answer: 'none',
    targets: { best: 0.001, sat: 0.001, z3: 0.001 },
  },
  {
    id: 'quasigroup-30',
    title: 'quasigroup of order 30, 316 holes, one',
    text: quasigroup('square-30.txt'),
    question: 'solution',
    answer: 'found',
    targets: { best: 0.1, sat: 0.1, z3: 0.3 },
  },
  golomb(9, 44, { best: 0.8, sat: 8 }, { z3: minutes }),
  golomb(10, 55, { best: 7 }, { sat: minutes, z3: minutes }),
  {
    id: 'ft06',
    title: 'job shop ft06',
    text: spec('model/job-shop-ft06.yaml'),
    question: 'optimum',
    answer: '55',
    targets: { best: 0.03, sat: 0.15, z3: 0.5 },
  },
  count('large-sums', 'two equations on 0..1000, all', () => largeSums, 20, {
    best: 0.01,
    sat: 0.03,
    z3: 0.5,
  }),
  {
    ...count('countdown-all', 'countdown: 765 from 1 3 7 10 25 50, all', countdown, 12, {
      best: 0.001,
    }),
    slow: { sat: minutes, z3: minutes },
  },
  {
    id: 'countdown',
    title: 'countdown: 765 from 1 3 7 10 25 50, one',
    text: countdown,
    question: 'optimum',
    answer: '0',
    targets: { best: 0.001, sat: 5, z3: 10 },
  },
];

/** @throws Error where there is none of that name */
export function workloadById(id: string): Workload {
  const workload = table.find((one) => one.id === id);
  if (!workload) throw new Error(`no workload ${id}`);
  return workload;
}
