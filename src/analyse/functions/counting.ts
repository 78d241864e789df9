// Functions and constraints that count: how many are true, how many have a value, how many different values there are.

import type { Integer } from '../../base/integer.ts';
import { boundsOf, type DomainOf } from '../../model/bounds.ts';
import { constraint } from '../../model/construct.ts';
import { type Domain, domainValues, rangeDomain } from '../../model/domain.ts';
import type { Comparison, IntExpr } from '../../model/expression.ts';
import { differentLengths } from '../../text/catalogue/analysis.ts';
import { alike } from '../expression/alike.ts';
import { toTruth } from '../expression/convert.ts';
import {
  type CallSite,
  type Guard,
  type SurfaceFunction,
  signature,
} from '../expression/function.ts';
import { compareWhole } from '../expression/rational.ts';
import { integer, integers, simple, truths, values } from '../expression/shapes.ts';
import { all, any, implies, indicator, odd } from '../expression/truth.ts';
import { boolean, number } from '../expression/type.ts';
import { isInteger, type Truth, type Value, type Whole } from '../expression/value.ts';
import * as whole from '../expression/whole.ts';

/** What does not fulfil the condition counts as false, or as true. */
const counts: Guard = (item, condition, span, analysis) =>
  all([condition, toTruth(item, span, analysis)]);
const isImplied: Guard = (item, condition, span, analysis) =>
  implies(condition, toTruth(item, span, analysis));

const howMany = (truths: readonly Truth[]): Whole => whole.sum(truths.map(indicator));

/**
 * As many of these are true as there are different values: for few values whether a term has it, from which a bound of the
 * number follows; for many whether a term differs from those before it.
 */
function whichDiffer(terms: readonly Whole[], domainOf: DomainOf): readonly Truth[] {
  const values = valuesOf(terms, domainOf, 2 * terms.length);
  if (values) {
    return [...values].map((value) => any(terms.map((term) => compareWhole('eq', term, value))));
  }
  return terms.map((term, i) =>
    all(terms.slice(0, i).map((earlier) => compareWhole('ne', earlier, term))),
  );
}

/** The values that some terms can have, as far as their bounds tell; undefined where they are more than the limit. */
function valuesOf(
  terms: readonly Whole[],
  domainOf: DomainOf,
  limit: number,
): ReadonlySet<Integer> | undefined {
  const found = new Set<Integer>(terms.filter(isInteger));
  for (const term of terms) {
    if (isInteger(term)) continue;
    const domain = domainOfTerm(term, domainOf);
    if (!domain || domain.size > limit) return undefined;
    for (const value of domainValues(domain)) found.add(value);
  }
  return found.size > limit ? undefined : found;
}

/** The values that a term can have; undefined where they are beyond 2^53. */
function domainOfTerm(term: IntExpr, domainOf: DomainOf): Domain | undefined {
  if (term.kind === 'variable') return domainOf(term.id);
  const { low, high } = boundsOf(term, domainOf);
  const areSafe = typeof low === 'number' && typeof high === 'number';
  return areSafe && low <= high ? rangeDomain(low, high) : undefined;
}

/** How many of the values equal one of them; undefined where one of them is. */
function occurrences(site: CallSite, items: readonly Value[], value: Value): Whole {
  const [sought = 0, ...terms] = alike([value, ...items], site.span, site.analysis);
  const hits = terms.map((term) => indicator(compareWhole('eq', term, sought)));
  return whole.onlyWhere(whole.sum(hits), whole.definedness([sought, ...terms]));
}

/** How many of the values equal one of them, compared with a number. */
function occur(
  site: CallSite,
  operator: Comparison,
  items: readonly Value[],
  value: Value,
  bound: Whole,
): Truth {
  const [sought = 0, ...terms] = alike([value, ...items], site.span, site.analysis);
  if ([sought, bound, ...terms].every(isInteger)) {
    return compareWhole(operator, terms.filter((term) => term === sought).length, bound);
  }
  return constraint({
    kind: 'count',
    value: whole.termOf(sought),
    terms: terms.map(whole.termOf),
    operator,
    bound: whole.termOf(bound),
  });
}

const bounded = (name: string, operator: Comparison, summary: string): SurfaceFunction => ({
  name,
  summary,
  signatures: [
    signature('number booleans', [integer, truths], boolean, (_site, bound, items) =>
      compareWhole(operator, howMany(items), bound),
    ),
    signature(
      'number list value',
      [integer, values, simple],
      boolean,
      (site, bound, items, value) => occur(site, operator, items, value, bound),
    ),
  ],
});

export const counting: readonly SurfaceFunction[] = [
  {
    name: 'count',
    summary: 'How many of some booleans are true, or how many items of a list have a value.',
    guard: counts,
    signatures: [
      signature('booleans', [truths], number, (_site, items) => howMany(items)),
      signature('list value', [values, simple], number, occurrences),
      signature(
        'list value number',
        [values, simple, integer],
        boolean,
        (site, items, value, bound) => occur(site, 'eq', items, value, bound),
      ),
    ],
  },
  bounded(
    'exactly',
    'eq',
    'So many of some booleans are true, or of the items of a list have a value.',
  ),
  bounded('at_least', 'ge', 'So many or more.'),
  bounded('at_most', 'le', 'So many or fewer.'),
  {
    name: 'forall',
    summary: 'All of them are true; true for none.',
    guard: isImplied,
    signatures: [signature('booleans', [truths], boolean, (_site, items) => all(items))],
  },
  {
    name: 'exists',
    summary: 'At least one of them is true; false for none.',
    guard: counts,
    signatures: [signature('booleans', [truths], boolean, (_site, items) => any(items))],
  },
  {
    name: 'xor_all',
    summary: 'An odd number of them is true.',
    guard: counts,
    signatures: [signature('booleans', [truths], boolean, (_site, items) => odd(items))],
  },
  {
    name: 'nvalue',
    summary: 'How many different values a list has.',
    signatures: [
      signature('list', [values], number, (site, items) => {
        const terms = alike(items, site.span, site.analysis);
        const count = howMany(whichDiffer(terms, site.analysis.domainOf));
        return whole.onlyWhere(count, whole.definedness(terms));
      }),
      signature('number list', [integer, values], boolean, (site, count, items) => {
        const terms = alike(items, site.span, site.analysis).map(whole.termOf);
        return constraint({ kind: 'n-value', count: whole.termOf(count), terms });
      }),
    ],
  },
  {
    name: 'global_cardinality',
    summary:
      'Each of some values occurs as often in a list as the number beside it says; other values are free.',
    signatures: [
      signature(
        'list values counts',
        [values, values, integers],
        boolean,
        (site, items, covered, counts) => {
          const { analysis, span } = site;
          if (covered.length !== counts.length) {
            analysis.report(differentLengths(span, [covered.length, counts.length]));
            return true;
          }
          const all = alike([...items, ...covered], span, analysis).map(whole.termOf);
          const occurrences = all.slice(items.length).map((value, i) => ({
            value,
            count: whole.termOf(counts[i] ?? 0),
          }));
          const terms = all.slice(0, items.length);
          return constraint({ kind: 'global-cardinality', terms, occurrences, closed: false });
        },
      ),
    ],
  },
];
