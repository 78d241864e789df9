// The sum of two integers of few values compared with a constant: one or two clauses a value.
import type { Cnf } from '../cnf.ts';
import type { SatLiteral } from '../literal.ts';
import { lastPlaceUpTo, placeOf, type View } from '../view.ts';
import type { Style } from './join.ts';

/** `left + right = bound`. */
export function pairEquals(
  cnf: Cnf,
  left: View,
  right: View,
  bound: number,
  unless: SatLiteral,
  style: Style,
): void {
  if (style === 'values') {
    impliesPartner(cnf, left, right, bound, unless);
    impliesPartner(cnf, right, left, bound, unless);
  } else {
    pairAtMost(cnf, left, right, bound, unless);
    pairAtLeast(cnf, left, right, bound, unless);
  }
}

/** A value of the one demands the value of the other that completes it. */
function impliesPartner(cnf: Cnf, from: View, to: View, bound: number, unless: SatLiteral): void {
  for (const [place, value] of from.values.entries()) {
    const partner = placeOf(to.values, bound - value);
    if (partner < 0) cnf.add(unless, -from.is(place));
    else cnf.add(unless, -from.is(place), to.is(partner));
  }
}

/** `left + right <= bound`. */
export function pairAtMost(
  cnf: Cnf,
  left: View,
  right: View,
  bound: number,
  unless: SatLiteral,
): void {
  for (const [place, value] of left.values.entries()) {
    const room = lastPlaceUpTo(right.values, bound - value);
    cnf.add(unless, left.upTo(place - 1), right.upTo(room));
  }
}

/** `left + right >= bound`. */
function pairAtLeast(cnf: Cnf, left: View, right: View, bound: number, unless: SatLiteral): void {
  for (const [place, value] of left.values.entries()) {
    const tooLittle = lastPlaceUpTo(right.values, bound - value - 1);
    cnf.add(unless, -left.upTo(place), -right.upTo(tooLittle));
  }
}

/** `left + right != bound`. */
export function pairDiffers(
  cnf: Cnf,
  left: View,
  right: View,
  bound: number,
  unless: SatLiteral,
): void {
  for (const [place, value] of left.values.entries()) {
    const partner = placeOf(right.values, bound - value);
    if (partner >= 0) cnf.add(unless, -left.is(place), -right.is(partner));
  }
}
