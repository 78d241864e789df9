// A puzzle as text: compiled, its mistakes shown with their places, then solved, explained and checked.
import { check, compile, explain, orThrow, renderDiagnostic, solve, unique } from 'puzzlec';

const text = (clue: string): string => `puzzle: zebra
categories:
  nation: [Brit, Dane, Swede]
  pet: [cat, dog, fish]
places: 3
clues:
  - Brit = cat
  - ${clue}
  - fish = 3
question: nation of fish
`;

const wrong = await compile({ name: 'houses.yaml', text: text('next_to(Dane, cats)') });
if (!wrong.puzzle.ok) {
  for (const each of wrong.puzzle.diagnostics) {
    console.log(renderDiagnostic(each, wrong.sources, { color: false }));
  }
}

const right = await compile(text('immediately_left_of(Dane, cat)'));
const puzzle = orThrow(right.puzzle, right.sources);
const { solution } = await solve(puzzle);
console.log(solution?.values);
if (solution) console.log(puzzle.draw(solution.assignment, { color: false, width: 80 }));
console.log((await unique(puzzle)).status);

const { cores } = await explain(puzzle, { fact: 'Dane = dog' });
console.log(cores[0]?.map(({ words }) => words));
console.log((await check(puzzle, { pet: ['dog', 'fish', 'cat'] })).status);

// Prints:
// error: no item and no place is called cats [zebra-unknown-item]
//    --> houses.yaml:8:19
//   8 |   - next_to(Dane, cats)
//     |                   ^^^^
//   help: did you mean cat?
// { nation: [ 'Dane', 'Brit', 'Swede' ], pet: [ 'dog', 'cat', 'fish' ] }
// ┌────────┬─────────────────────┐
// │        │ 1      2      3     │
// ├────────┼─────────────────────┤
// │ nation │ Dane   Brit   Swede │
// │ pet    │ dog    cat    fish  │
// └────────┴─────────────────────┘
//
// The nation of fish is Swede.
// unique
// [
//   'each pet is in another place',
//   'immediately_left_of(Dane, cat)',
//   'fish = 3'
// ]
// not completable
