// Solutions as pictures, and pictures as files: SVG, or a page of HTML.
import { type Caption, htmlDocument, svgDocument } from '../pictures/document.ts';
import { below, type Picture } from '../pictures/picture.ts';
import { givensOf } from '../puzzles/givens.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { tableOfFields } from '../puzzles/value-table.ts';
import { textOf } from '../puzzles/values.ts';
import type { Solution, Values } from './solution.ts';

/** A picture, and what is said of it. */
interface Plate {
  readonly picture: Picture;
  readonly caption: Caption;
}

/** A longer description is cut. */
const longest = 2000;

/** What a picture shows, in words. */
function descriptionOf({ values, objective }: Solution): string {
  const pairs = Object.entries(values as Values).map(
    ([name, value]) => `${name} = ${textOf(value)}`,
  );
  if (objective !== undefined) pairs.push(`objective = ${objective}`);
  const text = pairs.join(', ');
  return text.length > longest ? `${text.slice(0, longest)}...` : text;
}

function titleOf({ title }: Puzzle): string {
  return title ?? 'Solution';
}

function pictured(puzzle: Puzzle, solution: Solution, second: Solution | undefined): Plate {
  const view = {
    at: solution.assignment,
    other: second?.assignment,
    given: givensOf(puzzle.model),
  };
  const own = puzzle.projectedFrom ? undefined : puzzle.picture?.(view);
  const other = second ? ` Or: ${descriptionOf(second)}` : '';
  return {
    picture: own ?? tableOfFields(puzzle.fields, view),
    caption: { title: titleOf(puzzle), description: descriptionOf(solution) + other },
  };
}

/** A picture of a solution as the text of an SVG file; a second solution is laid over it. */
export function svgOf(puzzle: Puzzle, solution: Solution, second?: Solution): string {
  const { picture, caption } = pictured(puzzle, solution, second);
  return svgDocument(picture, caption);
}

/** Pictures of several solutions below each other, as the text of one SVG file. */
export function svgOfAll(puzzle: Puzzle, solutions: readonly Solution[]): string {
  const album = solutions.map((solution) => pictured(puzzle, solution, undefined));
  return svgDocument(below(...album.map(({ picture }) => picture)), {
    title: titleOf(puzzle),
    description: album
      .map(({ caption }) => caption.description)
      .join('; ')
      .slice(0, longest),
  });
}

/** A page of HTML with a picture of each solution, or with one picture of two solutions laid over each other. */
export function htmlOf(
  puzzle: Puzzle,
  solutions: readonly Solution[],
  { overlaid = false }: { readonly overlaid?: boolean } = {},
): string {
  const [first, second] = solutions;
  const album =
    overlaid && first
      ? [pictured(puzzle, first, second)]
      : solutions.map((solution) => pictured(puzzle, solution, undefined));
  return htmlDocument(titleOf(puzzle), puzzle.description, album);
}
