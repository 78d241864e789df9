// The least or greatest of some integers, through bounds.
import { affineQuantity } from '../affine-quantity.ts';
import type { Cnf } from '../cnf.ts';
import { addLinear } from '../linear/linear.ts';
import type { Quantity } from '../quantity.ts';
import { isAtMost, lastPlaceUpTo } from '../view.ts';

/** Demands that the result is the greatest of the terms. */
export function addMaximum(cnf: Cnf, terms: readonly Quantity[], result: Quantity): void {
  if (terms.every(({ isSmall }) => isSmall) && result.isSmall) addByBounds(cnf, terms, result);
  else addBySelection(cnf, terms, result);
}

/** Demands that the result is the least of the terms. */
export function addMinimum(cnf: Cnf, terms: readonly Quantity[], result: Quantity): void {
  addMaximum(
    cnf,
    terms.map((term) => affineQuantity(term, -1, 0)),
    affineQuantity(result, -1, 0),
  );
}

/** The result is at most a value exactly when all terms are. */
function addByBounds(cnf: Cnf, terms: readonly Quantity[], result: Quantity): void {
  const views = terms.map((term) => term.view());
  const whole = result.view();
  const values = new Set([...views, whole].flatMap((view) => view.values));
  for (const value of [...values].sort((a, b) => a - b)) {
    const isUpTo = isAtMost(whole, value);
    const parts = views.map((view) => isAtMost(view, value));
    for (const [i, part] of parts.entries()) {
      // Between two values of a term its bound and its clause stay the same, unless the result has one there.
      if (isListed(views[i]?.values ?? [], value) || isListed(whole.values, value)) {
        cnf.add(-isUpTo, part);
      }
    }
    cnf.addAll([isUpTo, ...parts.map((part) => -part)]);
  }
}

const isListed = (values: readonly number[], value: number): boolean =>
  values[lastPlaceUpTo(values, value)] === value;

/** The result is at least each term, and one of them. */
function addBySelection(cnf: Cnf, terms: readonly Quantity[], result: Quantity): void {
  const chosen = terms.map((term) => {
    const literal = cnf.fresh();
    const summands = [
      { coefficient: 1, quantity: term },
      { coefficient: -1, quantity: result },
    ];
    addLinear(cnf, summands, 'le', 0);
    addLinear(cnf, summands, 'eq', 0, -literal);
    return literal;
  });
  cnf.addAll(chosen);
}
