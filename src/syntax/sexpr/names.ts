// What a symbol or a quoted name means: aliases, Unicode's form NFC, and a word about characters that deceive the eye.
import { blankLetter, damagedCharacter } from '../../text/catalogue/sexpr.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';

/** Other spellings, replaced in every symbol that is not quoted, also where it is a name. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['!', 'not'],
  ['&&', 'and'],
  ['||', 'or'],
  ['=>', 'imp'],
  ['=', 'eq'],
  ['!=', 'ne'],
  ['<=', 'le'],
  ['<', 'lt'],
  ['>=', 'ge'],
  ['>', 'gt'],
  ['+', 'add'],
  ['-', 'sub'],
  ['*', 'mul'],
  ['/', 'div'],
  ['%', 'mod'],
  ['wsum', 'weightedsum'],
]);

/**
 * A symbol of ASCII characters, or what it stands for. Most names are looked up in no table: of the aliases only `wsum`
 * begins with a letter.
 * @param first the code of its first character.
 */
export function withoutAlias(written: string, first: number): string {
  const letter = first > 64 && first !== 124;
  return letter && written !== 'wsum' ? written : (aliases.get(written) ?? written);
}

/** Half of a surrogate pair, or the replacement character. */
const damaged = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|\uFFFD/;

/** Letters that nobody can see or that look like a blank, such as a no-break space. */
const looksBlank = /[\p{White_Space}\p{Cf}]/u;

/** Normalises names, and reports the first damaged character and the first letter that looks blank. */
export class Names {
  readonly #found: Diagnostic[];
  #damagedAt = Number.POSITIVE_INFINITY;
  #blankAt = Number.POSITIVE_INFINITY;

  constructor(found: Diagnostic[]) {
    this.#found = found;
  }

  symbol(written: string, span: Span): string {
    const strange = looksBlank.exec(written);
    // A place may be read twice, when a bracket before it is not closed; then it is reported again.
    if (strange && span.start <= this.#blankAt) {
      this.#blankAt = span.start;
      this.#found.push(blankLetter(span, written, strange[0]));
    }
    return this.quoted(written, span);
  }

  quoted(written: string, span: Span): string {
    const found = damaged.exec(written);
    if (found && span.start <= this.#damagedAt) {
      this.#damagedAt = span.start;
      this.#found.push(damagedCharacter(span, found[0]));
    }
    return written.normalize('NFC');
  }
}
