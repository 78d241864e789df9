// Random sudokus of four by four with regions, diagonals, cages and constraints, and their solutions out of all Latin squares.
import fc from 'fast-check';
import { sudoku } from './puzzle.ts';

type Draw = fc.GeneratorValue;

const size = 4;
const cells = Array.from({ length: size * size }, (_, cell) => cell);

/** All squares whose rows and columns hold each of 1 to 4 once: there are 576. */
function latinSquares(): readonly (readonly number[])[] {
  const found: number[][] = [];
  const extend = (square: readonly number[]): void => {
    const cell = square.length;
    if (cell === size * size) {
      found.push([...square]);
      return;
    }
    for (let digit = 1; digit <= size; digit++) {
      const clashes = square.some((other, at) => {
        const sameRow = Math.floor(at / size) === Math.floor(cell / size);
        return other === digit && (sameRow || at % size === cell % size);
      });
      if (!clashes) extend([...square, digit]);
    }
  };
  extend([]);
  return found;
}

const squares = latinSquares();

const regionsKnown: readonly (readonly string[])[] = [
  ['AABB', 'AABB', 'CCDD', 'CCDD'],
  ['AAAB', 'CCAB', 'CDBB', 'CDDD'],
  ['AABB', 'ACCB', 'ACCB', 'DDDD'],
  ['AAAA', 'BBBB', 'CCCC', 'DDDD'],
];

interface Rule {
  readonly line: string;
  holds(square: readonly number[]): boolean;
}

const nameOf = (cell: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
const distinct = (digits: readonly (number | undefined)[]): boolean =>
  new Set(digits).size === digits.length;

function cage(draw: Draw, square: readonly number[]): Rule {
  const own: readonly number[] = draw(() =>
    fc.uniqueArray(fc.constantFrom(...cells), { minLength: 1, maxLength: 4 }),
  );
  const sumOf = (at: readonly number[]): number =>
    own.reduce((sum, cell) => sum + (at[cell] ?? 0), 0);
  const sum = sumOf(square) + (draw(fc.nat, { max: 5 }) === 0 ? 1 : 0);
  return {
    line: `  - {sum: ${sum}, cells: [${own.map(nameOf).join(', ')}]}`,
    holds: (at) => sumOf(at) === sum && distinct(own.map((cell) => at[cell])),
  };
}

function constraint(draw: Draw): Rule {
  const max = cells.length - 1;
  const [a, b] = [draw(fc.nat, { max }), draw(fc.nat, { max })];
  const written = `grid[${Math.floor(b / size) + 1}, ${(b % size) + 1}]`;
  return {
    line: `  - ${nameOf(a)} <= ${written}`,
    holds: (at) => (at[a] ?? 0) <= (at[b] ?? 0),
  };
}

/** A text and its solutions, each row by row as one text, in alphabetical order. */
export function drawSudoku(draw: Draw): {
  readonly text: string;
  readonly expected: readonly string[];
} {
  const square = squares[draw(fc.nat, { max: squares.length - 1 })] ?? [];
  const given = cells.map((cell) => (draw(fc.nat, { max: 4 }) === 0 ? square[cell] : undefined));
  const regions = regionsKnown[draw(fc.nat, { max: regionsKnown.length - 1 })] ?? [];
  const isCrossed = draw(fc.nat, { max: 3 }) === 0;
  const cages = Array.from({ length: draw(fc.nat, { max: 3 }) }, () => cage(draw, square));
  const more = Array.from({ length: draw(fc.nat, { max: 2 }) }, () => constraint(draw));
  const rows = [0, 1, 2, 3].map((row) =>
    given
      .slice(row * size, (row + 1) * size)
      .map((digit) => digit ?? '.')
      .join(''),
  );
  const text = sudoku(
    rows,
    ...(regions === regionsKnown[0] ? [] : ['regions: |', ...regions.map((row) => `  ${row}`)]),
    ...(isCrossed ? ['diagonals: true'] : []),
    ...(cages.length > 0 ? ['cages:', ...cages.map(({ line }) => line)] : []),
    ...(more.length > 0 ? ['constraints:', ...more.map(({ line }) => line)] : []),
  );
  const letters = regions.join('');
  const expected = squares.filter((at) => {
    const isGiven = given.every((digit, cell) => digit === undefined || digit === at[cell]);
    const inRegions = [...'ABCD'].every((letter) =>
      distinct(cells.filter((cell) => letters[cell] === letter).map((cell) => at[cell])),
    );
    const crossed = [
      [0, 5, 10, 15],
      [3, 6, 9, 12],
    ].every((diagonal) => distinct(diagonal.map((cell) => at[cell])));
    const rules = [...cages, ...more].every((rule) => rule.holds(at));
    return isGiven && inRegions && (crossed || !isCrossed) && rules;
  });
  return { text, expected: expected.map((at) => at.join('')).sort() };
}
