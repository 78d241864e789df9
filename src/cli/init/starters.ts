// A commented file to begin with for each family; each is a puzzle that has a solution as it stands.

import type { StarterName } from './starter-names.ts';

/** A file to begin with. */
export interface Starter {
  readonly ending: 'yaml' | 'sugar';
  readonly text: string;
}

const model = `# A puzzle of your own. Solve it: puzzlec solve model.yaml
title: Eight queens
description: Put n queens on a board of n by n squares so that no two attack each other.

# Values that a call can change: puzzlec solve model.yaml --set n=12
parameters: {n: 8}

# What is looked for, and what it can be. q[1..n] is a row of n variables; enumerations have values
# with names: colour: [red, green, blue]
variables:
  q[1..n]: 1..n        # the row of the queen in each column

# What holds in every solution. A line each; = != < <= + - * // mod, and or not -> <->, and functions.
constraints:
  - alldifferent(q)
  - alldifferent(q[i] + i for i in 1..n)
  - alldifferent(q[i] - i for i in 1..n)

# What is best, if anything is:
# minimize: q[1]

# What makes a solution, if not all variables do:
# answer: [q]
`;

const alphametic = `# Letters that stand for digits. Solve it: puzzlec solve alphametic.yaml
puzzle: alphametic
title: Send more money

# Different letters are different digits, and no word begins with 0. Several equations are a list:
# equations: [AB * C = DE, DE + FG = HI]
equation: SEND + MORE = MONEY

# Digits of another base:
# base: 16
# What a letter can be, if not every digit of the base:
# digits: 1..9

# What holds besides:
# constraints:
#   - M = 1
#   - odd(E)
`;

const zebra = `# Things in a row, told by clues. Solve it: puzzlec solve zebra.yaml
puzzle: zebra
title: Three houses
places: 3

# What there is, each kind in a line: every place has one of each.
categories:
  colour: [red, green, blue]
  nation: [Spaniard, Norwegian, Italian]
  pet: [zebra, dog, snail]

# A name stands for the place of that thing, so = says that two are at the same place.
clues:
  - Spaniard = red
  - immediately_left_of(red, green)
  - next_to(Norwegian, blue)
  - dog = Italian
  - snail != red
  # - Norwegian = 1      the first place
  # - not next_to(dog, snail)
  # - Italian = 1 or Italian = 3

# Answered below the table:
question: nation of zebra
`;

const countdown = `# The numbers game: reach the target. Solve it: puzzlec solve countdown.yaml
puzzle: countdown
title: The numbers game

# Each may be used once, with + - * /; results on the way are positive integers.
numbers: [25, 50, 75, 100, 3, 6]
target: 952

# Every number has to be used:
# use: all
# Fewer operations:
# operations: ['+', '-', '*']
`;

const sudoku = `# A sudoku. Solve it: puzzlec solve sudoku.yaml; is it a proper one: puzzlec unique sudoku.yaml
puzzle: sudoku
title: A sudoku

# . or 0 is an empty cell; blanks, | and lines of - and + are only for the eye. Other sizes work as well.
grid: |
  5 3 . | . 7 . | . . .
  6 . . | 1 9 5 | . . .
  . 9 8 | . . . | . 6 .
  ------+-------+------
  8 . . | . 6 . | . . 3
  4 . . | 8 . 3 | . . 1
  7 . . | . 2 . | . . 6
  ------+-------+------
  . 6 . | . . . | 2 8 .
  . . . | 4 1 9 | . . 5
  . . . | . 8 . | . 7 9

# Both long diagonals hold each digit once as well:
# diagonals: true
# What holds besides; grid[row,column]:
# constraints:
#   - grid[1,3] + grid[1,4] = 10
`;

const sugar = `; A puzzle in s-expressions. Solve it: puzzlec solve sugar.sugar
; Variables and what they can be; a domain may have a name.
(domain digit 0 9)
(int S 1 9) (int E digit) (int N digit) (int D digit)
(int M 1 9) (int O digit) (int R digit) (int Y digit)

; Whatever stands alone holds in every solution.
(alldifferent S E N D M O R Y)
(= (+ (* 1000 S) (* 100 E) (* 10 N) D
      (* 1000 M) (* 100 O) (* 10 R) E)
   (+ (* 10000 M) (* 1000 O) (* 100 N) (* 10 E) Y))

; What is best, if anything is:
; (objective minimize S)
`;

export const starters: { readonly [Name in StarterName]: Starter } = {
  model: { ending: 'yaml', text: model },
  alphametic: { ending: 'yaml', text: alphametic },
  zebra: { ending: 'yaml', text: zebra },
  countdown: { ending: 'yaml', text: countdown },
  sudoku: { ending: 'yaml', text: sudoku },
  sugar: { ending: 'sugar', text: sugar },
};
