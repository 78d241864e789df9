// What literals over 0..1 variables say under the domains of a store.
import { complement, isPositive, type Literal, variableOf } from '../../lower/flat.ts';
import type { Store } from '../store.ts';

export function isTrue(store: Store, literal: Literal): boolean {
  const variable = variableOf(literal);
  return isPositive(literal) ? store.min[variable] === 1 : store.max[variable] === 0;
}

export function isFalse(store: Store, literal: Literal): boolean {
  return isTrue(store, complement(literal));
}

export function makeTrue(store: Store, literal: Literal): boolean {
  return store.assign(variableOf(literal), isPositive(literal) ? 1 : 0);
}

export function makeFalse(store: Store, literal: Literal): boolean {
  return makeTrue(store, complement(literal));
}
