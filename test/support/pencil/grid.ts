// Rectangles of cells: neighbours, lines, and names of variables that belong to cells.
import type { Program, Values } from './program.ts';

/** Row and column, from 0. */
export type Cell = readonly [number, number];
export type Rows<T> = readonly (readonly T[])[];

const steps: readonly Cell[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** `name[row][column]` */
export function nameOf(name: string, [row, column]: Cell): string {
  return `${name}[${row}][${column}]`;
}

export class Grid {
  readonly height: number;
  readonly width: number;
  readonly cells: readonly Cell[];

  constructor(height: number, width: number) {
    this.height = height;
    this.width = width;
    this.cells = Array.from(
      { length: height * width },
      (_, i): Cell => [Math.floor(i / width), i % width],
    );
  }

  has([row, column]: Cell): boolean {
    return row >= 0 && row < this.height && column >= 0 && column < this.width;
  }

  /** Where a cell stands in reading order. */
  index([row, column]: Cell): number {
    return row * this.width + column;
  }

  /** The cells that share a side with one. */
  beside([row, column]: Cell): readonly Cell[] {
    return steps
      .map(([down, right]): Cell => [row + down, column + right])
      .filter((cell) => this.has(cell));
  }

  /** The cells that share a side or a corner with one. */
  around([row, column]: Cell): readonly Cell[] {
    return this.cells.filter(
      ([r, c]) =>
        Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1 && (r !== row || c !== column),
    );
  }

  /** Every two cells that share a side, each pair once. */
  get pairs(): readonly (readonly [Cell, Cell])[] {
    return this.cells.flatMap((cell) => {
      const [row, column] = cell;
      const next: readonly Cell[] = [
        [row, column + 1],
        [row + 1, column],
      ];
      return next
        .filter((other) => this.has(other))
        .map((other): readonly [Cell, Cell] => [cell, other]);
    });
  }

  /** {@link pairs} by index. */
  get edges(): readonly (readonly [number, number])[] {
    return this.pairs.map(([a, b]) => [this.index(a), this.index(b)]);
  }

  /** The upper left cells of all squares of four. */
  get squares(): readonly (readonly Cell[])[] {
    return this.cells
      .filter(([row, column]) => row + 1 < this.height && column + 1 < this.width)
      .map(([row, column]) => [
        [row, column],
        [row, column + 1],
        [row + 1, column],
        [row + 1, column + 1],
      ]);
  }

  /** The rows, then the columns. */
  get lines(): readonly (readonly Cell[])[] {
    const rows = Array.from({ length: this.height }, (_, row) =>
      this.cells.filter(([r]) => r === row),
    );
    const columns = Array.from({ length: this.width }, (_, column) =>
      this.cells.filter(([, c]) => c === column),
    );
    return [...rows, ...columns];
  }

  /** The cells that are seen from one in a direction, the nearest first. */
  ray([row, column]: Cell, [down, right]: Cell): readonly Cell[] {
    const seen: Cell[] = [];
    for (let distance = 1; ; distance++) {
      const cell: Cell = [row + distance * down, column + distance * right];
      if (!this.has(cell)) return seen;
      seen.push(cell);
    }
  }

  /** The rays in the four directions. */
  rays(cell: Cell): readonly (readonly Cell[])[] {
    return steps.map((step) => this.ray(cell, step));
  }

  /** A boolean for each cell, in reading order. */
  booleans(program: Program, name: string): readonly string[] {
    return this.cells.map((cell) => program.boolean(nameOf(name, cell)));
  }

  /** A row of text for each row of cells. */
  draw(sign: (cell: Cell) => string): readonly string[] {
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, column) => sign([row, column])).join(''),
    );
  }

  /** The values of an array of integers. */
  numbers(values: Values, name: string): Rows<number> {
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, column) =>
        Number(values[nameOf(name, [row, column])]),
      ),
    );
  }
}

export function gridOf(rows: {
  readonly length: number;
  readonly [row: number]: { readonly length: number };
}): Grid {
  return new Grid(rows.length, rows[0]?.length ?? 0);
}

/** What a table says of a cell. */
export function at<T>(rows: Rows<T> | readonly string[], [row, column]: Cell): T {
  return rows[row]?.[column] as T;
}

/** The cells by the number that a table gives them. */
export function groups(grid: Grid, table: Rows<number>): readonly (readonly Cell[])[] {
  const found: Cell[][] = [];
  for (const cell of grid.cells) {
    const group = at(table, cell);
    found[group] ??= [];
    found[group]?.push(cell);
  }
  return found;
}
