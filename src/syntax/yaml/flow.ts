// Reads a flow collection (`[a, b]`, `{a: b}`) from the source, so that commas inside an expression do not part it.
//
// YAML ends a plain scalar at every comma and bracket: `[q[1], f(a, b)]` would be broken, `{not: f(a, b)}` cut in two.
// Here a comma parts only where no bracket of the item itself is open. Text that YAML reads without cutting anything
// is read as YAML reads it.
import { beginsWithTag } from '../../text/catalogue/yaml.ts';
import { emptyItem, tooDeep, unclosedBracket } from '../../text/catalogue/yaml-file.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Atom, List, Mapping, Node } from '../node.ts';
import { type Brackets, endOfLine, pairBrackets } from './brackets.ts';
import { Entries } from './mapping.ts';
import { escapeAt, normalised, unlessStraight } from './placed-text.ts';

/** What the reader of the file does for its flow collections. */
export interface FlowContext {
  readonly text: string;
  readonly file: number;
  readonly maximumDepth: number;
  report(diagnostic: Diagnostic): void;
  /** Remembers a node by the name of its anchor. */
  anchored(name: string, span: Span, node: Node): void;
  /** The node that an alias repeats. */
  aliased(name: string, span: Span): Node | undefined;
}

export class FlowReader {
  readonly #context: FlowContext;
  readonly #text: string;
  readonly #brackets: Brackets;
  readonly #start: number;
  #at: number;

  /** @param start the offset of an opening bracket */
  constructor(context: FlowContext, start: number) {
    this.#context = context;
    this.#text = context.text;
    this.#brackets = pairBrackets(context.text, start);
    this.#start = start;
    this.#at = start;
  }

