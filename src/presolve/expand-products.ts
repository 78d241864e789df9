// Multiplies out products of sums, as long multiplication does: each product of two digits is a small function.
//
// A product of two sums becomes a sum of products of their parts. Where more factors follow, the product so far gets
// digits of its own, so that no part ever has more than two factors of a column each.
import { type Integer, isSafe, multiply, power, subtract } from '../base/integer.ts';
import { type Bounds, boundsOf, type DomainOf, multiplyBounds } from '../model/bounds.ts';
import { constant, eq, indicator, mul, variable } from '../model/construct.ts';
import { rangeDomain } from '../model/domain.ts';
import type { BoolExpr, IntExpr } from '../model/expression.ts';
import {
  boundsOfSum,
  constantValue,
  type Part,
  partOf,
  sumOfParts,
  termOfSum,
  type WeightedSum,
  weightedSum,
} from './linear-terms.ts';
import type { Auxiliaries } from './pass.ts';
import { isTotal } from './totality.ts';

/** A product that takes no more values than this is left as it is. */
const smallRange = 200;
/** Parts of a factor that take more values than this are no digits. */
const digitRange = 100;
const mostProducts = 2000;
/** A power beyond this range is spread over the values of its base if they are no more than `fewValues`. */
const hugeRange = 1e9;
const fewValues = 1000;

export interface Expansion {
  readonly sum: WeightedSum;
  /** Equations for the digits of intermediate products. */
  readonly equations: readonly BoolExpr[];
}

class Expander {
  readonly equations: BoolExpr[] = [];
  readonly #domainOf: DomainOf;
  readonly #auxiliaries: Auxiliaries;

  constructor(domainOf: DomainOf, auxiliaries: Auxiliaries) {
    this.#domainOf = domainOf;
    this.#auxiliaries = auxiliaries;
  }

  /** The sum that equals a product or power, or undefined where that is best left alone. */
  expand(term: IntExpr): WeightedSum | undefined {
    if (!isTotal(term, this.#domainOf)) return undefined;
    const factors = factorsOf(term);
    if (factors.length < 2 || width(boundsOf(term, this.#domainOf)) <= smallRange) return undefined;
    const spread = this.#spread(term);
    if (spread) return spread;
    const sums = factors.map((factor) => weightedSum([[factor, 1]], this.#domainOf));
    let product: WeightedSum | undefined;
    for (const [i, sum] of sums.entries()) {
      if (!sum || !this.#isDigits(sum)) return undefined;
      product = product ? this.#product(product, sum, i === sums.length - 1) : sum;
      if (!product) return undefined;
    }
    return product;
  }

  #isDigits({ parts }: WeightedSum): boolean {
    return parts.every(({ term }) => width(boundsOf(term, this.#domainOf)) <= digitRange);
  }

  #product(a: WeightedSum, b: WeightedSum, isLast: boolean): WeightedSum | undefined {
    if (a.parts.length * b.parts.length > mostProducts) return undefined;
    const parts: Part[] = [];
    for (const left of a.parts) {
      for (const right of b.parts) {
        const weight = multiply(left.coefficient, right.coefficient);
        parts.push(partOf(productTerm(left.term, right.term), weight));
      }
    }
    parts.push(...scaledParts(a, b.constant), ...scaledParts(b, a.constant));
    const sum = sumOfParts(parts, multiply(a.constant, b.constant));
    return isLast ? sum : this.#digits(sum, multiplyBounds(this.#bounds(a), this.#bounds(b)));
  }

  #bounds(sum: WeightedSum): Bounds {
    return boundsOfSum(sum, this.#domainOf);
  }

  /** Decimal digits that together equal a sum that is not negative. */
  #digits(sum: WeightedSum, { low, high }: Bounds): WeightedSum | undefined {
    if (low < 0) return undefined;
    const digits: Part[] = [];
    for (let weight: Integer = 1; weight <= high; weight = multiply(weight, 10)) {
      const id = this.#auxiliaries.integer('digit', rangeDomain(0, 9));
      digits.push(partOf(variable(id), weight));
    }
    const number = sumOfParts(digits, 0);
    this.equations.push(eq(termOfSum(number), termOfSum(sum)));
    return number;
  }

  /** A huge power of a sum with few values: what each value makes of it, where it is taken. */
  #spread(term: IntExpr): WeightedSum | undefined {
    if (term.kind !== 'pow' || width(boundsOf(term, this.#domainOf)) <= hugeRange) return undefined;
    const exponent = constantValue(term.exponent);
    const { low, high } = boundsOf(term.base, this.#domainOf);
    if (exponent === undefined || !isSafe(low) || !isSafe(high) || high - low >= fewValues) {
      return undefined;
    }
    const parts: Part[] = [];
    for (let value = low; value <= high; value++) {
      const image = power(value, exponent);
      if (image === undefined) return undefined;
      parts.push(partOf(indicator(eq(term.base, constant(value))), image));
    }
    return sumOfParts(parts, 0);
  }
}

function width({ low, high }: Bounds): number {
  return Number(subtract(high, low)) + 1;
}

function scaledParts({ parts }: WeightedSum, factor: Integer): readonly Part[] {
  return parts.map((part) => ({ ...part, coefficient: multiply(part.coefficient, factor) }));
}

const largestExponent = 64;

/** What is multiplied: the factors of a product, the base of a power as often as the exponent says. */
function factorsOf(term: IntExpr): readonly IntExpr[] {
  if (term.kind === 'mul') return term.terms.flatMap(factorsOf);
  if (term.kind !== 'pow') return [term];
  const exponent = constantValue(term.exponent);
  const isSum = term.base.kind !== 'variable';
  return isSum && typeof exponent === 'number' && exponent >= 1 && exponent <= largestExponent
    ? Array<IntExpr>(exponent).fill(term.base)
    : [term];
}

/** The product of two parts, the same whichever comes first; a square is a power, which is a function of one variable. */
function productTerm(left: IntExpr, right: IntExpr): IntExpr {
  const factors = [left, right].flatMap((term) => (term.kind === 'mul' ? term.terms : [term]));
  const variables = factors.filter((term) => term.kind === 'variable');
  const [a, b] = variables;
  if (factors.length === 2 && a && b && a.id === b.id) {
    return { kind: 'pow', base: a, exponent: constant(2) };
  }
  const rest = factors.filter((term) => term.kind !== 'variable');
  return mul(...variables.toSorted((x, y) => x.id - y.id), ...rest);
}

/** The sum with its products and powers multiplied out, or undefined where there is nothing to do. */
export function expandProducts(
  sum: WeightedSum,
  domainOf: DomainOf,
  auxiliaries: Auxiliaries,
): Expansion | undefined {
  const expander = new Expander(domainOf, auxiliaries);
  let found = false;
  const parts = sum.parts.flatMap((part): readonly Part[] => {
    const expanded = expander.expand(part.term);
    if (!expanded) return [part];
    found = true;
    const rest = partOf(constant(1), multiply(expanded.constant, part.coefficient));
    return [...scaledParts(expanded, part.coefficient), rest];
  });
  return found
    ? { sum: sumOfParts(parts, sum.constant), equations: expander.equations }
    : undefined;
}
