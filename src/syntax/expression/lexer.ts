// The text of an expression to its tokens. Reads on past what it does not know, so that all mistakes are reported.
import { parseInteger } from '../../base/integer.ts';
import {
  decimal,
  foreignSign,
  unclosedWord,
  unknownCharacter,
} from '../../text/catalogue/expression.ts';
import type { Reports } from '../../text/diagnostic.ts';
import { type Atom, spanWithin } from '../node.ts';
import {
  type Dialect,
  foreign,
  foreignInEquations,
  keywords,
  pasted,
  signs,
  type Token,
} from './token.ts';

const blank = /[\s\u200b\u2060\u3000\ufeff]+/uy;
const plainWord = /[A-Za-z_][A-Za-z0-9_]*/y;
const numberShape = /[0-9\uff10-\uff19]+/uy;
const fractionShape = /[.．][0-9\uff10-\uff19]+/uy;
const foreignSigns = [...foreign.keys()].sort((a, b) => b.length - a.length);

/** Any word. Its tables take a millisecond to make ready, so that it is made only for texts with more than ASCII in them. */
const anyWord = (): RegExp => /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/uy;

/** Full-width signs and digits (U+FF01 to U+FF5E without the letters) as their plain counterparts. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}

/** Words behind which an operand stands. */
const isConnective = ({ kind, text }: Token): boolean =>
  kind === 'word' && keywords.has(text) && text !== 'true' && text !== 'false';

class Lexer {
  readonly #atom: Atom;
  readonly #text: string;
  readonly #narrow: string;
  readonly #wordShape: RegExp;
  readonly #dialect: Dialect;
  readonly #reports: Reports;
  readonly #tokens: Token[] = [];
  #at = 0;
  #unknown = false;
  /** Where the bar is that closes an absolute value; -1 outside one. */
  #bar = -1;

  constructor(atom: Atom, dialect: Dialect, reports: Reports) {
    this.#atom = atom;
    this.#text = atom.text;
    this.#narrow = narrow(atom.text);
    this.#wordShape = /[\u0080-\uffff]/.test(atom.text) ? anyWord() : plainWord;
    this.#dialect = dialect;
    this.#reports = reports;
  }

