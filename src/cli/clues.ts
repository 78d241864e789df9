// A constraint as a command names it: the author's words at their line, or the rule that it comes from.
import type { Assertion } from '../model/model.ts';
import { printable } from '../text/frame.ts';
import { positionAt, type Sources } from '../text/source.ts';

/** `  line 12  green is ...`; what stands on no line of the author's is a rule. */
export function clueLine({ words, span, implicit }: Assertion, sources: Sources): string {
  const source = span && sources[span.file];
  const isRule = implicit || !span || !source;
  const place = isRule ? 'rule' : `line ${positionAt(source, span.start).line}`;
  return `  ${place.padEnd(9)} ${printable(words.replaceAll(/\s*\n\s*/g, ' '))}`;
}

/** The same for programs. */
export function clueAsJson({ words, span, implicit }: Assertion, sources: Sources): object {
  const source = span && sources[span.file];
  const place = span && source ? positionAt(source, span.start) : {};
  return { constraint: words, ...place, implicit };
}
