// A word as a number: its digits from left to right, and what they are worth together.
import * as rational from '../../analyse/expression/rational.ts';
import type { Quantity, Whole } from '../../analyse/expression/value.ts';
import * as whole from '../../analyse/expression/whole.ts';
import { type Integer, power, subtract } from '../../base/integer.ts';
import type { VariableTerm } from '../../model/expression.ts';
import type { Span } from '../../text/source.ts';
import { type Spelling, spell } from './pieces.ts';

/** A digit place: what is shown in it, and the digit in it. */
export interface Place {
  /** The letter as the puzzle knows it, a digit, or a question mark. */
  readonly sign: string;
  readonly digit: number | VariableTerm;
}

export interface Word extends Pick<Spelling, 'fraction' | 'repeating'> {
  /** Its signs; two words with unknown digits may share it. */
  readonly text: string;
  readonly places: readonly Place[];
  /** Where it stands for the first time. */
  readonly span: Span;
  readonly value: Quantity;
}

/**
 * What places are worth together in a base: an integer if there is no fraction. Digits that repeat are a geometric
 * series: 0.(12) is 12 / 99, and 1.2(34) is (1234 - 12) / 990.
 */
export function quantityIn(
  places: readonly Place[],
  base: number,
  { fraction, repeating }: Pick<Spelling, 'fraction' | 'repeating'> = { fraction: 0, repeating: 0 },
): Quantity {
  const count = places.length;
  const weightAt = (i: number): Integer => {
    const full = powerOf(base, count - 1 - i);
    const kept = count - repeating;
    return repeating === 0 || i >= kept ? full : subtract(full, powerOf(base, kept - 1 - i));
  };
  const sum = whole.sum(places.map(({ digit }, i) => weighted(weightAt(i), digit)));
  if (fraction === 0) return sum;
  const shift = powerOf(base, fraction - repeating);
  const loop = repeating === 0 ? 1 : subtract(powerOf(base, repeating), 1);
  return rational.divide(sum, whole.product([shift, loop]));
}

function weighted(weight: Integer, digit: Place['digit']): Whole {
  return whole.product([weight, digit]);
}

/** A power of a base that is not too large to be worked out. */
export function powerOf(base: number, exponent: number): Integer {
  return power(base, exponent) ?? 0;
}

/** A word from its places. */
export function wordOf(
  places: readonly Place[],
  base: number,
  span: Span,
  shape: Pick<Spelling, 'fraction' | 'repeating'> = { fraction: 0, repeating: 0 },
): Word {
  const { fraction, repeating } = shape;
  const text = spell(
    places.map(({ sign }) => sign),
    shape,
  );
  return { text, places, span, fraction, repeating, value: quantityIn(places, base, shape) };
}

/** The places in front of the point. */
export function integerPlaces({ places, fraction }: Word): readonly Place[] {
  return places.slice(0, places.length - fraction);
}

/** Whether a word has unknown digits, so that another one with the same signs is another number. */
export function isUnnamed({ places }: Word): boolean {
  return places.some(({ sign }) => sign === '?');
}
