// Product, quotient, remainder, power and absolute value: by tables where the arguments have few values.
import {
  absolute,
  floorDivide,
  floorModulo,
  type Integer,
  isSafe,
  multiply,
  power,
} from '../../base/integer.ts';
import type { Cnf } from '../cnf.ts';
import type { Quantity, Shape } from '../quantity.ts';
import {
  addAbsolute,
  addDivision,
  addPower,
  addProduct,
  anyQuotient,
  anyRemainder,
} from './large.ts';
import { addBinaryTable, addMonotone, addUnaryTable } from './table.ts';

export type OperationKind = 'product' | 'quotient' | 'remainder' | 'power';

/** Up to so many pairs of arguments are listed: each takes a few clauses, which propagate better than a multiplier. */
const tableLimit = 4000;

interface Rule {
  /** The result; undefined where there is none. */
  apply(left: Integer, right: Integer): Integer | undefined;
  /** The encoding for arguments of any size. */
  addLarge(cnf: Cnf, left: Quantity, right: Quantity, result: Quantity): void;
}

const rules: { readonly [K in OperationKind]: Rule } = {
  product: { apply: multiply, addLarge: addProduct },
  quotient: {
    apply: (left, right) => (right === 0 ? undefined : floorDivide(left, right)),
    addLarge: (cnf, left, right, result) =>
      addDivision(cnf, left, right, result, anyRemainder(cnf, right)),
  },
  remainder: {
    apply: (left, right) => (right === 0 ? undefined : floorModulo(left, right)),
    addLarge: (cnf, left, right, result) =>
      addDivision(cnf, left, right, anyQuotient(cnf, left, right), result),
  },
  power: { apply: power, addLarge: addPower },
};

/** The result of an operation; undefined where there is none, or none that a variable could take. */
function safely(kind: OperationKind, left: number, right: number): number | undefined {
  const value = rules[kind].apply(left, right);
  return value !== undefined && isSafe(value) ? value : undefined;
}

/** Whether an operation is encoded by a table. */
export function isTabled(left: Shape, right: Shape, result: Shape): boolean {
  return left.isSmall && right.isSmall && result.isSmall && left.size * right.size <= tableLimit;
}

/** Demands that the operation on two integers is defined and gives the result. */
export function addOperation(
  cnf: Cnf,
  kind: OperationKind,
  left: Quantity,
  right: Quantity,
  result: Quantity,
): void {
  const divisor = right.min;
  if (right.size === 1 && left.isSmall && result.isSmall) {
    if (kind === 'quotient' && divisor > 0) {
      addMonotone(
        cnf,
        left.view(),
        result.view(),
        (value) => floorDivide(value, divisor) as number,
      );
    } else addUnaryTable(cnf, left.view(), result.view(), (value) => safely(kind, value, divisor));
  } else if (left.size === 1 && right.isSmall && result.isSmall) {
    addUnaryTable(cnf, right.view(), result.view(), (value) => safely(kind, left.min, value));
  } else if (isTabled(left, right, result)) {
    addBinaryTable(cnf, left.view(), right.view(), result.view(), (a, b) => safely(kind, a, b));
  } else rules[kind].addLarge(cnf, left, right, result);
}

/** Demands that the result is the magnitude of the term. */
export function addMagnitude(cnf: Cnf, term: Quantity, result: Quantity): void {
  if (term.isSmall && result.isSmall) {
    addUnaryTable(cnf, term.view(), result.view(), (value) => absolute(value) as number);
  } else addAbsolute(cnf, term, result);
}
