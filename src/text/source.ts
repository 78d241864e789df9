// A piece of source text, places in it, and their line and column.

/** A text with a name for messages. `file` in a {@link Span} is an index into a list of these. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/**
 * The texts that spans point into. Texts that come up on the way, such as an expression given on the command line, are
 * appended, so an index stays good.
 */
export type Sources = Source[];

/** Appends a text and returns its index. */
export function addSource(sources: Sources, source: Source): number {
  return sources.push(source) - 1;
}

/** The characters `start` up to but not including `end` (UTF-16 offsets) of the file with that index. */
export interface Span {
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** A place for people: both count from 1, columns in code points. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The smallest span that holds both. They must lie in one file. */
export function join(a: Span, b: Span): Span {
  return { file: a.file, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

const lineStarts = new WeakMap<Source, readonly number[]>();

/** Offsets at which the lines of `source` begin. A line ends with LF, CR LF or CR. */
export function startsOfLines(source: Source): readonly number[] {
  const known = lineStarts.get(source);
  if (known) return known;
  const starts = [0];
  for (const ending of source.text.matchAll(/\r\n|\r|\n/g)) {
    starts.push(ending.index + ending[0].length);
  }
  lineStarts.set(source, starts);
  return starts;
}

/** The text of a line (counted from 1) without its line ending and without a byte order mark. */
export function textOfLine(source: Source, line: number): string {
  const starts = startsOfLines(source);
  const start = starts[line - 1] ?? source.text.length;
  const text = source.text.slice(start, starts[line] ?? source.text.length);
  return text.replace(/[\r\n]+$/, '').replace(/^\uFEFF/, '');
}

/** Where an offset lies. An offset past the end counts as the end. */
export function positionAt(source: Source, offset: number): Position {
  const starts = startsOfLines(source);
  const place = Math.min(Math.max(offset, 0), source.text.length);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const before = source.text.slice(starts[low] ?? 0, place).replace(/^\uFEFF/, '');
  return { line: low + 1, column: [...before].length + 1 };
}
