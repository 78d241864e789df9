// What a puzzle says, typed: variables with domains, assertions, an objective, and which variables make a solution.
import type { Span } from '../text/source.ts';
import type { Domain } from './domain.ts';
import type { BoolExpr, IntExpr, VarId } from './expression.ts';

export interface Variable {
  readonly id: VarId;
  /** Unique among the variables of its type. */
  readonly name: string;
  readonly type: 'integer' | 'boolean';
  /** Never empty in a model that a front end made; 0..1 for a boolean. */
  readonly domain: Domain;
  readonly span: Span | undefined;
}

/** Something that every solution satisfies. */
export interface Assertion {
  readonly formula: BoolExpr;
  readonly span: Span | undefined;
  /** The author's words for it; for an implicit one a sentence, such as "different letters are different digits". */
  readonly words: string;
  /** Whether it comes from the rules of a family rather than from a line of the author's. */
  readonly implicit: boolean;
  /** Follows from the other assertions; stated because an engine that reasons with bounds prunes more by it. */
  readonly redundant?: boolean;
}

/** What is to be least or greatest. An assignment for which it is undefined is no solution. */
export interface Objective {
  readonly sense: 'minimize' | 'maximize';
  readonly term: IntExpr;
  readonly span: Span | undefined;
  /** Best values near the least possible one are likely, so that these are tried before any other. Only with `minimize`. */
  readonly fromBelow?: boolean;
}

export interface Model {
  /** A {@link VarId} is an index into these. */
  readonly variables: readonly Variable[];
  readonly assertions: readonly Assertion[];
  readonly objective: Objective | undefined;
  /** The variables that tell solutions apart, in the order that `--sort` goes by. No duplicates. */
  readonly answer: readonly VarId[];
}

/** A value for each variable, by id; booleans are 0 and 1. */
export type Assignment = readonly number[];
