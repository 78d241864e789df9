// The author's words for a statement: its text on one line, without comments.
import type { Node } from '../../syntax/node.ts';
import type { Source } from '../../text/source.ts';

/** A quoted name, or a run of white space and comments. */
const pieces = /"[^"\r\n]*"|(?:\s|;[^\r\n]*)+/g;
const plain = /^[^;\r\n\t]*$/;

export function wordsOf({ span }: Node, { text: whole }: Source): string {
  const text = whole.slice(span.start, span.end);
  if (plain.test(text)) return text;
  return text.replace(pieces, (piece, offset: number) => {
    if (piece.startsWith('"')) return piece;
    const inside = text[offset - 1] !== '(' && text[offset + piece.length] !== ')';
    return inside ? ' ' : '';
  });
}
