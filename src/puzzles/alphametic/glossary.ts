// The words of a puzzle: which stands where, and which numbers have a name.

import * as messages from '../../text/catalogue/alphametic.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Letters } from './letters.ts';
import type { Spelling } from './pieces.ts';
import { isUnnamed, type Place, type Word, wordOf } from './word.ts';

/** A word with more places than this is a slip. */
const longest = 1000;

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
  readonly #spellings = new Set<string>();
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
   * Takes note of a word.
   * @param at the span of a part of the text that the spelling is about
   * @param role what the word is called if it has unknown digits; it may be asked for under that name in any case
   */
  meet(spelling: Spelling, at: (start: number, end: number) => Span, role?: string): Word {
    const { pieces, end } = spelling;
    const span = at(pieces[0]?.start ?? 0, end);
    const places = pieces.slice(0, longest).map((piece): Place => {
      const place = at(piece.start, piece.end);
      if (piece.kind === 'unknown') return { sign: '?', digit: this.letters.unknown(place) };
      if (piece.kind === 'digit') return { sign: piece.text, digit: Number(piece.text) };
      const { name, variable } = this.letters.meet(piece.text, place);
      return { sign: name, digit: variable };
    });
    if (pieces.length > longest) this.#report(messages.wordTooLong(span, pieces.length, longest));
    this.#spellings.add(pieces.map(({ text }) => text).join(''));
    const isNumber = pieces.every(({ kind }) => kind === 'digit');
    const word = wordOf(places, isNumber ? 10 : this.base, span, spelling);
    const known = this.#byText.get(word.text);
    const met = known && !isUnnamed(known) ? known : word;
    this.#byPlace.set(keyOf(span), met);
    if (role !== undefined) this.#roles.set(role, met);
    if (met === word) this.#add(word, isNumber, role);
    return met;
  }

  #add(word: Word, isNumber: boolean, role: string | undefined): void {
    this.#byText.set(word.text, word);
    this.#all.push(word);
    if (isNumber) return;
    for (const { sign, digit } of word.places) this.#checkDigit(sign, digit, word);
    const isRow = role !== undefined && isUnnamed(word);
    const name = this.#freeName(isRow ? role : word.text);
    this.#named.set(name, { name, word });
  }

  /** A digit in a mixed word is one of the puzzle's base. */
  #checkDigit(sign: string, digit: Place['digit'], { span }: Word): void {
    if (typeof digit === 'number' && digit >= this.base) {
      this.#report(messages.digitTooLarge(span, sign, this.base));
    }
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

  /** The number that has a name; the name is a word as it is written, or the name of a row. */
  find(text: string): Named | undefined {
    const folded = this.#folded(text);
    const named = this.#named.get(folded);
    if (named) return named;
    const word = this.#roles.get(text);
    return word && { name: text, word };
  }

  /** Whether the author writes a word in this way, upper and lower case told apart. */
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
