// Words as numbers, said three times: by methods, as a template, and as the text of an alphametic.
import { allDifferent, compile, Model, number, orThrow, range, solve } from 'puzzlec';

const digit = range(0, 9);
const letters = { S: digit, E: digit, N: digit, D: digit, M: digit, O: digit, R: digit, Y: digit };

const first = new Model(letters);
{
  const { S, E, N, D, M, O, R, Y } = first.variables;
  first.add(allDifferent([S, E, N, D, M, O, R, Y]), S.ne(0), M.ne(0));
  first.add(
    number([S, E, N, D])
      .plus(number([M, O, R, E]))
      .eq(number([M, O, N, E, Y])),
  );
}

const second = new Model(letters);
{
  const { S, E, N, D, M, O, R, Y } = second.variables;
  second.add`alldifferent(${[S, E, N, D, M, O, R, Y]}) and ${S} > 0 and ${M} > 0`;
  second.add`${number([S, E, N, D])} + ${number([M, O, R, E])} = ${number([M, O, N, E, Y])}`;
}

const third = await compile('puzzle: alphametic\nequation: SEND + MORE = MONEY');

const { solution: one } = await first.solve();
const { solution: two } = await second.solve();
const { solution: three } = await solve(orThrow(third.puzzle, third.sources));
console.log(one?.values);
console.log(two?.values.S, three?.values['SEND'], three?.values['MORE'], three?.values['MONEY']);

// Prints:
// { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }
// 9 9567 1085 10652
