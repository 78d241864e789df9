// Words of other languages between two operands, such as `implies`: reported, and read as what is meant.
import { foreignSign } from '../../text/catalogue/expression.ts';
import type { Reports } from '../../text/diagnostic.ts';
import { type Atom, spanWithin } from '../node.ts';
import { type Dialect, foreignWords, keywords, type Token } from './token.ts';

/** Keywords that may begin an operand, and those that are one. */
const beginning: ReadonlySet<string> = new Set(['not', 'if', 'true', 'false']);
const constants: ReadonlySet<string> = new Set(['true', 'false']);

class Words {
  readonly #tokens: readonly Token[];
  readonly #dialect: Dialect;

  /** From where on there is a loop, or what MiniZinc has for one: brackets behind brackets. */
  readonly #loop: number;

  constructor(tokens: readonly Token[], dialect: Dialect) {
    this.#tokens = tokens;
    this.#dialect = dialect;
    const isFor = (token: Token): boolean => token.text === 'for' && this.#isKeyword(token);
    const isCalledTwice = tokens.some(({ text }, i) => text === ')' && tokens[i + 1]?.text === '(');
    const first = tokens.findIndex(isFor);
    this.#loop = isCalledTwice ? 0 : first < 0 ? tokens.length : first;
  }

  #isKeyword({ kind, text }: Token): boolean {
    return kind === 'word' && keywords.has(text) && !this.#dialect.declares(text);
  }

  #ends(token: Token | undefined): boolean {
    if (!token || token.kind === 'end') return false;
    if (token.kind === 'sign') return /^[)\]}]$/.test(token.text);
    return !this.#isKeyword(token) || constants.has(token.text);
  }

  #begins(token: Token | undefined): boolean {
    if (!token || token.kind === 'end') return false;
    if (token.kind === 'sign') return /^([([{+-]|not)$/.test(token.text);
    return !this.#isKeyword(token) || beginning.has(token.text);
  }

  /** What the token at a place is meant to be; undefined for anything else than a foreign word between two operands. */
  meaning(at: number, before: readonly Token[]): string | undefined {
    const [token, next] = [this.#tokens[at], this.#tokens[at + 1]];
    const meant = token?.kind === 'word' ? foreignWords.get(token.text) : undefined;
    if (!token || meant === undefined || this.#dialect.declares(token.text)) return undefined;
    const last = before.at(-1);
    if (!this.#ends(last) || !this.#begins(next)) return undefined;
    // Names that follow each other are a sentence: the house is next to the inn.
    if (last?.kind !== 'sign' && this.#ends(before.at(-2))) return undefined;
    if (meant === '..' && last?.kind !== 'number' && next?.kind !== 'number') return undefined;
    return meant === 'if' && at < this.#loop ? undefined : meant;
  }
}

/**
 * The tokens with signs and keywords in place of foreign words. Each is reported but `where`: that is done where a loop is
 * read, since a loop may be wrong as a whole.
 */
export function withoutForeignWords(
  tokens: readonly Token[],
  atom: Atom,
  dialect: Dialect,
  reports: Reports,
): readonly Token[] {
  if (!dialect.keywords || !tokens.some(({ text }) => foreignWords.has(text))) return tokens;
  const words = new Words(tokens, dialect);
  const found: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const meant = words.meaning(at, found);
    found.push(meant === undefined ? token : { ...token, kind: 'sign', text: meant });
    if (meant === undefined || meant === 'if') continue;
    const help = meant === '..' ? rangeAt(tokens, at) : meant;
    reports.add(foreignSign(spanWithin(atom, token.start, token.end), token.text, help));
  }
  return found;
}

/** `1..9` for `1 to 9`; where an end is more than a word or a number, only the sign. */
function rangeAt(tokens: readonly Token[], at: number): string {
  const isBorder = (token: Token | undefined): boolean =>
    !token || token.kind === 'end' || /^([[({,)\]}]|in)$/.test(token.text);
  const [before, low, high, behind] = [-2, -1, 1, 2].map((ahead) => tokens[at + ahead]);
  const isSimple = isBorder(before) && isBorder(behind) && !/^[[({]$/.test(behind?.text ?? '');
  return isSimple ? `${low?.text}..${high?.text}` : '..';
}
