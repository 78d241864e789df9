// Random expressions, how they are written, what they mean: a second opinion, written for the tests alone.
//
// Nothing is shared with the analysis: neither the parser nor the types. Forms are made from the trees inside them.
import type fc from 'fast-check';
import type { Num } from './fraction.ts';

export interface World {
  readonly x: number;
  readonly y: number;
  readonly p: boolean;
  readonly q: boolean;
  readonly a: readonly number[];
  readonly b: readonly boolean[];
}

export interface NumberTree {
  /** How tightly its outermost operator binds; larger is tighter. */
  readonly level: number;
  readonly text: string;
  value(world: World): Num;
}

export interface TruthTree {
  readonly level: number;
  readonly text: string;
  holds(world: World): boolean;
  /** Whether it stands for an element that is not there; it is false then, and what compares or counts it too. */
  isMissing?(world: World): boolean;
}

export const level = {
  iff: 1,
  imp: 2,
  or: 3,
  and: 4,
  not: 5,
  compare: 6,
  sum: 8,
  product: 9,
  sign: 10,
  power: 11,
  atom: 12,
};

/** A part that binds at least so tightly, or else in brackets. */
export const part = (
  tree: { readonly level: number; readonly text: string },
  atLeast: number,
): string => (tree.level >= atLeast ? tree.text : `(${tree.text})`);

/** A list written out, or the same as two that are joined behind its first items. */
export const listed = (texts: readonly string[], joinedAt: number | undefined): string =>
  joinedAt === undefined
    ? `[${texts.join(', ')}]`
    : `[${texts.slice(0, joinedAt).join(', ')}] ++ [${texts.slice(joinedAt).join(', ')}]`;

export const defined = <T>(values: readonly (T | undefined)[]): readonly T[] | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
};

/** Smaller trees that a form may be made of. */
export interface Trees {
  readonly numbers: fc.Arbitrary<NumberTree>;
  readonly truths: fc.Arbitrary<TruthTree>;
}

export type Weighted<T> = { readonly arbitrary: fc.Arbitrary<T>; readonly weight: number };
