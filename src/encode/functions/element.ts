// The term at a place of a list: where the index has a value, that term is the result.
import type { Cnf } from '../cnf.ts';
import { addLinear } from '../linear/linear.ts';
import { never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';

/** Demands that the index, from 1, is within the list and the term there is the result. */
export function addElement(
  cnf: Cnf,
  index: Quantity,
  terms: readonly Quantity[],
  result: Quantity,
): void {
  const places = terms.map((_, i) => index.equals(i + 1));
  cnf.addAll(places);
  for (const [i, term] of terms.entries()) {
    const isHere = places[i] as SatLiteral;
    if (cnf.value(isHere) !== never) addEquality(cnf, term, result, -isHere);
  }
  if (result.isSmall) addSupports(cnf, places, terms, result);
}

function addEquality(cnf: Cnf, term: Quantity, result: Quantity, unless: SatLiteral): void {
  if (term.size === 1) cnf.add(unless, result.equals(term.min));
  else {
    const summands = [
      { coefficient: 1, quantity: term },
      { coefficient: -1, quantity: result },
    ];
    addLinear(cnf, summands, 'eq', 0, unless);
  }
}

/** A value of the result needs a place whose term can have it. */
function addSupports(
  cnf: Cnf,
  places: readonly SatLiteral[],
  terms: readonly Quantity[],
  result: Quantity,
): void {
  const sources = new Map<number, SatLiteral[]>(result.values().map((value) => [value, []]));
  for (const [i, term] of terms.entries()) {
    if (!term.isSmall) return;
    for (const value of term.values()) sources.get(value)?.push(places[i] as SatLiteral);
  }
  for (const [value, found] of sources) {
    if (found.length < places.length) cnf.addAll([-result.equals(value), ...found]);
  }
}
