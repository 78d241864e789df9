// The meaning of expressions: exact, of any size, undefined where a partial operation is, by relational semantics.
//
// An expression is turned into a closure once and then judged for as many assignments as one likes.

import {
  absolute,
  add,
  floorDivide,
  floorModulo,
  type Integer,
  maximum,
  minimum,
  multiply,
  negate,
  power,
} from '../base/integer.ts';
import { type ByKind, visit } from '../base/kinds.ts';
import { compareHolds } from './comparison.ts';
import { definitionOf, mapConstraint } from './constraints/index.ts';
import type { BoolExpr, IntExpr } from './expression.ts';
import type { Assignment } from './model.ts';

/** The value of a term under an assignment; undefined where a partial operation in it is. */
export type IntMeaning = (at: Assignment) => Integer | undefined;
/** The truth of a formula under an assignment. */
export type BoolMeaning = (at: Assignment) => boolean;

/** Applies an operation to defined values only. */
function strict(
  terms: readonly IntExpr[],
  operation: (values: readonly Integer[]) => Integer | undefined,
): IntMeaning {
  const meanings = terms.map(meaningOfTerm);
  return (at) => {
    const values: Integer[] = [];
    for (const meaning of meanings) {
      const value = meaning(at);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return operation(values);
  };
}

function folded(
  terms: readonly IntExpr[],
  start: Integer | undefined,
  operation: (a: Integer, b: Integer) => Integer,
): IntMeaning {
  return strict(terms, (values) =>
    values.reduce<Integer | undefined>(
      (sum, value) => (sum === undefined ? value : operation(sum, value)),
      start,
    ),
  );
}

function unary(term: IntExpr, operation: (a: Integer) => Integer): IntMeaning {
  const meaning = meaningOfTerm(term);
  return (at) => {
    const value = meaning(at);
    return value === undefined ? undefined : operation(value);
  };
}

function binary(
  left: IntExpr,
  right: IntExpr,
  operation: (a: Integer, b: Integer) => Integer | undefined,
): IntMeaning {
  const [first, second] = [meaningOfTerm(left), meaningOfTerm(right)];
  return (at) => {
    const [a, b] = [first(at), second(at)];
    return a === undefined || b === undefined ? undefined : operation(a, b);
  };
}

const terms: ByKind<IntExpr, undefined, IntMeaning> = {
  constant:
    ({ value }) =>
    () =>
      value,
  variable:
    ({ id }) =>
    (at) =>
      at[id],
  add: ({ terms }) => folded(terms, 0, add),
  neg: ({ term }) => unary(term, negate),
  mul: ({ terms }) => folded(terms, 1, multiply),
  div: ({ left, right }) =>
    binary(left, right, (a, b) => (b === 0 ? undefined : floorDivide(a, b))),
  mod: ({ left, right }) =>
    binary(left, right, (a, b) => (b === 0 ? undefined : floorModulo(a, b))),
  pow: ({ base, exponent }) => binary(base, exponent, power),
  abs: ({ term }) => unary(term, absolute),
  min: ({ terms }) => folded(terms, undefined, minimum),
  max: ({ terms }) => folded(terms, undefined, maximum),
  if: ({ condition, positive, negative }) => {
    const holds = meaningOfFormula(condition);
    const [then, otherwise] = [meaningOfTerm(positive), meaningOfTerm(negative)];
    return (at) => (holds(at) ? then(at) : otherwise(at));
  },
  element: ({ index, terms }) =>
    strict([index, ...terms], ([place, ...values]) => values[Number(place) - 1]),
  where: ({ term, condition }) => {
    const [value, holds] = [meaningOfTerm(term), meaningOfFormula(condition)];
    return (at) => (holds(at) ? value(at) : undefined);
  },
};

const formulas: ByKind<BoolExpr, undefined, BoolMeaning> = {
  truth:
    ({ value }) =>
    () =>
      value,
  boolean:
    ({ id }) =>
    (at) =>
      at[id] === 1,
  not: ({ formula }) => {
    const holds = meaningOfFormula(formula);
    return (at) => !holds(at);
  },
  and: ({ formulas }) => {
    const meanings = formulas.map(meaningOfFormula);
    return (at) => meanings.every((holds) => holds(at));
  },
  or: ({ formulas }) => {
    const meanings = formulas.map(meaningOfFormula);
    return (at) => meanings.some((holds) => holds(at));
  },
  imp: ({ left, right }) => {
    const [first, second] = [meaningOfFormula(left), meaningOfFormula(right)];
    return (at) => !first(at) || second(at);
  },
  xor: ({ formulas }) => {
    const meanings = formulas.map(meaningOfFormula);
    return (at) => meanings.filter((holds) => holds(at)).length % 2 === 1;
  },
  iff: ({ left, right }) => {
    const [first, second] = [meaningOfFormula(left), meaningOfFormula(right)];
    return (at) => first(at) === second(at);
  },
  compare: ({ operator, left, right }) => {
    const [first, second] = [meaningOfTerm(left), meaningOfTerm(right)];
    return (at) => {
      const [a, b] = [first(at), second(at)];
      return a !== undefined && b !== undefined && compareHolds(operator, a, b);
    };
  },
  constraint: ({ constraint }) => {
    const meant = mapConstraint(constraint, meaningOfTerm, meaningOfFormula);
    const definition = definitionOf(constraint);
    return (at) => {
      let defined = true;
      const values = mapConstraint(
        meant,
        (meaning): Integer => {
          const value = meaning(at);
          if (value === undefined) defined = false;
          return value ?? 0;
        },
        (holds) => holds(at),
      );
      return defined && definition.holds(values);
    };
  },
};

/** The meaning of a term. */
export function meaningOfTerm(term: IntExpr): IntMeaning {
  return visit(terms, term, undefined);
}

/** The meaning of a formula. */
export function meaningOfFormula(formula: BoolExpr): BoolMeaning {
  return visit(formulas, formula, undefined);
}
