// Puzzles from the command line: the keys of a family with their values as texts, in place of a file.
import type { Atom, Mapping, Node } from '../syntax/node.ts';
import { type Checked, Reports } from '../text/diagnostic.ts';
import { addSource, type Sources } from '../text/source.ts';
import { Draft } from './draft.ts';
import type { Family } from './family.ts';
import { Parameters } from './parameters.ts';
import type { Puzzle } from './puzzle.ts';

/** By key of the family: a text as the file would have it, or a list of such. */
export type Keys = Readonly<Record<string, string | readonly string[]>>;

/** A text as an atom with a source of its own, so that messages point into it. */
function atomOf(text: string, name: string, sources: Sources): Atom {
  const normal = text.normalize('NFC');
  const file = addSource(sources, { name, text: normal });
  const span = { file, start: 0, end: normal.length };
  return { kind: 'atom', text: normal, quoted: false, number: undefined, span, offsets: undefined };
}

/**
 * Makes a puzzle of keys; they must be keys that the family knows, the first one what the puzzle is about.
 * @param sources what spans point into; each text is appended under the name of its option, the first one and those of keys
 *   that must be there as the command line
 */
export function compileKeys(family: Family, keys: Keys, sources: Sources = []): Checked<Puzzle> {
  const reports = new Reports();
  const entries = Object.entries(keys).map(([key, value], i) => {
    const isPlain = i === 0 || family.keys.some((each) => each.name === key && each.required);
    const name = isPlain ? 'command line' : `--${key}`;
    const node = (text: string): Atom => atomOf(text, name, sources);
    const texts = typeof value === 'string' ? node(value) : value.map(node);
    const span = 'kind' in texts ? texts.span : (texts[0]?.span ?? { file: 0, start: 0, end: 0 });
    const tree: Node = 'kind' in texts ? texts : { kind: 'list', items: texts, span };
    return { key: { ...atomOf(key, name, []), span }, value: tree };
  });
  const [first] = entries;
  const span = first?.value.span ?? { file: 0, start: 0, end: 0 };
  const root: Mapping = { kind: 'mapping', entries, span };
  const source = sources[span.file] ?? { name: 'command line', text: '' };
  const parameters = new Parameters(undefined, [], reports);
  const draft = new Draft(family, root, source, sources, parameters, reports);
  return reports.check(family.read(draft) as Puzzle);
}
