// Values as what a place wants: a number, true or false, a list. Each says what is wrong where the value does not fit.

import type { Integer } from '../../base/integer.ts';
import { type Domain, domainOfRanges, type Range } from '../../model/domain.ts';
import { notKnown, wrongType } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import type { Analysis } from './analysis.ts';
import { toWhole } from './rational.ts';
import { indicator } from './truth.ts';
import {
  boolean,
  describeType,
  label,
  listOf,
  number,
  setOf,
  type Type,
  unknown,
  wordType,
} from './type.ts';
import {
  isInteger,
  isLabel,
  isList,
  isQuantity,
  isSet,
  isTruth,
  type LabelValue,
  type Quantity,
  type Truth,
  type Value,
  type Whole,
} from './value.ts';
import * as whole from './whole.ts';

/** The type of a value. */
export function typeOf(value: Value): Type {
  if (isQuantity(value)) return number;
  if (isTruth(value)) return boolean;
  if (isLabel(value)) return label(value.labels);
  if (isList(value)) {
    const [first] = value.items;
    return listOf(first === undefined ? unknown : typeOf(first), value.axes.length);
  }
  if (isSet(value)) return setOf(unknown);
  return wordType(value);
}

/** Says that the value at a place is not of the type that the place wants. */
export function mismatch(analysis: Analysis, span: Span, found: Type, wanted: string): void {
  const help = adviceFor(found, wanted);
  analysis.report(wrongType(span, analysis.textAt(span), describeType(found), wanted, help));
}

/** Two things with a sign of arithmetic between them. */
const calculation = /[\p{L}\p{N}_)] *(?:\.\.|[-+*/%]|\*\*|\/\/) *[\p{L}\p{N}_(]/u;

/** Help for a word that was perhaps meant to be worked out. */
export function adviceForWord(type: Type): string | undefined {
  if (type.kind !== 'text' || type.value === undefined) return undefined;
  if (!calculation.test(type.value)) return undefined;
  return `it is the text ${type.value}: a parameter is a value, not an expression`;
}

/** Help where a value of one type stands where another is wanted. */
export function adviceFor(found: Type, wanted: string): string | undefined {
  const { kind } = found;
  if (kind === 'text') return adviceForWord(found);
  if (kind === 'list' && wanted === 'a number')
    return 'sum(list) adds its items up, ++ joins lists';
  if (kind === 'list' && wanted === 'true or false')
    return 'forall(list) says that all are true, ++ joins lists';
  if (kind !== 'list' && wanted === 'a list') return 'a list of one item is [item]';
  return wanted === 'true or false' && kind === 'number' ? 'compare it with something' : undefined;
}

/** What a label counts as in arithmetic; undefined where it is no number. */
export function numberOfLabel({ labels, code }: LabelValue): Whole | undefined {
  const { numbers, first } = labels;
  const [start] = numbers ?? [];
  if (numbers === undefined || start === undefined) return undefined;
  if (isInteger(code)) return numbers[Number(code) - first] ?? whole.undefinedTerm;
  const step = typeof start === 'number' ? start - first : undefined;
  if (step !== undefined && numbers.every((value, i) => value === Number(start) + i)) {
    return whole.sum([code, step]);
  }
  const index = whole.termOf(whole.sum([code, 1 - first]));
  return { kind: 'element', index, terms: numbers.map(whole.termOf) };
}

/** A number; true and false count 1 and 0. */
export function toQuantity(value: Value, span: Span, analysis: Analysis): Quantity {
  if (typeof value === 'number') return value;
  if (isQuantity(value)) return value;
  if (isTruth(value)) return indicator(value);
  const counted = isLabel(value) ? numberOfLabel(value) : undefined;
  if (counted === undefined) mismatch(analysis, span, typeOf(value), 'a number');
  return counted ?? 0;
}

/** An integer; a fraction is undefined unless it is one. */
export function toInteger(value: Value, span: Span, analysis: Analysis): Whole {
  return toWhole(toQuantity(value, span, analysis));
}

export function toTruth(value: Value, span: Span, analysis: Analysis): Truth {
  if (isTruth(value)) return value;
  mismatch(analysis, span, typeOf(value), 'true or false');
  return true;
}

/** An integer that is known before solving; undefined after a report. */
export function toKnown(
  value: Value,
  span: Span,
  analysis: Analysis,
  why: string,
): Integer | undefined {
  const found = toInteger(value, span, analysis);
  if (isInteger(found)) return found;
  analysis.report(notKnown(span, analysis.textAt(span), why));
  return undefined;
}

/** The known integers of a set, as ranges; undefined after a report. */
export function toDomain(
  value: Value,
  span: Span,
  analysis: Analysis,
  why: string,
): Domain | undefined {
  const ranges: Range[] = [];
  for (const [low, high] of boundsIn(value)) {
    const ends = [low, high].map((end) => toKnown(end, span, analysis, why));
    const [from, to] = ends;
    if (typeof from !== 'number' || typeof to !== 'number') {
      if (from !== undefined && to !== undefined)
        mismatch(analysis, span, number, 'a number up to 2^53 - 1');
      return undefined;
    }
    ranges.push([from, to]);
  }
  return domainOfRanges(ranges);
}

/** The ends of the parts of a set, or of the items of a list. */
function boundsIn(value: Value): readonly (readonly [Value, Value])[] {
  if (isSet(value)) return value.parts.map(({ low, high }) => [low, high]);
  return isList(value) ? value.items.map((item) => [item, item]) : [[value, value]];
}

/** So many items of a list that is there already are read in the time of one step. */
const itemsOfStep = 4;

/** The items of a list, row by row where it has rows; those of a set whose ends are known, each once and in order. */
export function toItems(value: Value, span: Span, analysis: Analysis): readonly Value[] {
  if (isList(value)) {
    analysis.spend(Math.floor(value.items.length / itemsOfStep));
    return value.items;
  }
  if (!isSet(value)) {
    mismatch(analysis, span, typeOf(value), 'a list');
    return [];
  }
  if (value.parts.every(({ low, high }) => low === high && !isQuantity(low))) {
    return value.parts.map(({ low }) => low);
  }
  const domain = toDomain(value, span, analysis, 'what a set holds');
  const items: Value[] = [];
  for (const [low, high] of domain?.ranges ?? []) {
    for (let item = low; item <= high && analysis.step(span); item++) items.push(item);
  }
  return items;
}
