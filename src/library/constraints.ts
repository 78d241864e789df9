// The constraints over lists that constraint programmers know, as formulas. Places and nodes count from 0.
import type { Occurrence } from '../model/constraints/global-cardinality.ts';
import type { Cell } from '../model/constraints/table.ts';
import * as make from '../model/construct.ts';
import { domainOfValues } from '../model/domain.ts';
import type { Comparison, IntExpr } from '../model/expression.ts';
import { sameLength } from './functions.ts';
import { PuzzleError } from './puzzle-error.ts';
import { type Formula, formula, integer, type Numeric, toTerm, whole } from './terms.ts';

/** No two terms have the same value. @example model.add(allDifferent(row)); */
export function allDifferent(terms: readonly Numeric[]): Formula {
  return formula((...parts) => make.constraint({ kind: 'all-different', terms: parts }), ...terms);
}

/**
 * Two terms have the same value only if that is one of the excepted ones, by default 0.
 *
 * @example
 * allDifferentExcept(seats, [0]) // 0 for an empty seat
 */
export function allDifferentExcept(
  terms: readonly Numeric[],
  except: readonly (number | bigint)[] = [0],
): Formula {
  const values = except.map(integer);
  return formula(
    (...parts) => make.constraint({ kind: 'all-different-except', terms: parts, except: values }),
    ...terms,
  );
}

/** All terms have the same value. @example allEqual([a, b, c]) */
export function allEqual(terms: readonly Numeric[]): Formula {
  return formula(
    (first, ...rest) => {
      const pairs = first ? rest.map((other) => make.eq(first, other)) : [];
      return make.and(...pairs);
    },
    ...terms,
  );
}

function counting(
  operator: Comparison,
  bound: Numeric,
  terms: readonly Numeric[],
  value: Numeric,
): Formula {
  return formula(
    (limit = nothing, wanted = nothing, ...parts) =>
      make.constraint({ kind: 'count', value: wanted, terms: parts, operator, bound: limit }),
    bound,
    value,
    ...terms,
  );
}

const nothing: IntExpr = make.constant(0);

/** So many of the terms have the value; by default 1, so that it counts formulas that are true. @example exactly(2, [p, q, r]) */
export function exactly(bound: Numeric, terms: readonly Numeric[], value: Numeric = 1): Formula {
  return counting('eq', bound, terms, value);
}

/**
 * At least so many of the terms have the value; see {@link exactly}.
 *
 * @example
 * atLeast(1, week.map((day) => day.is('off')))
 */
export function atLeast(bound: Numeric, terms: readonly Numeric[], value: Numeric = 1): Formula {
  return counting('ge', bound, terms, value);
}

/**
 * At most so many of the terms have the value; see {@link exactly}.
 *
 * @example
 * atMost(2, row, 7) // at most two sevens
 */
export function atMost(bound: Numeric, terms: readonly Numeric[], value: Numeric = 1): Formula {
  return counting('le', bound, terms, value);
}

/** The terms have so many different values. @example differentValues(3, colours) */
export function differentValues(count: Numeric, terms: readonly Numeric[]): Formula {
  return formula(
    (size = nothing, ...parts) => make.constraint({ kind: 'n-value', count: size, terms: parts }),
    count,
    ...terms,
  );
}

/**
 * Each value occurs as often as its count says.
 * @param closed whether the terms have no other values
 *
 * @example
 * occurrences(days, [[0, 2], [1, atLeastOne]]) // two zeros, and `atLeastOne` ones
 */
export function occurrences(
  terms: readonly Numeric[],
  counts: readonly (readonly [value: Numeric, count: Numeric])[],
  { closed = false }: { readonly closed?: boolean } = {},
): Formula {
  return formula(
    (...parts) => {
      const [own, pairs] = split(parts, terms.length);
      return make.constraint({
        kind: 'global-cardinality',
        terms: own,
        occurrences: pairs,
        closed,
      });
    },
    ...terms,
    ...counts.flat(),
  );
}

/** Terms, and behind them values and counts in turn. */
function split(
  parts: readonly IntExpr[],
  size: number,
): readonly [readonly IntExpr[], readonly Occurrence<IntExpr>[]] {
  const rest = parts.slice(size);
  const pairs: Occurrence<IntExpr>[] = [];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const [value, count] = [rest[i], rest[i + 1]];
    if (value && count) pairs.push({ value, count });
  }
  return [parts.slice(0, size), pairs];
}

/**
 * As {@link occurrences}, and taking values costs: `weights[i][j]` where term `i` has the value of pair `j`.
 * @param cost the sum of what is taken
 *
 * @example
 * occurrencesWithCost(days, [[1, 2]], days.map(() => [5]), 10)
 */
