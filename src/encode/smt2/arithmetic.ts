// What the emitter asks of a sort of numbers: the operations of the language on terms whose ranges are known.
import type { Integer } from '../../base/integer.ts';
import type { Bounds } from '../../model/bounds.ts';
import type { Sort, Term } from './term.ts';

/** A numeric term, and between which integers it lies wherever it is defined. */
export interface Ranged {
  readonly term: Term;
  readonly bounds: Bounds;
}

/** Each result lies within the bounds given for it; where it would not, its value does not matter. */
export interface Arithmetic {
  /** For `(set-logic ...)`. */
  readonly logic: string;
  /** The sort of a term with these bounds. */
  sort(bounds: Bounds): Sort;
  /** What a constant of the sort for these bounds may be before anything is said of it; no need to say how far it goes. */
  boundsOfSort(bounds: Bounds): Bounds;
  constant(value: Integer): Term;
  /** The sum of one or more terms. */
  sum(terms: readonly Ranged[], result: Bounds): Term;
  negate(term: Ranged, result: Bounds): Term;
  /** The product of one or more terms. */
  product(terms: readonly Ranged[], result: Bounds): Term;
  /** The floored quotient, where the divisor is not 0. */
  quotient(left: Ranged, right: Ranged, result: Bounds): Term;
  /** The remainder of the floored quotient, where the divisor is not 0. */
  remainder(left: Ranged, right: Ranged, result: Bounds): Term;
  choose(condition: Term, positive: Ranged, negative: Ranged, result: Bounds): Term;
  equal(left: Ranged, right: Ranged): Term;
  less(left: Ranged, right: Ranged): Term;
  lessOrEqual(left: Ranged, right: Ranged): Term;
  /** A text that orders like the symbol, where bit-vectors are compared without a sign. */
  unsigned(symbol: string, bounds: Bounds): string;
  /** No two of two or more terms are equal. */
  distinct(terms: readonly Ranged[]): Term;
}
