// The documents that the YAML library finds in a text, and what is said about directives.
import { Composer, type Document, Parser } from 'yaml';
import * as inFile from '../../text/catalogue/yaml-file.ts';
import type { Reports } from '../../text/diagnostic.ts';

/** The documents of a text; directives are judged on the way. */
export function documentsOf(
  text: string,
  file: number,
  reports: Reports,
): readonly Document.Parsed[] {
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
