// From tokens to trees, without recursion: any depth is read, and the text is read once (a few times where a bracket
// is not closed).
import {
  bracketInKeys,
  keysInside,
  unclosedBracket,
  unopenedBracket,
} from '../../text/catalogue/sexpr.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Source, Span } from '../../text/source.ts';
import type { Atom, List, Node } from '../node.ts';
import { Lexer, type Token } from './lexer.ts';

/** What an s-expression file holds. */
interface Document {
  readonly statements: readonly Node[];
  /** The names on the lines that begin with `#`; undefined without such a line. */
  readonly keys: readonly Atom[] | undefined;
}

/** A document, read as far as possible, and what is to be said about it. */
export interface Reading {
  readonly document: Document;
  /** Among them errors where the text is not well formed. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a text holds beside its statements. */
export interface Rest {
  readonly keys: Document['keys'];
  readonly diagnostics: readonly Diagnostic[];
}

/** A list that is being read. */
interface Open {
  readonly start: number;
  /** Where its items go: a list of its own, or that of the list around it. */
  readonly items: Node[];
  /** Whether it melts into the list around it. */
  readonly melted: boolean;
}

/** Heads whose lists melt into a list around them with the same head, as they do in Sugar. */
const melting: ReadonlySet<string> = new Set(['add', 'and', 'or']);

/** How often the reader starts again behind a bracket that was not closed. */
const resumptions = 10;

function headOf(items: readonly Node[]): string | undefined {
  const head = items[0];
  return head?.kind === 'atom' && !head.quoted ? head.text : undefined;
}

class Parser {
  readonly #lexer: Lexer;
  readonly #file: number;
  readonly #text: string;
  readonly #found: Diagnostic[] = [];
  readonly #take: (statement: Node) => void;
  readonly #open: Open[] = [];
  /** A token that was looked at and not yet used. */
  #ahead: Token | undefined;
  #keys: Atom[] | undefined;
  /** How far the outermost open bracket is indented; undefined where it does not begin its line. */
  #outerIndent: number | undefined;
  /** A line start behind the outermost open bracket where another statement seems to begin. */
  #resumeAt: number | undefined;
  /** What had been found before the outermost open bracket. */
  #mark: { readonly found: number; readonly keys: number | undefined } = {
    found: 0,
    keys: undefined,
  };

  constructor(source: Source, file: number, take: (statement: Node) => void) {
    this.#take = take;
    this.#lexer = new Lexer(source, file, this.#found);
    this.#file = file;
    this.#text = source.text;
  }

  read(): Rest {
    let left = resumptions;
    for (;;) {
      this.#readToLimit();
      const outermost = this.#open[0];
      if (!outermost) break;
      const resumeAt = left-- > 0 ? this.#resumeAt : undefined;
      this.#unclosed(outermost, resumeAt);
      if (resumeAt === undefined) break;
      this.#lexer.move(resumeAt, this.#text.length);
    }
    return { keys: this.#keys, diagnostics: this.#found };
  }

  /** Reports the open bracket. What may well be a whole statement is read again up to there, and closed. */
  #unclosed(outermost: Open, resumeAt: number | undefined): void {
    if (resumeAt === undefined) {
      this.#reportUnclosed(outermost);
      return;
    }
    this.#open.length = 0;
    this.#found.length = this.#mark.found;
    if (this.#mark.keys === undefined) this.#keys = undefined;
    else if (this.#keys) this.#keys.length = this.#mark.keys;
    this.#lexer.move(outermost.start, resumeAt);
    this.#readToLimit();
    this.#reportUnclosed(outermost);
    const end = this.#text.slice(outermost.start, resumeAt).trimEnd().length;
    while (this.#open.length > 0) this.#close(outermost.start + end);
  }

  #reportUnclosed(outermost: Open): void {
    const inner = this.#open.slice(1, 4).map(({ start }) => this.#span(start, start + 1));
    this.#found.push(unclosedBracket(this.#span(outermost.start, outermost.start + 1), inner));
  }

  #next(): Token {
    const token = this.#ahead ?? this.#lexer.next();
    this.#ahead = undefined;
    return token;
  }

  #readToLimit(): void {
    const lexer = this.#lexer;
    for (let token = this.#next(); token !== 'end'; token = this.#next()) {
      if (token === 'atom') {
        if (lexer.atom) this.#item(lexer.atom);
      } else if (token === 'open') this.#openBracket(lexer.start);
      else if (token === 'close') this.#closeBracket(lexer.start);
      else this.#readKeys(lexer.start);
    }
  }

