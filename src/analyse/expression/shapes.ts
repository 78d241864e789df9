// The shapes of arguments: numbers, truths, lists of them, known sets, tables.
import type { Integer } from '../../base/integer.ts';
import type { Domain } from '../../model/domain.ts';
import { badArgument } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import {
  mismatch,
  toDomain,
  toInteger,
  toItems,
  toKnown,
  toQuantity,
  toTruth,
  typeOf,
} from './convert.ts';
import type { Shape } from './function.ts';
import { countsAsBoolean, countsAsNumber, type Type } from './type.ts';
import {
  isList,
  type ListValue,
  type Quantity,
  sameShape,
  type Truth,
  type Value,
  type Whole,
} from './value.ts';

/** Whether a type is a list or set whose items fit. */
function collects(type: Type, fits: (element: Type) => boolean): boolean {
  if (type.kind === 'unknown') return true;
  return (type.kind === 'list' || type.kind === 'set') && fits(type.element);
}

/** Reads each item; those that do not fit are reported. */
function each<T>(
  value: Value,
  span: Span,
  analysis: Analysis,
  read: (item: Value, span: Span, analysis: Analysis) => T,
): readonly T[] {
  return toItems(value, span, analysis).map((item) => read(item, span, analysis));
}

/** A number; fractions stay fractions. */
export const quantity: Shape<Quantity> = {
  wanted: 'a number',
  accepts: countsAsNumber,
  read: toQuantity,
};

/** A number; a fraction is undefined unless it is an integer. */
export const integer: Shape<Whole> = {
  wanted: 'a number',
  accepts: countsAsNumber,
  read: toInteger,
};

export const quantities: Shape<readonly Quantity[]> = {
  wanted: 'a list of numbers',
  accepts: (type) => collects(type, countsAsNumber),
  read: (value, span, analysis) => each(value, span, analysis, toQuantity),
};

export const integers: Shape<readonly Whole[]> = {
  wanted: 'a list of numbers',
  accepts: (type) => collects(type, countsAsNumber),
  read: (value, span, analysis) => each(value, span, analysis, toInteger),
};

export const truths: Shape<readonly Truth[]> = {
  wanted: 'a list of true-or-false values',
  accepts: (type) => collects(type, countsAsBoolean),
  read: (value, span, analysis) => each(value, span, analysis, toTruth),
};

/** Numbers, truths, labels or words: what can be equal. */
const isSimple = (type: Type): boolean => type.kind !== 'list' && type.kind !== 'set';

/** Values of which some may be equal. */
export const values: Shape<readonly Value[]> = {
  wanted: 'a list of numbers or labels',
  accepts: (type) => collects(type, isSimple),
  read: toItems,
};

export const simple: Shape<Value> = {
  wanted: 'a number or a label',
  accepts: isSimple,
  read: (value) => value,
};

/** A list with its indices. */
export const array: Shape<ListValue> = {
  wanted: 'a list of numbers',
  accepts: (type) =>
    type.kind === 'unknown' ||
    (type.kind === 'list' && type.dimensions === 1 && countsAsNumber(type.element)),
  read: readArray,
};

/** A list of anything with its indices. */
export const anyArray: Shape<ListValue> = {
  wanted: 'a list',
  accepts: (type) => type.kind === 'unknown' || type.kind === 'list',
  read: readArray,
};

/** A list of truths with its indices. */
export const truthArray: Shape<ListValue> = {
  wanted: 'a list of true-or-false values',
  accepts: (type) =>
    type.kind === 'unknown' || (type.kind === 'list' && countsAsBoolean(type.element)),
  read: readArray,
};

/** A grid of truths, or a list of its rows. */
export const truthGrid: Shape<ListValue> = {
  wanted: 'a grid of true-or-false values',
  accepts: (type) =>
    truthArray.accepts(type) || (type.kind === 'list' && truthArray.accepts(type.element)),
  read(value, span, analysis) {
    const list = readArray(value, span, analysis);
    const [first, ...others] = list?.items ?? [];
    if (!list || !first || !isList(first)) return list;
    const [columns] = first.axes;
    if (columns && others.every((row) => isList(row) && sameShape(row, first))) {
      const items = list.items.flatMap((row) => (isList(row) ? row.items : []));
      return { kind: 'list', axes: [...list.axes, columns], items };
    }
    analysis.report(badArgument(span, 'the rows of a grid are equally long'));
    return undefined;
  },
};

function readArray(value: Value, span: Span, analysis: Analysis): ListValue | undefined {
  if (isList(value)) return value;
  mismatch(analysis, span, typeOf(value), 'a list');
  return undefined;
}

export const known: Shape<Integer> = {
  wanted: 'a number',
  accepts: countsAsNumber,
  read: (value, span, analysis) => toKnown(value, span, analysis, 'this argument'),
};

/** Integers that are known before solving. */
export const knownSet: Shape<Domain> = {
  wanted: 'a set of numbers',
  accepts: (type) => collects(type, countsAsNumber),
  read: (value, span, analysis) => toDomain(value, span, analysis, 'this set'),
};

/** A list of lists, or a grid: its rows. */
export const rows: Shape<readonly (readonly Value[])[]> = {
  wanted: 'a list of rows',
  accepts: (type) =>
    type.kind === 'unknown' ||
    (type.kind === 'list' &&
      (type.dimensions === 2 || type.element.kind === 'list' || type.element.kind === 'unknown')),
  read(value, span, analysis) {
    if (!isList(value)) return undefined;
    const [, second] = value.axes;
    if (second) {
      const width = Math.max(0, second.high - second.low + 1);
      return Array.from({ length: value.items.length / Math.max(width, 1) }, (_, row) =>
        value.items.slice(row * width, (row + 1) * width),
      );
    }
    if (value.items.every(isList)) return value.items.map(({ items }) => items);
    analysis.report(badArgument(span, 'this is a list of values, where a list of rows is wanted'));
    return undefined;
  },
};
