// Anchors and aliases of one file: which value an alias repeats, which anchors lost a word, and how much aliases add up to.
import { aliasesTooMany, aliasUnknown, anchor } from '../../text/catalogue/yaml.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { Span } from '../../text/source.ts';
import type { Node } from '../node.ts';

/** How many nodes all aliases together may stand for. */
const aliasLimit = 100_000;

interface Anchored {
  readonly node: Node;
  readonly span: Span;
  used: boolean;
}

export class Anchors {
  readonly #text: string;
  readonly #report: (diagnostic: Diagnostic) => void;
  readonly #names = new Map<string, Anchored>();
  readonly #all: Anchored[] = [];
  readonly #sizes = new WeakMap<Node, number>();
  #expanded = 0;

  constructor(text: string, report: (diagnostic: Diagnostic) => void) {
    this.#text = text;
    this.#report = report;
  }

  /** The rest of the line on which something begins. */
  #lineFrom({ start }: Span): string {
    return /^[^\n]*/.exec(this.#text.slice(start))?.[0].trim() ?? '';
  }

  /** Remembers a complete node; one that looks like a piece of an expression lost its first word. */
  anchored(name: string, span: Span, node: Node): void {
    const isPiece = node.kind === 'atom' && !node.quoted && /\s|^[^\p{L}\p{N}_]/u.test(node.text);
    if (isPiece) this.#report(anchor(span, name, this.#lineFrom(span)));
    const entry = { node, span, used: isPiece };
    this.#names.set(name, entry);
    this.#all.push(entry);
  }

  aliased(name: string, span: Span): Node | undefined {
    const known = this.#names.get(name);
    if (!known) {
      this.#report(aliasUnknown(span, name, this.#lineFrom(span)));
      return undefined;
    }
    known.used = true;
    const before = this.#expanded;
    this.#expanded += this.#size(known.node);
    if (this.#expanded <= aliasLimit) return known.node;
    if (before <= aliasLimit) this.#report(aliasesTooMany(span, aliasLimit));
    return undefined;
  }

  /** How many nodes a tree has, those that aliases repeat counted each time. */
  #size(node: Node): number {
    const known = this.#sizes.get(node);
    if (known !== undefined) return known;
    const children =
      node.kind === 'list'
        ? node.items
        : node.kind === 'mapping'
          ? node.entries.map(({ value }) => value)
          : [];
    const size = children.reduce((sum, child) => sum + this.#size(child), 1);
    this.#sizes.set(node, size);
    return size;
  }

  /** Says of each scalar whose anchor nothing refers to that a word is lost. */
  finish(): void {
    for (const { node, span, used } of this.#all) {
      if (used || node.kind !== 'atom') continue;
      this.#report(anchor(span, this.#text.slice(span.start + 1, span.end), this.#lineFrom(span)));
    }
  }
}