export function occurrencesWithCost(
  terms: readonly Numeric[],
  counts: readonly (readonly [value: Numeric, count: Numeric])[],
  weights: readonly (readonly (number | bigint)[])[],
  cost: Numeric,
): Formula {
  sameLength('occurrencesWithCost', terms, weights);
  const costs = weights.flatMap((row, i) =>
    row.map((weight, j) => ({ term: i, pair: j, weight: integer(weight) })),
  );
  for (const row of weights) sameLength('occurrencesWithCost', counts, row);
  return formula(
    (total = nothing, ...parts) => {
      const [own, pairs] = split(parts, terms.length);
      return make.constraint({
        kind: 'global-cardinality-with-costs',
        terms: own,
        occurrences: pairs,
        costs,
        cost: total,
      });
    },
    cost,
    ...terms,
    ...counts.flat(),
  );
}

/**
 * The terms together are one of the rows; `'*'` in a row stands for any value.
 *
 * @example
 * table([day, shift], [[1, 1], [1, 2], [2, '*']])
 */
export function table(
  terms: readonly Numeric[],
  rows: readonly (readonly (number | bigint | '*')[])[],
): Formula {
  return inTable(terms, rows, true);
}

/**
 * The terms together are none of the rows; see {@link table}.
 *
 * @example
 * notTable([a, b], [[1, 1], [2, 2]])
 */
export function notTable(
  terms: readonly Numeric[],
  rows: readonly (readonly (number | bigint | '*')[])[],
): Formula {
  return inTable(terms, rows, false);
}

function inTable(
  terms: readonly Numeric[],
  rows: readonly (readonly (number | bigint | '*')[])[],
  positive: boolean,
): Formula {
  const cells = rows.map((row) => {
    sameLength('table', terms, row);
    return row.map((cell): Cell => (cell === '*' ? cell : integer(cell)));
  });
  return formula(
    (...parts) => make.constraint({ kind: 'table', terms: parts, rows: cells, positive }),
    ...terms,
  );
}

/** A deterministic finite automaton: states and symbols count from 0, the first state is where it begins. */
export interface Automaton {
  /** `moves[state][symbol]`: the next state; undefined where the word is refused. */
  readonly moves: readonly (readonly (number | undefined)[])[];
  /** The states in which a word may end. */
  readonly accepting: readonly number[];
}

/**
 * The terms, read from the first to the last, are a word that an automaton accepts.
 *
 * @example
 * regular(bits, { moves: [[0, 1], [0, undefined]], accepting: [0, 1] }) // no two ones in a row
 */
export function regular(terms: readonly Numeric[], { moves, accepting }: Automaton): Formula {
  const size = moves.length;
  const state = (value: number): number => {
    if (whole(value) >= 0 && value < size) return value + 1;
    throw new PuzzleError(`regular: there is no state ${value}: they are 0..${size - 1}`);
  };
  for (const row of moves) sameLength('regular', moves[0] ?? [], row);
  const transitions = moves.map((row) => row.map((next) => (next === undefined ? 0 : state(next))));
  if (transitions.length === 0) throw new PuzzleError('regular: there are no states');
  const ends = domainOfValues(accepting.map(state));
  const symbols = terms.map((each) => toTerm(each).plus(1));
  return formula(
    (...parts) =>
      make.constraint({ kind: 'regular', terms: parts, transitions, start: 1, accepting: ends }),
    ...symbols,
  );
}

/**
 * The first list comes before the second in lexicographic order.
 *
 * @example
 * lexLess(grid[0], grid[1])
 */
export function lexLess(left: readonly Numeric[], right: readonly Numeric[]): Formula {
  return inOrder(left, right, true);
}

/**
 * The first list comes before the second in lexicographic order, or equals it.
 *
 * @example
 * lexLessOrEqual(week1, week2)
 */
export function lexLessOrEqual(left: readonly Numeric[], right: readonly Numeric[]): Formula {
  return inOrder(left, right, false);
}

function inOrder(left: readonly Numeric[], right: readonly Numeric[], strict: boolean): Formula {
  sameLength(strict ? 'lexLess' : 'lexLessOrEqual', left, right);
  if (left.length === 0) return formula(() => (strict ? make.falsity : make.truth));
  return formula(
    (...parts) =>
      make.constraint({
        kind: 'lex',
        left: parts.slice(0, left.length),
        right: parts.slice(left.length),
        strict,
      }),
    ...left,
    ...right,
  );
}

/**
 * Each term is at least as great as the one before it.
 *
 * @example
 * ascending(marks, { strict: true })
 */
export function ascending(
  terms: readonly Numeric[],
  { strict = false }: { readonly strict?: boolean } = {},
): Formula {
  return formula(
    (...parts) => {
      const [, ...later] = parts;
      const order = strict ? make.lt : make.le;
      return make.and(...later.map((next, i) => order(parts[i] ?? next, next)));
    },
    ...terms,
  );
}
