// What a word of an alphametic is made of: letters, digits, and signs for one unknown digit each.

/** One digit place of a word, with its place in the text. */
export interface Piece {
  /** A letter with its marks as written; the value of a digit; an unknown digit of its own. */
  readonly kind: 'letter' | 'digit' | 'unknown';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word, or a number with a fraction, as it is written. */
export interface Spelling {
  readonly pieces: readonly Piece[];
  /** How many of the pieces stand behind the point. */
  readonly fraction: number;
  /** How many of those, the last ones, stand in parentheses and repeat without end. */
  readonly repeating: number;
  readonly end: number;
}

/** Boxes that people draw for an unknown digit, beside the question mark. */
const unknownSigns = '?\uff1f\u25a1\u25a2\u25fb\u2610';
const digitSigns = '0-9\uff10-\uff19';
const piece = `(?:\\p{L}\\p{M}*|[${digitSigns}${unknownSigns}])`;

interface Shapes {
  readonly piece: RegExp;
  readonly spelling: RegExp;
}

let made: Shapes | undefined;

/** The patterns of a piece and of a word, made when they are needed, as their tables are large. */
function shapes(): Shapes {
  made ??= {
    piece: new RegExp(piece, 'gu'),
    spelling: new RegExp(
      `(${piece}+)(?:[.,\uff0e\uff0c](?:(${piece}*)\\((${piece}+)\\)|(${piece}+)))?`,
      'uy',
    ),
  };
  return made;
}

const digitShape = new RegExp(`^[${digitSigns}]$`);

/** The pieces in a text that begins at a place of a longer one. */
export function piecesIn(text: string, start: number): readonly Piece[] {
  return [...text.matchAll(shapes().piece)].map(({ 0: part, index }): Piece => {
    const place = { start: start + index, end: start + index + part.length };
    if (digitShape.test(part)) return { kind: 'digit', text: part.normalize('NFKC'), ...place };
    const isUnknown = unknownSigns.includes(part);
    return { kind: isUnknown ? 'unknown' : 'letter', text: isUnknown ? '?' : part, ...place };
  });
}

/**
 * The word at a place of a text in NFC; undefined where none begins. Digits alone are no word, unless there is a point
 * or a comma between them.
 */
export function spellingAt(text: string, at: number): Spelling | undefined {
  const { spelling } = shapes();
  spelling.lastIndex = at;
  const found = spelling.exec(text);
  if (!found) return undefined;
  const [all, whole = '', first, repeated, plain] = found;
  const behind = plain ?? first ?? '';
  const fractionStart = at + whole.length + 1;
  const pieces = [
    ...piecesIn(whole, at),
    ...piecesIn(behind, fractionStart),
    ...piecesIn(repeated ?? '', fractionStart + behind.length + 1),
  ];
  const count = pieces.length - piecesIn(whole, at).length;
  if (count === 0 && pieces.every(({ kind }) => kind === 'digit')) return undefined;
  const repeating = piecesIn(repeated ?? '', 0).length;
  return { pieces, fraction: count, repeating, end: at + all.length };
}

/** How a word is shown that has these signs in its places: `12`, `1.2`, `0.(12)`. */
export function spell(
  signs: readonly string[],
  { fraction, repeating }: Pick<Spelling, 'fraction' | 'repeating'>,
): string {
  const point = signs.length - fraction;
  const loop = signs.length - repeating;
  const whole = signs.slice(0, point).join('');
  if (fraction === 0) return whole;
  const rest = repeating === 0 ? '' : `(${signs.slice(loop).join('')})`;
  return `${whole}.${signs.slice(point, loop).join('')}${rest}`;
}
