// A board of square cells: digits, words, filled cells, queens; with regions, cages, and the second solution overlaid.
import { textWidth } from './measure.ts';
import { outlineOf } from './outline.ts';
import { label, type Mark, type Picture, usesOf } from './picture.ts';
import { type Shape, shape } from './shape.ts';

/** What stands in a cell. */
export interface BoardCell extends Mark {
  /** `fill` and `queen` are drawn where the text is not empty. */
  readonly form?: 'text' | 'fill' | 'queen';
}

/** Cells that are outlined together, with a remark in the corner of the first. */
interface Cage {
  readonly cells: readonly number[];
  readonly remark: string;
}

export interface Board {
  readonly height: number;
  readonly width: number;
  /** Row by row. */
  readonly cells: readonly BoardCell[];
  /** Between cells of different regions the line is thick; by default there is one region. */
  readonly region?: (cell: number) => unknown;
  readonly cages?: readonly Cage[];
  /** Cells with a tint. */
  readonly tinted?: (cell: number) => boolean;
  /** What stands beside the rows and above the columns. */
  readonly rowNames?: readonly string[];
  readonly columnNames?: readonly string[];
}

const thick = 2.5;
/** Between the line around a cage and those of its cells. */
const inset = 4;

/** A piece of a line between two cells. */
interface Edge {
  readonly isHeavy: boolean;
  readonly path: string;
}

/** The side of a cell: wide enough for the widest text. */
function sideOf({ cells, height, width, cages = [] }: Board): number {
  // The remark of a cage needs room beside the digit.
  const normal = cages.length > 0 ? 46 : 38;
  const usual = Math.max(height, width) > 20 ? 24 : normal;
  const fontSize = usual * 0.55;
  const widest = cells.reduce(
    (most, { text, form }) =>
      form && form !== 'text' ? most : Math.max(most, textWidth(text, fontSize)),
    0,
  );
  return Math.ceil(Math.max(usual, widest + 10));
}

class BoardDrawer {
  readonly #board: Board;
  readonly #side: number;
  readonly #left: number;
  readonly #top: number;

  constructor(board: Board) {
    this.#board = board;
    this.#side = sideOf(board);
    const names = board.rowNames ?? [];
    const widest = Math.max(0, ...names.map((name) => textWidth(name, 13)));
    this.#left = names.length > 0 ? widest + 10 : thick / 2;
    this.#top = board.columnNames ? 22 : thick / 2;
  }

  draw(): Picture {
    const { width, height, cells } = this.#board;
    return {
      width: this.#left + width * this.#side + thick / 2,
      height: this.#top + height * this.#side + thick / 2,
      shapes: [
        ...this.#grounds(),
        ...this.#lines(),
        ...this.#cages(),
        ...this.#names(),
        ...cells.flatMap((cell, i) => this.#content(cell, i)),
      ],
      uses: usesOf(cells.filter(({ text, other }) => text !== '' || other !== undefined)),
    };
  }

  #at(cell: number): { readonly x: number; readonly y: number } {
    const { width } = this.#board;
    return {
      x: this.#left + (cell % width) * this.#side,
      y: this.#top + Math.floor(cell / width) * this.#side,
    };
  }

