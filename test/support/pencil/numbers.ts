// Pencil puzzles of numbers: sudoku, futoshiki, skyscrapers, calcudoku, kakuro, signpost; and the nonogram.
import { at, type Cell, Grid, gridOf, groups, nameOf, type Rows } from './grid.ts';
import { equal, list, or, type PencilProgram, Program, total, type Values } from './program.ts';

const number = (cell: Cell): string => nameOf('number', cell);

function different(cells: readonly Cell[]): string {
  return list('alldifferent', ...cells.map(number));
}

function sumOf(cells: readonly Cell[]): string {
  return list('+', ...cells.map(number));
}

/** A square of numbers 1..size that differ in each row and column. */
function latinSquare(
  size: number,
  givens: Rows<number>,
  post: (program: Program, grid: Grid) => void,
): PencilProgram {
  const grid = new Grid(size, size);
  const program = new Program();
  for (const cell of grid.cells) {
    const given = at<number>(givens, cell);
    program.integer(number(cell), given || 1, given || size);
  }
  program.post(...grid.lines.map(different));
  post(program, grid);
  return { text: program.text, read: (values: Values) => grid.numbers(values, 'number') };
}

interface Cage {
  readonly cells: readonly Cell[];
}

interface Sudoku {
  readonly size: number;
  readonly givens: Rows<number>;
  /** Width and height. */
  readonly box?: readonly [number, number];
  readonly regions?: Rows<number>;
  readonly diagonals?: boolean;
  readonly cages?: readonly (Cage & { readonly sum: number })[];
}

export function sudoku(puzzle: Sudoku): PencilProgram {
  const { size, givens, box, regions, diagonals, cages = [] } = puzzle;
  return latinSquare(size, givens, (program, grid) => {
    const boxOf = ([row, column]: Cell): number => {
      const [width, height] = box as readonly [number, number];
      return Math.floor(row / height) * (size / width) + Math.floor(column / width);
    };
    const table = regions ?? givens.map((row, r) => row.map((_, c) => boxOf([r, c])));
    program.post(...groups(grid, table).map(different));
    if (diagonals) {
      program.post(different(grid.cells.filter(([r, c]) => r === c)));
      program.post(different(grid.cells.filter(([r, c]) => r + c === size - 1)));
    }
    for (const { sum, cells } of cages) program.post(different(cells), equal(sum, sumOf(cells)));
  });
}

interface Futoshiki {
  readonly size: number;
  readonly givens: Rows<number>;
  readonly greater?: readonly (readonly [Cell, Cell])[];
  readonly adjacent?: readonly (readonly [Cell, Cell])[];
}

export function futoshiki({ size, givens, greater, adjacent }: Futoshiki): PencilProgram {
  return latinSquare(size, givens, (program, grid) => {
    for (const [more, less] of greater ?? []) program.post(list('>', number(more), number(less)));
    if (!adjacent) return;
    const marked = new Set(adjacent.map((pair) => pair.map((cell) => grid.index(cell)).join()));
    for (const [a, b] of grid.pairs) {
      const isMarked = marked.has(`${grid.index(a)},${grid.index(b)}`);
      const distance = list('abs', list('-', number(a), number(b)));
      program.post(list(isMarked ? '=' : '!=', 1, distance));
    }
  });
}

interface Skyscrapers {
  readonly size: number;
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly givens?: Rows<number>;
}

export function skyscrapers(puzzle: Skyscrapers): PencilProgram {
  const { size, top, bottom, left, right } = puzzle;
  const none = left.map(() => top.map(() => 0));
  return latinSquare(size, puzzle.givens ?? none, (program, grid) => {
    const look = (count: number | undefined, line: readonly Cell[]): void => {
      if (!count) return;
      const visible = line
        .slice(1)
        .map((cell, i) =>
          list('>', number(cell), list('max', ...line.slice(0, i + 1).map(number))),
        );
      program.post(equal(count - 1, total(visible)));
    };
    for (const [i, line] of grid.lines.entries()) {
      const [before, after] = i < size ? [left, right] : [top, bottom];
      look(before[i % size], line);
      look(after[i % size], line.toReversed());
    }
  });
}

interface Calcudoku {
  readonly size: number;
  readonly cages: readonly (Cage & {
    readonly op: 'add' | 'mul' | 'sub' | 'div';
    readonly value: number;
  })[];
}

const results: Readonly<
  Record<Calcudoku['cages'][number]['op'], (cells: readonly Cell[]) => string>
> = {
  add: sumOf,
  mul: (cells) => list('*', ...cells.map(number)),
  sub: (cells) => list('abs', list('-', ...cells.map(number))),
  div: (cells) => {
    const names = cells.map(number);
    const [larger, smaller] = [list('max', ...names), list('min', ...names)];
    return list('where', list('/', larger, smaller), equal(0, list('%', larger, smaller)));
  },
};

export function calcudoku({ size, cages }: Calcudoku): PencilProgram {
  const none = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  return latinSquare(size, none, (program) => {
    for (const { op, value, cells } of cages) program.post(equal(value, results[op](cells)));
  });
}

type KakuroCell = readonly [down: number, right: number] | null;

