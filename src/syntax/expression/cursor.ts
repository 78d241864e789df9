// Walks over the tokens of one expression, knows which brackets are open, and reports what does not fit.
import * as messages from '../../text/catalogue/expression.ts';
import type { Reports } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import { type Atom, spanWithin } from '../node.ts';
import { withoutForeignWords } from './foreign-words.ts';
import { tokensOf } from './lexer.ts';
import { type Dialect, keywords, type Token } from './token.ts';
import type { Hole, Word } from './tree.ts';

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** How deep expressions may stand inside one another. */
export const maximumDepth = 200;

export class Cursor {
  readonly reports: Reports;
  readonly #atom: Atom;
  readonly #dialect: Dialect;
  readonly #tokens: readonly Token[];
  readonly #open: Token[] = [];
  /** Parentheses that were read as those of lists. */
  readonly #lists: (readonly [opener: Token, closer: Token])[] = [];
  #at = 0;
  #endReported = false;
  #abandoned = false;
  #balanced: boolean | undefined;

  constructor(atom: Atom, dialect: Dialect, reports: Reports) {
    this.reports = reports;
    this.#atom = atom;
    this.#dialect = dialect;
    this.#tokens = withoutForeignWords(tokensOf(atom, dialect, reports), atom, dialect, reports);
  }

  /** The token so many places ahead; the last one (`end`) for all places behind it. */
  peek(ahead = 0): Token {
    const last = this.#tokens.length - 1;
    return this.#tokens[Math.min(this.#at + ahead, last)] as Token;
  }

  next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  /** The sign or keyword that a token is; undefined for names, numbers and quoted words. */
  signOf(token: Token): string | undefined {
    if (token.kind === 'sign') return token.text;
    const isKeyword =
      token.kind === 'word' &&
      this.#dialect.keywords &&
      keywords.has(token.text) &&
      !this.#dialect.declares(token.text);
    return isKeyword ? token.text : undefined;
  }

  is(sign: string, ahead = 0): boolean {
    return this.signOf(this.peek(ahead)) === sign;
  }

  /** Takes a sign or keyword if it is the next token. */
  accept(sign: string): boolean {
    if (!this.is(sign)) return false;
    this.#at++;
    return true;
  }

  /** Whether a token can begin an operand. */
  beginsOperand(token: Token): boolean {
    const sign = this.signOf(token);
    if (sign === undefined) return token.kind !== 'end';
    return sign === '(' || sign === '[' || sign === '{' || sign === 'true' || sign === 'false';
  }

