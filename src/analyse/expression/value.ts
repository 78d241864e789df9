// What an expression is when names and loops are resolved: constants as such, everything else as terms and formulas.
import type { Integer } from '../../base/integer.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import type { Labels } from './labels.ts';

/** An integer: known, or a term of the model. */
export type Whole = Integer | IntExpr;

/** A fraction that is no integer, or of which that is not known. Comparing it multiplies it out. */
export interface Ratio {
  readonly kind: 'ratio';
  readonly numerator: Whole;
  /** Not 0 where the conditions hold; at least 2 if it is known. */
  readonly denominator: Whole;
  /** Without all of which the fraction is undefined. */
  readonly conditions: readonly BoolExpr[];
}

export type Quantity = Whole | Ratio;
export type Truth = boolean | BoolExpr;

export interface LabelValue {
  readonly kind: 'label';
  readonly labels: Labels;
  readonly code: Whole;
}

/** The first and the last index along one dimension of a list. */
export interface Axis {
  readonly low: number;
  readonly high: number;
}

/** A list, or an array of several dimensions with its items row by row. */
export interface ListValue {
  readonly kind: 'list';
  readonly axes: readonly Axis[];
  readonly items: readonly Value[];
  /** How a message calls it; undefined for one without a name. */
  readonly name?: string;
}

/** All values from one to another. */
export interface Part {
  readonly low: Value;
  readonly high: Value;
}

export interface SetValue {
  readonly kind: 'set';
  readonly parts: readonly Part[];
}

export type Value = Quantity | Truth | LabelValue | string | ListValue | SetValue;

type Role = 'quantity' | 'truth' | 'label' | 'text' | 'list' | 'set';

/** Which of the value's types each kind of object belongs to; the kinds of terms and of formulas do not overlap. */
const roles: Readonly<
  Record<IntExpr['kind'], 'quantity'> &
    Record<BoolExpr['kind'], 'truth'> & { ratio: Role; label: Role; list: Role; set: Role }
> = {
  constant: 'quantity',
  variable: 'quantity',
  add: 'quantity',
  neg: 'quantity',
  mul: 'quantity',
  div: 'quantity',
  mod: 'quantity',
  pow: 'quantity',
  abs: 'quantity',
  min: 'quantity',
  max: 'quantity',
  if: 'quantity',
  element: 'quantity',
  where: 'quantity',
  truth: 'truth',
  boolean: 'truth',
  not: 'truth',
  and: 'truth',
  or: 'truth',
  imp: 'truth',
  xor: 'truth',
  iff: 'truth',
  compare: 'truth',
  constraint: 'truth',
  ratio: 'quantity',
  label: 'label',
  list: 'list',
  set: 'set',
};

const primitives: Readonly<Record<string, Role>> = {
  number: 'quantity',
  bigint: 'quantity',
  boolean: 'truth',
  string: 'text',
};

function roleOf(value: Value): Role {
  return typeof value === 'object' ? roles[value.kind] : (primitives[typeof value] ?? 'text');
}

export const isQuantity = (value: Value): value is Quantity => roleOf(value) === 'quantity';
export const isTruth = (value: Value): value is Truth => roleOf(value) === 'truth';
export const isLabel = (value: Value): value is LabelValue => roleOf(value) === 'label';
export const isList = (value: Value): value is ListValue => roleOf(value) === 'list';
export const isSet = (value: Value): value is SetValue => roleOf(value) === 'set';

/** Whether a quantity is a known integer. */
export function isInteger(value: Value): value is Integer {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** A list of one dimension that counts from 1. */
export function list(items: readonly Value[]): ListValue {
  return { kind: 'list', axes: [{ low: 1, high: items.length }], items };
}

export function lengthOf({ low, high }: Axis): number {
  return Math.max(0, high - low + 1);
}

/** Whether two lists have the same indices. */
export function sameShape(a: ListValue, b: ListValue): boolean {
  return (
    a.axes.length === b.axes.length &&
    a.axes.every(({ low, high }, i) => low === b.axes[i]?.low && high === b.axes[i]?.high)
  );
}
