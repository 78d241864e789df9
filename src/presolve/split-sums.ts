// Splits an equation with large coefficients by a base into small ones, a digit column each, with carries between them.
//
// Long addition: with c = d + B c' for every coefficient, `sum d x + k = B carry` is the lowest column, and
// `carry + sum c' x + k' = 0` goes on. The carry is a function of the variables, so no answer is lost or doubled.
import {
  absolute,
  add,
  ceilDivide,
  floorDivide,
  floorModulo,
  type Integer,
  isSafe,
  maximum,
  minimum,
  multiply,
  negate,
  subtract,
} from '../base/integer.ts';
import { type Bounds, boundsOf, type DomainOf } from '../model/bounds.ts';
import { constant, eq, variable } from '../model/construct.ts';
import { rangeDomain } from '../model/domain.ts';
import type { BoolExpr } from '../model/expression.ts';
import type { Assertion, Model } from '../model/model.ts';
import { expandProducts } from './expand-products.ts';
import {
  boundsOfSum,
  type Part,
  partOf,
  termOfSum,
  type WeightedSum,
  weightedSum,
} from './linear-terms.ts';
import { Auxiliaries, type Pass } from './pass.ts';

/** A sum that takes no more values than this is left whole. */
const smallRange = 150;
/** Splitting must make the ranges smaller by this factor, taken together. */
const worthwhile = 3;
const mostColumns = 400;

/** A part with the bounds of its term. */
interface Bounded extends Part {
  readonly bounds: Bounds;
}

interface Column {
  /** Weights of the parts in this column. */
  readonly digits: readonly Integer[];
  readonly constant: Integer;
  /** Of the carry into the next column; 0..0 for the last. */
  readonly carry: Bounds;
}

interface Splitting {
  readonly base: number;
  readonly columns: readonly Column[];
  /** The number of values that the sums of the columns range over, together. */
  readonly cost: number;
}

/** The digit of a coefficient: its residue nearest to 0. */
function digitOf(coefficient: Integer, base: number): Integer {
  const residue = floorModulo(coefficient, base);
  return 2 * Number(residue) > base ? subtract(residue, base) : residue;
}

/** Σ weights times bounds, plus a constant. */
function range(parts: readonly Bounded[], weights: readonly Integer[], start: Bounds): Bounds {
  let { low, high } = start;
  for (const [i, { bounds }] of parts.entries()) {
    const weight = weights[i] ?? 0;
    if (weight === 0) continue;
    const [a, b] = [multiply(weight, bounds.low), multiply(weight, bounds.high)];
    low = add(low, minimum(a, b));
    high = add(high, maximum(a, b));
  }
  return { low, high };
}

function width({ low, high }: Bounds): number {
  return Number(subtract(high, low)) + 1;
}

/** The columns for a base, or undefined where they are too many or cost more than `limit`. */
function splitBy(
  base: number,
  parts: readonly Bounded[],
  constantTerm: Integer,
  limit: number,
): Splitting | undefined {
  const columns: Column[] = [];
  let weights: readonly Integer[] = parts.map(({ coefficient }) => coefficient);
  let rest = constantTerm;
  let carry: Bounds = { low: 0, high: 0 };
  let cost = 0;
  while (columns.length < mostColumns) {
    const isLast = weights.every((weight) => weight > -base && weight < base);
    const digits = isLast ? weights : weights.map((weight) => digitOf(weight, base));
    const kept = isLast ? rest : floorModulo(rest, base);
    const sum = range(parts, digits, { low: add(carry.low, kept), high: add(carry.high, kept) });
    cost += width(sum);
    if (cost > limit) return undefined;
    if (isLast) {
      columns.push({ digits, constant: kept, carry: { low: 0, high: 0 } });
      return { base, columns, cost };
    }
    weights = weights.map((weight, i) => floorDivide(subtract(weight, digits[i] ?? 0), base));
    rest = floorDivide(rest, base);
    // The carry is also what the higher columns leave for it.
    const above = range(parts, weights, { low: rest, high: rest });
    carry = {
      low: maximum(ceilDivide(sum.low, base), negate(above.high)),
      high: minimum(floorDivide(sum.high, base), negate(above.low)),
    };
    columns.push({ digits, constant: kept, carry });
  }
  return undefined;
}

const bases: readonly number[] = [10, ...Array.from({ length: 35 }, (_, i) => i + 2), 100, 1000];

