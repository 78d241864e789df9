// Constraints about how often values occur, and weighted sums.

import type { Occurrence } from '../../model/constraints/global-cardinality.ts';
import type { Cost } from '../../model/constraints/global-cardinality-with-costs.ts';
import { compare, constant, constraint, mul } from '../../model/construct.ts';
import type { BoolExpr, IntExpr } from '../../model/expression.ts';
import { wrongShape } from '../../text/catalogue/sugar.ts';
import { singleCompound } from '../../text/catalogue/sugar-quirks.ts';
import { type Form, isList, itemsOf, wordOf } from './form.ts';
import { comparisonOf, integerOf, listOf, numberWithin } from './literals.ts';
import { type Call, type Operators, operators, type Reader } from './operator.ts';
import { sum, termOperators } from './terms.ts';

const several = Number.POSITIVE_INFINITY;

/** The terms of a list. */
export function termsOf(form: Form | undefined, reader: Reader): readonly IntExpr[] {
  const items = form && listOf(form, reader, 'a list of terms');
  return (items ?? []).map((item) => reader.term(item));
}

/** Each item of a list as a list of so many forms. */
export function tuplesOf(
  form: Form | undefined,
  reader: Reader,
  size: number,
  what: string,
  shape: string,
): readonly (readonly Form[])[] {
  const items = (form && listOf(form, reader, `a list of ${what}s ${shape}`)) ?? [];
  return items.flatMap((item) => {
    const parts = isList(item) ? itemsOf(item) : [];
    if (parts.length === size) return [parts];
    reader.report(item, wrongShape(item.node.span, what, [shape]));
    return [];
  });
}

/**
 * `(alldifferent t ...)` or `(alldifferent (t ...))`. A single list is one of terms; but where it begins with an
 * operator and there is no variable of that name, it can only be a term.
 */
function differentTerms(call: Call, reader: Reader): readonly IntExpr[] {
  const [only] = call.arguments;
  if (!only || call.arguments.length > 1 || !isList(only)) {
    return call.arguments.map((form) => reader.term(form));
  }
  const [head] = itemsOf(only);
  const word = head && wordOf(head);
  if (word === undefined || !termOperators.has(word) || reader.scope.integers.has(word)) {
    return termsOf(only, reader);
  }
  reader.report(only, singleCompound(only.node.span, reader.written(only)));
  return [reader.term(only)];
}

function occurrences(form: Form | undefined, reader: Reader): readonly Occurrence<IntExpr>[] {
  return tuplesOf(form, reader, 2, 'pair', '(value count)').map(([value, count]) => ({
    value: reader.term(value as Form),
    count: reader.term(count as Form),
  }));
}

function cardinality(closed: boolean): (call: Call, reader: Reader) => BoolExpr {
  return (call, reader) =>
    constraint({
      kind: 'global-cardinality',
      terms: termsOf(call.arguments[0], reader),
      occurrences: occurrences(call.arguments[1], reader),
      closed,
    });
}

/** Positions in the text count from 1. */
function costs(
  form: Form | undefined,
  reader: Reader,
  terms: number,
  pairs: number,
): readonly Cost[] {
  return tuplesOf(form, reader, 3, 'triple', '(term-position pair-position weight)').flatMap(
    ([i, j, w]) => {
      const term = numberWithin(i as Form, reader, 'a position in the list of terms', 1, terms);
      const pair = numberWithin(j as Form, reader, 'a position in the list of pairs', 1, pairs);
      const weight = integerOf(w as Form, reader, 'a weight');
      if (term === undefined || pair === undefined || weight === undefined) return [];
      return [{ term: term - 1, pair: pair - 1, weight }];
    },
  );
}

function weightedSum(call: Call, reader: Reader): BoolExpr {
  const [list, sign, bound] = call.arguments;
  const products = tuplesOf(list, reader, 2, 'weighted term', '(weight term)').map(([w, t]) => {
    const weight = integerOf(w as Form, reader, 'a weight') ?? 0;
    return mul(constant(weight), reader.term(t as Form));
  });
  const operator = comparisonOf(sign as Form, call, reader);
  return compare(operator, sum(products), reader.term(bound as Form));
}

export const counting: Operators<BoolExpr> = operators<BoolExpr>({
  alldifferent: {
    shape: '(alldifferent t ...)',
    least: 0,
    most: several,
    levels: 2,
    read: (call, reader) =>
      constraint({ kind: 'all-different', terms: differentTerms(call, reader) }),
  },
  alldifferent_except: {
    shape: '(alldifferent_except (t ...) (value ...))',
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const terms = termsOf(call.arguments[0], reader);
      const values = listOf(call.arguments[1] as Form, reader, 'a list of values') ?? [];
      const except = values.map((form) => integerOf(form, reader, 'a value') ?? 0);
      return constraint({ kind: 'all-different-except', terms, except });
    },
  },
  weightedsum: {
    shape: '(weightedsum ((weight t) ...) <= u)',
    least: 3,
    most: 3,
    levels: 3,
    read: weightedSum,
  },
  nvalue: {
    shape: '(nvalue n (t ...))',
    least: 2,
    most: 2,
    levels: 2,
    read: (call, reader) => {
      const count = reader.term(call.arguments[0] as Form);
      return constraint({ kind: 'n-value', count, terms: termsOf(call.arguments[1], reader) });
    },
  },
  count: {
    shape: '(count value (t ...) = n)',
    least: 4,
    most: 4,
    levels: 2,
    read: (call, reader) => {
      const [value, terms, sign, bound] = call.arguments;
      return constraint({
        kind: 'count',
        value: reader.term(value as Form),
        terms: termsOf(terms, reader),
        operator: comparisonOf(sign as Form, call, reader),
        bound: reader.term(bound as Form),
      });
    },
  },
  global_cardinality: {
    shape: '(global_cardinality (t ...) ((value count) ...))',
    least: 2,
    most: 2,
    levels: 2,
    read: cardinality(false),
  },
  global_cardinality_closed: {
    shape: '(global_cardinality_closed (t ...) ((value count) ...))',
    least: 2,
    most: 2,
    levels: 2,
    read: cardinality(true),
  },
  global_cardinality_with_costs: {
    shape: '(global_cardinality_with_costs (t ...) ((value count) ...) ((i j weight) ...) cost)',
    least: 4,
    most: 4,
    levels: 2,
    read: (call, reader) => {
      const [list, pairs, triples, cost] = call.arguments;
      const terms = termsOf(list, reader);
      const listed = occurrences(pairs, reader);
      // A wrong pair was reported; positions are then not judged, for nobody knows how many pairs were meant.
      const size = pairs && isList(pairs) ? pairs.node.items.length : listed.length;
      return constraint({
        kind: 'global-cardinality-with-costs',
        terms,
        occurrences: listed,
        costs: costs(triples, reader, terms.length, size),
        cost: reader.term(cost ?? call.form),
      });
    },
  },
});