  #grounds(): readonly Shape[] {
    const { cells, tinted } = this.#board;
    return cells.flatMap(({ other }, i) => {
      const kind = other !== undefined ? 'differs' : tinted?.(i) ? 'tint' : undefined;
      if (!kind) return [];
      const { x, y } = this.#at(i);
      return [shape('rect', { x, y, width: this.#side, height: this.#side, class: kind })];
    });
  }

  /** Thin lines between all cells, and thick ones where regions meet and around the board. */
  #lines(): readonly Shape[] {
    const { width, height } = this.#board;
    const edges: Edge[] = [];
    for (let row = 0; row <= height; row++) {
      for (let column = 0; column <= width; column++) {
        if (column < width) edges.push(this.#edge(row, column, 'above'));
        if (row < height) edges.push(this.#edge(row, column, 'left'));
      }
    }
    return [false, true].flatMap((isHeavy) => {
      const own = edges.filter((edge) => edge.isHeavy === isHeavy).map(({ path }) => path);
      const kind = isHeavy ? 'thick' : 'thin';
      return own.length > 0 ? [shape('path', { d: own.join(''), class: kind })] : [];
    });
  }

  /** The edge above a cell or to the left of it; below and to the right of the board there are such cells too. */
  #edge(row: number, column: number, place: 'above' | 'left'): Edge {
    const { width, height, region = () => 0 } = this.#board;
    const side = this.#side;
    const here = row * width + column;
    const [before, at, end] =
      place === 'above' ? [here - width, row, height] : [here - 1, column, width];
    const isHeavy = at === 0 || at === end || region(here) !== region(before);
    const from = `M${this.#left + column * side} ${this.#top + row * side}`;
    return { isHeavy, path: `${from}${place === 'above' ? 'h' : 'v'}${side}` };
  }

  #cages(): readonly Shape[] {
    const { cages = [], width } = this.#board;
    const side = this.#side;
    return cages.flatMap(({ cells, remark }) => {
      const outline = outlineOf(cells, width, side, inset);
      const first = this.#at(Math.min(...cells));
      const size = Math.max(9, side * 0.26);
      const ground = {
        x: first.x + 2,
        y: first.y + 2,
        width: textWidth(remark, size) + 3,
        height: size,
        class: 'ground',
      };
      const moved = { transform: `translate(${this.#left} ${this.#top})` };
      return [
        shape('path', { d: outline, class: 'cage', ...moved }),
        shape('rect', ground),
        label(remark, first.x + 3, first.y + size + 1, size, 'muted', 'start'),
      ];
    });
  }

  #names(): readonly Shape[] {
    const { rowNames = [], columnNames = [] } = this.#board;
    const side = this.#side;
    return [
      ...rowNames.map((name, row) =>
        label(name, this.#left - 8, this.#top + row * side + side / 2 + 4.5, 13, 'muted', 'end'),
      ),
      ...columnNames.map((name, column) =>
        label(name, this.#left + column * side + side / 2, this.#top - 7, 13, 'muted'),
      ),
    ];
  }

  #content({ text, role, other, form = 'text' }: BoardCell, cell: number): readonly Shape[] {
    const { x, y } = this.#at(cell);
    const side = this.#side;
    if (form === 'fill') return this.#filled(x, y, { text, role, other });
    if (form === 'queen') {
      return [
        ...(text === '' ? [] : [queen(x, y, side, role)]),
        ...(other === undefined || other === '' ? [] : [queen(x, y, side, 'second')]),
      ];
    }
    const size = Math.min(side * 0.55, 21);
    if (other === undefined) {
      return text === '' ? [] : [label(text, x + side / 2, y + side / 2 + size * 0.36, size, role)];
    }
    const small = size * 0.72;
    return [
      label(text, x + side * 0.3, y + side * 0.3 + small * 0.4, small, role),
      label(other, x + side * 0.7, y + side * 0.72 + small * 0.36, small, 'second'),
    ];
  }

  /** A square; half of one where only the first solution has it, and a ring where only the second has. */
  #filled(x: number, y: number, { text, role, other }: Mark): readonly Shape[] {
    if (text === '') return this.#ring(x, y, other);
    const side = this.#side - 8;
    const [left, top] = [x + 4, y + 4];
    const kind = { class: `${role}-fill` };
    if (other === '')
      return [shape('path', { d: `M${left} ${top}h${side}l-${side} ${side}Z`, ...kind })];
    return [shape('rect', { x: left, y: top, width: side, height: side, rx: 3, ...kind })];
  }

  #ring(x: number, y: number, other: string | undefined): readonly Shape[] {
    if (other === undefined || other === '') return [];
    const half = this.#side / 2;
    return [shape('circle', { cx: x + half, cy: y + half, r: half * 0.55, class: 'second-ring' })];
  }
}

/** A crown, so that no typeface needs to have one. */
function queen(x: number, y: number, side: number, role: string): Shape {
  const at = (across: number, down: number): string =>
    `${round(x + across * side)} ${round(y + down * side)}`;
  const d = `M${at(0.22, 0.76)}L${at(0.15, 0.32)}L${at(0.36, 0.54)}L${at(0.5, 0.2)}L${at(0.64, 0.54)}L${at(0.85, 0.32)}L${at(0.78, 0.76)}Z`;
  return shape('path', { d, class: `${role}-fill` });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a board. */
export function drawBoard(board: Board): Picture {
  return new BoardDrawer(board).draw();
}
