// All different: each value at most once, and where there are as many values as terms, each at least once.
import type { Integer } from '../../base/integer.ts';
import { atMostOne } from '../at-most-one.ts';
import type { Cnf } from '../cnf.ts';
import { addLinear } from '../linear/linear.ts';
import type { Quantity } from '../quantity.ts';
import { holdersOf } from './n-value.ts';

/** Demands that no two of the terms have the same value. */
export function addAllDifferent(cnf: Cnf, terms: readonly Quantity[]): void {
  const small = terms.filter(({ isSmall }) => isSmall);
  if (small.length === terms.length) addByValues(cnf, terms);
  else {
    for (const [i, left] of terms.entries()) {
      for (const right of terms.slice(i + 1)) addDifferent(cnf, left, right);
    }
  }
}

function addDifferent(cnf: Cnf, left: Quantity, right: Quantity): void {
  const summands = [
    { coefficient: 1, quantity: left },
    { coefficient: -1, quantity: right },
  ];
  addLinear(cnf, summands, 'ne', 0);
}

function addByValues(cnf: Cnf, terms: readonly Quantity[]): void {
  const holders = holdersOf(terms);
  // By the pigeonhole principle, which no clauses below would let a solver see soon.
  if (holders.size < terms.length) cnf.add();
  for (const found of holders.values()) {
    if (holders.size === terms.length) cnf.addAll(found);
    atMostOne(cnf, found);
  }
}

/** Demands that no two of the terms, which must be small, have the same value, unless that is excepted. */
export function addAllDifferentExcept(
  cnf: Cnf,
  terms: readonly Quantity[],
  except: readonly Integer[],
): void {
  for (const [value, found] of holdersOf(terms)) {
    if (!except.includes(value)) atMostOne(cnf, found);
  }
}
