// Reads the text of a DIMACS CNF file: comments, a header, clauses over as many lines as they like.
import {
  dimacsBadHeader,
  dimacsBadToken,
  dimacsClauseCount,
  dimacsNoHeader,
  dimacsOpenClause,
  dimacsTooManyVariables,
  dimacsVariableBeyond,
} from '../../text/catalogue/dimacs.ts';
import { type Checked, Reports } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';

/** Positive and negative numbers of variables. */
interface WrittenClause {
  readonly literals: readonly number[];
  readonly span: Span;
}

export interface WrittenCnf {
  readonly variables: number;
  readonly clauses: readonly WrittenClause[];
}

const mostVariables = 5_000_000;
/** As many as can be mentioned in a text, and these. A header that states more is a slip, and nobody waits for it. */
const mostUnmentioned = 100_000;

/** More mistakes than this are not reported. */
const mostReports = 20;

interface Header {
  readonly variables: number;
  readonly clauses: number;
  readonly span: Span;
}

class Reader {
  readonly #file: number;
  /** How many variables the header may state. */
  readonly #most: number;
  readonly reports = new Reports();
  #header: Header | undefined;
  readonly #clauses: WrittenClause[] = [];
  #literals: number[] = [];
  #start = 0;
  #end = 0;

  /** @param length of the whole text */
  constructor(file: number, length: number) {
    this.#file = file;
    this.#most = Math.min(mostVariables, mostUnmentioned + length);
  }

  #span(start: number, end: number): Span {
    return { file: this.#file, start, end };
  }

  /** Reads a line; false when there is nothing more to read. */
  line(text: string, start: number): boolean {
    const trimmed = text.trim();
    // Some collections end their files with a line of a percent sign, and a zero below it.
    if (trimmed.startsWith('%')) return false;
    if (trimmed === '' || /^c(\s|$)/.test(trimmed)) return true;
    const span = this.#span(start, start + text.trimEnd().length);
    if (trimmed.startsWith('p')) this.#readHeader(trimmed, span);
    else if (!this.#header) this.reports.add(dimacsNoHeader(span));
    if (!this.#header) return false;
    if (!trimmed.startsWith('p'))
      for (const word of text.matchAll(/\S+/g)) this.#token(word[0], start + word.index);
    return this.reports.errors < mostReports;
  }

  #readHeader(text: string, span: Span): void {
    const [, variables, clauses] = /^p\s+cnf\s+(\d{1,9})\s+(\d{1,9})$/.exec(text) ?? [];
    if (variables === undefined || clauses === undefined || this.#header) {
      this.reports.add(dimacsBadHeader(span, text));
      return;
    }
    if (Number(variables) > this.#most) {
      this.reports.add(dimacsTooManyVariables(span, Number(variables), this.#most));
    }
    this.#header = { variables: Number(variables), clauses: Number(clauses), span };
  }

  #token(token: string, start: number): void {
    const end = start + token.length;
    if (this.#literals.length === 0) this.#start = start;
    this.#end = end;
    const value = /^-?\d{1,10}$/.test(token) ? Number(token) : Number.NaN;
    const variables = this.#header?.variables ?? 0;
    if (Number.isNaN(value)) this.reports.add(dimacsBadToken(this.#span(start, end), token));
    else if (Math.abs(value) > variables) {
      this.reports.add(dimacsVariableBeyond(this.#span(start, end), token, variables));
    } else if (value === 0) this.#close();
    else this.#literals.push(value);
  }

  #close(): void {
    this.#clauses.push({ literals: this.#literals, span: this.#span(this.#start, this.#end) });
    this.#literals = [];
  }

  finish(length: number): Checked<WrittenCnf> {
    const { reports } = this;
    const header = this.#header;
    if (!header && reports.errors === 0) reports.add(dimacsNoHeader(this.#span(length, length)));
    if (this.#literals.length > 0) {
      reports.add(dimacsOpenClause(this.#span(this.#start, this.#end)));
      this.#close();
    }
    const found = this.#clauses.length;
    if (header && found !== header.clauses && reports.errors === 0) {
      reports.add(dimacsClauseCount(header.span, header.clauses, found));
    }
    return reports.check({ variables: header?.variables ?? 0, clauses: this.#clauses });
  }
}

/** Reads a CNF file, which is the text with that index. */
export function readDimacs(text: string, file: number): Checked<WrittenCnf> {
  const reader = new Reader(file, text.length);
  const lines = /[^\r\n]*(\r\n|\r|\n|$)/g;
  while (lines.lastIndex < text.length) {
    const start = lines.lastIndex;
    const line = lines.exec(text)?.[0] ?? '';
    if (!reader.line(line.replace(/[\r\n]+$/, ''), start)) break;
  }
  return reader.finish(text.length);
}
