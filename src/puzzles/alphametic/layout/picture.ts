// A calculation as it stands on paper, as rows: the words with their columns, the signs, the lines between.
import { type Atom, spanWithin } from '../../../syntax/node.ts';
import { strangeSign, unevenSpacing } from '../../../text/catalogue/alphametic-layout.ts';
import type { Diagnostic } from '../../../text/diagnostic.ts';
import type { Span } from '../../../text/source.ts';
import { displayWidth } from '../../../text/width.ts';
import { type Piece, piecesIn } from '../pieces.ts';

/** A number in the picture. */
export interface Figure {
  readonly pieces: readonly Piece[];
  /** The column behind its last sign. */
  readonly right: number;
  readonly span: Span;
}

interface Sign {
  readonly text: string;
  readonly span: Span;
}

/** A line with numbers in it, from left to right; what stands in front of each. */
export interface Row {
  readonly kind: 'row';
  readonly figures: readonly Figure[];
  /** By figure: the sign between it and the one before it. */
  readonly signs: readonly (Sign | undefined)[];
  readonly span: Span;
}

/** A line drawn below what is calculated with. */
export interface Rule {
  readonly kind: 'rule';
  readonly span: Span;
}

export interface Picture {
  readonly atom: Atom;
  readonly lines: readonly (Row | Rule)[];
  /** How many columns one digit place is wide. */
  readonly pitch: number;
}

/** One sign of a number with its columns. */
interface Cell {
  readonly piece: Piece;
  readonly left: number;
  readonly right: number;
}

type Mark = Cell | { readonly sign: string; readonly start: number; readonly end: number };

/** A letter with more marks than fit into so many code units is none. */
const longestPiece = 32;
const ruleShape = /^[\s\-\u2010-\u2015\u2212_=\u2500\u2501\u2550\u203e\uff0d]+$/;
const minus = /^[-\u2010-\u2015\u2212\uff0d]$/;
const signs: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['\uff0b', '+'],
  ['×', '*'],
  ['✕', '*'],
  ['·', '*'],
  ['⋅', '*'],
  [')', ')'],
  ['\uff09', ')'],
  ['⟌', ')'],
  ['/', '/'],
  ['÷', '/'],
  [':', '/'],
  ['(', '('],
  ['=', '='],
]);

/** The sign that a character is; undefined for one that is none. */
function signOf(character: string): string | undefined {
  return minus.test(character) ? '-' : signs.get(character);
}

const isCell = (mark: Mark): mark is Cell => 'piece' in mark;

/** The marks of a line of the text. */
function marksOf(
  atom: Atom,
  start: number,
  end: number,
  report: (found: Diagnostic) => void,
): readonly Mark[] {
  const marks: Mark[] = [];
  const { text } = atom;
  let column = 0;
  for (let at = start; at < end; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
    const [piece] =
      character === '*'
        ? [starAt(at)]
        : piecesIn(text.slice(at, Math.min(end, at + longestPiece)), at);
    const sign = signOf(character);
    if (piece?.start === at) {
      const right = column + displayWidth(text.slice(at, piece.end));
      marks.push({ piece, left: column, right });
      at = piece.end;
      column = right;
      continue;
    }
    const next = at + character.length;
    if (sign !== undefined) marks.push({ sign, start: at, end: next });
    else if (!/\s/.test(character)) report(strangeSign(spanWithin(atom, at, next), character));
    column += displayWidth(character);
    at = next;
  }
  return marks;
}

/** Skeletons are often written with stars. */
function starAt(at: number): Piece {
  return { kind: 'unknown', text: '?', start: at, end: at + 1 };
}

/** A lone x or star in front of a number is a sign: it multiplies. */
function withTimes(marks: readonly Mark[], text: string): readonly Mark[] {
  const [first, second] = marks;
  if (!first || !second || !isCell(first) || !isCell(second)) return marks;
  const isTimes = /^[xX*]$/.test(text.slice(first.piece.start, first.piece.end));
  if (!isTimes || second.left === first.right) return marks;
  const { start, end } = first.piece;
  return [{ sign: '*', start, end }, ...marks.slice(1)];
}

/** Whether all digits stand apart, one blank between the digits of a number. */
function isSpaced(lines: readonly (readonly Mark[])[]): boolean {
  const gaps = lines.flatMap((marks) =>
    marks.flatMap((mark, i) => {
      const before = marks[i - 1];
      return before && isCell(before) && isCell(mark) ? [mark.left - before.right] : [];
    }),
  );
  return gaps.length > 0 && gaps.every((gap) => gap > 0) && gaps.includes(1);
}

/** The numbers of a line: digits that stand `gap` columns apart belong together. */
function rowOf(atom: Atom, marks: readonly Mark[], gap: number): Row {
  const figures: Cell[][] = [];
  const before: (Sign | undefined)[] = [];
  let sign: Sign | undefined;
  let last: Cell | undefined;
  for (const mark of marks) {
    if (!isCell(mark)) {
      sign = { text: mark.sign, span: spanWithin(atom, mark.start, mark.end) };
      last = undefined;
      continue;
    }
    if (last && mark.left - last.right <= gap) figures.at(-1)?.push(mark);
    else {
      figures.push([mark]);
      before.push(sign);
      sign = undefined;
    }
    last = mark;
  }
  const [start, end] = [marks[0], marks.at(-1)].map((mark) =>
    mark && isCell(mark) ? mark.piece : mark,
  );
  return {
    kind: 'row',
    figures: figures.map((cells) => figureOf(atom, cells)),
    signs: before,
    span: spanWithin(atom, start?.start ?? 0, end?.end ?? 0),
  };
}

function figureOf(atom: Atom, cells: readonly Cell[]): Figure {
  const pieces = cells.map(({ piece }) => piece);
  const [first, last] = [pieces[0], pieces.at(-1)];
  const span = spanWithin(atom, first?.start ?? 0, last?.end ?? 0);
  return { pieces, right: cells.at(-1)?.right ?? 0, span };
}

/** The lines of a text with their places in it, empty ones left out. */
function linesOf(text: string): readonly (readonly [start: number, end: number])[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ 0: line, index }) => [
    index,
    index + line.length,
  ]);
}

/** Reads a picture. Lines above and below the calculation mean nothing. */
export function pictureOf(atom: Atom, report: (found: Diagnostic) => void): Picture {
  const { text } = atom;
  const lines = linesOf(text).map(([start, end]) => {
    const isRule = ruleShape.test(text.slice(start, end));
    const marks = isRule ? [] : withTimes(marksOf(atom, start, end, report), text);
    return { start, end, isRule, marks };
  });
  const cells = lines.flatMap(({ marks }) => marks.filter(isCell));
  const gap = isSpaced(lines.map(({ marks }) => marks)) ? 1 : 0;
  const pitch = gap + Math.max(1, ...cells.map(({ left, right }) => right - left));
  const found = lines.map(({ start, end, isRule, marks }): Row | Rule =>
    isRule ? { kind: 'rule', span: spanWithin(atom, start, end) } : rowOf(atom, marks, gap),
  );
  const first = found.findIndex(({ kind }) => kind === 'row');
  const last = found.findLastIndex(({ kind }) => kind === 'row');
  return { atom, lines: found.slice(Math.max(first, 0), last + 1), pitch };
}

/** By how many places a number ends to the left of a column; undefined after a report. */
export function placesLeftOf(
  figure: Figure,
  right: number,
  { pitch }: Picture,
  report: (found: Diagnostic) => void,
): number | undefined {
  const places = (right - figure.right) / pitch;
  if (Number.isInteger(places)) return places;
  report(unevenSpacing(figure.span));
  return undefined;
}