  #item(node: Node): void {
    const open = this.#open.at(-1);
    if (open) open.items.push(node);
    else this.#take(node);
  }

  #openBracket(start: number): void {
    const outermost = this.#open[0];
    if (!outermost) {
      this.#mark = { found: this.#found.length, keys: this.#keys?.length };
      this.#resumeAt = undefined;
      this.#outerIndent = this.#indent(start);
    } else if (this.#resumeAt === undefined && this.#outerIndent !== undefined) {
      const indent = this.#indent(start);
      if (indent !== undefined && indent <= this.#outerIndent) this.#resumeAt = start;
    }
    this.#open.push(this.#opened(start));
  }

  /** The list melts if its head, which is looked up ahead, is that of the list around it. */
  #opened(start: number): Open {
    const around = this.#open.at(-1)?.items;
    const head = around && headOf(around);
    if (around && head !== undefined && melting.has(head)) {
      const token = this.#lexer.next();
      const { atom } = this.#lexer;
      if (token === 'atom' && atom && !atom.quoted && atom.text === head) {
        return { start, items: around, melted: true };
      }
      this.#ahead = token;
    }
    return { start, items: [], melted: false };
  }

  #closeBracket(start: number): void {
    if (this.#open.length > 0) this.#close(start + 1);
    else this.#found.push(unopenedBracket(this.#span(start, start + 1)));
  }

  #close(end: number): void {
    const closed = this.#open.pop();
    if (!closed || closed.melted) return;
    this.#item({
      kind: 'list',
      items: rewriteNegation(closed.items),
      span: this.#span(closed.start, end),
    } satisfies List);
  }

  #readKeys(start: number): void {
    const outermost = this.#open[0];
    if (outermost) {
      const span = this.#span(outermost.start, outermost.start + 1);
      this.#found.push(keysInside(this.#span(start, start + 1), span));
    }
    const lexer = this.#lexer;
    const end = lexer.endOfLine();
    const limit = lexer.limit;
    lexer.move(start + 1, end);
    this.#keys ??= [];
    let bracket: number | undefined;
    for (let token = lexer.next(); token !== 'end'; token = lexer.next()) {
      if (token === 'atom' && lexer.atom) this.#keys.push(lexer.atom);
      else bracket ??= lexer.start;
    }
    if (bracket !== undefined) this.#found.push(bracketInKeys(this.#span(bracket, bracket + 1)));
    lexer.move(end, limit);
  }

  /** How far a bracket is indented, if it is the first thing on its line. */
  #indent(offset: number): number | undefined {
    let at = offset;
    while (at > 0 && (this.#text[at - 1] === ' ' || this.#text[at - 1] === '\t')) at--;
    const before = this.#text[at - 1];
    const first = at === 0 || before === '\n' || before === '\r' || before === '\uFEFF';
    return first ? offset - at : undefined;
  }

  #span(start: number, end: number): Span {
    return { file: this.#file, start, end };
  }
}

/** Every two-element list whose head is `sub` is a `neg`. */
function rewriteNegation(items: readonly Node[]): readonly Node[] {
  const [head, only] = items;
  if (items.length !== 2 || !head || !only) return items;
  return headOf(items) === 'sub' ? [{ ...(head as Atom), text: 'neg' }, only] : items;
}

/**
 * Reads s-expressions and hands over each statement as soon as it is read, so that a long text need not be in memory as a
 * tree. The whole text is read, whatever is wrong with it.
 */
export function readStatements(
  source: Source,
  file: number,
  take: (statement: Node) => void,
): Rest {
  return new Parser(source, file, take).read();
}

/** Reads s-expressions as one document. */
export function readSexpr(source: Source, file: number): Reading {
  const statements: Node[] = [];
  const { keys, diagnostics } = readStatements(source, file, (node) => statements.push(node));
  return { document: { statements, keys }, diagnostics };
}
