// Pencil puzzles that shade cells: hitori, kurodoko, heyawake, norinori, mosaic, yinyang, takuzu.
import { at, type Cell, type Grid, gridOf, groups, nameOf, type Rows } from './grid.ts';
import {
  and,
  connected,
  equal,
  not,
  oneOf,
  or,
  type PencilProgram,
  Program,
  total,
} from './program.ts';

const shade = (cell: Cell): string => nameOf('shaded', cell);
const shades = (cells: readonly Cell[]): readonly string[] => cells.map(shade);
const whites = (cells: readonly Cell[]): readonly string[] => cells.map((cell) => not(shade(cell)));

/** A program of one boolean a cell. */
export function shadingProgram(
  grid: Grid,
  post: (program: Program) => void,
  [shaded, white]: readonly [string, string] = ['#', '.'],
): PencilProgram {
  const program = new Program();
  grid.booleans(program, 'shaded');
  post(program);
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[shade(cell)] === true ? shaded : white)),
  };
}

function apart(grid: Grid): readonly string[] {
  return grid.pairs.map(([a, b]) => or(not(shade(a)), not(shade(b))));
}

function whitesConnected(grid: Grid): string {
  return connected(whites(grid.cells), grid.edges);
}

export function hitori({ grid: numbers }: { readonly grid: Rows<number> }): PencilProgram {
  const grid = gridOf(numbers);
  return shadingProgram(grid, (program) => {
    for (const line of grid.lines) {
      for (const [i, first] of line.entries()) {
        const same = line.slice(i + 1).filter((cell) => at(numbers, cell) === at(numbers, first));
        program.post(...same.map((cell) => or(shade(first), shade(cell))));
      }
    }
    program.post(...apart(grid), whitesConnected(grid));
  });
}

export function kurodoko({ grid: numbers }: { readonly grid: Rows<number> }): PencilProgram {
  const grid = gridOf(numbers);
  return shadingProgram(grid, (program) => {
    for (const cell of grid.cells) {
      const number = at(numbers, cell);
      if (number === 0) continue;
      const seen = grid
        .rays(cell)
        .flatMap((ray) => ray.map((_, i) => and(...whites(ray.slice(0, i + 1)))));
      program.post(not(shade(cell)), equal(number - 1, total(seen)));
    }
    program.post(...apart(grid), whitesConnected(grid));
  });
}

/** Every shortest stretch of a line that enters three regions. */
function stretches(line: readonly Cell[], regions: Rows<number>): readonly (readonly Cell[])[] {
  const borders = line.flatMap((cell, i) => {
    const before = line[i - 1];
    return before && at(regions, before) !== at(regions, cell) ? [i] : [];
  });
  return borders.slice(1).map((second, i) => line.slice((borders[i] ?? 0) - 1, second + 1));
}

interface Regions {
  readonly regions: Rows<number>;
}

export function heyawake({
  regions,
  counts,
}: Regions & { readonly counts: readonly (number | null)[] }): PencilProgram {
  const grid = gridOf(regions);
  return shadingProgram(grid, (program) => {
    for (const [i, region] of groups(grid, regions).entries()) {
      const count = counts[i];
      if (typeof count === 'number') program.post(equal(count, total(shades(region))));
    }
    for (const line of grid.lines) {
      program.post(...stretches(line, regions).map((cells) => or(...shades(cells))));
    }
    program.post(...apart(grid), whitesConnected(grid));
  });
}

export function norinori({ regions }: Regions): PencilProgram {
  const grid = gridOf(regions);
  return shadingProgram(grid, (program) => {
    for (const region of groups(grid, regions)) program.post(equal(2, total(shades(region))));
    for (const cell of grid.cells) {
      program.post(or(not(shade(cell)), equal(1, total(shades(grid.beside(cell))))));
    }
  });
}

export function mosaic({ grid: numbers }: { readonly grid: Rows<number | null> }): PencilProgram {
  const grid = gridOf(numbers);
  return shadingProgram(grid, (program) => {
    for (const cell of grid.cells) {
      const number = at(numbers, cell);
      if (number !== null) program.post(equal(number, total(shades([cell, ...grid.around(cell)]))));
    }
  });
}

export function yinyang({ grid: stones }: { readonly grid: readonly string[] }): PencilProgram {
  const grid = gridOf(stones);
  return shadingProgram(grid, (program) => {
    for (const cell of grid.cells) {
      const stone = at<string>(stones, cell);
      if (stone !== '.') program.post(stone === 'B' ? shade(cell) : not(shade(cell)));
    }
    for (const square of grid.squares) program.post(or(...shades(square)), or(...whites(square)));
    program.post(connected(shades(grid.cells), grid.edges), whitesConnected(grid));
  });
}

export function takuzu({ grid: digits }: { readonly grid: readonly string[] }): PencilProgram {
  const grid = gridOf(digits);
  const program = new Program();
  const name = (cell: Cell): string => nameOf('digit', cell);
  for (const cell of grid.cells) program.integer(name(cell), 0, 1);
  for (const cell of grid.cells) {
    const digit = at<string>(digits, cell);
    if (digit !== '.') program.post(equal(name(cell), digit));
  }
  for (const line of grid.lines) {
    const names = line.map(name);
    program.post(equal(`(+ ${names.join(' ')})`, line.length / 2));
    for (let i = 0; i + 2 < line.length; i++) {
      program.post(oneOf(`(+ ${names.slice(i, i + 3).join(' ')})`, [1, 2]));
    }
  }
  return { text: program.text, read: (values) => grid.draw((cell) => String(values[name(cell)])) };
}
