// What must be written out: whole numbers, lists, domains, comparison signs.
import type { Integer } from '../../base/integer.ts';
import { type Domain, domainOfRanges, type Range } from '../../model/domain.ts';
import type { Comparison } from '../../model/expression.ts';
import {
  notAList,
  notALiteral,
  outOfRange,
  unknownComparison,
} from '../../text/catalogue/sugar.ts';
import { domainTooLarge, emptyRange } from '../../text/catalogue/sugar-names.ts';
import { type Form, isAtom, isList, itemsOf, wordOf } from './form.ts';
import type { Call, Reader } from './operator.ts';

/** A whole number as it stands in the text. `what` says what is expected, such as "a weight". */
export function integerOf(form: Form, reader: Reader, what: string): Integer | undefined {
  const value = isAtom(form) ? form.node.number : undefined;
  if (value === undefined) {
    const negated = isList(form) && form.node.items.length === 2 && negatedLiteral(form);
    reader.report(
      form,
      notALiteral(form.node.span, what, reader.written(form), negated || undefined),
    );
  }
  return value;
}

/** `-3` for `(- 3)`, which is an expression and no literal. */
function negatedLiteral(form: Form & { readonly node: { readonly kind: 'list' } }): string | false {
  const [head, only] = itemsOf(form as Form<Extract<Form['node'], { kind: 'list' }>>);
  const value = only && isAtom(only) ? only.node.number : undefined;
  return head !== undefined && wordOf(head) === 'neg' && value !== undefined && value > 0
    ? `-${value}`
    : false;
}

/** A whole number between two bounds. */
export function numberWithin(
  form: Form,
  reader: Reader,
  what: string,
  low: number,
  high: number,
): number | undefined {
  const value = integerOf(form, reader, what);
  if (value === undefined) return undefined;
  if (typeof value === 'number' && value >= low && value <= high) return value;
  reader.report(form, outOfRange(form.node.span, what, `${value}`, low, high));
  return undefined;
}

/** The items of a list. */
export function listOf(form: Form, reader: Reader, what: string): readonly Form[] | undefined {
  if (isList(form)) return reader.spend(form) ? itemsOf(form) : undefined;
  reader.report(form, notAList(form.node.span, what, reader.written(form)));
  return undefined;
}

/** A bound or member of a domain. */
function boundOf(form: Form, reader: Reader): number | undefined {
  const value = integerOf(form, reader, 'a whole number');
  if (value === undefined || typeof value === 'number') return value;
  reader.report(form, domainTooLarge(form.node.span, `${value}`));
  return undefined;
}

/** A range from two forms. */
export function rangeOf(low: Form, high: Form, reader: Reader): Range | undefined {
  const [from, to] = [boundOf(low, reader), boundOf(high, reader)];
  if (from === undefined || to === undefined) return undefined;
  if (from > to) {
    const span = { ...low.node.span, end: Math.max(low.node.span.end, high.node.span.end) };
    reader.report(low, emptyRange(span, from, to));
    return undefined;
  }
  return [from, to];
}

/** A range of one value. */
export function pointOf(form: Form, reader: Reader): Range | undefined {
  const value = boundOf(form, reader);
  return value === undefined ? undefined : [value, value];
}

/** An item of a domain: a value, or two bounds in a list. */
function domainItem(item: Form, reader: Reader): Range | undefined {
  if (!isList(item)) return pointOf(item, reader);
  const [low, high, ...more] = itemsOf(item);
  if (low && high && more.length === 0) return rangeOf(low, high, reader);
  reader.report(
    item,
    notALiteral(item.node.span, 'a value or a range `(low high)`', reader.written(item), undefined),
  );
  return undefined;
}

/** The domain `(1 3 (5 9))`, possibly empty; undefined after a mistake. */
export function domainOf(form: Form, reader: Reader): Domain | undefined {
  const items = listOf(form, reader, 'a list of values and ranges, such as `(1 3 (5 9))`');
  if (!items) return undefined;
  const ranges: Range[] = [];
  for (const item of items) {
    const range = domainItem(item, reader);
    if (range) ranges.push(range);
  }
  return ranges.length === items.length ? domainOfRanges(ranges) : undefined;
}

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ['eq', 'eq'],
  ['ne', 'ne'],
  ['le', 'le'],
  ['lt', 'lt'],
  ['ge', 'ge'],
  ['gt', 'gt'],
  ['==', 'eq'],
]);

/** A comparison sign as an argument. */
export function comparisonOf(form: Form, call: Call, reader: Reader): Comparison {
  const word = wordOf(form);
  const found = word === undefined ? undefined : comparisons.get(word);
  if (found) return found;
  reader.report(form, unknownComparison(form.node.span, reader.written(form), call.shape));
  return 'eq';
}