  run(): readonly Token[] {
    for (;;) {
      this.#at += this.#match(blank).length;
      if (this.#at >= this.#text.length) break;
      this.#next();
    }
    this.#push('end', '', 0);
    return this.#tokens;
  }

  /** What the pattern matches here, or nothing. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  #push(kind: Token['kind'], text: string, length: number): void {
    const start = this.#at;
    const number = kind === 'number' ? parseInteger(text) : undefined;
    this.#at += length;
    this.#tokens.push({ kind, text, number, start, end: this.#at, afterUnknown: this.#unknown });
    this.#unknown = false;
  }

  #next(): void {
    const own = this.#dialect.word?.(this.#text, this.#at) ?? 0;
    const word =
      own > 0 ? this.#text.slice(this.#at, this.#at + own) : this.#match(this.#wordShape);
    const digits = word === '' ? this.#match(numberShape) : '';
    const character = this.#here;
    const meant = pasted.get(character) ?? narrow(character);
    if (word !== '') this.#push('word', word, word.length);
    else if (digits !== '') this.#number(digits);
    else if (meant === "'" || meant === '"') this.#quoted(character, meant);
    else this.#sign(character);
  }

  /** The code point at the current place. */
  get #here(): string {
    return String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0x20);
  }

  /** Digits, a word that begins with digits (`7up`), or a number with a point in it. */
  #number(digits: string): void {
    const start = this.#at;
    this.#at += digits.length;
    const word = this.#match(this.#wordShape);
    const fraction = this.#match(fractionShape);
    this.#at = start;
    const length = digits.length + fraction.length;
    if (word !== '') {
      this.#push('word', digits + word, digits.length + word.length);
      return;
    }
    if (fraction !== '') {
      this.#reports.add(decimal(spanWithin(this.#atom, start, start + length), digits + fraction));
    }
    this.#push('number', narrow(digits), length);
  }

  /** A quoted word; a doubled quote inside stands for one. Quotes as printed close any of their kind. */
  #quoted(opener: string, kind: string): void {
    const closes = (at: number): boolean => {
      const character = this.#text[at] ?? '';
      return character === kind || (opener !== kind && pasted.get(character) === kind);
    };
    let content = '';
    let at = this.#at + 1;
    for (; at < this.#text.length; at++) {
      if (closes(at)) {
        if (this.#text[at + 1] !== kind || this.#text[at] !== kind) break;
        at++;
      }
      content += this.#text[at];
    }
    if (at >= this.#text.length) {
      this.#reports.add(unclosedWord(spanWithin(this.#atom, this.#at, this.#at + 1), kind));
    }
    this.#push('quoted', content, Math.min(at + 1, this.#text.length) - this.#at);
  }

  /** `|x - y|`, which is read as `abs(x - y)`; whether the bar here is one of those. */
  #isBar(): boolean {
    if (!this.#dialect.keywords || this.#text[this.#at] !== '|') return false;
    if (this.#at === this.#bar) {
      this.#push('sign', ')', 1);
      this.#bar = -1;
      return true;
    }
    const end = this.#text.indexOf('|', this.#at + 1) + 1;
    const inside = this.#text.slice(this.#at + 1, Math.max(end - 1, 0)).trim();
    if (this.#isBehindOperand() || !/[\p{L}\p{N}_)\]'"]$/u.test(inside)) return false;
    const meant = `abs(${inside.replace(/\s+/g, ' ')})`;
    this.#reports.add(foreignSign(spanWithin(this.#atom, this.#at, end), '|', meant));
    this.#bar = end - 1;
    this.#push('word', 'abs', 0);
    this.#push('sign', '(', 1);
    return true;
  }

  #isBehindOperand(): boolean {
    const last = this.#tokens.at(-1);
    if (!last || last.kind === 'sign') return /^[)\]}]$/.test(last?.text ?? '');
    return !isConnective(last) || this.#dialect.declares(last.text);
  }

  #sign(character: string): void {
    if (this.#isBar()) return;
    const rest = this.#narrow.slice(this.#at, this.#at + 3);
    const strange = foreignSigns.find((sign) => rest.startsWith(sign));
    const plain = signs.find((sign) => rest.startsWith(sign));
    const meant = pasted.get(character);
    if (strange !== undefined && strange.length > (plain?.length ?? 0)) {
      this.#foreign(strange);
    } else if (plain !== undefined) {
      this.#push('sign', plain, plain.length);
    } else if (meant !== undefined) {
      const [first = meant, second] = meant.split(' ');
      this.#push('sign', first, 1);
      if (second !== undefined) this.#push('sign', second, 0);
    } else {
      const span = spanWithin(this.#atom, this.#at, this.#at + character.length);
      this.#reports.add(unknownCharacter(span, character));
      this.#unknown = true;
      this.#at += character.length;
    }
  }

  /** A sign of another language, read as what it means there. */
  #foreign(sign: string): void {
    const inEquation = this.#dialect.keywords ? undefined : foreignInEquations.get(sign);
    const meant = inEquation ?? foreign.get(sign) ?? sign;
    if (sign !== '^' || !this.#dialect.caret) {
      const span = spanWithin(this.#atom, this.#at, this.#at + sign.length);
      this.#reports.add(foreignSign(span, sign, meant));
    }
    this.#push('sign', meant, sign.length);
  }
}

/** The tokens of an expression, the last of them of kind `end`. */
export function tokensOf(atom: Atom, dialect: Dialect, reports: Reports): readonly Token[] {
  return new Lexer(atom, dialect, reports).run();
}
