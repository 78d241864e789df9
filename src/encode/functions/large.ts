// Arithmetic on integers of many values: products by multipliers on their bits, the rest in terms of them.
import { multiply } from '../../base/integer.ts';
import { type Bounds, divideBounds } from '../../model/bounds.ts';
import { rangeDomain } from '../../model/domain.ts';
import { constantQuantity } from '../affine-quantity.ts';
import type { Cnf } from '../cnf.ts';
import { conjunction } from '../gates.ts';
import { makeInteger } from '../integer.ts';
import { compareSum } from '../linear/adder.ts';
import { addLinear } from '../linear/linear.ts';
import { never, type SatLiteral } from '../literal.ts';
import {
  type Quantity,
  scaleWeights,
  type WeightedLiteral,
  type WeightedSum,
} from '../quantity.ts';

/** An integer between two bounds that a function of other integers needs on the way. */
function intermediate(cnf: Cnf, low: number, high: number): Quantity {
  return makeInteger(cnf, rangeDomain(low, high), 'binary');
}

/** `left * right = result`, unless a literal is true. */
export function addProduct(
  cnf: Cnf,
  left: Quantity,
  right: Quantity,
  result: Quantity,
  unless: SatLiteral = never,
): void {
  const sums = [productSum(cnf, left, right), scaleWeights(result.weights(), -1)];
  compareSum(cnf, sums, 'eq', 0, unless);
}

/** The product of two sums, with a literal for each pair of their literals. */
function productSum(cnf: Cnf, left: Quantity, right: Quantity): WeightedSum {
  const [a, b] = [left.weights(), right.weights()];
  const terms: WeightedLiteral[] = [
    ...scaleWeights(a, b.constant).terms,
    ...scaleWeights(b, a.constant).terms,
  ];
  const both = new Map<string, SatLiteral>();
  for (const p of a.terms) {
    for (const q of b.terms) {
      const key = p.literal < q.literal ? `${p.literal} ${q.literal}` : `${q.literal} ${p.literal}`;
      const literal = both.get(key) ?? conjunction(cnf, [p.literal, q.literal]);
      both.set(key, literal);
      terms.push({ weight: multiply(p.weight, q.weight), literal });
    }
  }
  return { constant: multiply(a.constant, b.constant), terms };
}

/** `right != 0` and `left = right * quotient + remainder` with the floored quotient. */
export function addDivision(
  cnf: Cnf,
  left: Quantity,
  right: Quantity,
  quotient: Quantity,
  remainder: Quantity,
): void {
  cnf.add(-right.equals(0));
  const sums = [
    productSum(cnf, right, quotient),
    remainder.weights(),
    scaleWeights(left.weights(), -1),
  ];
  compareSum(cnf, sums, 'eq', 0, never);
  // The remainder has the divisor's sign and is smaller.
  const isNegative = right.atMost(0);
  const minus = { coefficient: -1, quantity: right };
  const plus = { coefficient: 1, quantity: right };
  cnf.add(isNegative, -remainder.atMost(-1));
  addLinear(cnf, [{ coefficient: 1, quantity: remainder }, minus], 'le', -1, isNegative);
  cnf.add(-isNegative, remainder.atMost(0));
  addLinear(cnf, [plus, { coefficient: -1, quantity: remainder }], 'le', -1, -isNegative);
}

/** A remainder for division by `right`. */
export function anyRemainder(cnf: Cnf, right: Quantity): Quantity {
  return intermediate(cnf, Math.min(0, right.min + 1), Math.max(0, right.max - 1));
}

/** A quotient of `left` by `right`. */
export function anyQuotient(cnf: Cnf, left: Quantity, right: Quantity): Quantity {
  const { low, high } = divideBounds(boundsOf(left), boundsOf(right));
  return intermediate(cnf, Number(low), Number(high));
}

const boundsOf = ({ min, max }: Quantity): Bounds => ({ low: min, high: max });

