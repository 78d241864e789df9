// An answer as a picture, and two answers that differ laid over each other. Written to standard output here; a program
// would write files, or hand them to a browser.
import { compile, html, orThrow, solve, svg, unique } from 'puzzlec';

const { puzzle, sources } = await compile(`puzzle: sudoku
title: A small sudoku
grid: |
  1 . . .
  . . 3 .
  . 2 . .
  . . . 4
`);
const sudoku = orThrow(puzzle, sources);
const { status, solutions } = await unique(sudoku);
const [first, second] = solutions;
if (first) {
  const picture = svg(sudoku, first, second);
  console.log(status, picture.startsWith('<svg'), picture.includes('A small sudoku'));
}
const { solution } = await solve(sudoku);
if (solution) console.log(html(sudoku, [solution]).split('\n')[0]);

// Prints:
// unique true true
// <!doctype html>
