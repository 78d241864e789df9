// Quantities as a picture: a table of names and values, in several columns where there are many.
import type { Mark, Picture } from '../pictures/picture.ts';
import { below, beside, lines } from '../pictures/picture.ts';
import { drawTable } from '../pictures/table.ts';
import type { Field, View } from './puzzle.ts';
import { textOf } from './values.ts';

/** More rows go into a further column. */
const mostRows = 30;
/** More quantities than that nobody looks at in a picture. */
const mostFields = 2000;
/** A longer value is cut. */
const longest = 160;

/** The value of a quantity, for a picture. */
function markOf({ read, variables }: Field, { at, other, given }: View): Mark {
  const text = textOf(read(at));
  const second = other && textOf(read(other));
  const isGiven = variables.length > 0 && variables.every((id) => given.has(id));
  return {
    text: shortened(text),
    role: isGiven ? 'given' : 'found',
    ...(second === undefined || second === text ? {} : { other: shortened(second) }),
  };
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length > longest ? `${signs.slice(0, longest).join('')} ...` : text;
}

/** A table of quantities. */
export function tableOfFields(fields: readonly Field[], view: View): Picture {
  const shown = fields.slice(0, mostFields);
  const height =
    shown.length <= mostRows
      ? mostRows
      : Math.max(mostRows, Math.ceil(Math.sqrt(shown.length * 4)));
  const pieces: Picture[] = [];
  for (let i = 0; i < shown.length; i += height) {
    const rows = shown
      .slice(i, i + height)
      .map((field) => ({ name: field.name, cells: [markOf(field, view)] }));
    pieces.push(drawTable({ rows }));
  }
  const table = beside(...pieces);
  const left = fields.length - shown.length;
  return left > 0 ? below(table, lines([`and ${left} more`], { kind: 'muted' })) : table;
}
