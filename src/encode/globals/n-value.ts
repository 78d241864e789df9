// How many different values some integers have: a literal for each value that is taken.
import { constantQuantity } from '../affine-quantity.ts';
import type { Cnf } from '../cnf.ts';
import { disjunction } from '../gates.ts';
import { addLinear } from '../linear/linear.ts';
import { always, never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';
import { SmallInteger } from '../small-integer.ts';

/** For each value the literals that say which integers have it. They must be small. */
export function holdersOf(terms: readonly Quantity[]): ReadonlyMap<number, readonly SatLiteral[]> {
  const holders = new Map<number, SatLiteral[]>();
  for (const term of terms) {
    const view = term.view();
    for (const [place, value] of view.values.entries()) {
      const found = holders.get(value) ?? [];
      found.push(view.is(place));
      holders.set(value, found);
    }
  }
  return holders;
}

/** A literal as an integer that is 0 or 1. */
export function indicatorOf(cnf: Cnf, literal: SatLiteral): Quantity {
  const value = cnf.value(literal);
  if (value === always || value === never) return constantQuantity(value === always ? 1 : 0);
  return new SmallInteger(cnf, [0, 1], 'values', [-literal, literal]);
}

/** Demands that `count` is the number of different values among the terms, which must be small. */
export function addNValue(cnf: Cnf, terms: readonly Quantity[], count: Quantity): void {
  const taken = [...holdersOf(terms).values()].map((found) => disjunction(cnf, found));
  const summands = taken.map((literal) => ({
    coefficient: 1,
    quantity: indicatorOf(cnf, literal),
  }));
  addLinear(cnf, [...summands, { coefficient: -1, quantity: count }], 'eq', 0);
}
