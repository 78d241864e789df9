// Pencil puzzles that divide a grid into areas: fillomino, palisade, galaxies, shikaku.
import { at, type Cell, Grid, gridOf, nameOf, type Rows } from './grid.ts';
import {
  connected,
  equal,
  list,
  type Part,
  type PencilProgram,
  Program,
  total,
} from './program.ts';

/** Cuts between cells divide the grid into regions; each cell's has a size, `*` for any. */
function division(grid: Grid, sizes: readonly Part[], cuts: readonly string[]): string {
  const { edges } = grid;
  return list('graph-division', sizes.length, edges.length, ...sizes, ...edges.flat(), ...cuts);
}

export function fillomino({ grid: numbers }: { readonly grid: Rows<number> }): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const name = (cell: Cell): string => nameOf('size', cell);
  const most = grid.cells.length;
  for (const cell of grid.cells) {
    const given = at<number>(numbers, cell);
    program.integer(name(cell), given || 1, given || most);
  }
  const cuts = grid.pairs.map(([a, b]) => list('!=', name(a), name(b)));
  program.post(division(grid, grid.cells.map(name), cuts));
  return { text: program.text, read: (values) => grid.numbers(values, 'size') };
}

/** The numbers of the regions in reading order, by what tells whether two neighbours are in different ones. */
function regionNumbers(grid: Grid, isCut: (pair: readonly [Cell, Cell]) => boolean): Rows<number> {
  const found = new Map<number, number>();
  let count = 0;
  for (const start of grid.cells) {
    if (found.has(grid.index(start))) continue;
    const waiting = [start];
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      const here = cell;
      found.set(grid.index(here), count);
      const joined = grid
        .beside(here)
        .filter((other) => !found.has(grid.index(other)) && !isCut([here, other]));
      waiting.push(...joined);
    }
    count++;
  }
  return grid
    .draw(() => ' ')
    .map((row, r) => [...row].map((_, c) => found.get(grid.index([r, c])) ?? -1));
}

interface Palisade {
  readonly region_size: number;
  readonly grid: Rows<number | null>;
}

export function palisade({ region_size: size, grid: numbers }: Palisade): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const between = ([a, b]: readonly [Cell, Cell]): string => {
    const [first, second] = grid.index(a) < grid.index(b) ? [a, b] : [b, a];
    return nameOf(first[0] === second[0] ? 'right' : 'below', first);
  };
  const cuts = grid.pairs.map((pair) => program.boolean(between(pair)));
  const sizes = grid.cells.map(() => size);
  program.post(division(grid, sizes, cuts));
  for (const cell of grid.cells) {
    const number = at<number | null>(numbers, cell);
    if (number === null) continue;
    const inner = grid.beside(cell).map((other) => between([cell, other]));
    program.post(equal(number - (4 - inner.length), total(inner)));
  }
  return {
    text: program.text,
    read: (values) => regionNumbers(grid, (pair) => values[between(pair)] === true),
  };
}

interface Galaxies {
  readonly height: number;
  readonly width: number;
  readonly centres: readonly Cell[];
}

export function galaxies({ height, width, centres }: Galaxies): PencilProgram {
  const grid = new Grid(height, width);
  const program = new Program();
  const name = (cell: Cell): string => nameOf('galaxy', cell);
  const mirrored = ([row, column]: Cell, [y, x]: Cell): Cell => [y - row, x - column];
  const covers = ([row, column]: Cell, [y, x]: Cell): boolean =>
    Math.abs(2 * row - y) <= 1 && Math.abs(2 * column - x) <= 1;
  for (const cell of grid.cells) {
    const own = centres.findIndex((centre) => covers(cell, centre));
    const near = centres.flatMap((centre, i) => (grid.has(mirrored(cell, centre)) ? [i] : []));
    program.choice(name(cell), own >= 0 ? [own] : near);
  }
  for (const cell of grid.cells) {
    for (const [i, centre] of centres.entries()) {
      const mirror = mirrored(cell, centre);
      if (!grid.has(mirror) || grid.index(mirror) <= grid.index(cell)) continue;
      program.post(list('iff', equal(i, name(cell)), equal(i, name(mirror))));
    }
  }
  for (const i of centres.keys()) {
    program.post(
      connected(
        grid.cells.map((cell) => equal(i, name(cell))),
        grid.edges,
      ),
    );
  }
  return { text: program.text, read: (values) => grid.numbers(values, 'galaxy') };
}

