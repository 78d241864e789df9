// The text of a value where an expression is wanted, also of one that YAML took for a list or a mapping.
import {
  beginsWithDash,
  colonInLine,
  commentCuts,
  commentInLine,
} from '../../text/catalogue/yaml.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Source } from '../../text/source.ts';
import type { Atom, Node } from '../node.ts';

/** A flow collection as it is written: `{1, 2}` and `[a, b]` are expressions too. */
export function isFlow(node: Node, source: Source): boolean {
  return node.kind !== 'atom' && /[[{]/.test(source.text.charAt(node.span.start));
}

/** The source text of a node, as if it were a plain scalar. */
export function asWritten(node: Node, source: Source): Atom {
  if (node.kind === 'atom') return node;
  const text = source.text.slice(node.span.start, node.span.end);
  const { span } = node;
  return { kind: 'atom', text, quoted: false, number: undefined, span, offsets: undefined };
}

/** The text of an expression, or why YAML left none. */
export function textOf(node: Node, source: Source): Atom | Diagnostic {
  if (node.kind === 'atom' || isFlow(node, source)) return asWritten(node, source);
  const line = source.text.slice(node.span.start, node.span.end);
  return node.kind === 'list' ? beginsWithDash(node.span, line) : colonInLine(node.span, line);
}

/** A warning for a comment that looks as if it were meant to be part of the expression in front of it. */
export function suspectComment(atom: Atom, source: Source): Diagnostic | undefined {
  const cut = cutOff(atom, source);
  const comment = cut && source.text.slice(cut.span.start, cut.span.end);
  return comment && /^#[^\s#].*[=<>]/.test(comment) ? commentInLine(cut.span, comment) : undefined;
}

/** A remark for what is wrong with a plain scalar behind which a comment cut something off; undefined without one. */
export function cutOff(atom: Atom, source: Source): Diagnostic['notes'][number] | undefined {
  if (atom.quoted) return undefined;
  const comment = /^[ \t]+(#[^\n\r]*)/.exec(source.text.slice(atom.span.end));
  if (!comment?.[1]) return undefined;
  const start = atom.span.end + comment[0].length - comment[1].length;
  const span = { file: atom.span.file, start, end: start + comment[1].length };
  return { span, message: commentCuts };
}
