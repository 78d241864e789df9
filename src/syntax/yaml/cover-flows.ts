// A text whose flow collections are covered, for where what stands in them makes the YAML library lose its way.
//
// In `[x = a[0] + a[1]]` it takes the first inner bracket for a list and the last but one for the end of the whole. What
// stands in flow collections is read again by flow.ts, so that it may as well see none of it.
import { type Document, isCollection, visit } from 'yaml';
import { pairBrackets } from './brackets.ts';

/** The same text, as long as before, with letters in place of what the flow collections of a document hold. */
export function coverFlows(text: string, document: Document.Parsed): string {
  const parts: string[] = [];
  let done = 0;
  visit(document, {
    Collection(_key, node) {
      const start = node.range?.[0];
      if (!isCollection(node) || !node.flow || start === undefined) return undefined;
      const end = pairBrackets(text, start).partners.get(start);
      if (end === undefined || start < done) return visit.SKIP;
      parts.push(text.slice(done, start + 1), 'x'.repeat(end - start - 1));
      done = end;
      return visit.SKIP;
    },
  });
  return parts.join('') + text.slice(done);
}