type Rectangle = readonly [row: number, column: number, height: number, width: number];

function isInside([r, c]: Cell, [row, column, height, width]: Rectangle): boolean {
  return r >= row && r < row + height && c >= column && c < column + width;
}

/** The rectangles of that area around a cell, which hold no other number. */
function rectanglesOf(grid: Grid, numbers: Rows<number>, cell: Cell): readonly Rectangle[] {
  const area = at<number>(numbers, cell);
  const found: Rectangle[] = [];
  for (let height = 1; height <= area; height++) {
    if (area % height !== 0) continue;
    const width = area / height;
    for (const [row, column] of grid.cells) {
      const rectangle: Rectangle = [row, column, height, width];
      if (!grid.has([row + height - 1, column + width - 1])) continue;
      const held = grid.cells.filter(
        (other) => at<number>(numbers, other) > 0 && isInside(other, rectangle),
      );
      if (held.length === 1 && held[0] === cell) found.push(rectangle);
    }
  }
  return found;
}

export function shikaku({ grid: numbers }: { readonly grid: Rows<number> }): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const areas = grid.cells
    .filter((cell) => at<number>(numbers, cell) > 0)
    .map((cell, i) => ({ name: `area${i}`, rectangles: rectanglesOf(grid, numbers, cell) }));
  for (const { name, rectangles } of areas) program.integer(name, 0, rectangles.length - 1);
  for (const cell of grid.cells) {
    const over = areas.flatMap(({ name, rectangles }) =>
      rectangles.flatMap((rectangle, k) => (isInside(cell, rectangle) ? [equal(name, k)] : [])),
    );
    program.post(equal(1, total(over)));
  }
  return {
    text: program.text,
    read: (values) => areas.map(({ name, rectangles }) => rectangles[Number(values[name])]),
  };
}

/**
 * A diagonal in each cell and no loop of them: then every place is reached from outside. Each cell has its four sides as
 * vertices and four that join two of them where the diagonal does not part them.
 */
export function slant({ points }: { readonly points: Rows<number | null> }): PencilProgram {
  const corners = gridOf(points);
  const grid = new Grid(corners.height - 1, corners.width - 1);
  const program = new Program();
  /** Whether the diagonal falls, as `\` does. */
  const falls = (cell: Cell): string => nameOf('falls', cell);
  grid.booleans(program, 'falls');
  for (const [row, column] of corners.cells) {
    const number = at<number | null>(points, [row, column]);
    if (number === null) continue;
    const met = [
      { cell: [row - 1, column - 1], met: true },
      { cell: [row, column], met: true },
      { cell: [row - 1, column], met: false },
      { cell: [row, column - 1], met: false },
    ] as const;
    const here = met.filter(({ cell }) => grid.has(cell));
    program.post(
      equal(
        number,
        total(here.map((each) => (each.met ? falls(each.cell) : `(not ${falls(each.cell)})`))),
      ),
    );
  }
  const [top, right, bottom, left] = [0, 1, 2, 3] as const;
  const vertex = (cell: Cell, part: number): number => 8 * grid.index(cell) + part;
  const outside = 8 * grid.cells.length;
  const edges: [number, number][] = [];
  const vertices: Part[] = [];
  for (const cell of grid.cells) {
    const fall = falls(cell);
    const rise = `(not ${fall})`;
    vertices.push('true', 'true', 'true', 'true', fall, fall, rise, rise);
    const joints = [
      [4, top, right],
      [5, bottom, left],
      [6, top, left],
      [7, bottom, right],
    ] as const;
    for (const [joint, a, b] of joints) {
      edges.push([vertex(cell, joint), vertex(cell, a)], [vertex(cell, joint), vertex(cell, b)]);
    }
    const [row, column] = cell;
    const beyond = (other: Cell, side: number): number =>
      grid.has(other) ? vertex(other, side) : outside;
    edges.push([vertex(cell, top), beyond([row - 1, column], bottom)]);
    edges.push([vertex(cell, left), beyond([row, column - 1], right)]);
    if (row === grid.height - 1) edges.push([vertex(cell, bottom), outside]);
    if (column === grid.width - 1) edges.push([vertex(cell, right), outside]);
  }
  program.post(connected([...vertices, 'true'], edges));
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[falls(cell)] === true ? '\\' : '/')),
  };
}