/** `result` is the term or its negation, whichever is not negative. */
export function addAbsolute(cnf: Cnf, term: Quantity, result: Quantity): void {
  const isNegative = term.atMost(-1);
  cnf.add(-result.atMost(-1));
  const [plus, minus] = [1, -1].map((coefficient) => [
    { coefficient, quantity: term },
    { coefficient: -1, quantity: result },
  ]);
  addLinear(cnf, plus ?? [], 'eq', 0, isNegative);
  addLinear(cnf, minus ?? [], 'eq', 0, -isNegative);
}

/**
 * `base ** exponent = result`. The result is a product over 1..k of the base where the exponent is that large, and 1
 * where not; k is as far as a result within 2^53 goes for bases other than -1, 0 and 1, which are treated apart.
 */
export function addPower(cnf: Cnf, base: Quantity, exponent: Quantity, result: Quantity): void {
  const largest = Math.min(exponent.max, 53);
  const isBeyond = largest < exponent.max ? -exponent.atMost(largest) : never;
  const isNegative = exponent.atMost(-1);
  addPowerOfUnit(cnf, base, exponent, result, isNegative, isBeyond);
  const limit = Math.max(1, Math.abs(result.min), Math.abs(result.max));
  let sofar: Quantity = constantQuantity(1);
  for (let k = 1; k <= largest; k++) {
    const factor = chosen(cnf, base, -exponent.atMost(k - 1));
    const next = k === largest ? result : intermediate(cnf, -limit, limit);
    const unless =
      cnf.value(isBeyond) === never
        ? isNegative
        : conjunctionOfOpposites(cnf, isNegative, isBeyond);
    addProduct(cnf, sofar, factor, next, unless);
    sofar = next;
  }
  if (largest < 1) cnf.add(isNegative, -exponent.equals(0), result.equals(1));
}

/** True unless both literals are false. */
function conjunctionOfOpposites(cnf: Cnf, a: SatLiteral, b: SatLiteral): SatLiteral {
  return -conjunction(cnf, [-a, -b]);
}

/** Exponents below 0 or past all others: only the bases -1, 0 and 1 have such powers. */
function addPowerOfUnit(
  cnf: Cnf,
  base: Quantity,
  exponent: Quantity,
  result: Quantity,
  isNegative: SatLiteral,
  isBeyond: SatLiteral,
): void {
  const isOdd = parity(cnf, exponent);
  for (const there of [isNegative, isBeyond]) {
    if (there === never) continue;
    cnf.add(-there, base.equals(-1), base.equals(1), there === isBeyond ? base.equals(0) : never);
    cnf.add(-there, -base.equals(1), result.equals(1));
    cnf.add(-there, -base.equals(0), result.equals(0));
    cnf.add(-there, -base.equals(-1), isOdd, result.equals(1));
    cnf.add(-there, -base.equals(-1), -isOdd, result.equals(-1));
  }
}

/** Whether an integer is odd. */
function parity(cnf: Cnf, of: Quantity): SatLiteral {
  const isOdd = intermediate(cnf, 0, 1);
  const half = intermediate(cnf, Math.floor(of.min / 2), Math.floor(of.max / 2));
  addLinear(
    cnf,
    [
      { coefficient: 1, quantity: of },
      { coefficient: -2, quantity: half },
      { coefficient: -1, quantity: isOdd },
    ],
    'eq',
    0,
  );
  return isOdd.equals(1);
}

/** The integer where a literal is true, 1 where not. */
function chosen(cnf: Cnf, of: Quantity, literal: SatLiteral): Quantity {
  if (cnf.value(literal) === never) return constantQuantity(1);
  const result = intermediate(cnf, Math.min(of.min, 1), Math.max(of.max, 1));
  const difference = [
    { coefficient: 1, quantity: of },
    { coefficient: -1, quantity: result },
  ];
  addLinear(cnf, difference, 'eq', 0, -literal);
  cnf.add(literal, result.equals(1));
  return result;
}
