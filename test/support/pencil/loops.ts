// Pencil puzzles of lines from cell to cell or point to point: slitherlink, masyu, yajilin, numberlink, hashi, slant.
import { at, type Cell, Grid, gridOf, nameOf, type Rows } from './grid.ts';
import {
  and,
  connected,
  equal,
  list,
  not,
  oneOf,
  or,
  type Part,
  type PencilProgram,
  Program,
  total,
  type Values,
} from './program.ts';

/** A boolean for each two neighbours of a grid: whether they are joined. */
class Links {
  readonly grid: Grid;
  readonly names: readonly string[];
  readonly #rightwards: string;
  readonly #downwards: string;

  constructor(program: Program, grid: Grid, rightwards: string, downwards: string) {
    this.grid = grid;
    this.#rightwards = rightwards;
    this.#downwards = downwards;
    this.names = grid.pairs.map(([a, b]) => program.boolean(this.between(a, b)));
  }

  between(a: Cell, b: Cell): string {
    const [first, second] = this.grid.index(a) < this.grid.index(b) ? [a, b] : [b, a];
    return nameOf(first[0] === second[0] ? this.#rightwards : this.#downwards, first);
  }

  /** The links of a point. */
  of(cell: Cell): readonly string[] {
    return this.grid.beside(cell).map((other) => this.between(cell, other));
  }

  /** The link of a cell in a direction; false where the grid ends. */
  towards(cell: Cell, [down, right]: Cell): string {
    const other: Cell = [cell[0] + down, cell[1] + right];
    return this.grid.has(other) ? this.between(cell, other) : 'false';
  }

  /** Two links that meet in a point, by index. */
  get meetings(): readonly (readonly [number, number])[] {
    const places = new Map(this.names.map((name, i) => [name, i]));
    return this.grid.cells.flatMap((cell) => {
      const here = this.of(cell).map((name) => places.get(name) ?? 0);
      return here.flatMap((a, i) =>
        here.slice(i + 1).map((b): readonly [number, number] => [a, b]),
      );
    });
  }

  /** They form one loop, which is not empty; `degree` says how many of a point's are there. */
  postLoop(program: Program, degree: (cell: Cell) => string = () => ''): void {
    for (const cell of this.grid.cells) {
      program.post(degree(cell) || oneOf(total(this.of(cell)), [0, 2]));
    }
    program.post(or(...this.names), connected(this.names, this.meetings));
  }

  read(values: Values): { readonly right: readonly string[]; readonly down: readonly string[] } {
    const { height, width } = this.grid;
    const isThere = (cell: Cell, step: Cell): boolean => values[this.towards(cell, step)] === true;
    return {
      right: new Grid(height, width - 1).draw((cell) => (isThere(cell, [0, 1]) ? '-' : '.')),
      down: new Grid(height - 1, width).draw((cell) => (isThere(cell, [1, 0]) ? '|' : '.')),
    };
  }
}

export function slitherlink({
  grid: numbers,
}: {
  readonly grid: Rows<number | null>;
}): PencilProgram {
  const cells = gridOf(numbers);
  const program = new Program();
  const links = new Links(program, new Grid(cells.height + 1, cells.width + 1), 'across', 'down');
  for (const cell of cells.cells) {
    const number = at<number | null>(numbers, cell);
    if (number === null) continue;
    const [row, column] = cell;
    const sides = [
      nameOf('across', cell),
      nameOf('across', [row + 1, column]),
      nameOf('down', cell),
      nameOf('down', [row, column + 1]),
    ];
    program.post(equal(number, total(sides)));
  }
  links.postLoop(program);
  return {
    text: program.text,
    read: (values) => {
      const { right, down } = links.read(values);
      return { horizontal: right, vertical: down };
    },
  };
}

const [up, downwards, left, rightwards]: readonly [Cell, Cell, Cell, Cell] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const twice = ([down, right]: Cell): Cell => [2 * down, 2 * right];
const plus = ([r, c]: Cell, [down, right]: Cell): Cell => [r + down, c + right];

export function masyu({ grid: pearls }: { readonly grid: readonly string[] }): PencilProgram {
  const grid = gridOf(pearls);
  const program = new Program();
  const links = new Links(program, grid, 'right', 'down');
  /** The line goes straight on for two steps in a direction. */
  const long = (cell: Cell, step: Cell): string => {
    const next = plus(cell, step);
    return grid.has(plus(cell, twice(step)))
      ? and(links.towards(cell, step), links.towards(next, step))
      : 'false';
  };
  const through = (cell: Cell, one: Cell, other: Cell): string =>
    and(
      links.towards(cell, one),
      links.towards(cell, other),
      not(and(long(cell, one), long(cell, other))),
    );
  for (const cell of grid.cells) {
    const pearl = at<string>(pearls, cell);
    if (pearl === 'B') {
      program.post(list('xor', long(cell, up), long(cell, downwards)));
      program.post(list('xor', long(cell, left), long(cell, rightwards)));
    } else if (pearl === 'W') {
      program.post(or(through(cell, up, downwards), through(cell, left, rightwards)));
    }
  }
  links.postLoop(program, (cell) =>
    at<string>(pearls, cell) === '.' ? '' : equal(2, total(links.of(cell))),
  );
  return { text: program.text, read: (values) => links.read(values) };
}

interface Yajilin {
  readonly height: number;
  readonly width: number;
  readonly clues: readonly (readonly [number, number, 'U' | 'D' | 'L' | 'R', number])[];
}

export function yajilin({ height, width, clues }: Yajilin): PencilProgram {
  const grid = new Grid(height, width);
  const program = new Program();
  const links = new Links(program, grid, 'right', 'down');
  const isClue = ([row, column]: Cell): boolean =>
    clues.some(([r, c]) => r === row && c === column);
  const shade = (cell: Cell): string => (isClue(cell) ? 'false' : nameOf('shaded', cell));
  for (const cell of grid.cells) if (!isClue(cell)) program.boolean(shade(cell));
  const steps = { U: up, D: downwards, L: left, R: rightwards };
  for (const [row, column, direction, count] of clues) {
    const seen = grid.ray([row, column], steps[direction]);
    program.post(equal(count, total(seen.map(shade))));
  }
  for (const [a, b] of grid.pairs) program.post(not(and(shade(a), shade(b))));
  links.postLoop(program, (cell) => {
    const degree = total(links.of(cell));
    return isClue(cell) ? equal(0, degree) : equal(degree, list('if', shade(cell), 0, 2));
  });
  return {
    text: program.text,
    read: (values) => ({
      shaded: grid.draw((cell) => {
        if (isClue(cell)) return 'o';
        return values[shade(cell)] === true ? '#' : '.';
      }),
      loop: links.read(values),
    }),
  };
}

export function numberlink({ grid: numbers }: { readonly grid: Rows<number> }): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const links = new Links(program, grid, 'right', 'down');
  const label = (cell: Cell): string => nameOf('_label', cell);
  const most = Math.max(...numbers.flat());
  for (const cell of grid.cells) {
    const number = at<number>(numbers, cell);
    program.integer(label(cell), number, number === 0 ? most : number);
    program.post(
      number > 0
        ? equal(1, total(links.of(cell)))
        : equal(total(links.of(cell)), list('if', equal(0, label(cell)), 0, 2)),
    );
  }
  for (const [a, b] of grid.pairs) {
    program.post(list('imp', links.between(a, b), equal(label(a), label(b))));
  }
  // All lines hang on one more vertex by their ends; a loop would not.
  const hub = links.names.length;
  const ends = grid.cells
    .filter((cell) => at<number>(numbers, cell) > 0)
    .flatMap((cell) => links.of(cell))
    .map((name): readonly [number, number] => [links.names.indexOf(name), hub]);
  program.post(connected([...links.names, 'true'], [...links.meetings, ...ends]));
  program.project(links.names);
  return { text: program.text, read: (values) => links.read(values) };
}

