// The cells of a square grid: their names, and the rows, columns and boxes that they make up.

/** Counted through row by row, from 0. */
export type Cell = number;

/** Cells that belong together, and how they are called: `row 3`. */
export interface Unit {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** `r1c1` for the upper left cell. */
export function cellName(cell: Cell, size: number): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/** The cell of that name, in upper or lower case; undefined for one that is outside. */
export function cellNamed(name: string, size: number): Cell | undefined {
  const places = /^[rR](\d{1,4})[cC](\d{1,4})$/.exec(name);
  if (!places) return undefined;
  const [row, column] = [Number(places[1]) - 1, Number(places[2]) - 1];
  const isInside = row >= 0 && row < size && column >= 0 && column < size;
  return isInside ? row * size + column : undefined;
}

export function rows(size: number): readonly Unit[] {
  return upTo(size).map((row) => ({
    name: `row ${row + 1}`,
    cells: upTo(size).map((column) => row * size + column),
  }));
}

export function columns(size: number): readonly Unit[] {
  return upTo(size).map((column) => ({
    name: `column ${column + 1}`,
    cells: upTo(size).map((row) => row * size + column),
  }));
}

/** The box in which each cell lies, for boxes of some rows and columns, counted through from 0. */
export function boxOf(size: number, height: number, width: number): readonly number[] {
  const across = size / width;
  return upTo(size * size).map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / height) * across + Math.floor(column / width);
  });
}

/** The long diagonals. */
export function diagonals(size: number): readonly Unit[] {
  return [
    { name: 'the diagonal from the upper left', cells: upTo(size).map((i) => i * (size + 1)) },
    {
      name: 'the diagonal from the upper right',
      cells: upTo(size).map((i) => (i + 1) * (size - 1)),
    },
  ];
}
