// Solutions as pictures, for programs: the same files as `--format svg` and `--format html` print.
import { htmlOf, svgOf } from '../answers/picture.ts';
import type { Solution, Values } from '../answers/solution.ts';
import { puzzleOf, type Question } from './posed.ts';

/**
 * A picture of a solution: the text of an SVG file that is readable on light and on dark ground, and has a title and a
 * description for those who do not see it. All text of the puzzle in it is escaped.
 *
 * @param second another solution, such as the second one of `unique`: where it differs it is laid over the first
 *
 * @example
 * const { solution } = await solve(puzzle);
 * if (solution) await writeFile('answer.svg', svg(puzzle, solution));
 */
export function svg<V = Values>(
  question: Question<V>,
  solution: Solution<V>,
  second?: Solution<V>,
): string {
  return svgOf(puzzleOf(question), solution as Solution, second as Solution | undefined);
}

/**
 * A page of HTML that needs no other file, with a picture of each solution below the other.
 *
 * @example
 * const found = [];
 * for await (const solution of solutions(puzzle, { limit: 20 })) found.push(solution);
 * await writeFile('answers.html', html(puzzle, found));
 */
export function html<V = Values>(question: Question<V>, solutions: readonly Solution<V>[]): string {
  return htmlOf(puzzleOf(question), solutions as readonly Solution[]);
}
