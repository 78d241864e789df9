// Where in the whole text a name is declared: for the advice to move a declaration up.
import type { Node } from '../../syntax/node.ts';
import { readStatements } from '../../syntax/sexpr/parser.ts';
import type { Source, Span } from '../../text/source.ts';
import type { DeclaredAnywhere, NameKind } from './scope.ts';

const kinds: ReadonlyMap<string, NameKind> = new Map([
  ['int', 'integer'],
  ['dint', 'integer'],
  ['bool', 'boolean'],
  ['dbool', 'boolean'],
  ['domain', 'domain'],
  ['relation', 'relation'],
  ['predicate', 'predicate'],
]);

/** Reads the text once more when it is first asked, which only happens where a name is unknown. */
export function declarationsOf(source: Source, file: number): DeclaredAnywhere {
  let known: Map<string, Span> | undefined;
  return (kind, name) => {
    if (!known) {
      const found = new Map<string, Span>();
      readStatements(source, file, (statement) => record(statement, found));
      known = found;
    }
    return known.get(`${kind} ${name}`);
  };
}

function record(statement: Node, known: Map<string, Span>): void {
  if (statement.kind !== 'list') return;
  const [head, second] = statement.items;
  const kind = head?.kind === 'atom' && !head.quoted ? kinds.get(head.text) : undefined;
  const named = kind === 'predicate' && second?.kind === 'list' ? second.items[0] : second;
  if (kind === undefined || named?.kind !== 'atom') return;
  const key = `${kind} ${named.text}`;
  if (!known.has(key)) known.set(key, named.span);
}