interface Hashi {
  readonly max: number;
  readonly grid: Rows<number>;
}

/** Two islands that see each other. */
interface Bridge {
  readonly name: string;
  readonly from: Cell;
  readonly to: Cell;
}

function bridgesOf(grid: Grid, numbers: Rows<number>): readonly Bridge[] {
  const isIsland = (cell: Cell): boolean => at<number>(numbers, cell) > 0;
  return grid.cells.filter(isIsland).flatMap((from) =>
    [rightwards, downwards].flatMap((step): readonly Bridge[] => {
      const to = grid.ray(from, step).find(isIsland);
      return to ? [{ name: `b${from.join('_')}to${to.join('_')}`, from, to }] : [];
    }),
  );
}

function cross(a: Bridge, b: Bridge): boolean {
  const [flat, steep] = a.from[0] === a.to[0] ? [a, b] : [b, a];
  if (flat.from[0] !== flat.to[0] || steep.from[1] !== steep.to[1]) return false;
  const [row, column] = [flat.from[0], steep.from[1]];
  const inside = (low: number, value: number, high: number): boolean => low < value && value < high;
  return inside(steep.from[0], row, steep.to[0]) && inside(flat.from[1], column, flat.to[1]);
}

export function hashi({ max, grid: numbers }: Hashi): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const bridges = bridgesOf(grid, numbers);
  const islands = grid.cells.filter((cell) => at<number>(numbers, cell) > 0);
  const place = (island: Cell): number =>
    islands.findIndex((cell) => grid.index(cell) === grid.index(island));
  for (const { name } of bridges) program.integer(name, 0, max);
  for (const island of islands) {
    const own = bridges.filter(({ from, to }) =>
      [from, to].some((end) => place(end) === place(island)),
    );
    program.post(equal(at<number>(numbers, island), list('+', ...own.map(({ name }) => name))));
  }
  for (const [i, first] of bridges.entries()) {
    for (const second of bridges.slice(i + 1)) {
      if (cross(first, second)) program.post(or(equal(0, first.name), equal(0, second.name)));
    }
  }
  const vertices: readonly Part[] = [
    ...islands.map(() => 'true'),
    ...bridges.map(({ name }) => list('>', name, 0)),
  ];
  const edges = bridges.flatMap(({ from, to }, i): readonly (readonly [number, number])[] => [
    [place(from), islands.length + i],
    [place(to), islands.length + i],
  ]);
  program.post(connected(vertices, edges));
  return {
    text: program.text,
    read: (values) =>
      bridges
        .filter(({ name }) => Number(values[name]) > 0)
        .map(({ name, from, to }) => [...from, ...to, Number(values[name])]),
  };
}