/** The best way to split a sum that is to be 0, or undefined where it is best left whole. */
function bestSplitting(
  parts: readonly Bounded[],
  sum: WeightedSum,
  whole: Bounds,
): Splitting | undefined {
  let best: Splitting | undefined;
  let limit = width(whole) / worthwhile;
  const largest = parts.map(({ coefficient }) => absolute(coefficient)).reduce(maximum, 0);
  for (const base of bases) {
    if (largest >= BigInt(base) ** BigInt(mostColumns)) continue;
    const splitting = splitBy(base, parts, sum.constant, limit);
    if (splitting && splitting.columns.length > 1) {
      best = splitting;
      limit = splitting.cost - 1;
    }
  }
  return best;
}

/** The equations of the columns. */
function equations(
  parts: readonly Bounded[],
  { base, columns }: Splitting,
  auxiliaries: Auxiliaries,
): readonly BoolExpr[] {
  const formulas: BoolExpr[] = [];
  let carryIn: Part[] = [];
  for (const { digits, constant: kept, carry } of columns) {
    const addends = parts.map((part, i) => ({ ...part, coefficient: digits[i] ?? 0 }));
    const carryOut: Part[] = [];
    if (carry.low !== 0 || carry.high !== 0) {
      const domain = rangeDomain(Number(carry.low), Number(carry.high));
      carryOut.push(partOf(variable(auxiliaries.integer('carry', domain)), -base));
    }
    const sum: WeightedSum = {
      parts: [...addends, ...carryIn, ...carryOut].filter(({ coefficient }) => coefficient !== 0),
      constant: kept,
    };
    formulas.push(eq(termOfSum(sum), constant(0)));
    carryIn = carryOut.map((part) => ({ ...part, coefficient: 1 }));
  }
  return formulas;
}

/** A carry without a value would mean that the sum is never 0: that is for others to find. */
function isPossible({ columns }: Splitting): boolean {
  return columns.every(({ carry: { low, high } }) => low <= high && isSafe(low) && isSafe(high));
}

/** The two sides of an equation that stands outright, as one sum that is to be 0. */
function sumOfEquation(
  { formula, redundant }: Assertion,
  domainOf: DomainOf,
): WeightedSum | undefined {
  if (formula.kind !== 'compare' || formula.operator !== 'eq' || redundant) return undefined;
  return weightedSum(
    [
      [formula.left, 1],
      [formula.right, -1],
    ],
    domainOf,
  );
}

/** The assertions that an assertion becomes: itself, or its columns and itself as a redundant one. */
function splitAssertion(
  assertion: Assertion,
  domainOf: DomainOf,
  auxiliaries: Auxiliaries,
  isWide: (width: number) => boolean,
): readonly Assertion[] {
  const sum = sumOfEquation(assertion, domainOf);
  if (!sum || !isWide(width(boundsOfSum(sum, domainOf)))) return [assertion];
  const mark = auxiliaries.mark();
  const expansion = expandProducts(sum, domainOf, auxiliaries);
  const target = expansion?.sum ?? sum;
  const parts = target.parts.map((part) => ({ ...part, bounds: boundsOf(part.term, domainOf) }));
  const splitting = bestSplitting(parts, target, boundsOfSum(target, domainOf));
  if (!splitting || !isPossible(splitting)) {
    auxiliaries.forgetSince(mark);
    return [assertion];
  }
  const columns = equations(parts, splitting, auxiliaries);
  const sides = (expansion?.equations ?? []).flatMap((formula) =>
    splitAssertion({ ...assertion, formula }, domainOf, auxiliaries, isWide),
  );
  return [
    ...columns.map((formula) => ({ ...assertion, formula })),
    ...sides,
    { ...assertion, redundant: true },
  ];
}

function splitting(isWide: (width: number) => boolean): Pass {
  return {
    name: 'split-sums',
    run(model: Model) {
      const auxiliaries = new Auxiliaries(model);
      const domainOf: DomainOf = (id) => auxiliaries.variables[id]?.domain ?? rangeDomain(0, 0);
      const assertions = model.assertions.flatMap((assertion) =>
        splitAssertion(assertion, domainOf, auxiliaries, isWide),
      );
      return { model: { ...model, variables: auxiliaries.variables, assertions } };
    },
  };
}

/** Splits every sum that has more than a few values: for solvers that reason about single values. */
export const splitSums: Pass = splitting((width) => width > smallRange);

/** Splits just the sums of numbers beyond 2^53: an engine that reasons with bounds does as well with the others whole. */
export const splitHugeSums: Pass = splitting((width) => width > Number.MAX_SAFE_INTEGER / 2);