/** The stretches of white cells in a line, each with the cell before it, if there is one. */
function runsOf(line: readonly Cell[], isWhite: (cell: Cell) => boolean): readonly Run[] {
  const runs: { before: Cell | undefined; cells: Cell[] }[] = [];
  for (const [i, cell] of line.entries()) {
    const before = line[i - 1];
    if (!isWhite(cell)) continue;
    if (before && isWhite(before)) runs.at(-1)?.cells.push(cell);
    else runs.push({ before, cells: [cell] });
  }
  return runs;
}

interface Run {
  readonly before: Cell | undefined;
  readonly cells: readonly Cell[];
}

export function kakuro({ grid: clues }: { readonly grid: Rows<KakuroCell> }): PencilProgram {
  const grid = gridOf(clues);
  const program = new Program();
  const isWhite = (cell: Cell): boolean => at<KakuroCell>(clues, cell) === null;
  for (const cell of grid.cells.filter(isWhite)) program.integer(number(cell), 1, 9);
  for (const [i, line] of grid.lines.entries()) {
    for (const { before, cells } of runsOf(line, isWhite)) {
      const sum = before ? (at<KakuroCell>(clues, before)?.[i < grid.height ? 1 : 0] ?? 0) : 0;
      program.post(different(cells));
      if (sum > 0) program.post(equal(sum, sumOf(cells)));
    }
  }
  return {
    text: program.text,
    read: (values) =>
      clues.map((row, r) => row.map((clue, c) => (clue ? 0 : Number(values[number([r, c])])))),
  };
}

const compass: Readonly<Record<string, Cell>> = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
};

interface Signpost {
  readonly givens: Rows<number>;
  readonly arrows: Rows<string>;
}

/** A tour through all cells and one more, which follows the last and comes before the first. */
export function signpost({ givens, arrows }: Signpost): PencilProgram {
  const grid = gridOf(arrows);
  const program = new Program();
  const size = grid.cells.length;
  for (const cell of grid.cells) {
    const given = at<number>(givens, cell);
    program.integer(number(cell), given || 1, given || size);
  }
  const next = (cell: Cell): string => nameOf('_next', cell);
  for (const cell of grid.cells) {
    const step = compass[at<string>(arrows, cell)];
    const goals = step ? grid.ray(cell, step).map((goal) => grid.index(goal)) : [size];
    program.choice(next(cell), goals);
  }
  program.integer('_first', 0, size - 1);
  program.post(list('hamiltonian', ...grid.cells.map(next), '_first'));
  const numbers = list(...grid.cells.map(number));
  program.post(list('element', '(+ 1 _first)', numbers, 1));
  for (const cell of grid.cells) {
    if (at<string>(arrows, cell) === '*') program.post(equal(size, number(cell)));
    else {
      const place = list('+', 1, next(cell));
      program.post(list('element', place, numbers, list('+', 1, number(cell))));
    }
  }
  program.project(grid.cells.map(number));
  return { text: program.text, read: (values) => grid.numbers(values, 'number') };
}

interface Nonogram {
  readonly rows: Rows<number>;
  readonly cols: Rows<number>;
}

/** An automaton that accepts a line: white is symbol 1, black 2. */
function automaton(blocks: readonly number[]): string {
  const states: [number, number][] = [];
  for (const [i, length] of blocks.entries()) {
    states.push([states.length + 1, states.length + 2]);
    for (let k = 1; k < length; k++) states.push([0, states.length + 2]);
    if (i + 1 < blocks.length) states.push([states.length + 2, 0]);
  }
  const last = states.length + 1;
  states.push([last, 0]);
  const rows = states.map((row) => list(...row));
  return `${list(...rows)} 1 ${list(last)}`;
}

export function nonogram({ rows, cols }: Nonogram): PencilProgram {
  const grid = new Grid(rows.length, cols.length);
  const program = new Program();
  const names = grid.booleans(program, 'black');
  const black = (cell: Cell): string => names[grid.index(cell)] ?? '';
  for (const [i, line] of grid.lines.entries()) {
    const blocks = ([...rows, ...cols][i] ?? []).filter((length) => length > 0);
    const symbols = line.map((cell) => list('if', black(cell), 2, 1));
    program.post(`(regular ${list(...symbols)} ${automaton(blocks)})`);
  }
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[black(cell)] === true ? '#' : '.')),
  };
}

/** The same by where each block begins, as programs for Sugar have it. */
export function nonogramByStarts({ rows, cols }: Nonogram): PencilProgram {
  const grid = new Grid(rows.length, cols.length);
  const program = new Program();
  const names = grid.booleans(program, 'black');
  for (const [i, line] of grid.lines.entries()) {
    const blocks = ([...rows, ...cols][i] ?? []).filter((length) => length > 0);
    const starts = blocks.map((length, k) =>
      program.integer(`_start${i}_${k}`, 0, line.length - length),
    );
    for (const [k, length] of blocks.entries()) {
      const [start, next] = [starts[k] ?? '', starts[k + 1]];
      if (next) program.post(list('<', list('+', start, length), next));
    }
    for (const [place, cell] of line.entries()) {
      const over = blocks.map((length, k) => {
        const start = starts[k] ?? '';
        return list('and', list('<=', start, place), list('>', list('+', start, length), place));
      });
      program.post(list('iff', names[grid.index(cell)] ?? '', or(...over)));
    }
  }
  program.project(names);
  return {
    text: program.text,
    read: (values) =>
      grid.draw((cell) => (values[names[grid.index(cell)] ?? ''] === true ? '#' : '.')),
  };
}
