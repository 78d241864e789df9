// The documents that the YAML library finds in a text, and what is said about directives.
import { Composer, type Document, Parser } from 'yaml';
import * as inFile from '../../text/catalogue/yaml-file.ts';
import { Reports } from '../../text/diagnostic.ts';
import { coverFlows } from './cover-flows.ts';

/** What the library says of a text that goes on behind the end of its document. */
export const behindTheEnd = 'in YAML stream';

/** As {@link documentsOf}, as the library sees the text. */
function composed(text: string, file: number, reports: Reports): readonly Document.Parsed[] {
  const composer = new Composer({
    keepSourceTokens: true,
    schema: 'failsafe',
    uniqueKeys: false,
    version: '1.2',
  });
  const documents: Document.Parsed[] = [];
  for (const token of new Parser().parse(text)) {
    if (token.type === 'directive') {
      const [name = '', version = ''] = token.source.split(/\s+/);
      const span = { file, start: token.offset, end: token.offset + token.source.length };
      if (name !== '%YAML') reports.add(inFile.directive(span, name));
      else if (version !== '1.2') reports.add(inFile.oldVersion(span, version));
    }
    documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
  }
  documents.push(...(composer.end(true, text.length) as Iterable<Document.Parsed>));
  return documents;
}

/** Each flow collection may need the text to be read once more: so many characters are read at most. */
const mostRead = 60_000;

const goesOn = (document: Document.Parsed | undefined): boolean =>
  document?.errors.some(({ message }) => message.includes(behindTheEnd)) ?? false;

/**
 * The documents of a text; directives are judged on the way. Where a flow collection has seemed to end too soon, they are
 * those of the text without what flow collections hold.
 */
export function documentsOf(
  text: string,
  file: number,
  reports: Reports,
): readonly Document.Parsed[] {
  let documents = composed(text, file, reports);
  let seen = text;
  let left = mostRead;
  for (let [first] = documents; first && goesOn(first); [first] = documents) {
    left -= text.length;
    const covered = coverFlows(seen, first);
    if (covered === seen || left < 0) break;
    seen = covered;
    documents = composed(seen, file, new Reports());
  }
  return documents;
}
