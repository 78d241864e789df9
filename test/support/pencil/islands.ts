// Pencil puzzles that shade connected shapes: nurikabe and lits.
import { at, type Cell, type Grid, gridOf, groups, nameOf, type Rows } from './grid.ts';
import { and, connected, equal, not, or, type PencilProgram, Program, total } from './program.ts';
import { shadingProgram } from './shading.ts';

/** For each cell the island it belongs to, from 1, or 0 for the sea. */
export function nurikabe({
  grid: numbers,
}: {
  readonly grid: Rows<number | '?' | null>;
}): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const name = (cell: Cell): string => nameOf('island', cell);
  const centres = grid.cells.filter((cell) => at(numbers, cell) !== null);
  const reach = (centre: Cell, cell: Cell): boolean => {
    const size = at<number | '?' | null>(numbers, centre);
    const distance = Math.abs(centre[0] - cell[0]) + Math.abs(centre[1] - cell[1]);
    return typeof size !== 'number' || distance < size;
  };
  for (const cell of grid.cells) {
    const own = centres.indexOf(cell);
    const near = centres.flatMap((centre, i) => (reach(centre, cell) ? [i + 1] : []));
    program.choice(name(cell), own >= 0 ? [own + 1] : [0, ...near]);
  }
  const names = grid.cells.map(name);
  for (const [a, b] of grid.pairs) {
    program.post(or(equal(name(a), name(b)), equal(0, name(a)), equal(0, name(b))));
  }
  for (const square of grid.squares) {
    program.post(not(and(...square.map((cell) => equal(0, name(cell))))));
  }
  const isIn = (island: number): readonly string[] => names.map((cell) => equal(island, cell));
  for (const [i, centre] of centres.entries()) {
    const size = at<number | '?' | null>(numbers, centre);
    if (typeof size === 'number') program.post(`(count ${i + 1} (${names.join(' ')}) = ${size})`);
    program.post(connected(isIn(i + 1), grid.edges));
  }
  program.post(connected(isIn(0), grid.edges));
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[name(cell)] === 0 ? '#' : '.')),
  };
}

/** The tetrominoes, each in one position, as cells from its upper left corner. */
const tetrominoes: readonly (readonly Cell[])[] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ],
];

const symmetries: readonly ((cell: Cell) => Cell)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [c, -r],
  ([r, c]) => [-r, -c],
  ([r, c]) => [-c, r],
  ([r, c]) => [r, -c],
  ([r, c]) => [c, r],
  ([r, c]) => [-r, c],
  ([r, c]) => [-c, -r],
];

interface Placement {
  readonly name: string;
  readonly shape: number;
  readonly region: number;
  readonly cells: readonly Cell[];
}

/** Every way to put a tetromino into one of the regions. */
function placements(grid: Grid, regions: Rows<number>): readonly Placement[] {
  const found = new Map<string, Placement>();
  for (const [shape, cells] of tetrominoes.entries()) {
    for (const symmetry of symmetries) {
      for (const [row, column] of grid.cells) {
        const moved = cells.map(symmetry).map(([r, c]): Cell => [r + row, c + column]);
        const region = moved.every((cell) => grid.has(cell)) ? at(regions, moved[0] as Cell) : -1;
        if (region < 0 || moved.some((cell) => at(regions, cell) !== region)) continue;
        const indices = moved.map((cell) => grid.index(cell)).sort((a, b) => a - b);
        const name = `_${'LITS'[shape]}_${indices.join('_')}`;
        found.set(name, { name, shape, region: region as number, cells: moved });
      }
    }
  }
  return [...found.values()];
}

function touch(a: Placement, b: Placement): boolean {
  return a.cells.some(([r, c]) =>
    b.cells.some(([s, d]) => Math.abs(r - s) + Math.abs(c - d) === 1),
  );
}

/** No two tetrominoes of one shape touch that lie in different regions. */
function apart(all: readonly Placement[]): readonly string[] {
  return all.flatMap((first, i) =>
    all
      .slice(i + 1)
      .filter(({ shape, region }) => shape === first.shape && region !== first.region)
      .filter((second) => touch(first, second))
      .map((second) => or(not(first.name), not(second.name))),
  );
}

export function lits({ regions }: { readonly regions: Rows<number> }): PencilProgram {
  const grid = gridOf(regions);
  const all = placements(grid, regions);
  const shade = (cell: Cell): string => nameOf('shaded', cell);
  const isOver = (cell: Cell, { cells }: Placement): boolean =>
    cells.some((other) => grid.index(other) === grid.index(cell));
  return shadingProgram(grid, (program) => {
    for (const { name } of all) program.boolean(name);
    for (const [region] of groups(grid, regions).entries()) {
      const own = all.filter((each) => each.region === region);
      program.post(equal(1, total(own.map(({ name }) => name))));
    }
    for (const cell of grid.cells) {
      const over = all.filter((placement) => isOver(cell, placement));
      program.post(`(iff ${shade(cell)} ${or(...over.map(({ name }) => name))})`);
    }
    program.post(...apart(all));
    for (const square of grid.squares) program.post(not(and(...square.map(shade))));
    program.post(connected(grid.cells.map(shade), grid.edges));
  });
}
