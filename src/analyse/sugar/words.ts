// The author's words for a statement: its text on one line, without comments.
import type { Node } from '../../syntax/node.ts';
import type { Source } from '../../text/source.ts';

/** Quoted names stay as they are, comments and white space become a blank each. */
const pieces = /"[^"\r\n]*"|;[^\r\n]*|\s+/g;
const plain = /^[^;\r\n\t]*$/;

export function wordsOf({ span }: Node, source: Source | undefined): string {
  const text = source?.text.slice(span.start, span.end) ?? '';
  if (plain.test(text)) return text;
  return text
    .replace(pieces, (piece) => (piece.startsWith('"') ? piece : ' '))
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');
}
