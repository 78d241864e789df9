// The six comparisons: their meaning, their opposites, their mirror images.
import { type Integer, compare as order } from '../base/integer.ts';
import type { Comparison } from './expression.ts';

const meaning: { readonly [C in Comparison]: (sign: number) => boolean } = {
  eq: (sign) => sign === 0,
  ne: (sign) => sign !== 0,
  le: (sign) => sign <= 0,
  lt: (sign) => sign < 0,
  ge: (sign) => sign >= 0,
  gt: (sign) => sign > 0,
};

export function compareHolds(operator: Comparison, left: Integer, right: Integer): boolean {
  return meaning[operator](order(left, right));
}

/** `not (a op b)` is `a opposite(op) b` where both sides are defined. */
export const opposite: { readonly [C in Comparison]: Comparison } = {
  eq: 'ne',
  ne: 'eq',
  le: 'gt',
  lt: 'ge',
  ge: 'lt',
  gt: 'le',
};

/** `a op b` is `b mirrored(op) a`. */
export const mirrored: { readonly [C in Comparison]: Comparison } = {
  eq: 'eq',
  ne: 'ne',
  le: 'ge',
  lt: 'gt',
  ge: 'le',
  gt: 'lt',
};