  spanOf({ start, end }: Token): Span {
    return spanWithin(this.#atom, start, end);
  }

  /** From a token that was read up to the last one that was. */
  spanFrom(first: Token): Span {
    const last = this.#tokens[Math.max(this.#at - 1, 0)] ?? first;
    return spanWithin(this.#atom, first.start, Math.max(first.end, last.end));
  }

  get whole(): Span {
    return this.#atom.span;
  }

  /** A place of no width at the current token. */
  hole(): Hole {
    return { kind: 'hole', span: this.spanOf(this.peek()) };
  }

  word(token: Token): Word {
    const { kind, text } = token;
    return { kind: 'word', text, quoted: kind === 'quoted', span: this.spanOf(token) };
  }

  /** A token as a message names it. */
  nameOf(token: Token): string {
    return token.kind === 'end' ? '' : this.#atom.text.slice(token.start, token.end) || token.text;
  }

  /** The author's words from a token that was read up to another one; foreign words in it as they are written here. */
  textFrom(first: Token, behind: Token = this.peek()): string {
    let text = '';
    let end = first.start;
    let from = this.#at;
    while ((this.#tokens[from - 1]?.start ?? -1) >= first.start) from--;
    for (const token of this.#tokens.slice(from, this.#at)) {
      if (token.start >= behind.start) break;
      const written = this.nameOf(token);
      const isForeign = token.kind === 'sign' && /^\w/.test(written);
      text += this.#atom.text.slice(end, token.start) + (isForeign ? token.text : written);
      end = token.end;
    }
    return text.replace(/\s+/g, ' ');
  }

  /** Whether the bracket that opens here closes in front of another one that opens. */
  isCalledTwice(): boolean {
    let depth = 0;
    for (let ahead = 0; ; ahead++) {
      const token = this.peek(ahead);
      if (token.kind === 'end') return false;
      if (token.kind !== 'sign') continue;
      if (token.text in closers) depth++;
      else if (this.#isCloser(token) && --depth === 0) return this.is('(', ahead + 1);
    }
  }

  /** Reports that an operand is missing here. */
  missingOperand(): void {
    const before = this.#tokens[this.#at - 1];
    const after = before ? `behind ${this.nameOf(before)}` : 'at the beginning';
    const token = this.peek();
    if (token.kind === 'end' && this.#endReported) return;
    if (token.kind === 'end') this.#endReported = true;
    const span = token.kind === 'end' && before ? this.spanOf(before) : this.spanOf(token);
    this.reports.add(messages.operandMissing(span, this.nameOf(token), after));
  }

  /** Takes an opening bracket. */
  open(): Token {
    const token = this.next();
    this.#open.push(token);
    return token;
  }

  /** Takes the partner of the bracket that was opened last, or reports that it is missing. */
  close(): void {
    const opener = this.#open.pop();
    if (!opener || this.accept(closers[opener.text] ?? '')) return;
    const token = this.peek();
    if (token.kind === 'end' && this.#endReported) return;
    if (token.kind === 'end') this.#endReported = true;
    const notes = [{ span: this.spanOf(token), message: 'expected before this' }];
    const found = this.nameOf(token);
    const message = messages.notClosed(
      this.spanOf(opener),
      opener.text,
      found,
      found === '' ? [] : notes,
    );
    this.reports.add(message);
    if (this.#isCloser(token) && !this.#awaits(token)) this.next();
  }

  /** Whether commas in brackets may be taken for those of a list: there are lists, and all brackets are closed in order. */
  get mayHoldLists(): boolean {
    this.#balanced ??= this.#balance();
    return this.#dialect.keywords && this.#balanced;
  }

  #balance(): boolean {
    const open: string[] = [];
    for (const token of this.#tokens) {
      if (token.kind !== 'sign') continue;
      if (token.text in closers) open.push(closers[token.text] ?? '');
      else if (this.#isCloser(token) && open.pop() !== token.text) return false;
    }
    return open.length === 0;
  }

  /** Takes note of parentheses in which a list stands. */
  meantAsList(opener: Token, closer: Token): void {
    this.#lists.push([opener, closer]);
  }

  /** Reports the lists in parentheses, all at once; `meant` are the brackets that they go in at this place. */
  reportLists(meant: '[]' | '{}'): void {
    const [first] = this.#lists.toSorted(([a], [b]) => a.start - b.start);
    if (!first) return;
    const { text, quoted } = this.#atom;
    const characters = text.split('');
    for (const [opener, closer] of this.#lists) {
      characters[opener.start] = meant.charAt(0);
      characters[closer.start] = meant.charAt(1);
    }
    const instead = characters.join('').replace(/\s+/g, ' ');
    const span = spanWithin(this.#atom, first[0].start, first[1].end);
    this.reports.add(messages.listInParentheses(span, meant, instead, quoted));
  }

  #isCloser(token: Token): boolean {
    return token.kind === 'sign' && Object.values(closers).includes(token.text);
  }

  /** Whether a bracket is open that this one closes. */
  #awaits(token: Token): boolean {
    return this.#open.some(({ text }) => closers[text] === token.text);
  }

  /** Passes over a closing bracket that nothing opened, with a report. */
  strayCloser(): boolean {
    const token = this.peek();
    if (!this.#isCloser(token) || this.#awaits(token)) return false;
    this.reports.add(messages.notOpened(this.spanOf(token), token.text));
    this.next();
    return true;
  }

  /** Whether the rest of the text has been given up, so that nothing in it can be missing. */
  get isAbandoned(): boolean {
    return this.#abandoned;
  }

  /** Gives up on the rest of the text because it is nested too deeply. */
  abandon(limit: number): void {
    if (this.peek().kind === 'end') return;
    this.reports.add(messages.tooNested(this.spanOf(this.peek()), limit));
    this.#at = this.#tokens.length - 1;
    this.#endReported = true;
    this.#abandoned = true;
  }

  /** Passes over what cannot be understood, up to where a bracket closes or the text ends. */
  skip(): void {
    let depth = 0;
    for (let token = this.peek(); token.kind !== 'end'; token = this.peek()) {
      if (this.#isCloser(token) && depth-- === 0) return;
      if (token.kind === 'sign' && token.text in closers) depth++;
      this.next();
    }
  }
}
