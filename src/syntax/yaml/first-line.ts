// Block scalars whose first line stands further in than a later one: a picture is drawn like that.
//
// YAML takes the indentation of such a text from its first line, and breaks off at the line that stands further out. The
// blanks that are too many in front of the first line are covered with a character that the text does not have, and
// uncovered again in the value; so every place in the text stays where it is.

/** A key, or a dash, with a literal block behind it. */
const header =
  /^([ \t]*(?:-[ \t]+)*)(?:[^\s#'"[{&!|>][^'"\n]*?:|(?<=-[ \t]+))[ \t]*\|[-+]?[ \t]*(?:#.*)?$/gm;

/** A text for the library, and how to uncover a value in it. */
export interface Covered {
  readonly text: string;
  uncover(value: string): string;
}

interface Line {
  readonly start: number;
  readonly indent: number;
  readonly isComment: boolean;
}

/** The lines with something on them from a place on, as long as they stand further in than a key. */
function linesBelow(text: string, from: number, key: number): readonly Line[] {
  const lines: Line[] = [];
  const shape = /^( *)(\S?).*$/gm;
  shape.lastIndex = from;
  for (let found = shape.exec(text); found; found = shape.exec(text)) {
    const [all, blanks = '', first = ''] = found;
    if (first !== '' && blanks.length <= key) break;
    const { index: start } = found;
    if (first !== '') lines.push({ start, indent: blanks.length, isComment: first === '#' });
    if (all === '') shape.lastIndex++;
  }
  return lines;
}

/** A character for private use that a text does not have. */
function strangerTo(text: string): string {
  let code = 0xe000;
  while (text.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/** Covers what is too much in front of the first lines of block scalars. */
export function covered(text: string): Covered {
  const stranger = strangerTo(text);
  let result = text;
  for (const { 0: line, 1: lead = '', index } of text.matchAll(header)) {
    const [first, ...rest] = linesBelow(text, index + line.length + 1, lead.length);
    const inner = rest.filter(({ isComment }) => !isComment).map(({ indent }) => indent);
    const least = inner.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    if (!first || least >= first.indent) continue;
    const [from, to] = [first.start + least, first.start + first.indent];
    result = result.slice(0, from) + stranger.repeat(to - from) + result.slice(to);
  }
  return {
    text: result,
    uncover: (value) => (result === text ? value : value.replaceAll(stranger, ' ')),
  };
}
