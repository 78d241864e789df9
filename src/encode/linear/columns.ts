// An equation column by column, as on paper: digits to a base are summed with a carry from each column to the next.
//
// With `low + base * high` for each summand, `sum low = bound mod base + base * carry` is the lowest column, and
// `carry + sum high = bound div base` goes on. A coefficient is split where that leaves a narrow column; otherwise the
// summand's values are, and its two digits are integers of their own.
import {
  add,
  ceilDivide,
  floorDivide,
  floorModulo,
  type Integer,
  isSafe,
  maximum,
  minimum,
  multiply,
  subtract,
} from '../../base/integer.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { addUnaryTable } from '../functions/table.ts';
import { makeInteger } from '../integer.ts';
import { never } from '../literal.ts';
import { type Quantity, type Shape, shapeOfDomain, shapeOfValues } from '../quantity.ts';
import { SmallInteger } from '../small-integer.ts';
import { addByMerging } from './merge.ts';
import { planMerge } from './merge-plan.ts';
import { type LinearShape, type LinearTask, normalise, type Summand, sumBounds } from './task.ts';

/** Makes what a splitting needs: over shapes to estimate it, over encoded integers to build it. */
interface Maker<Q extends Shape> {
  /** The digits of `coefficient * quantity`, both with the sign of the coefficient. */
  digits(summand: Summand<Q>, base: number): readonly [low: Summand<Q>, high: Summand<Q>];
  carry(low: number, high: number): Q;
  /** Takes a column, an equation; false to stop. */
  column(task: LinearShape<Q>): boolean;
}

/** Splits an equation; false if a carry has no possible value, or the maker stops. */
function split<Q extends Shape>(task: LinearShape<Q>, base: number, maker: Maker<Q>): boolean {
  const parts = task.summands.map((summand) => splitSummand(summand, base, maker));
  const lows = parts.flatMap(([low]) => (low ? [low] : []));
  const highs = parts.flatMap(([, high]) => (high ? [high] : []));
  if (highs.length === 0) return postColumn(maker, { ...task, summands: lows });
  const digit = floorModulo(task.bound, base);
  const rest = floorDivide(task.bound, base);
  const carry = carryBounds(lows, highs, digit, rest, base);
  if (!carry) return false;
  if (carry.low === carry.high) {
    const bound = add(digit, multiply(base, carry.low));
    return (
      postColumn(maker, { ...task, summands: lows, bound }) &&
      split({ ...task, summands: highs, bound: subtract(rest, carry.low) }, base, maker)
    );
  }
  const quantity = maker.carry(carry.low, carry.high);
  const [out, into] = [-base, 1].map((coefficient) => ({ coefficient, quantity }));
  return (
    postColumn(maker, { ...task, summands: [...lows, out as Summand<Q>], bound: digit }) &&
    split({ ...task, summands: [...highs, into as Summand<Q>], bound: rest }, base, maker)
  );
}

/** Passes on a column that is not decided already. */
function postColumn<Q extends Shape>(maker: Maker<Q>, column: LinearShape<Q>): boolean {
  const task = normalise<Q, LinearShape<Q>>(column);
  return typeof task === 'boolean' ? task : maker.column(task);
}

function splitSummand<Q extends Shape>(
  summand: Summand<Q>,
  base: number,
  maker: Maker<Q>,
): readonly [low: Summand<Q> | undefined, high: Summand<Q> | undefined] {
  const { coefficient, quantity } = summand;
  const residue = floorModulo(coefficient, base) as number;
  const digit = 2 * residue > base ? residue - base : residue;
  const high = floorDivide(subtract(coefficient, digit), base);
  if (Math.abs(digit) * (quantity.max - quantity.min) < base || !quantity.isSmall) {
    return [
      digit === 0 ? undefined : { coefficient: digit, quantity },
      high === 0 ? undefined : { coefficient: high, quantity },
    ];
  }
  const [low, rest] = maker.digits(summand, base);
  return [isNothing(low) ? undefined : low, isNothing(rest) ? undefined : rest];
}

/** Whether a digit is always 0. */
const isNothing = ({ quantity }: Summand<Shape>): boolean =>
  quantity.min === 0 && quantity.max === 0;

/** What the lower column allows the carry to be, and the higher ones leave for it. */
function carryBounds(
  lows: readonly Summand<Shape>[],
  highs: readonly Summand<Shape>[],
  digit: Integer,
  bound: Integer,
  base: number,
): { readonly low: number; readonly high: number } | undefined {
  const [below, above] = [sumBounds(lows), sumBounds(highs)];
  const low = maximum(ceilDivide(subtract(below.low, digit), base), subtract(bound, above.high));
  const high = minimum(floorDivide(subtract(below.high, digit), base), subtract(bound, above.low));
  return low <= high && isSafe(low) && isSafe(high) ? { low, high } : undefined;
}

/** The digits of a value, both with the sign of the coefficient. */
function digitsOf({ coefficient }: Summand<Shape>, value: number, base: number): [number, number] {
  const size = multiply(coefficient < 0 ? multiply(coefficient, -1) : coefficient, value);
  return [Number(floorModulo(size, base)), Number(floorDivide(size, base))];
}

/** The values of one of the two digits, ascending. */
function valuesOfDigit(summand: Summand<Shape>, base: number, which: 0 | 1): readonly number[] {
  const found = summand.quantity.values().map((value) => digitsOf(summand, value, base)[which]);
  return [...new Set(found)].sort((a, b) => a - b);
}

const signOf = ({ coefficient }: Summand<Shape>): 1 | -1 => (coefficient > 0 ? 1 : -1);

/** So many clauses a value are about what two digits take. */
const clausesOfDigits = 6;

/**
 * About how many clauses an equation takes by columns to a base, or undefined where that is not to be had or more than
 * `limit` pairs of values have to be looked at.
 */
export function costOfColumns(task: LinearShape, base: number, limit: number): number | undefined {
  let cost = 0;
  const isPossible = split<Shape>(task, base, {
    digits: (summand) => {
      cost += clausesOfDigits * summand.quantity.size;
      const digit = (which: 0 | 1): Summand<Shape> => ({
        coefficient: signOf(summand),
        quantity: shapeOfValues(valuesOfDigit(summand, base, which)),
      });
      return [digit(0), digit(1)];
    },
    carry: (low, high) => shapeOfDomain(rangeDomain(low, high)),
    column: (column) => {
      const plan = planMerge(column, limit - cost);
      cost += plan?.pairs ?? Number.POSITIVE_INFINITY;
      return cost <= limit;
    },
  });
  return isPossible ? cost : undefined;
}

/** Encodes an equation, for which {@link costOfColumns} gives a cost, by columns. */
export function addByColumns(cnf: Cnf, task: LinearTask, base: number): void {
  const isPossible = split<Quantity>(task, base, {
    digits: (summand) => {
      const view = summand.quantity.view();
      const digit = (which: 0 | 1): Summand<Quantity> => {
        const quantity = new SmallInteger(cnf, valuesOfDigit(summand, base, which), 'both');
        const apply = (value: number): number => digitsOf(summand, value, base)[which];
        addUnaryTable(cnf, view, quantity.view(), apply);
        return { coefficient: signOf(summand), quantity };
      };
      return [digit(0), digit(1)];
    },
    carry: (low, high) => makeInteger(cnf, rangeDomain(low, high), 'bounds'),
    column: (column) => {
      const plan = planMerge(column, Number.POSITIVE_INFINITY);
      if (plan) addByMerging(cnf, { ...column, unless: never }, plan, 'bounds');
      return plan !== undefined;
    },
  });
  if (!isPossible) cnf.add();
}
