// A constraint as a command names it: the author's words at their line, or the rule that it comes from.
import type { Assertion } from '../model/model.ts';
import { printable } from '../text/frame.ts';
import { positionAt, type Sources } from '../text/source.ts';

/** `line 12`; `rule` for what stands on no line of the author's. */
export function placeOf({ span, implicit }: Assertion, sources: Sources): string {
  const source = span && sources[span.file];
  return implicit || !span || !source ? 'rule' : `line ${positionAt(source, span.start).line}`;
}

/** `  line 12  green is ...`. */
export function clueLine(assertion: Assertion, sources: Sources): string {
  const { words } = assertion;
  const place = placeOf(assertion, sources);
  return `  ${place.padEnd(9)} ${printable(words.replaceAll(/\s*\n\s*/g, ' '))}`;
}

/** The same for programs. */
export function clueAsJson({ words, span, implicit }: Assertion, sources: Sources): object {
  const source = span && sources[span.file];
  const place = span && source ? positionAt(source, span.start) : {};
  return { constraint: words, ...place, implicit };
}
