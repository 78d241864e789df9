// A rota of a week: words as values, an automaton, counts; and the model as s-expressions for another solver.
import { array, atLeast, Model, oneOf, regular, toSugar } from 'puzzlec';

const people = ['Ann', 'Ben', 'Cem'];
const shift = oneOf('off', 'early', 'late');
const model = new Model({ plan: array([people.length, 7], shift) });
const { plan } = model.variables;

// No early shift behind a late one: the state remembers whether the last one was late.
const noShortNight = {
  moves: [
    [0, 0, 1],
    [0, undefined, 1],
  ],
  accepting: [0, 1],
};
for (const week of plan) {
  const codes = week.map((day) => day.index());
  model.add(regular(codes, noShortNight));
  model.add(
    atLeast(
      2,
      week.map((day) => day.is('off')),
    ),
  );
}
for (let day = 0; day < 7; day++) {
  const today = plan.flatMap((week) => week[day] ?? []);
  model.add(
    atLeast(
      1,
      today.map((each) => each.is('early')),
    ),
  );
  model.add(
    atLeast(
      1,
      today.map((each) => each.is('late')),
    ),
  );
}

const { status, solution } = await model.solve();
const week = solution?.values.plan[0] ?? [];
console.log(
  status,
  week.length,
  week.every((each) => shift.labels.includes(each)),
);
console.log(toSugar(model).split('\n')[0]);

// Prints:
// sat 7 true
// (int "plan[1,1]" 1 3)
