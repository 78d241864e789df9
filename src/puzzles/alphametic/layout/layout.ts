// A calculation as it stands on paper: which kind it is, what it says, and how it is drawn with its digits.
import type { Assignment } from '../../../model/model.ts';
import type { Atom } from '../../../syntax/node.ts';
import * as messages from '../../../text/catalogue/alphametic-layout.ts';
import type { Diagnostic } from '../../../text/diagnostic.ts';
import { displayWidth, padEnd, padStart } from '../../../text/width.ts';
import type { DrawingStyle } from '../../puzzle.ts';
import type { Glossary } from '../glossary.ts';
import { signAt } from '../quantities.ts';
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

/** The lines of a layout with its letters, and with digits in their place. */
export function drawLayout(
  { picture }: Layout,
  glossary: Glossary,
  at: Assignment,
  style: DrawingStyle,
): readonly string[] {
  const { atom, lines } = picture;
  const rows = lines.filter((line): line is Row => line.kind === 'row');
  let digits = '';
  let from = 0;
  for (const { pieces, span } of rows.flatMap(({ figures }) => figures)) {
    const { places = [] } = glossary.at(span) ?? {};
    for (const [i, place] of places.entries()) {
      const piece = pieces[i];
      if (!piece) continue;
      const width = displayWidth(atom.text.slice(piece.start, piece.end));
      digits += atom.text.slice(from, piece.start) + padStart(signAt(place, at), width);
      from = piece.end;
    }
  }
  digits += atom.text.slice(from);
  const hasLetters = rows.some(({ figures }) =>
    figures.some(({ pieces }) => pieces.some(({ kind }) => kind === 'letter')),
  );
  return hasLetters ? sideBySide(linesIn(atom.text), linesIn(digits), style) : linesIn(digits);
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
