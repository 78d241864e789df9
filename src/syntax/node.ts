// The one surface tree: what the readers of s-expressions and of YAML make of a text. Every node has its place.
import type { Integer } from '../base/integer.ts';
import type { Span } from '../text/source.ts';

/** A symbol, number, word or any other scalar. */
export interface Atom {
  readonly kind: 'atom';
  /** The characters meant: without quotes and escapes, in NFC. */
  readonly text: string;
  /** Whether it stood in quotes, and so is never a keyword or a number. */
  readonly quoted: boolean;
  /** What an s-expression reads as a number; always undefined in YAML, where the meaning is not the reader's. */
  readonly number: Integer | undefined;
  readonly span: Span;
  /**
   * Where each character of `text` stands in the file, and behind them where the text ends: for scalars that are not
   * written as they are meant (escapes, folded lines). Undefined: they stand one behind the other from `span.start`.
   */
  readonly offsets: readonly number[] | undefined;
}

/** An s-expression in parentheses, or a YAML sequence. */
export interface List {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly span: Span;
}

export interface Entry {
  readonly key: Atom;
  readonly value: Node;
}

/** A YAML mapping; keys are unique. */
export interface Mapping {
  readonly kind: 'mapping';
  readonly entries: readonly Entry[];
  readonly span: Span;
}

export type Node = Atom | List | Mapping;

/** The place of the characters `start` up to `end` of an atom's text. */
export function spanWithin(atom: Atom, start: number, end: number): Span {
  const { offsets, span } = atom;
  if (!offsets) return { file: span.file, start: span.start + start, end: span.start + end };
  const from = offsets[start] ?? span.end;
  // The last character's own end, so that a span never reaches over a line break that folding removed.
  const to = end > start ? (offsets[end - 1] ?? span.end) + 1 : from;
  return { file: span.file, start: from, end: Math.max(from, to) };
}
