// Terms as text: what is used more than once gets a definition, so that the text is no longer than the graph is large.
import type { SymbolTable } from './symbol.ts';
import type { Term, TermPool } from './term.ts';

/** A term that is used twice is still written out twice when it has at most so many atoms. */
const smallSize = 3;
/** Past this many brackets inside each other a term is defined apart, so that no reader has to nest without end. */
const deepest = 60;

/** Prints terms one after another; definitions are made when they are first needed. */
export class TermPrinter {
  readonly #pool: TermPool;
  readonly #symbols: SymbolTable;
  /** Terms that have a definition, and its symbol. */
  readonly #defined = new Map<Term, string>();
  readonly #uses = new Map<Term, number>();
  readonly #depth = new Map<Term, number>();

  constructor(pool: TermPool, symbols: SymbolTable) {
    this.#pool = pool;
    this.#symbols = symbols;
  }

  /** Announces terms that will be printed, so that the uses of their parts are known. */
  announce(roots: Iterable<Term>): void {
    const waiting: Term[] = [];
    const use = (term: Term): void => {
      const uses = this.#uses.get(term) ?? 0;
      this.#uses.set(term, uses + 1);
      if (uses === 0) waiting.push(term);
    };
    for (const root of roots) use(root);
    for (let term = waiting.pop(); term; term = waiting.pop()) term.parts.forEach(use);
  }

  /** The text of an announced term, after the definitions that it needs and that were not made before. */
  print(root: Term): { readonly definitions: readonly string[]; readonly text: string } {
    const definitions: string[] = [];
    for (const term of this.#undefinedParts(root)) {
      const depth = 1 + Math.max(-1, ...term.parts.map((part) => this.#depth.get(part) ?? 0));
      this.#depth.set(term, depth);
      if (!this.#deservesName(term, depth) || term === root) continue;
      const text = this.#text(term);
      const symbol = this.#symbols.symbol(this.#pool.suggestedName(term) ?? `t${term.id}`);
      definitions.push(`(define-fun ${symbol} () ${term.sort} ${text})`);
      this.#defined.set(term, symbol);
      this.#depth.set(term, 0);
    }
    return { definitions, text: this.#text(root) };
  }

  /** What the text of a term is made of, parts first: their numbers are lower. */
  #undefinedParts(root: Term): readonly Term[] {
    const found = new Set([root]);
    for (const term of found) {
      for (const part of term.parts) if (!this.#defined.has(part)) found.add(part);
    }
    return [...found].sort((a, b) => a.id - b.id);
  }

  #deservesName(term: Term, depth: number): boolean {
    if (depth >= deepest) return true;
    return (this.#uses.get(term) ?? 0) > 1 && sizeUpTo(term, smallSize + 1) > smallSize;
  }

  #text(term: Term): string {
    const symbol = this.#defined.get(term);
    if (symbol !== undefined) return symbol;
    if (term.parts.length === 0) return term.head;
    return `(${term.head} ${term.parts.map((part) => this.#text(part)).join(' ')})`;
  }
}

/** How many atoms a term has; the count stops past the limit. */
function sizeUpTo(term: Term, limit: number): number {
  let size = 1;
  for (const part of term.parts) {
    if (size > limit) break;
    size += sizeUpTo(part, limit - size);
  }
  return size;
}
