// Lexicographic order: at the first place where the lists may differ, the left one is less.
import type { Cnf } from '../cnf.ts';
import { addLinear } from '../linear/linear.ts';
import { always, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';

/** Demands that the left list comes before the right one, or (not strict) equals it. */
export function addLex(
  cnf: Cnf,
  left: readonly Quantity[],
  right: readonly Quantity[],
  strict: boolean,
): void {
  /** Whether no place so far has been said to decide the order. */
  let isOpen: SatLiteral = always;
  for (const [i, quantity] of left.entries()) {
    const difference = [
      { coefficient: 1, quantity },
      { coefficient: -1, quantity: right[i] as Quantity },
    ];
    const isLast = i === left.length - 1;
    if (isLast) addLinear(cnf, difference, 'le', strict ? -1 : 0, -isOpen);
    else {
      const [isLess, next] = [cnf.fresh(), cnf.fresh()];
      addLinear(cnf, difference, 'le', 0, -isOpen);
      addLinear(cnf, difference, 'le', -1, -isLess);
      cnf.add(-isOpen, isLess, next);
      isOpen = next;
    }
  }
}
