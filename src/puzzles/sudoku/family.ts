// The family `sudoku`: each row, column and box holds every digit once; also regions, diagonals and cages.
import type { Language } from '../../analyse/expression/statement.ts';
import { constant, constraint, eq } from '../../model/construct.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { Assignment } from '../../model/model.ts';
import { givenTwice } from '../../text/catalogue/sudoku.ts';
import type { Span } from '../../text/source.ts';
import { assemble } from '../assemble.ts';
import type { Draft } from '../draft.ts';
import type { Family, JsonSchema } from '../family.ts';
import { fieldOf } from '../fields.ts';
import { cellName, type Unit } from '../grid/cells.ts';
import type { Puzzle } from '../puzzle.ts';
import { readCages } from './cages.ts';
import { signOf } from './digits.ts';
import { drawSudoku } from './draw.ts';
import { type Layout, readLayout } from './layout.ts';
import { pictureOf } from './picture.ts';
import { reviewOf } from './review.ts';
import { gridValue, sudokuScope } from './scope.ts';

/** Warns of equal digits that are given in one unit. */
function warnOfGivens({ givens }: Layout, units: readonly Unit[], draft: Draft): void {
  const digits = new Map(givens.map((given) => [given.cell, given]));
  for (const { name, cells } of units) {
    const seen = new Map<number, Span>();
    for (const { digit, span } of cells.flatMap((cell) => digits.get(cell) ?? [])) {
      const before = seen.get(digit);
      if (!before) seen.set(digit, span);
      else {
        const notes = [{ span: before, message: 'the other one' }];
        draft.report(givenTwice(span, signOf(digit), name, notes));
      }
    }
  }
}

function read(draft: Draft): Puzzle | undefined {
  const layout = readLayout(draft);
  if (!layout) return undefined;
  const { size, givens, units } = layout;
  const { builder } = draft;
  const domain = rangeDomain(1, size);
  const cells = Array.from({ length: size * size }, (_, cell) =>
    builder.integer(cellName(cell, size), domain),
  );
  for (const { cell, digit, span } of givens) {
    const term = cells[cell];
    const words = `${cellName(cell, size)} = ${digit}`;
    if (term) builder.require(eq(term, constant(digit)), { span, words });
  }
  for (const unit of units) {
    const terms = unit.cells.flatMap((cell) => cells[cell] ?? []);
    const words = `${unit.name} holds each digit once`;
    builder.require(constraint({ kind: 'all-different', terms }), { words, implicit: true });
  }
  const cages = readCages(draft, size, cells);
  warnOfGivens(layout, [...units, ...cages], draft);
  const language: Language = { scope: draft.scope(sudokuScope(size, cells)) };
  draft.statements('constraints', language);
  draft.objective(language);
  const digitsOf = (at: Assignment): readonly number[] => cells.map(({ id }) => at[id] ?? 0);
  const isPlain = cages.length === 0 && draft.read.length === 0;
  const puzzle = assemble(draft, {
    language,
    fields: [fieldOf('grid', gridValue(size, cells))],
    draw(at, style) {
      const standing = new Set(
        cells.flatMap(({ id }, cell) => (style.marked?.has(id) ? [cell] : [])),
      );
      return drawSudoku(layout, digitsOf(at), standing, style);
    },
    picture: (view) => pictureOf(layout, cages, cells, view),
    quantities: () => [
      {
        name: 'grid',
        values: `${size} by ${size} digits, each 1..${size}; ${givens.length} are given`,
      },
    ],
  });
  return { ...puzzle, review: () => reviewOf(layout, isPlain) };
}

const grid: JsonSchema = { type: ['string', 'integer', 'array'] };

export const sudoku: Family = {
  name: 'sudoku',
  summary: 'Each row, column and box of a grid holds every digit once.',
  keys: [
    {
      name: 'grid',
      summary:
        'The given digits, a row on each line or all on one line; A is 10, and an empty cell is . or 0 or _.',
      required: true,
      schema: grid,
    },
    {
      name: 'box',
      summary: 'Rows and columns of a box, such as [2, 3]; by default boxes are squares.',
      schema: { type: 'array', items: { type: ['integer', 'string'] }, minItems: 2, maxItems: 2 },
    },
    {
      name: 'regions',
      summary: 'In place of boxes: a grid with the letter of its region for each cell.',
      schema: grid,
    },
    {
      name: 'diagonals',
      summary: 'Whether both long diagonals hold each digit once too.',
      schema: { type: 'boolean' },
    },
    {
      name: 'cages',
      summary: 'Sums: {sum: 15, cells: [r1c1, r1c2]}. No digit stands twice in a cage.',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            sum: { type: ['integer', 'string'] },
            cells: { type: ['array', 'string'], items: { type: 'string' } },
          },
          required: ['sum', 'cells'],
          additionalProperties: false,
        },
      },
    },
  ],
  read,
};
