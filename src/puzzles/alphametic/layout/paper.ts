// A calculation as it is laid out, as signs on squared paper.
import type { PaperMark, PaperRow } from '../../../pictures/paper.ts';
import { displayWidth } from '../../../text/width.ts';
import type { Glossary } from '../glossary.ts';
import type { Place } from '../word.ts';
import type { Layout } from './layout.ts';
import type { Row } from './picture.ts';

export interface LaidOut {
  readonly rows: readonly PaperRow[];
  readonly columns: number;
}

/** What stands at a place of the text: a digit place of a number, or the sign itself. */
type Squares = ReadonlyMap<number, { readonly place: Place; readonly end: number }>;

function squaresOf({ picture }: Layout, glossary: Glossary): Squares {
  const rows = picture.lines.filter((line): line is Row => line.kind === 'row');
  const squares = new Map<number, { readonly place: Place; readonly end: number }>();
  for (const { pieces, span } of rows.flatMap(({ figures }) => figures)) {
    const { places = [] } = glossary.at(span) ?? {};
    for (const [i, place] of places.entries()) {
      const piece = pieces[i];
      if (piece) squares.set(piece.start, { place, end: piece.end });
    }
  }
  return squares;
}

/** The rows of a layout, with what `markOf` puts into each digit place. */
export function layoutRows(
  layout: Layout,
  glossary: Glossary,
  markOf: (place: Place) => Omit<PaperMark, 'column'>,
): LaidOut {
  const { atom, pitch } = layout.picture;
  const squares = squaresOf(layout, glossary);
  const rows = [...atom.text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: text, index }): PaperRow => {
    const isRow = [...text].some((_, i) => squares.has(index + i));
    return isRow ? marksOf(text, index, squares, markOf, pitch) : ruleOf(text, pitch);
  });
  // Lines above and below the calculation mean nothing.
  const first = rows.findIndex(({ kind }) => kind === 'marks');
  const last = rows.findLastIndex(({ kind }) => kind === 'marks');
  return shifted(rows.slice(first, last + 1));
}

function ruleOf(text: string, pitch: number): PaperRow {
  const lead = displayWidth(/^\s*/.exec(text)?.[0] ?? '');
  return { kind: 'rule', from: lead / pitch, to: displayWidth(text.trimEnd()) / pitch - 1 };
}

function marksOf(
  text: string,
  start: number,
  squares: Squares,
  markOf: (place: Place) => Omit<PaperMark, 'column'>,
  pitch: number,
): PaperRow {
  const marks: PaperMark[] = [];
  let width = 0;
  for (let i = 0; i < text.length; ) {
    const column = width / pitch;
    const square = squares.get(start + i);
    const character = String.fromCodePoint(text.codePointAt(i) ?? 0x20);
    if (square) marks.push({ ...markOf(square.place), column });
    else if (character.trim() !== '') marks.push({ text: character, role: 'muted', column });
    const next = square ? square.end - start : i + character.length;
    width += displayWidth(text.slice(i, next));
    i = next;
  }
  return { kind: 'marks', marks };
}

/** The rows moved to the left as far as they go. */
function shifted(rows: readonly PaperRow[]): LaidOut {
  const firsts = rows.map((row) =>
    row.kind === 'rule' ? row.from : Math.min(...row.marks.map(({ column }) => column)),
  );
  const first = Math.min(...firsts);
  const moved = rows.map(
    (row): PaperRow =>
      row.kind === 'rule'
        ? { ...row, from: row.from - first, to: row.to - first }
        : { ...row, marks: row.marks.map((mark) => ({ ...mark, column: mark.column - first })) },
  );
  const lasts = moved.map((row) =>
    row.kind === 'rule' ? row.to : Math.max(...row.marks.map(({ column }) => column)),
  );
  return { rows: moved, columns: Math.ceil(Math.max(...lasts) + 1) };
}
