// Pencil puzzles that place things: akari, starbattle, tents, magnets, dominosa, undead.
import { at, type Cell, type Grid, gridOf, groups, nameOf, type Rows } from './grid.ts';
import { and, equal, list, not, or, type PencilProgram, Program, total } from './program.ts';

export function akari({ grid: signs }: { readonly grid: readonly string[] }): PencilProgram {
  const grid = gridOf(signs);
  const program = new Program();
  const bulb = (cell: Cell): string => nameOf('bulb', cell);
  const isWhite = (cell: Cell): boolean => at<string>(signs, cell) === '.';
  for (const cell of grid.cells.filter(isWhite)) program.boolean(bulb(cell));
  for (const cell of grid.cells) {
    if (isWhite(cell)) {
      const rays = grid.rays(cell).map((ray) => {
        const end = ray.findIndex((other) => !isWhite(other));
        return end < 0 ? ray : ray.slice(0, end);
      });
      const lit = rays.flat().map(bulb);
      program.post(or(bulb(cell), ...lit));
      program.post(...lit.map((other) => or(not(bulb(cell)), not(other))));
    } else if (at<string>(signs, cell) !== '#') {
      const beside = grid.beside(cell).filter(isWhite);
      program.post(equal(at<string>(signs, cell), total(beside.map(bulb))));
    }
  }
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[bulb(cell)] === true ? '*' : '.')),
  };
}

interface StarBattle {
  readonly stars: number;
  readonly regions: Rows<number>;
}

export function starbattle({ stars, regions }: StarBattle): PencilProgram {
  const grid = gridOf(regions);
  const program = new Program();
  const star = (cell: Cell): string => nameOf('star', cell);
  for (const cell of grid.cells) program.integer(star(cell), 0, 1);
  for (const cells of [...grid.lines, ...groups(grid, regions)]) {
    program.post(list('count', 1, list(...cells.map(star)), '=', stars));
  }
  for (const cell of grid.cells) {
    for (const other of grid.around(cell)) {
      if (grid.index(other) > grid.index(cell)) {
        program.post(list('<=', list('+', star(cell), star(other)), 1));
      }
    }
  }
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[star(cell)] === 1 ? '*' : '.')),
  };
}

interface Tents {
  readonly grid: readonly string[];
  readonly rows: readonly (number | null)[];
  readonly cols: readonly (number | null)[];
}

/** Several ways to give tents to trees are one solution. */
export function tents({ grid: signs, rows, cols }: Tents): PencilProgram {
  const grid = gridOf(signs);
  const program = new Program();
  const isTree = (cell: Cell): boolean => at<string>(signs, cell) === 'T';
  const tent = (cell: Cell): string => nameOf('tent', cell);
  const owns = (tree: Cell, cell: Cell): string => `_${tree.join('_')}owns${cell.join('_')}`;
  const lawns = grid.cells.filter((cell) => !isTree(cell));
  for (const cell of lawns) program.boolean(tent(cell));
  for (const tree of grid.cells.filter(isTree)) {
    const own = grid.beside(tree).filter((cell) => !isTree(cell));
    for (const cell of own) program.boolean(owns(tree, cell));
    program.post(equal(1, total(own.map((cell) => owns(tree, cell)))));
  }
  for (const cell of lawns) {
    const owners = grid.beside(cell).filter(isTree);
    program.post(
      equal(list('if', tent(cell), 1, 0), total(owners.map((tree) => owns(tree, cell)))),
    );
    for (const other of grid.around(cell)) {
      if (isTree(other) || grid.index(other) < grid.index(cell)) continue;
      program.post(not(and(tent(cell), tent(other))));
    }
  }
  for (const [i, line] of grid.lines.entries()) {
    const count = [...rows, ...cols][i];
    if (typeof count !== 'number') continue;
    program.post(equal(count, total(line.filter((cell) => !isTree(cell)).map(tent))));
  }
  program.project(lawns.map(tent));
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => (values[tent(cell)] === true ? 'A' : '.')),
  };
}

interface Magnets {
  readonly dominoes: readonly string[];
  readonly rows_plus: readonly (number | null)[];
  readonly cols_plus: readonly (number | null)[];
  readonly rows_minus: readonly (number | null)[];
  readonly cols_minus: readonly (number | null)[];
}

