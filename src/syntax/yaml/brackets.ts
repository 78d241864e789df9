// Which brackets of a flow collection belong together, seen with the eyes of the expression language.

const closers: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };
const opening = new Set(Object.keys(closers));
const closing = new Set(Object.values(closers));

/** Offsets of opening brackets with those of their partners, and of opening quotes with those of closing ones. */
export interface Brackets {
  readonly partners: ReadonlyMap<number, number>;
  /** How many brackets stand inside one another at most. */
  readonly depth: number;
}

/** A quote in the middle of a word is an apostrophe. */
function opensQuote(text: string, at: number): boolean {
  return !/[\p{L}\p{N}_'"]/u.test(text[at - 1] ?? ' ');
}

/** Reads on from a bracket until its partner. */
class Pairing {
  readonly partners: Map<number, number> = new Map();
  depth = 0;
  readonly #text: string;
  readonly #open: number[] = [];
  /** Quotes that do not occur again, so that looking for the closing one stays linear. */
  readonly #used = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the character at `at`, and says where to go on; undefined behind the last bracket. */
  step(at: number): number | undefined {
    const character = this.#text[at] ?? '';
    if (character === '"' || character === "'") return this.#quote(at, character);
    if (character === '#' && /\s/.test(this.#text[at - 1] ?? '')) return endOfLine(this.#text, at);
    if (opening.has(character)) this.depth = Math.max(this.depth, this.#open.push(at));
    else if (closing.has(character)) {
      this.#close(at);
      if (this.#open.length === 0) return undefined;
    }
    return at + 1;
  }

  #quote(at: number, quote: string): number {
    if (this.#used.has(quote) || !opensQuote(this.#text, at)) return at + 1;
    const end = closingQuote(this.#text, at);
    if (end < 0) {
      this.#used.add(quote);
      return at + 1;
    }
    this.partners.set(at, end);
    return end + 1;
  }

  /** Pairs a closing bracket with the nearest open one of its kind; those opened in between stay alone. */
  #close(at: number): void {
    const fits = (place: number): boolean => closers[this.#text[place] ?? ''] === this.#text[at];
    const index = this.#open.findLastIndex(fits);
    const opener = this.#open[index];
    if (opener === undefined) return;
    this.#open.length = index;
    this.partners.set(opener, at);
  }
}

/**
 * Reads on from the bracket at `start` until its partner. An opening bracket whose partner does not come before that of
 * the bracket around it is an ordinary character, and so is a closing one that nothing opened.
 */
export function pairBrackets(text: string, start: number): Brackets {
  const pairing = new Pairing(text);
  for (let at: number | undefined = start; at !== undefined && at < text.length; ) {
    at = pairing.step(at);
  }
  return pairing;
}

/** The offset of the quote that closes the one at `at`, or -1. A doubled quote, or an escaped double one, does not. */
function closingQuote(text: string, at: number): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\' && quote === '"') i++;
    else if (text[i] === quote) {
      if (text[i + 1] !== quote) return i;
      i++;
    }
  }
  return -1;
}

/** The offset of the line break at or behind `at`, or the end of the text. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
