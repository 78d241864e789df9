// What names and functions mean: each family, and the `model` family too, says so through this interface.
import type { NumberLiteral, Word } from '../../syntax/expression/tree.ts';
import type { Diagnostic } from '../../text/diagnostic.ts';
import type { SurfaceFunction } from './function.ts';
import type { Type } from './type.ts';
import type { Value } from './value.ts';

/** What a name stands for: a value and its type. */
export interface Meaning {
  readonly type: Type;
  readonly value: Value;
  /** What is odd about the use, if anything. */
  readonly warning?: Diagnostic;
  /** What it stands for is wrong, which is reported already: what uses it is checked as far as that goes, but not run. */
  readonly broken?: boolean;
}

/** A meaning, or why there is none; undefined where the scope does not know the name at all. */
export type Lookup = Meaning | Diagnostic | undefined;

export interface Scope {
  /** Whether the author declared that name, so that it is no keyword. */
  declares(name: string): boolean;
  /**
   * What a bare or quoted word means.
   * @param expected the type that the place wants, where that is known: of two categories that have an item of that
   *   name it may decide for one
   */
  word(word: Word, expected: Type | undefined): Lookup;
  /** What `group.member` means; a scope without groups leaves it out. */
  member?(group: Word, member: Word): Lookup;
  /** What a bare number means where a label is wanted: it may be one. Undefined: it is a number. */
  numeral?(literal: NumberLiteral, expected: Type): Lookup;
  /** A function of the scope's own. It goes before one of the language with that name. */
  function?(name: string): SurfaceFunction | undefined;
  /** All names and functions of its own, for did-you-mean. */
  spellings(): Iterable<string>;
}

export function isDiagnostic(lookup: Meaning | Diagnostic): lookup is Diagnostic {
  return 'severity' in lookup;
}

/** A scope without names. */
export const emptyScope: Scope = {
  declares: () => false,
  word: () => undefined,
  spellings: () => [],
};
