// The shortest round trip through some towns: places in a list that are decided by solving, and a circuit.
import { array, at, circuit, Model, range, sum } from 'puzzlec';

const distances = [
  [0, 7, 4, 9, 6],
  [7, 0, 5, 3, 8],
  [4, 5, 0, 6, 2],
  [9, 3, 6, 0, 5],
  [6, 8, 2, 5, 0],
];
const model = new Model({ next: array(distances.length, range(0, distances.length - 1)) });
const { next } = model.variables;
model.add(circuit(next));
model.minimize(sum(next.map((town, from) => at(distances[from] ?? [], town))));

const { status, solution } = await model.solve();
const towns = [0];
for (let town = solution?.values.next[0]; town !== undefined && town !== 0; ) {
  towns.push(town);
  town = solution?.values.next[town];
}
console.log(status, solution?.objective, towns.length);

// Prints:
// optimal 21 5
