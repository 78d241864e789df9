// Constraints about equality and order of the items of lists.
import { constraint } from '../../model/construct.ts';
import type { Comparison } from '../../model/expression.ts';
import { notKnown } from '../../text/catalogue/analysis.ts';
import { alike, ranked } from '../expression/alike.ts';
import {
  type CallSite,
  type SurfaceFunction,
  signature,
  variadic,
} from '../expression/function.ts';
import { compareWhole } from '../expression/rational.ts';
import { simple, values } from '../expression/shapes.ts';
import { all } from '../expression/truth.ts';
import { boolean } from '../expression/type.ts';
import { isInteger, type Truth, type Value } from '../expression/value.ts';
import * as whole from '../expression/whole.ts';

function allDifferent({ analysis, span }: CallSite, items: readonly Value[]): Truth {
  const terms = alike(items, span, analysis);
  if (terms.every(isInteger)) return new Set(terms).size === terms.length;
  return constraint({ kind: 'all-different', terms: terms.map(whole.termOf) });
}

function allEqual({ analysis, span }: CallSite, items: readonly Value[]): Truth {
  const [first, ...rest] = alike(items, span, analysis);
  if (first === undefined) return true;
  if (rest.length === 0) return all(whole.definedness([first]));
  return all(rest.map((term) => compareWhole('eq', first, term)));
}

/** Each neighbouring pair compares so. */
const chain = (name: string, operator: Comparison, summary: string): SurfaceFunction => ({
  name,
  summary,
  signatures: [
    signature('list', [values], boolean, ({ analysis, span }, items) => {
      const terms = ranked(items, span, analysis);
      if (terms.length === 1) return all(whole.definedness(terms));
      return all(terms.slice(1).map((term, i) => compareWhole(operator, terms[i] ?? 0, term)));
    }),
  ],
});

/** A list that is the beginning of the other comes before it. What is longer has to be defined, too. */
const lexicographic = (name: string, strict: boolean, summary: string): SurfaceFunction => ({
  name,
  summary,
  signatures: [
    signature('list list', [values, values], boolean, ({ analysis, span }, left, right) => {
      const terms = ranked([...left, ...right], span, analysis);
      const length = Math.min(left.length, right.length);
      const [first, second] = [terms.slice(0, left.length), terms.slice(left.length)];
      const orEqual = left.length < right.length || (left.length === right.length && !strict);
      const rest = whole.definedness([...first.slice(length), ...second.slice(length)]);
      if (length === 0) return all([orEqual, ...rest]);
      const compared = constraint({
        kind: 'lex',
        left: first.slice(0, length).map(whole.termOf),
        right: second.slice(0, length).map(whole.termOf),
        strict: !orEqual,
      });
      return all([compared, ...rest]);
    }),
  ],
});

export const order: readonly SurfaceFunction[] = [
  {
    name: 'alldifferent',
    summary: 'No two items are equal.',
    signatures: [
      signature('list', [values], boolean, allDifferent),
      variadic('value', simple, boolean, allDifferent),
    ],
  },
  {
    name: 'alldifferent_except',
    summary: 'No two items are equal, unless they are one of the excepted values.',
    signatures: [
      signature(
        'list values',
        [values, values],
        boolean,
        ({ analysis, span, spans }, items, excepted) => {
          const terms = alike([...items, ...excepted], span, analysis);
          const except = terms.slice(items.length).filter(isInteger);
          if (except.length < excepted.length) {
            const place = spans[1] ?? span;
            analysis.report(notKnown(place, analysis.textAt(place), 'excepted values'));
          }
          return constraint({
            kind: 'all-different-except',
            terms: terms.slice(0, items.length).map(whole.termOf),
            except,
          });
        },
      ),
    ],
  },
  {
    name: 'allequal',
    summary: 'All items are equal.',
    signatures: [
      signature('list', [values], boolean, allEqual),
      variadic('value', simple, boolean, allEqual),
    ],
  },
  chain('increasing', 'le', 'Each item is at least the one before it.'),
  chain('strictly_increasing', 'lt', 'Each item is greater than the one before it.'),
  chain('decreasing', 'ge', 'Each item is at most the one before it.'),
  chain('strictly_decreasing', 'gt', 'Each item is less than the one before it.'),
  lexicographic('lex_less', true, 'The first list comes before the second in lexicographic order.'),
  lexicographic(
    'lex_lesseq',
    false,
    'The first list comes before the second in lexicographic order, or equals it.',
  ),
];