  /** The collection and the offset behind it; undefined (after a report) if it is not closed or too deep. */
  read(): { readonly node: Node | undefined; readonly end: number } {
    const { report, maximumDepth } = this.#context;
    const end = this.#brackets.partners.get(this.#start);
    if (end === undefined) {
      report(unclosedBracket(this.#span(this.#start, this.#start + 1), this.#here()));
      return { node: undefined, end: this.#text.length };
    }
    if (this.#brackets.depth > maximumDepth) {
      report(tooDeep(this.#span(this.#start, this.#start + 1), maximumDepth));
      return { node: undefined, end: end + 1 };
    }
    return { node: this.#collection(end), end: end + 1 };
  }

  #span(start: number, end: number): Span {
    return { file: this.#context.file, start, end };
  }

  #here(): string {
    return this.#text[this.#at] ?? '';
  }

  /** Passes blanks, line breaks and comments. */
  #skip(): void {
    for (;;) {
      const character = this.#here();
      if (character === '#' && /\s/.test(this.#text[this.#at - 1] ?? ' '))
        this.#at = endOfLine(this.#text, this.#at);
      else if (/^[ \t\r\n]$/.test(character)) this.#at++;
      else return;
    }
  }

  /** Reads the list or mapping whose brackets are at the current place and at `end`. */
  #collection(end: number): Node {
    const start = this.#at;
    const read = this.#here() === '[' ? this.#list(end) : this.#mapping(end);
    this.#at = end + 1;
    return { ...read, span: this.#span(start, end + 1) };
  }

  #list(end: number): List {
    const items: Node[] = [];
    this.#each(end, (key, value, span) => items.push(value ? this.#pair(key, value, span) : key));
    return { kind: 'list', items, span: this.#span(end, end) };
  }

  #mapping(end: number): Mapping {
    const entries = new Entries(this.#context.report);
    this.#each(end, (key, value) => entries.add(key, value ?? this.#nothing()));
    return entries.finish(this.#span(end, end));
  }

  /** Calls `add` for each item, with what stands behind a colon after it, and the place of both. */
  #each(end: number, add: (key: Node, value: Node | undefined, span: Span) => void): void {
    this.#at++;
    for (this.#skip(); this.#at < end; this.#skip()) {
      const start = this.#at;
      const key = this.#item(end);
      const isNothing = key?.kind === 'atom' && key.text === '' && !key.quoted;
      const hasValue = this.#here() === ':' && this.#at < end;
      const value = hasValue ? this.#value(end) : undefined;
      if (isNothing) this.#context.report(emptyItem(this.#span(this.#at, this.#at + 1)));
      else if (key) {
        const { length } = this.#text.slice(start, this.#at).trimEnd();
        add(key, value, this.#span(start, start + length));
      }
      if (this.#here() === ',') this.#at++;
    }
  }

  /** The value behind a colon, which may be nothing. */
  #value(end: number): Node {
    this.#at++;
    this.#skip();
    if (this.#at >= end || this.#here() === ',') return this.#nothing();
    return this.#item(end) ?? this.#nothing();
  }

  /** `[a: b]` is a list of mappings of one entry. What an alias stands for is elsewhere, so the place is given. */
  #pair(key: Node, value: Node, span: Span): Node {
    const entries = new Entries(this.#context.report);
    entries.add(key, value);
    return entries.finish(span);
  }

  #nothing(): Atom {
    const span = this.#span(this.#at, this.#at);
    return { kind: 'atom', text: '', quoted: false, number: undefined, span, offsets: undefined };
  }

  /** One item: up to a comma, a colon or the `end` of the collection. Undefined for an alias of nothing. */
  #item(end: number): Node | undefined {
    const property = /[&!*]([^\s,[\]{}]*)/y;
    property.lastIndex = this.#at;
    const found = property.exec(this.#text);
    const isAlias = this.#here() === '*';
    if (!found || (isAlias && !this.#endsItem(property.lastIndex, false)))
      return this.#content(end);
    const span = this.#span(this.#at, property.lastIndex);
    const name = found[1] ?? '';
    const isTag = this.#here() === '!';
    this.#at = property.lastIndex;
    this.#skip();
    if (isAlias) return this.#context.aliased(name, span);
    if (isTag) {
      const rest = this.#text.slice(span.start, this.#endOfItem(end)).trim();
      this.#context.report(beginsWithTag(span, found[0], rest));
      return this.#item(end);
    }
    const isEmpty = this.#at >= end || this.#here() === ',';
    const node = isEmpty ? this.#nothing() : this.#item(end);
    if (node) this.#context.anchored(name, span, node);
    return node;
  }

  /** A collection, a quoted scalar, or a plain one; the first two only if they are the whole item. */
  #content(end: number): Node {
    const partner = this.#brackets.partners.get(this.#at);
    const quote = this.#here() === '"' || this.#here() === "'";
    if (partner !== undefined && this.#here() !== '(' && this.#endsItem(partner + 1, quote)) {
      return quote ? this.#quoted(partner) : this.#collection(partner);
    }
    return this.#plain(end);
  }

  /** Whether the item ends here: nothing but blanks before a comma, a colon or a closing bracket. */
  #endsItem(at: number, quote: boolean): boolean {
    const start = this.#at;
    this.#at = at;
    this.#skip();
    const next = this.#here();
    this.#at = start;
    return /^[,\]}]?$/.test(next) || (quote && next === ':');
  }

  #quoted(closing: number): Node {
    const start = this.#at;
    const isDouble = this.#here() === '"';
    const placed = new Placed();
    this.#at++;
    while (this.#at < closing) {
      const character = this.#here();
      if (this.#folds(placed)) continue;
      if (character === '\\' && isDouble) {
        const { text, length } = escapeAt(this.#text, this.#at);
        placed.add(text, this.#at);
        this.#at += length;
      } else {
        placed.add(character, this.#at);
        this.#at += character === "'" && !isDouble ? 2 : 1;
      }
    }
    this.#at = closing + 1;
    this.#skip();
    return placed.atom(this.#span(start, closing + 1), true, closing);
  }

  /** A plain scalar: brackets and quotes in it are passed over whole; line breaks become blanks. */
  #plain(end: number): Node {
    const start = this.#at;
    const stop = this.#endOfItem(end);
    const placed = new Placed();
    let last = start;
    while (this.#at < stop) {
      const from = this.#at;
      this.#skip();
      if (this.#at >= stop) break;
      placed.add(blanksOf(this.#text.slice(from, this.#at)), from);
      const quote = /^['"]/.test(this.#here()) ? this.#brackets.partners.get(this.#at) : undefined;
      last = (quote ?? this.#at) + 1;
      for (; this.#at < last; this.#at++) placed.add(this.#here(), this.#at);
    }
    this.#at = stop;
    return placed.atom(this.#span(start, last), false, last);
  }

  /** Passes a line break with the blanks around it, which in a quoted scalar counts as one blank. */
  #folds(placed: Placed): boolean {
    const fold = /[ \t]*\r?\n\s*/y;
    fold.lastIndex = this.#at;
    if (!fold.test(this.#text)) return false;
    placed.add(' ', this.#at);
    this.#at = fold.lastIndex;
    return true;
  }

  /** Where the plain item that begins here ends. */
  #endOfItem(end: number): number {
    let at = this.#at;
    while (at < end) {
      const character = this.#text[at];
      if (character === ',') return at;
      if (character === ':' && /^[\s,\]}]$/.test(this.#text[at + 1] ?? ' ')) return at;
      if (character === '#' && /\s/.test(this.#text[at - 1] ?? '')) at = endOfLine(this.#text, at);
      else at = (this.#brackets.partners.get(at) ?? at) + 1;
    }
    return at;
  }
}

/** Blanks as they are, but a line break (and a comment before it) as one blank. */
function blanksOf(passed: string): string {
  return passed.includes('\n') ? ' ' : passed;
}

/** A text in the making, with the place of each character. */
class Placed {
  readonly #pieces: string[] = [];
  readonly #offsets: number[] = [];

  add(piece: string, offset: number): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    for (let k = 0; k < piece.length; k++) this.#offsets.push(offset);
  }

  atom(span: Span, quoted: boolean, end: number): Atom {
    const { text, offsets } = normalised(this.#pieces.join(''), [...this.#offsets, end]);
    return {
      kind: 'atom',
      text,
      quoted,
      number: undefined,
      span,
      offsets: unlessStraight(offsets, span.start),
    };
  }
}
