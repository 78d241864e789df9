// From text to tokens, by the rules of Sugar's tokenizer: numbers, symbols with their aliases, quoted names, brackets.
import { type Integer, parseInteger } from '../../base/integer.ts';
import {
  badCharacter,
  controlCharacter,
  decimalNumber,
  gluedItems,
  rangeSign,
  unclosedQuote,
} from '../../text/catalogue/sexpr.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Source } from '../../text/source.ts';
import type { Atom } from '../node.ts';
import {
  Blank,
  Close,
  Comment,
  classOf,
  continuesSymbol,
  Digit,
  Dot,
  Forbidden,
  Hash,
  Letter,
  Minus,
  Open,
  Quote,
} from './characters.ts';
import { Names, withoutAlias } from './names.ts';

/** `keys` is a `#` at the start of a line. */
export type Token = 'open' | 'close' | 'atom' | 'keys' | 'end';

const newline = /[\r\n]/g;
export class Lexer {
  readonly #text: string;
  readonly #file: number;
  readonly #found: Diagnostic[];
  #position: number;
  #limit: number;
  /** End of the atom before, if it was a number, quoted, or a symbol other than `-`; -1 otherwise. */
  #gluedAt = -1;
  readonly #names: Names;
  /** Where the first control character stands, which alone is reported. */
  #controlAt = Number.POSITIVE_INFINITY;
  /** Offset at which the token read last begins. */
  start = 0;
  /** The atom read last, where the token is one. */
  atom: Atom | undefined;

  constructor(source: Source, file: number, found: Diagnostic[]) {
    this.#text = source.text;
    this.#file = file;
    this.#found = found;
    this.#names = new Names(found);
    this.#position = source.text.charCodeAt(0) === 0xfeff ? 1 : 0;
    this.#limit = source.text.length;
  }

  get position(): number {
    return this.#position;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Goes on at an offset, and ends at another. */
  move(position: number, limit: number): void {
    this.#position = position;
    this.#limit = limit;
    this.#gluedAt = -1;
  }

  /** Where the line that holds the present position ends. */
  endOfLine(): number {
    newline.lastIndex = this.#position;
    const at = newline.exec(this.#text)?.index ?? this.#limit;
    return Math.min(at, this.#limit);
  }

  /** Reads the next token. */
  next(): Token {
    while (this.#position < this.#limit) {
      const start = this.#position;
      const code = this.#text.charCodeAt(start);
      const kind = classOf(code);
      if (kind === Blank) this.#blank(code);
      else if (kind === Comment) this.#position = this.endOfLine();
      else if (kind === Forbidden) this.#forbidden(start);
      else {
        const token = this.#token(start, kind);
        if (token) return token;
      }
    }
    this.start = this.#limit;
    return 'end';
  }

  #token(start: number, kind: number): Token | undefined {
    this.start = start;
    if (kind === Open || kind === Close) {
      this.#position = start + 1;
      return kind === Open ? 'open' : 'close';
    }
    if (kind === Hash) {
      if (this.#atLineStart(start)) {
        this.#position = start + 1;
        return 'keys';
      }
      this.#forbidden(start);
      return undefined;
    }
    const before = this.#gluedAt;
    if (kind === Letter) this.#symbol(start);
    else if (kind === Quote) this.#quoted(start);
    else this.#numberOrMinus(start, kind);
    if (before === start) this.#glued(start);
    return 'atom';
  }

  #atLineStart(offset: number): boolean {
    const before = this.#text.charCodeAt(offset - 1);
    return offset === 0 || before === 10 || before === 13 || (offset === 1 && before === 0xfeff);
  }

  #blank(code: number): void {
    const start = this.#position++;
    const control = code < 9 || (code > 13 && code < 32);
    if (!control || start > this.#controlAt) return;
    this.#controlAt = start;
    this.#found.push(controlCharacter(this.#span(start, start + 1), this.#text.charAt(start)));
  }

  /** A run of forbidden characters is one mistake. */
  #forbidden(start: number): void {
    let end = start + 1;
    while (end < this.#limit && classOf(this.#text.charCodeAt(end)) === Forbidden) end++;
    this.#position = end;
    this.#found.push(badCharacter(this.#span(start, end), this.#text.charAt(start)));
  }

  #symbol(start: number): void {
    const text = this.#text;
    const first = text.charCodeAt(start);
    let bits = first;
    let end = start + 1;
    for (; end < this.#limit; end++) {
      const code = text.charCodeAt(end);
      if (!continuesSymbol(code)) break;
      bits |= code;
    }
    const written = text.slice(start, end);
    const name =
      bits < 128
        ? withoutAlias(written, first)
        : this.#names.symbol(written, this.#span(start, end));
    this.#emit(start, end, name, false, undefined);
  }

