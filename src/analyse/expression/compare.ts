// Comparisons of values of all types: numbers, truths, labels, words, lists, and membership in sets.
import { member as memberOf } from '../../model/construct.ts';
import { domainOfRanges, type Range } from '../../model/domain.ts';
import type { Comparison } from '../../model/expression.ts';
import type { Relation } from '../../syntax/expression/tree.ts';
import { labelsUnordered, notComparable } from '../../text/catalogue/analysis.ts';
import type { Span } from '../../text/source.ts';
import { alike } from './alike.ts';
import type { Analysis } from './analysis.ts';
import { numberOfLabel, toQuantity, typeOf } from './convert.ts';
import * as rational from './rational.ts';
import { all, any, differ, indicator, not, same } from './truth.ts';
import { describeType } from './type.ts';
import { quotesBetween } from './unquoted.ts';
import {
  isInteger,
  isLabel,
  isList,
  isQuantity,
  isSet,
  isTruth,
  type LabelValue,
  type ListValue,
  type Part,
  type Truth,
  type Value,
} from './value.ts';
import * as whole from './whole.ts';

const comparisons: Readonly<Record<Exclude<Relation, 'in' | 'not in'>, Comparison>> = {
  '=': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

/** Whether `left relation right`. */
export function compareValues(
  relation: Relation,
  left: Value,
  right: Value,
  span: Span,
  analysis: Analysis,
): Truth {
  if (relation === 'in') return contains(left, right, span, analysis);
  if (relation === 'not in') {
    const outside = not(contains(left, right, span, analysis));
    return all([outside, ...definedIn(left), ...definedIn(right)]);
  }
  return compare(comparisons[relation], left, right, span, analysis);
}

function compare(
  operator: Comparison,
  left: Value,
  right: Value,
  span: Span,
  analysis: Analysis,
): Truth {
  if (isQuantity(left) && isQuantity(right)) {
    return rational.compare(operator, left, right, analysis.domainOf);
  }
  if (isWord(left) && isWord(right)) return compareWords(operator, left, right, span, analysis);
  if (operator === 'eq' || operator === 'ne') {
    const known = equality(operator, left, right, span, analysis);
    if (known !== undefined) return known;
  }
  if (!countable(left) || !countable(right)) {
    const [a, b] = [describeType(typeOf(left)), describeType(typeOf(right))];
    analysis.report(notComparable(span, a, b, quotesBetween(left, right)));
    return true;
  }
  const [a, b] = [toQuantity(left, span, analysis), toQuantity(right, span, analysis)];
  return rational.compare(operator, a, b, analysis.domainOf);
}

/** Whether two truths, or two lists, are the same, or differ; undefined for other values. */
function equality(
  operator: 'eq' | 'ne',
  left: Value,
  right: Value,
  span: Span,
  analysis: Analysis,
): Truth | undefined {
  if (isTruth(left) && isTruth(right))
    return operator === 'eq' ? same(left, right) : differ(left, right);
  if (!isList(left) || !isList(right)) return undefined;
  const equal = sameLists(left, right, span, analysis);
  return operator === 'eq' ? equal : all([not(equal), ...definedIn(left), ...definedIn(right)]);
}

const isWord = (value: Value): value is LabelValue | string =>
  typeof value === 'string' || isLabel(value);
const countable = (value: Value): boolean =>
  isQuantity(value) || isTruth(value) || (isLabel(value) && value.labels.numbers !== undefined);

/** Labels are equal by code and ordered by what they count as, or else by their order in the list. */
function compareWords(
  operator: Comparison,
  left: LabelValue | string,
  right: LabelValue | string,
  span: Span,
  analysis: Analysis,
): Truth {
  const labels = [left, right].find(isLabel)?.labels;
  const isEquality = operator === 'eq' || operator === 'ne';
  if (!isEquality && labels?.numbers && isLabel(left) && isLabel(right)) {
    const [a, b] = [numberOfLabel(left) ?? 0, numberOfLabel(right) ?? 0];
    return rational.compareWhole(operator, a, b);
  }
  if (!isEquality && !labels?.ordered) analysis.report(labelsUnordered(span));
  const [a = 0, b = 0] = alike([left, right], span, analysis);
  return rational.compareWhole(operator, a, b);
}

/** That a value is defined, and all in a list or a set: where one is not, they are neither equal nor different. */
function definedIn(value: Value): readonly Truth[] {
  if (isList(value)) return value.items.flatMap(definedIn);
  if (isSet(value)) return value.parts.flatMap(endsOf).flatMap(definedIn);
  if (isQuantity(value)) return rational.definedness(value);
  if (isLabel(value)) return whole.definedness([value.code]);
  return isTruth(value) ? rational.definedness(indicator(value)) : [];
}

/** Lists are equal if they have the same length and the same items in the same order. */
function sameLists(left: ListValue, right: ListValue, span: Span, analysis: Analysis): Truth {
  if (left.items.length !== right.items.length) return false;
  return all(
    left.items.map((item, i) => compare('eq', item, right.items[i] ?? item, span, analysis)),
  );
}

/** Whether a value is one of a set's, or one of a list's. */
function contains(value: Value, container: Value, span: Span, analysis: Analysis): Truth {
  if (isSet(container)) return inParts(value, container.parts, span, analysis);
  if (isList(container)) {
    const parts = container.items.map((item) => ({ low: item, high: item }));
    return inParts(value, parts, span, analysis);
  }
  const [a, b] = [describeType(typeOf(value)), describeType(typeOf(container))];
  analysis.report(notComparable(span, a, b, 'behind in stands a set or a list'));
  return true;
}

/** Where an end of a part is undefined, so is the set, and nothing is in it. */
function inParts(value: Value, parts: readonly Part[], span: Span, analysis: Analysis): Truth {
  const ranges = isQuantity(value) ? knownRanges(parts) : undefined;
  if (isQuantity(value) && ranges) {
    const term = rational.toWhole(value);
    if (!isInteger(term)) return memberOf(term, domainOfRanges(ranges));
    return ranges.some(([low, high]) => low <= term && term <= high);
  }
  const found = parts.map(({ low, high }) => within(value, low, high, span, analysis));
  return all([any(found), ...parts.flatMap(endsOf).flatMap(definedIn)]);
}

/** A single value is both ends. */
const endsOf = ({ low, high }: Part): readonly Value[] => (low === high ? [low] : [low, high]);

/** In a range lie whole numbers. */
function within(value: Value, low: Value, high: Value, span: Span, analysis: Analysis): Truth {
  if (low === high) return compare('eq', value, low, span, analysis);
  const item = isQuantity(value) ? rational.toWhole(value) : value;
  return all([compare('ge', item, low, span, analysis), compare('le', item, high, span, analysis)]);
}

/** The parts as ranges of numbers, if all of them are known and none is too large for a domain. */
function knownRanges(parts: readonly Part[]): readonly Range[] | undefined {
  const ranges: Range[] = [];
  for (const { low, high } of parts) {
    if (typeof low !== 'number' || typeof high !== 'number') return undefined;
    ranges.push([low, high]);
  }
  return ranges;
}
