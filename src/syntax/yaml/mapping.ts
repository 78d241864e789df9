// Gathers the entries of a mapping: keys are unique, and there is no merging.

import { complexKey, duplicateKey, mergeKey } from '../../text/catalogue/yaml-file.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Atom, Entry, Mapping, Node } from '../node.ts';

/** What two keys share that mean the same: the number, or the text. */
function identity({ text, quoted }: Atom): string {
  return !quoted && /^[-+]?\d+$/.test(text) ? String(BigInt(text.replace('+', ''))) : text;
}

export class Entries {
  readonly #entries: Entry[] = [];
  readonly #seen = new Map<string, Atom>();
  readonly #report: (diagnostic: Diagnostic) => void;

  constructor(report: (diagnostic: Diagnostic) => void) {
    this.#report = report;
  }

  /** Adds an entry, or says why it cannot be one. */
  add(key: Node, value: Node): void {
    if (key.kind !== 'atom') {
      this.#report(complexKey(key.span));
      return;
    }
    if (key.text === '<<' && !key.quoted) {
      this.#report(mergeKey(key.span));
      return;
    }
    const known = this.#seen.get(identity(key));
    if (known) {
      const note = [{ span: known.span, message: 'first here' }];
      this.#report(duplicateKey(key.span, key.text, known.text, note));
      return;
    }
    this.#seen.set(identity(key), key);
    this.#entries.push({ key, value });
  }

  finish(span: Span): Mapping {
    return { kind: 'mapping', entries: this.#entries, span };
  }
}