  #quoted(start: number): void {
    const text = this.#text;
    const lineEnd = this.endOfLine();
    let end = start + 1;
    let doubled = false;
    while (end < lineEnd) {
      if (text[end] !== '"') end++;
      else if (text[end + 1] === '"' && end + 1 < lineEnd) {
        doubled = true;
        end += 2;
      } else break;
    }
    if (end >= lineEnd) {
      this.#unclosedQuote(start);
      return;
    }
    const inside = text.slice(start + 1, end);
    const written = doubled ? inside.replaceAll('""', '"') : inside;
    const name = this.#names.quoted(written, this.#span(start, end + 1));
    this.#emit(start, end + 1, name, true, undefined);
  }

  /** The name then ends where a symbol would, so that brackets behind it still count. */
  #unclosedQuote(start: number): void {
    this.#found.push(unclosedQuote(this.#span(start, start + 1)));
    let end = start + 1;
    while (end < this.#limit && continuesSymbol(this.#text.charCodeAt(end))) end++;
    this.#emit(start, end, this.#text.slice(start + 1, end), true, undefined);
  }

  /** A number begins with a digit, with `.`, or with `-` and one of these; any other `-` stands for itself. */
  #numberOrMinus(start: number, kind: number): void {
    const text = this.#text;
    if (kind === Minus) {
      const next = start + 1 < this.#limit ? classOf(text.charCodeAt(start + 1)) : Blank;
      if (next !== Digit && next !== Dot) {
        this.#emit(start, start + 1, 'sub', false, undefined);
        this.#gluedAt = -1;
        return;
      }
    }
    const whole = this.#digits(kind === Minus ? start + 1 : start);
    if (this.#range(start, whole)) return;
    let end = whole;
    const decimal = end < this.#limit && text[end] === '.';
    if (decimal) end = this.#digits(end + 1);
    const digits = text.slice(start, whole);
    const value: Integer = digits === '' || digits === '-' ? 0 : parseInteger(digits);
    if (decimal) {
      this.#found.push(decimalNumber(this.#span(start, end), text.slice(start, end), `${value}`));
    }
    this.#emit(start, end, text.slice(start, end), false, value);
  }

  /** Whether a range of another language stands here, `1..9`; it is reported, and read as two numbers. */
  #range(start: number, end: number): boolean {
    const text = this.#text;
    if (!text.startsWith('..', end) || end + 2 >= this.#limit) return false;
    const high = text.charCodeAt(end + 2) === 45 ? end + 3 : end + 2;
    const last = this.#digits(high);
    const low = text.slice(start, end);
    if (last === high || low === '' || low === '-') return false;
    this.#found.push(rangeSign(this.#span(start, last), low, text.slice(end + 2, last)));
    this.#emit(start, end, low, false, parseInteger(low));
    this.#position = end + 2;
    this.#gluedAt = -1;
    return true;
  }

  #digits(from: number): number {
    let end = from;
    while (end < this.#limit && classOf(this.#text.charCodeAt(end)) === Digit) end++;
    return end;
  }

  #emit(
    start: number,
    end: number,
    text: string,
    quoted: boolean,
    number: Integer | undefined,
  ): void {
    this.#position = end;
    this.#gluedAt = end;
    this.atom = {
      kind: 'atom',
      text,
      quoted,
      number,
      span: this.#span(start, end),
      offsets: undefined,
    };
  }

  #glued(middle: number): void {
    let start = middle - 1;
    while (start > 0 && continuesSymbol(this.#text.charCodeAt(start - 1))) start--;
    const [first, second] = [
      this.#text.slice(start, middle),
      this.#text.slice(middle, this.#position),
    ];
    this.#found.push(gluedItems(this.#span(start, this.#position), first, second));
  }

  #span(start: number, end: number): Atom['span'] {
    return { file: this.#file, start, end };
  }
}
