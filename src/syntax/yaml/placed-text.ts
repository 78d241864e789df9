// Where each character of a YAML scalar stands in the file, although folding, indentation, escapes and NFC moved it.

/** A text, where each of its characters comes from, and behind them where it ends. */
export interface PlacedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** How the scalar is written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

const blank = /^[ \t\r\n]$/;

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

/** What the escape sequence at `at` stands for, and how many characters it takes. */
export function escapeAt(source: string, at: number): { readonly text: string; length: number } {
  const letter = source[at + 1] ?? '';
  const digits = { x: 2, u: 4, U: 8 }[letter];
  if (digits === undefined) return { text: escapes[letter] ?? letter, length: 2 };
  const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
  const valid = code <= 0x10ffff;
  return { text: valid ? String.fromCodePoint(code) : letter, length: 2 + digits };
}

/** Walks through a scalar's source beside its value. */
class Placement {
  readonly offsets: number[] = [];
  readonly #source: string;
  readonly #style: ScalarStyle;
  #at: number;

  constructor(source: string, from: number, style: ScalarStyle) {
    this.#source = source;
    this.#style = style;
    this.#at = from;
  }

  get at(): number {
    return this.#at;
  }

  get #here(): string {
    return this.#source[this.#at] ?? '';
  }

  /** Places the next character of `value`, or all that one escape sequence stands for. */
  place(value: string): void {
    const meant = value[this.offsets.length] ?? '';
    if (!blank.test(meant) || meant === '\n' || this.#isEscapedBelow(meant))
      this.#skipBlanks(meant);
    if (this.#style === 'double' && this.#here === '\\') {
      this.#placeEscape(value);
      return;
    }
    this.offsets.push(this.#at);
    if (this.#here === meant) this.#at += this.#style === 'single' && meant === "'" ? 2 : 1;
  }

  /** Whether the line is folded here, and the next one begins with an escape that means this blank. */
  #isEscapedBelow(meant: string): boolean {
    if (this.#style !== 'double' || this.#here === meant) return false;
    const next = /[ \t\r\n]*(?=\\)/y;
    next.lastIndex = this.#at;
    return next.test(this.#source) && escapeAt(this.#source, next.lastIndex).text === meant;
  }

  #skipBlanks(meant: string): void {
    while (this.#here !== meant && blank.test(this.#here)) this.#at++;
  }

  /** An escaped line break stands for nothing. */
  #placeEscape(value: string): void {
    if (/[\r\n]/.test(this.#source[this.#at + 1] ?? '')) {
      this.#at++;
      this.#skipBlanks('');
      return;
    }
    const { text, length } = escapeAt(this.#source, this.#at);
    const units = value.startsWith(text, this.offsets.length) ? text.length : 1;
    for (let k = 0; k < units; k++) this.offsets.push(this.#at);
    this.#at += length;
  }
}

/**
 * Finds the characters of `value` again in the source from which it was read. They stand there in the same order;
 * between them there are only blanks, line breaks, and what the style adds (a second quote, a backslash).
 * @param from where the content begins: behind the opening quote, or behind the header line of a block scalar
 */
export function placeText(
  value: string,
  source: string,
  from: number,
  style: ScalarStyle,
): PlacedText {
  const placement = new Placement(source, from, style);
  while (placement.offsets.length < value.length) placement.place(value);
  return normalised(value, [...placement.offsets, placement.at]);
}

/** The text in NFC; the characters that a cluster became stand where the cluster begins. */
export function normalised(text: string, offsets: readonly number[]): PlacedText {
  const whole = text.normalize('NFC');
  if (whole === text) return { text, offsets };
  const places: number[] = [];
  // A character and the marks or Hangul jamo that may melt into it.
  for (const { 0: piece, index } of text.matchAll(/[\s\S][\p{M}\u1160-\u11ff]*/gu)) {
    const composed = piece.normalize('NFC');
    for (let k = 0; k < composed.length; k++) {
      places.push(offsets[composed === piece ? index + k : index] ?? 0);
    }
  }
  places.push(offsets.at(-1) ?? 0);
  return { text: whole, offsets: places };
}

/** The offsets as an atom keeps them: undefined where the characters stand one behind the other from `start`. */
export function unlessStraight(
  offsets: readonly number[],
  start: number,
): readonly number[] | undefined {
  return offsets.every((offset, i) => offset === start + i) ? undefined : offsets;
}
