// Terms and formulas as a program writes them: immutable values with methods, over the expressions of a model.
import { fromBigInt, type Integer } from '../base/integer.ts';
import * as make from '../model/construct.ts';
import { domainOfRanges } from '../model/domain.ts';
import type { BoolExpr, Comparison, IntExpr } from '../model/expression.ts';
import { PuzzleError } from './puzzle-error.ts';

/** The model that a term belongs to; undefined for what is known without one. */
type Owner = object | undefined;

/** Anything that counts as an integer: a term, a number without a fraction, a bigint, a truth (0 or 1). */
export type Numeric = IntTerm | Formula | number | bigint | boolean;

/** Anything that is true or false. */
export type Logical = Formula | boolean;

/** The one model of some terms. */
export function ownerOf(parts: readonly { readonly owner: Owner }[]): Owner {
  let known: Owner;
  for (const { owner } of parts) {
    if (known && owner && owner !== known) {
      throw new PuzzleError('terms of two different models stand in one expression');
    }
    known ??= owner;
  }
  return known;
}

/** Why a term has no value yet, for `a + b` written by mistake. */
function noPrimitive(what: string, name: string | undefined, hint: string): string {
  if (hint === 'string' && name !== undefined) return name;
  throw new PuzzleError(
    `${name ?? `a ${what}`} has no value before solving: write a.plus(b) for a + b, a.lt(b) for a < b`,
  );
}

/** An integer that solving decides: a variable, or an expression over variables. Made by a {@link Model}; immutable. */
export class IntTerm {
  /** @internal */
  readonly expression: IntExpr;
  /** @internal */
  readonly owner: object | undefined;
  /** The name of a variable; undefined for an expression. */
  readonly name: string | undefined;

  /** @internal */
  constructor(expression: IntExpr, owner: object | undefined, name?: string) {
    this.expression = expression;
    this.owner = owner;
    this.name = name;
  }

  /** The sum. @example a.plus(b, 1) */
  plus(...others: readonly Numeric[]): IntTerm {
    return term(make.add, this, ...others);
  }

  /** The difference. */
  minus(other: Numeric): IntTerm {
    return term(make.sub, this, other);
  }

  /** The product. @example digit.times(10).plus(next) */
  times(...others: readonly Numeric[]): IntTerm {
    return term(make.mul, this, ...others);
  }

  /** The quotient, rounded towards minus infinity; what says something about it is false where `other` is 0. */
  div(other: Numeric): IntTerm {
    return term((left, right) => ({ kind: 'div', left, right }), this, other);
  }

  /** The remainder of {@link div}, with the sign of `other`. */
  mod(other: Numeric): IntTerm {
    return term((left, right) => ({ kind: 'mod', left, right }), this, other);
  }

  /** The power; what says something about it is false where it is no integer. */
  pow(exponent: Numeric): IntTerm {
    return term((base, power) => ({ kind: 'pow', base, exponent: power }), this, exponent);
  }

  /** The opposite. */
  neg(): IntTerm {
    return term(make.neg, this);
  }

  /** The magnitude. */
  abs(): IntTerm {
    return term((inner) => ({ kind: 'abs', term: inner }), this);
  }

  /** Equal. */
  eq(other: Numeric): Formula {
    return comparison('eq', this, other);
  }

  /** Not equal. */
  ne(other: Numeric): Formula {
    return comparison('ne', this, other);
  }

  /** Less. */
  lt(other: Numeric): Formula {
    return comparison('lt', this, other);
  }

  /** Less or equal. */
  le(other: Numeric): Formula {
    return comparison('le', this, other);
  }

  /** Greater. */
  gt(other: Numeric): Formula {
    return comparison('gt', this, other);
  }

  /** Greater or equal. */
  ge(other: Numeric): Formula {
    return comparison('ge', this, other);
  }

  /** One of some values. @example month.in([1, 3, 5, 7, 8, 10, 12]) */
  in(values: Iterable<number>): Formula {
    const domain = domainOfRanges([...values].map((value) => [whole(value), whole(value)]));
    return formula((inner) => make.member(inner, domain), this);
  }

  /** From `low` to `high`, both included. */
  between(low: Numeric, high: Numeric): Formula {
    return this.ge(low).and(this.le(high));
  }

  /** @internal */
  [Symbol.toPrimitive](hint: string): string {
    return noPrimitive('term', this.name, hint);
  }
}

