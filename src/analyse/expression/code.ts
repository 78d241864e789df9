// An expression whose names are resolved and whose types are checked: what is left is to run it, once for each round of
// the loops around it.
import type { Expression } from '../../syntax/expression/tree.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import type { Scope } from './scope.ts';
import type { Type } from './type.ts';
import type { Value } from './value.ts';

/** The values of the loop variables, by slot. */
export type Frame = Value[];

export interface Code {
  readonly type: Type;
  readonly span: Span;
  run(frame: Frame): Value;
}

/** A loop variable. */
export interface Local {
  readonly name: string;
  readonly slot: number;
  readonly type: Type;
}

/** What the translation of each kind of node may ask for. */
export interface Compiler {
  readonly analysis: Analysis;
  readonly scope: Scope;
  compile(node: Expression, expected?: Type): Code;
  /** The innermost loop variable of that name. */
  local(name: string): Local | undefined;
  /** Makes a loop variable known until {@link leave}. */
  enter(name: string, type: Type): Local;
  leave(count: number): void;
  /** About how much of {@link compile}d so far there is to run: what it grows by is the weight of what made it grow. */
  readonly weight: number;
  /** Says that the expression cannot be run. */
  spoil(): void;
}
