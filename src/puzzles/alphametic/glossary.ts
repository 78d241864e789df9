// The words of a puzzle: which stands where, and which numbers have a name.

import { type Atom, spanWithin } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/alphametic.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Letters } from './letters.ts';
import type { Spelling } from './pieces.ts';
import { isUnnamed, type Place, type Word, wordOf } from './word.ts';

/** A word with more places than this is a slip. */
const longest = 1000;

/** The span of a part of a text. */
type SpanOf = (start: number, end: number) => Span;

/** A number that has a name: a word, or a row of a layout. */
export interface Named {
  readonly name: string;
  readonly word: Word;
}

export class Glossary {
  readonly base: number;
  readonly letters: Letters;
  readonly #report: (diagnostic: Diagnostic) => void;
  readonly #byPlace = new Map<string, Word>();
  readonly #byText = new Map<string, Word>();
  readonly #named = new Map<string, Named>();
  readonly #roles = new Map<string, Word>();
  readonly #spellings = new Map<string, Word>();
  readonly #all: Word[] = [];

  constructor(base: number, letters: Letters, report: (diagnostic: Diagnostic) => void) {
    this.base = base;
    this.letters = letters;
    this.#report = report;
  }

  /** All words, each once; those with unknown digits as often as they stand somewhere. */
  get words(): readonly Word[] {
    return this.#all;
  }

  /** The words that are no numbers already, each under a name of its own. */
  get named(): readonly Named[] {
    return [...this.#named.values()];
  }

  /**
   * Takes note of a word. Digits alone are a decimal number.
   * @param at the span of a part of the text that the spelling is about
   */
  meet(spelling: Spelling, at: SpanOf): Word {
    const isNumber = spelling.pieces.every(({ kind }) => kind === 'digit');
    const word = this.#wordOf(spelling, at, isNumber ? 10 : this.base);
    return this.#keep(word, isNumber ? undefined : word.text);
  }

  /**
   * Takes note of a number of a layout, whose digits are those of the base.
   * @param role what it is called if it has unknown digits; it may be asked for under that name in any case
   */
  meetRow(spelling: Spelling, at: SpanOf, role: string | undefined): Word {
    const word = this.#wordOf(spelling, at, this.base);
    const isNumber = spelling.pieces.every(({ kind }) => kind === 'digit');
    const name = role !== undefined && isUnnamed(word) ? role : word.text;
    const kept = this.#keep(word, isNumber ? undefined : name);
    if (role !== undefined) this.#roles.set(role, kept);
    return kept;
  }

  #wordOf(spelling: Spelling, at: SpanOf, base: number): Word {
    const { pieces, end } = spelling;
    const span = at(pieces[0]?.start ?? 0, end);
    if (pieces.length > longest) this.#report(messages.wordTooLong(span, pieces.length, longest));
    const places = pieces.slice(0, longest).map((piece): Place => {
      const place = at(piece.start, piece.end);
      if (piece.kind === 'digit') this.#checkDigit(Number(piece.text), place, base);
      return this.#placeOf(piece, place);
    });
    const word = wordOf(places, base, span, spelling);
    const written = pieces.map(({ text }) => text).join('');
    if (!this.#spellings.has(written)) this.#spellings.set(written, word);
    return word;
  }

  #placeOf({ kind, text }: Spelling['pieces'][number], span: Span): Place {
    if (kind === 'unknown') return { sign: '?', digit: this.letters.unknown(span) };
    if (kind === 'digit') return { sign: text, digit: Number(text) };
    const { name, variable } = this.letters.meet(text, span);
    return { sign: name, digit: variable };
  }

  #checkDigit(digit: number, span: Span, base: number): void {
    if (digit >= base) this.#report(messages.digitTooLarge(span, String(digit), base));
  }

  /** The word, or the same one if it is known already. */
  #keep(word: Word, name: string | undefined): Word {
    const known = isUnnamed(word) ? undefined : this.#byText.get(word.text);
    const kept = known ?? word;
    this.#byPlace.set(keyOf(word.span), kept);
    if (known) return kept;
    this.#byText.set(word.text, word);
    this.#all.push(word);
    if (name !== undefined) {
      const free = this.#freeName(name);
      this.#named.set(free, { name: free, word });
    }
    return kept;
  }

  #freeName(text: string): string {
    let name = text;
    for (let i = 2; this.#named.has(name); i++) name = `${text}#${i}`;
    return name;
  }

  /** The word that begins at a place. */
  at(span: Span): Word | undefined {
    return this.#byPlace.get(keyOf(span));
  }

  /** The word that begins at a place of an atom. */
  wordIn(atom: Atom, start: number): Word | undefined {
    return this.at(spanWithin(atom, start, start + 1));
  }

  /** The number that has a name; the name is a word as it is written, or the name of a row. */
  find(text: string): Named | undefined {
    const folded = this.#folded(text);
    const named = this.#named.get(folded);
    if (named) return named;
    const word = this.#roles.get(text);
    return word && { name: text, word };
  }

  /** The words as the author writes them, upper and lower case told apart. */
  get spelled(): readonly { readonly text: string; readonly word: Word }[] {
    return [...this.#spellings].map(([text, word]) => ({ text, word }));
  }

  /** Whether the author writes a word in this way. */
  isSpelled(text: string): boolean {
    return this.#spellings.has(text);
  }

  /** A word as the puzzle spells it. */
  #folded(text: string): string {
    const letters = text.replace(/\p{L}\p{M}*/gu, (each) => this.letters.find(each)?.name ?? each);
    return letters.replaceAll(',', '.');
  }
}

function keyOf({ file, start }: Span): string {
  return `${file} ${start}`;
}