/** Something that is true or false in a solution: a boolean variable, or a statement about variables. Immutable. */
export class Formula {
  /** @internal */
  readonly expression: BoolExpr;
  /** @internal */
  readonly owner: object | undefined;
  /** The name of a variable; undefined for an expression. */
  readonly name: string | undefined;
  /** How it is called where it is spoken of, such as by `explain`. */
  readonly words: string | undefined;

  /** @internal */
  constructor(expression: BoolExpr, owner: object | undefined, name?: string, words?: string) {
    this.expression = expression;
    this.owner = owner;
    this.name = name;
    this.words = words;
  }

  /** The same statement under a name for people. @example a.lt(b).named('clue 3') */
  named(words: string): Formula {
    return new Formula(this.expression, this.owner, this.name, words);
  }

  /** True where this is false. */
  not(): Formula {
    return logic(make.not, this);
  }

  /** True where this and all others are. */
  and(...others: readonly Logical[]): Formula {
    return logic(make.and, this, ...others);
  }

  /** True where this or another one is. */
  or(...others: readonly Logical[]): Formula {
    return logic(make.or, this, ...others);
  }

  /** True where an odd number of these are. */
  xor(...others: readonly Logical[]): Formula {
    return logic(make.xor, this, ...others);
  }

  /** If this, then that. */
  implies(other: Logical): Formula {
    return logic(make.implies, this, other);
  }

  /** Both or neither. */
  iff(other: Logical): Formula {
    return logic(make.iff, this, other);
  }

  /** 1 where it is true, 0 where not. */
  toInt(): IntTerm {
    return new IntTerm(make.indicator(this.expression), this.owner);
  }

  /** @internal */
  [Symbol.toPrimitive](hint: string): string {
    return noPrimitive('formula', this.name, hint);
  }
}

/** A number that is an integer and safe. */
export function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new PuzzleError(`${value} is not a whole number`);
  return value + 0;
}

/** An integer of any size in the form of the model. */
export function integer(value: number | bigint): Integer {
  if (typeof value === 'bigint') return fromBigInt(value);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new PuzzleError(`${value} may be rounded, as it is past 2^53: write ${BigInt(value)}n`);
  }
  return whole(value);
}

/** Anything numeric as a term. */
export function toTerm(value: Numeric): IntTerm {
  if (value instanceof IntTerm) return value;
  if (value instanceof Formula) return value.toInt();
  if (typeof value === 'boolean') return new IntTerm(make.constant(Number(value)), undefined);
  if (typeof value === 'number' || typeof value === 'bigint') {
    return new IntTerm(make.constant(integer(value)), undefined);
  }
  throw new PuzzleError(`${described(value)} is neither a term nor a number`);
}

/** Anything true or false as a formula. */
export function toFormula(value: Logical): Formula {
  if (value instanceof Formula) return value;
  if (typeof value === 'boolean') {
    return new Formula(value ? make.truth : make.falsity, undefined);
  }
  throw new PuzzleError(`${described(value)} is neither a formula nor true or false`);
}

/** What was handed over by mistake; programs without types do that. */
function described(value: never): string {
  return value === undefined ? 'undefined' : typeof value;
}

/** A term over others, which belong to one model. */
export function term(
  build: (...parts: IntExpr[]) => IntExpr,
  ...operands: readonly Numeric[]
): IntTerm {
  const parts = operands.map(toTerm);
  return new IntTerm(build(...parts.map(({ expression }) => expression)), ownerOf(parts));
}

/** A formula over terms, which belong to one model. */
export function formula(
  build: (...parts: IntExpr[]) => BoolExpr,
  ...operands: readonly Numeric[]
): Formula {
  const parts = operands.map(toTerm);
  return new Formula(build(...parts.map(({ expression }) => expression)), ownerOf(parts));
}

/** A formula over formulas, which belong to one model. */
export function logic(
  build: (...parts: BoolExpr[]) => BoolExpr,
  ...operands: readonly Logical[]
): Formula {
  const parts = operands.map(toFormula);
  return new Formula(build(...parts.map(({ expression }) => expression)), ownerOf(parts));
}

/** A formula over terms and formulas, which belong to one model. */
export function mixed(
  terms: readonly Numeric[],
  formulas: readonly Logical[],
  build: (terms: readonly IntExpr[], formulas: readonly BoolExpr[]) => BoolExpr,
): Formula {
  const [left, right] = [terms.map(toTerm), formulas.map(toFormula)];
  const expression = build(
    left.map((each) => each.expression),
    right.map((each) => each.expression),
  );
  return new Formula(expression, ownerOf([...left, ...right]));
}

function comparison(operator: Comparison, left: Numeric, right: Numeric): Formula {
  return formula((a, b) => make.compare(operator, a, b), left, right);
}
