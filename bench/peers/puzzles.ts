// The workloads of the table once more, for the peers.
import { rowsOf } from '../places.ts';
import { alphametic } from './alphametics.ts';
import { type FiniteDomain, gathered, plain, type Relation, type Term } from './finite-domain.ts';
import { golomb, jobShop } from './optima.ts';

const indices = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

function zebra(immediately: boolean): FiniteDomain {
  const categories = [
    ['Red', 'Green', 'White', 'Yellow', 'Blue'],
    ['Brit', 'Swede', 'Dane', 'Norwegian', 'German'],
    ['Tea', 'Coffee', 'Milk', 'Beer', 'Water'],
    ['Pall', 'Dunhill', 'Blend', 'Master', 'Prince'],
    ['Dog', 'Birds', 'Cats', 'Horse', 'Fish'],
  ];
  const same = (a: string, b: string): Relation => ({ kind: 'equal', left: a, right: b });
  const beside = (a: string, b: string): Relation => ({ kind: 'distance', a, b, distance: 1 });
  const greenWhite: Relation = {
    kind: 'linear',
    terms: [
      [1, 'Green'],
      [-1, 'White'],
    ],
    sign: immediately ? '=' : '<=',
    constant: -1,
  };
  return {
    variables: new Map(categories.flat().map((name) => [name, [1, 5]])),
    different: categories.map(plain),
    relations: [
      same('Brit', 'Red'),
      same('Swede', 'Dog'),
      same('Dane', 'Tea'),
      greenWhite,
      same('Green', 'Coffee'),
      same('Pall', 'Birds'),
      same('Yellow', 'Dunhill'),
      same('Milk', '3'),
      same('Norwegian', '1'),
      beside('Blend', 'Cats'),
      beside('Horse', 'Dunhill'),
      same('Master', 'Beer'),
      same('German', 'Prince'),
      beside('Norwegian', 'Blue'),
      beside('Blend', 'Water'),
    ],
    order: 'smallest',
  };
}

/** Cells of a square of `n`, by rows, those of `rows` that are not 0 with their value. */
function square(rows: readonly (readonly number[])[], withBoxes: boolean): FiniteDomain {
  const n = rows.length;
  const cell = (i: number, j: number): string => `X${i * n + j}`;
  const lines = indices(n).flatMap((i) => [
    indices(n).map((j) => cell(i, j)),
    indices(n).map((j) => cell(j, i)),
  ]);
  const side = Math.sqrt(n);
  const boxes = indices(withBoxes ? n : 0).map((b) =>
    indices(n).map((k) =>
      cell(Math.floor(b / side) * side + Math.floor(k / side), (b % side) * side + (k % side)),
    ),
  );
  return {
    variables: new Map(
      rows.flatMap((row, i) =>
        row.map((given, j) => [cell(i, j), given === 0 ? [1, n] : [given, given]] as const),
      ),
    ),
    different: [...lines, ...boxes].map(plain),
    relations: [],
    order: 'smallest',
  };
}

function queens(n: number): FiniteDomain {
  const names = indices(n).map((i) => `Q${i}`);
  return {
    variables: new Map(names.map((name) => [name, [1, n]])),
    different: [
      plain(names),
      names.map((name, i): Term => [i, name]),
      names.map((name, i): Term => [-i, name]),
    ],
    relations: [],
    order: 'middle',
  };
}

function magic(n: number): FiniteDomain {
  const cell = (i: number, j: number): string => `X${i * n + j}`;
  const lines = [
    ...indices(n).map((i) => indices(n).map((j) => cell(i, j))),
    ...indices(n).map((i) => indices(n).map((j) => cell(j, i))),
    indices(n).map((i) => cell(i, i)),
    indices(n).map((i) => cell(i, n - 1 - i)),
  ];
  const names = indices(n * n).map((i) => `X${i}`);
  return {
    variables: new Map(names.map((name) => [name, [1, n * n]])),
    different: [plain(names)],
    relations: lines.map((line) => ({
      kind: 'linear',
      terms: line.map((name): Term => [1, name]),
      sign: '=',
      constant: (n * (n * n + 1)) / 2,
    })),
    order: 'smallest',
  };
}

function pigeons(n: number): FiniteDomain {
  const names = indices(n + 1).map((i) => `P${i}`);
  return {
    variables: new Map(names.map((name) => [name, [1, n]])),
    different: [plain(names)],
    relations: [],
    order: 'smallest',
  };
}

const largeSums: FiniteDomain = {
  variables: new Map(['X', 'Y', 'Z'].map((name) => [name, [0, 1000]])),
  different: [],
  relations: [
    {
      kind: 'linear',
      terms: [
        [3, 'X'],
        [5, 'Y'],
        [-7, 'Z'],
      ],
      sign: '=',
      constant: 11,
    },
    {
      kind: 'linear',
      terms: [
        [1, 'X'],
        [2, 'Y'],
        [3, 'Z'],
      ],
      sign: '=',
      constant: 2000,
    },
    {
      kind: 'linear',
      terms: gathered([
        [1, 'Y'],
        [-1, 'X'],
      ]),
      sign: '<=',
      constant: -1,
    },
  ],
  order: 'smallest',
};

/** By the id of the workload; made when it is asked for. */
export const peerPuzzles: ReadonlyMap<string, () => FiniteDomain> = new Map([
  ['send', () => alphametic(['SEND + MORE = MONEY'])],
  ['need', () => alphametic(['NEED + MORE = CASH'])],
  ['earth', () => alphametic(['EARTH + AIR + FIRE + WATER = NATURE'])],
  ['north', () => alphametic(['NORTH * WEST = EAST * SOUTH'])],
  ['six', () => alphametic(['SIX * TWO = TWELVE'])],
  ['pi', () => alphametic(['PI * R * R = AREA'])],
  ['malcolm', () => alphametic(['MALCOLM + X = MALCOLM'])],
  ['nine-digits', () => alphametic(['AB * C = FG', 'DE - FG = HI'], 1)],
  ['zebra-left', () => zebra(false)],
  ['zebra', () => zebra(true)],
  ['sudoku-9', () => square(rowsOf('sudoku-9.txt'), true)],
  ['sudoku-16', () => square(rowsOf('sudoku-16.txt'), true)],
  ['sudoku-25', () => square(rowsOf('sudoku-25.txt'), true)],
  ['queens-12-all', () => queens(12)],
  ['queens-100', () => queens(100)],
  ['queens-200', () => queens(200)],
  ['magic-4', () => magic(4)],
  ['pigeons', () => pigeons(10)],
  ['quasigroup-30', () => square(rowsOf('square-30.txt'), false)],
  ['golomb-9', () => golomb(9)],
  ['golomb-10', () => golomb(10)],
  ['ft06', jobShop],
  ['large-sums', () => largeSums],
]);
