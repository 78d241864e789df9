// A calculation as it stands on paper: which kind it is, what it says, and how it is drawn with its digits.
import type { Assignment } from '../../../model/model.ts';
import type { Atom } from '../../../syntax/node.ts';
import * as messages from '../../../text/catalogue/alphametic-layout.ts';
import type { Diagnostic } from '../../../text/diagnostic.ts';
import { displayWidth, padEnd, padStart } from '../../../text/width.ts';
import type { DrawingStyle } from '../../puzzle.ts';
import type { Glossary } from '../glossary.ts';
import { isMarked, signAt } from '../quantities.ts';
import type { Place } from '../word.ts';
import { divisionLine, readDivision } from './division.ts';
import { type Picture, pictureOf, type Row } from './picture.ts';
import { readProduct } from './product.ts';
import { type Finding, Sheet } from './sheet.ts';
import { readSum } from './sum.ts';

export interface Layout {
  readonly picture: Picture;
  readonly findings: readonly Finding[];
}

/** Reads the text of a layout; what it is about goes into the glossary. */
export function readLayout(
  atom: Atom,
  glossary: Glossary,
  report: (found: Diagnostic) => void,
): Layout | undefined {
  if (!/\n.*\S/.test(atom.text.trim())) {
    report(messages.layoutLines(atom.span));
    return undefined;
  }
  let errors = 0;
  const counting = (found: Diagnostic): void => {
    if (found.severity === 'error') errors++;
    report(found);
  };
  const picture = pictureOf(atom, counting);
  const sheet = new Sheet(picture, glossary, counting);
  if (errors === 0) readKind(sheet);
  return errors === 0 ? { picture, findings: sheet.findings } : undefined;
}

function readKind(sheet: Sheet): void {
  const { lines, atom } = sheet.picture;
  const rows = lines.filter((line): line is Row => line.kind === 'row');
  const division = divisionLine(lines);
  const has = (sign: string): boolean => rows.some(({ signs }) => signs[0]?.text === sign);
  if (division >= 0) readDivision(sheet, division);
  else if (has('*')) readProduct(sheet);
  else if (has('+') || has('-')) readSum(sheet);
  else {
    const help = 'write +, - or x in front of a number, or divisor ) dividend';
    sheet.refuse(atom.span, 'nothing says what is calculated here', help);
  }
}

/** The text of a layout with something else in the places of its figures. */
function filled(
  { atom, lines }: Picture,
  glossary: Glossary,
  fill: (place: Place) => string,
): string {
  const rows = lines.filter((line): line is Row => line.kind === 'row');
  let text = '';
  let from = 0;
  for (const { pieces, span } of rows.flatMap(({ figures }) => figures)) {
    const { places = [] } = glossary.at(span) ?? {};
    for (const [i, place] of places.entries()) {
      const piece = pieces[i];
      if (!piece) continue;
      const width = displayWidth(atom.text.slice(piece.start, piece.end));
      text += atom.text.slice(from, piece.start) + padStart(fill(place), width);
      from = piece.end;
    }
  }
  return text + atom.text.slice(from);
}

/** The lines of a layout with its letters, with digits in their place, and with stars for digits that are to stand out. */
export function drawLayout(
  { picture }: Layout,
  glossary: Glossary,
  at: Assignment,
  style: DrawingStyle,
): readonly string[] {
  const { atom, lines } = picture;
  const hasLetters = lines.some(
    (line) =>
      line.kind === 'row' &&
      line.figures.some(({ pieces }) => pieces.some(({ kind }) => kind === 'letter')),
  );
  const digits = linesIn(filled(picture, glossary, (place) => signAt(place, at)));
  const drawn = hasLetters ? sideBySide(linesIn(atom.text), digits, style) : digits;
  if (!style.marked) return drawn;
  const stars = filled(picture, glossary, (place) => (isMarked(place, style) ? '*' : '.'));
  return sideBySide(drawn, linesIn(stars), { ...style, color: false });
}

/** The lines of a picture without what stands around it. */
function linesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  const kept = lines.slice(first, last + 1);
  const margins = kept
    .filter((line) => line !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const margin = Math.min(...margins);
  return kept.map((line) => line.slice(margin));
}

/** Two pictures beside each other, or below each other where the terminal is too narrow. */
function sideBySide(
  left: readonly string[],
  right: readonly string[],
  style: DrawingStyle,
): readonly string[] {
  const paint = (text: string): string => (style.color ? `\u001b[2m${text}\u001b[0m` : text);
  const width = Math.max(...left.map(displayWidth)) + 4;
  if (2 * width > style.width) return [...left.map(paint), '', ...right];
  return left.map((line, i) => `${paint(padEnd(line, width))}${right[i] ?? ''}`.trimEnd());
}
