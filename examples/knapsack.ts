// The most valuable things that fit: an objective, better and better answers on the way, and the proof at the end.
import { array, bool, Model, sum } from 'puzzlec';

const things = [
  { name: 'tent', weight: 9, value: 15 },
  { name: 'stove', weight: 4, value: 8 },
  { name: 'map', weight: 1, value: 6 },
  { name: 'rope', weight: 5, value: 7 },
  { name: 'book', weight: 3, value: 2 },
  { name: 'lamp', weight: 2, value: 5 },
];

const model = new Model({ take: array(things.length, bool()) });
const { take } = model.variables;
model.add(
  sum(
    take,
    things.map(({ weight }) => weight),
  ).le(15),
);
model.maximize(
  sum(
    take,
    things.map(({ value }) => value),
  ),
);

let improvements = 0;
const { status, solution } = await model.solve({ onImprovement: () => improvements++ });
console.log(status, solution?.objective, improvements > 0);
console.log(
  things
    .filter((_, i) => solution?.values.take[i])
    .map(({ name }) => name)
    .join(', '),
);

// Prints:
// optimal 29 true
// tent, stove, map
