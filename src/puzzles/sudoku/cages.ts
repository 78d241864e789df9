// The cages of a killer sudoku: sums of cells in which no digit stands twice.
import type { Integer } from '../../base/integer.ts';
import { add, constant, constraint, eq } from '../../model/construct.ts';
import type { IntExpr } from '../../model/expression.ts';
import { type Atom, type Mapping, type Node, spanWithin } from '../../syntax/node.ts';
import * as messages from '../../text/catalogue/sudoku.ts';
import type { Span } from '../../text/source.ts';
import { nearest } from '../../text/suggest.ts';
import type { Draft } from '../draft.ts';
import { type Cell, cellName, cellNamed, type Unit } from '../grid/cells.ts';
import { describeNode } from '../node-kind.ts';

/** The cells of a cage, and what they add up to. */
export interface CageUnit extends Unit {
  readonly sum: Integer;
}

interface Cage {
  readonly sum: Integer;
  readonly cells: readonly { readonly cell: Cell; readonly span: Span }[];
  readonly span: Span;
}

const cageKeys = ['sum', 'cells'];

/** The names in a list of cells, or in a text with blanks or commas between them. */
function namesIn(node: Node): readonly Pick<Atom, 'text' | 'span'>[] | undefined {
  if (node.kind === 'mapping') return undefined;
  if (node.kind === 'atom') {
    return [...node.text.matchAll(/[^\s,]+/g)].map(({ index, 0: text }) => ({
      text,
      span: spanWithin(node, index, index + text.length),
    }));
  }
  const names = node.items.filter((item) => item.kind === 'atom');
  return names.length < node.items.length ? undefined : names;
}

class CageReader {
  readonly #draft: Draft;
  readonly #size: number;
  /** Where each cell was put into a cage. */
  readonly #taken = new Map<Cell, Span>();

  constructor(draft: Draft, size: number) {
    this.#draft = draft;
    this.#size = size;
  }

  read(node: Node): Cage | undefined {
    if (node.kind !== 'mapping') {
      this.#draft.report(messages.cageExpected(node.span, describeNode(node)));
      return undefined;
    }
    for (const { key } of node.entries) {
      if (cageKeys.includes(key.text)) continue;
      this.#draft.report(messages.cageKey(key.span, key.text, nearest(key.text, cageKeys)));
    }
    const before = this.#draft.reports.errors;
    const [sum, list] = cageKeys.map((name) => this.#part(node, name));
    if (!sum || !list) return undefined;
    const value = this.#draft.constant(sum, 'the sum of a cage');
    const cells = this.#cells(list);
    if (value === undefined || this.#draft.reports.errors > before) return undefined;
    this.#checkSum(value, cells.length, sum.span);
    return { sum: value, cells, span: node.span };
  }

  #part({ entries, span }: Mapping, name: string): Node | undefined {
    const entry = entries.find(({ key }) => key.text === name);
    if (!entry) this.#draft.report(messages.cageExpected(span, `one without ${name}`));
    return entry?.value;
  }

  #cells(list: Node): Cage['cells'] {
    const names = namesIn(list);
    if (!names || names.length === 0) {
      this.#draft.report(messages.cageExpected(list.span, describeNode(list)));
      return [];
    }
    const own = new Map<Cell, Span>();
    for (const { text, span } of names) {
      const cell = cellNamed(text, this.#size);
      const before = cell === undefined ? undefined : own.get(cell);
      if (cell === undefined) {
        this.#draft.report(messages.unknownCell(span, text, this.#size));
      } else if (before) {
        const notes = [{ span: before, message: 'first here' }];
        this.#draft.report(messages.cellTwice(span, text, notes));
      } else own.set(cell, span);
    }
    for (const [cell, span] of own) this.#take(cell, span);
    return [...own].map(([cell, span]) => ({ cell, span }));
  }

  #take(cell: Cell, span: Span): void {
    const before = this.#taken.get(cell);
    if (!before) {
      this.#taken.set(cell, span);
      return;
    }
    const notes = [{ span: before, message: 'the other one' }];
    this.#draft.report(messages.cellInTwoCages(span, cellName(cell, this.#size), notes));
  }

  /** Warns of a sum that so many different digits cannot have. */
  #checkSum(sum: Integer, count: number, span: Span): void {
    const low = (count * (count + 1)) / 2;
    const high = count > this.#size ? 0 : (count * (2 * this.#size + 1 - count)) / 2;
    if (sum >= low && sum <= high) return;
    this.#draft.report(messages.impossibleSum(span, String(sum), count, low, high));
  }
}

/** Reads the cages, adds them to the model, and gives their cells as units. */
export function readCages(
  draft: Draft,
  size: number,
  variables: readonly IntExpr[],
): readonly CageUnit[] {
  const reader = new CageReader(draft, size);
  const cages = draft.items('cages').flatMap((node) => reader.read(node) ?? []);
  return cages.map(({ sum, cells, span }): CageUnit => {
    const own = cells.map(({ cell }) => cell);
    const terms = own.flatMap((cell) => variables[cell] ?? []);
    const names = own.map((cell) => cellName(cell, size)).join(', ');
    const meaning = `${names} ${own.length === 1 ? 'is' : 'add up to'} ${sum}`;
    const total = eq(add(...terms), constant(sum));
    draft.require(total, span, draft.analysis.textAt(span), undefined, meaning);
    const unit = { name: `the cage of ${cellName(own[0] ?? 0, size)}`, cells: own, sum };
    if (own.length > 1) {
      const words = `no digit stands twice in ${unit.name}`;
      const apart = constraint({ kind: 'all-different', terms });
      draft.builder.require(apart, { span, words, implicit: true });
    }
    return unit;
  });
}
