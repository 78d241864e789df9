// A set of words that are values: the labels of an enumeration, the items of a category.
import type { Integer } from '../../base/integer.ts';

export interface Labels {
  /** What one of them is called in a message: `colour`, `place`. */
  readonly name: string;
  /** The first has the code {@link first}, the next one more, and so on. */
  readonly labels: readonly string[];
  readonly first: number;
  /** Whether `<` between two of them means something. */
  readonly ordered: boolean;
  /** What each counts as in arithmetic; undefined where a label is no number. */
  readonly numbers: readonly Integer[] | undefined;
}

const codes = new WeakMap<Labels, ReadonlyMap<string, number>>();

/** The code of a label; undefined for a word that is none. */
export function codeOf(labels: Labels, text: string): number | undefined {
  let known = codes.get(labels);
  if (!known) {
    known = new Map(labels.labels.map((label, i) => [label, labels.first + i]));
    codes.set(labels, known);
  }
  return known.get(text);
}

/** The label of a code. */
export function labelOf(labels: Labels, code: number): string {
  return labels.labels[code - labels.first] ?? String(code);
}
