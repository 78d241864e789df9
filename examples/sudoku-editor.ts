// What an editor of sudokus does at each click: digits come and go, and the same session answers again.
import { allDifferent, array, Model, range } from 'puzzlec';

const model = new Model({ grid: array([9, 9], range(1, 9)) });
const { grid } = model.variables;
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
for (const i of nine) {
  const box = nine.map(
    (j) => [3 * Math.floor(i / 3) + Math.floor(j / 3), 3 * (i % 3) + (j % 3)] as const,
  );
  model.add(allDifferent(grid[i] ?? []));
  model.add(allDifferent(nine.flatMap((row) => grid[row]?.[i] ?? [])));
  model.add(allDifferent(box.flatMap(([row, column]) => grid[row]?.[column] ?? [])));
}

await using session = model.session();
const givens = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const digits = [...givens].flatMap((sign, cell) => {
  const variable = grid[Math.floor(cell / 9)]?.[cell % 9];
  return sign === '.' || !variable ? [] : [session.add(variable.eq(Number(sign)))];
});
console.log((await session.unique()).status);

// A wrong guess: what does it clash with?
const cell = grid[0]?.[2];
if (!cell) throw new Error('there is such a cell');
const guess = session.add(cell.eq(2));
const { status, clash } = await session.solve();
console.log(status, clash.includes(guess));
guess.retract();

// With fewer digits there is more than one way; what can the cell be then?
for (const digit of digits.slice(0, 12)) digit.retract();
console.log((await session.unique()).status);
console.log(await session.possible([cell]));

// Prints:
// unique
// unsat true
// multiple
// [
//   [
//     1, 2, 3, 4, 5,
//     6, 7, 8, 9
//   ]
// ]
