// Draws a grid of cells with lines where regions meet.

/** A grid to be drawn. Cells are named by row and column, from 0. */
export interface GridDrawing {
  readonly height: number;
  readonly width: number;
  /** What stands in a cell; all cells are equally wide. */
  text(row: number, column: number): string;
  /** Between cells of different regions there is a line. */
  region(row: number, column: number): unknown;
  /** Columns of the terminal that a cell takes. */
  readonly cellWidth: number;
}

/** By the arms that meet: up 1, down 2, left 4, right 8. */
const corners = ' ╵╷│╴┘┐┤╶└┌├─┴┬┼';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

class GridDrawer {
  readonly #grid: GridDrawing;
  /** Whether a line stands anywhere to the left of a column; the last one is the right border. */
  readonly #parted: readonly boolean[];

  constructor(grid: GridDrawing) {
    this.#grid = grid;
    this.#parted = upTo(grid.width + 1).map((column) =>
      upTo(grid.height).some((row) => this.#left(row, column)),
    );
  }

  #isInside(row: number, column: number): boolean {
    const { height, width } = this.#grid;
    return row >= 0 && row < height && column >= 0 && column < width;
  }

  #apart(row: number, column: number, otherRow: number, otherColumn: number): boolean {
    const [here, there] = [this.#isInside(row, column), this.#isInside(otherRow, otherColumn)];
    if (!here || !there) return here !== there;
    return this.#grid.region(row, column) !== this.#grid.region(otherRow, otherColumn);
  }

  /** Whether a line stands to the left of a cell. */
  #left(row: number, column: number): boolean {
    return this.#apart(row, column, row, column - 1);
  }

  /** Whether a line lies above a cell. */
  #above(row: number, column: number): boolean {
    return this.#apart(row, column, row - 1, column);
  }

  /** The sign at the upper left corner of a cell. */
  #corner(row: number, column: number): string {
    const arms =
      Number(this.#left(row - 1, column)) +
      2 * Number(this.#left(row, column)) +
      4 * Number(this.#above(row, column - 1)) +
      8 * Number(this.#above(row, column));
    return corners[arms] ?? ' ';
  }

  /** A sign to the left of a column, with one more on either side of it if lines stand there. */
  #between(column: number, before: string, sign: string, behind: string): string {
    if (!this.#parted[column]) return sign;
    const { width } = this.#grid;
    return `${column === 0 ? '' : before}${sign}${column === width ? '' : behind}`;
  }

  #lineAbove(row: number): string {
    const { width, cellWidth } = this.#grid;
    const stroke = (column: number): string => (this.#above(row, column) ? '─' : ' ');
    const joint = (column: number): string =>
      this.#between(column, stroke(column - 1), this.#corner(row, column), stroke(column));
    const pieces = upTo(width).map((column) => joint(column) + stroke(column).repeat(cellWidth));
    return `${pieces.join('')}${joint(width)}`.trimEnd();
  }

  #lineOf(row: number): string {
    const { width, text } = this.#grid;
    const gap = (column: number): string =>
      this.#between(column, ' ', this.#left(row, column) ? '│' : ' ', ' ');
    return upTo(width)
      .map((column) => gap(column) + text(row, column))
      .join('')
      .concat(gap(width));
  }

  lines(): readonly string[] {
    const { height, width } = this.#grid;
    const lines: string[] = [];
    for (const row of upTo(height + 1)) {
      if (upTo(width).some((column) => this.#above(row, column))) lines.push(this.#lineAbove(row));
      if (row < height) lines.push(this.#lineOf(row));
    }
    return lines;
  }
}

/** The lines of the drawing. */
export function drawGrid(grid: GridDrawing): readonly string[] {
  return new GridDrawer(grid).lines();
}
