// Queens that do not attack each other: an iterator that is left early, a count, a limit of time.
import { allDifferent, array, Model, range } from 'puzzlec';

const size = 8;
const model = new Model({ queen: array(size, range(0, size - 1)) }, { title: 'Eight queens' });
const { queen } = model.variables;
model.add(
  allDifferent(queen),
  allDifferent(queen.map((row, column) => row.plus(column))),
  allDifferent(queen.map((row, column) => row.minus(column))),
);

let shown = 0;
for await (const { values } of model.solutions({ backend: 'sat' })) {
  // The type of `values.queen` is known: a list of numbers.
  const isPlacement = new Set(values.queen).size === size;
  if (++shown === 3) {
    console.log(isPlacement, 'and no more');
    break; // ends the solver
  }
}

const { count, outcome } = await model.count({ signal: AbortSignal.timeout(60_000) });
console.log(String(count), outcome);

// Prints:
// true and no more
// 92 complete