export function magnets(puzzle: Magnets): PencilProgram {
  const grid = gridOf(puzzle.dominoes);
  const program = new Program();
  const pole = (cell: Cell): string => nameOf('pole', cell);
  for (const cell of grid.cells) program.integer(pole(cell), -1, 1);
  for (const [a, b] of grid.pairs) {
    const half = at<string>(puzzle.dominoes, a);
    const isDomino = a[0] === b[0] ? half === 'L' : half === 'T';
    if (isDomino) program.post(equal(0, list('+', pole(a), pole(b))));
    else program.post(list('<', list('*', pole(a), pole(b)), 1));
  }
  const counts = [
    { value: 1, lines: [...puzzle.rows_plus, ...puzzle.cols_plus] },
    { value: -1, lines: [...puzzle.rows_minus, ...puzzle.cols_minus] },
  ];
  for (const { value, lines } of counts) {
    for (const [i, line] of grid.lines.entries()) {
      const count = lines[i];
      if (typeof count !== 'number') continue;
      program.post(list('global_cardinality', list(...line.map(pole)), list(list(value, count))));
    }
  }
  return {
    text: program.text,
    read: (values) => grid.draw((cell) => '-.+'.charAt(Number(values[pole(cell)]) + 1)),
  };
}

interface Dominosa {
  readonly max: number;
  readonly grid: Rows<number>;
}

export function dominosa({ grid: numbers }: Dominosa): PencilProgram {
  const grid = gridOf(numbers);
  const program = new Program();
  const places = grid.pairs.map(([a, b]) => {
    const pair = [at<number>(numbers, a), at<number>(numbers, b)].sort((p, q) => p - q).join();
    return { name: program.boolean(`d${[...a, ...b].join('_')}`), a, b, pair };
  });
  for (const cell of grid.cells) {
    const over = places.filter(({ a, b }) =>
      [a, b].some((end) => grid.index(end) === grid.index(cell)),
    );
    program.post(equal(1, total(over.map(({ name }) => name))));
  }
  for (const pair of new Set(places.map((place) => place.pair))) {
    const same = places.filter((place) => place.pair === pair);
    program.post(equal(1, total(same.map(({ name }) => name))));
  }
  return {
    text: program.text,
    read: (values) =>
      places.filter(({ name }) => values[name] === true).map(({ a, b }) => [...a, ...b]),
  };
}

interface Undead {
  readonly ghosts: number;
  readonly vampires: number;
  readonly zombies: number;
  readonly grid: readonly string[];
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

const monsters = { ghost: 1, vampire: 2, zombie: 3 } as const;

/** The cells without mirrors on a way into the grid, each with whether it lies behind a mirror. */
function sight(
  grid: Grid,
  signs: readonly string[],
  start: Cell,
  direction: Cell,
): readonly { readonly cell: Cell; readonly behind: boolean }[] {
  const seen = [];
  let [down, right] = direction;
  let behind = false;
  for (let cell = start; grid.has(cell); cell = [cell[0] + down, cell[1] + right]) {
    const sign = at<string>(signs, cell);
    if (sign === '.') seen.push({ cell, behind });
    else {
      [down, right] = sign === '\\' ? [right, down] : [0 - right, 0 - down];
      behind = true;
    }
  }
  return seen;
}

export function undead(puzzle: Undead): PencilProgram {
  const grid = gridOf(puzzle.grid);
  const program = new Program();
  const monster = (cell: Cell): string => nameOf('monster', cell);
  const open = grid.cells.filter((cell) => at<string>(puzzle.grid, cell) === '.');
  for (const cell of open) program.integer(monster(cell), 1, 3);
  const counts = [
    list(monsters.ghost, puzzle.ghosts),
    list(monsters.vampire, puzzle.vampires),
    list(monsters.zombie, puzzle.zombies),
  ];
  program.post(list('global_cardinality', list(...open.map(monster)), list(...counts)));
  const look = (count: number, start: Cell, direction: Cell): void => {
    const visible = sight(grid, puzzle.grid, start, direction).map(({ cell, behind }) =>
      list('!=', monster(cell), behind ? monsters.vampire : monsters.ghost),
    );
    program.post(equal(count, total(visible)));
  };
  for (let column = 0; column < grid.width; column++) {
    look(puzzle.top[column] ?? 0, [0, column], [1, 0]);
    look(puzzle.bottom[column] ?? 0, [grid.height - 1, column], [-1, 0]);
  }
  for (let row = 0; row < grid.height; row++) {
    look(puzzle.left[row] ?? 0, [row, 0], [0, 1]);
    look(puzzle.right[row] ?? 0, [row, grid.width - 1], [0, -1]);
  }
  return {
    text: program.text,
    read: (values) =>
      grid.draw((cell) => {
        const sign = at<string>(puzzle.grid, cell);
        return sign === '.' ? '?GVZ'.charAt(Number(values[monster(cell)])) : sign;
      }),
  };
}
