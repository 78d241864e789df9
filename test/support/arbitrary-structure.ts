// Random constraints on graphs, tours, words and sets, and the small parts that all random s-expressions are made of.
import fc from 'fast-check';
import type { Expression } from './sugar-expression.ts';

export type Expressions = fc.Arbitrary<Expression>;

export const small: fc.Arbitrary<string> = fc.integer({ min: -2, max: 4 }).map(String);
const natural = (most: number): fc.Arbitrary<string> => fc.nat(most).map(String);

export const several = (of: Expressions, least: number, most: number): fc.Arbitrary<Expression[]> =>
  fc.array(of, { minLength: least, maxLength: most, size: 'max' });

/** A list in brackets. */
export const listOf = (of: Expressions, most: number): Expressions => several(of, 0, most);

/** One of the heads with its arguments behind it. */
export const apply = (heads: string, args: fc.Arbitrary<Expression[]>): Expressions =>
  fc
    .tuple(fc.constantFrom(...heads.split(' ')), args)
    .map(([head, parts]): Expression => [head, ...parts]);

/** Values and ranges. */
const items: Expressions = listOf(
  fc.oneof(
    small,
    fc
      .tuple(fc.integer({ min: -3, max: 1 }), fc.nat(3))
      .map(([low, more]): Expression => [`${low}`, `${low + more}`]),
  ),
  3,
);

/** Vertices, a part for each, and the ends of some edges. */
function graph(
  part: Expressions,
  behind: (edges: number) => fc.Arbitrary<Expression[]>,
): fc.Arbitrary<Expression[]> {
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(5))
    .chain(([vertices, edges]) =>
      fc
        .tuple(
          several(part, vertices, vertices),
          several(natural(vertices - 1), 2 * edges, 2 * edges),
          behind(edges),
        )
        .map((parts) => [`${vertices}`, `${edges}`, ...parts.flat()]),
    );
}

/** Words over two symbols and up to three states. */
function automaton(term: Expressions): fc.Arbitrary<Expression[]> {
  return fc
    .integer({ min: 1, max: 3 })
    .chain((states) =>
      fc.tuple(
        listOf(term, 4),
        several(fc.tuple(natural(states), natural(states)), states, states),
        fc.integer({ min: 1, max: states }).map(String),
        several(fc.integer({ min: 1, max: states }).map(String), 0, 2),
      ),
    );
}

/** Pairs of a value and a count, and costs for places in the list and among the pairs. */
function costs(term: Expressions): fc.Arbitrary<Expression[]> {
  return fc.tuple(several(term, 1, 3), several(fc.tuple(term, term), 1, 2)).chain(([list, pairs]) =>
    fc
      .tuple(
        listOf(
          fc
            .tuple(fc.nat(list.length - 1), fc.nat(pairs.length - 1), small)
            .map(([i, j, weight]) => [`${i + 1}`, `${j + 1}`, weight]),
          3,
        ),
        term,
      )
      .map(([triples, cost]) => [list, pairs, triples, cost]),
  );
}

/** The constraints, over terms and formulas. */
export function structures(term: Expressions, formula: Expressions): Expressions {
  const equal = fc
    .integer({ min: 0, max: 3 })
    .chain((length) => fc.tuple(several(term, length, length), several(term, length, length)));
  const size = fc.oneof(term, fc.constant('*'));
  return fc.oneof(
    apply('circuit hamiltonian', several(term, 0, 4)),
    apply('inverse', equal),
    apply('regular', automaton(term)),
    apply(
      'graph-active-vertices-connected',
      graph(formula, () => fc.constant([])),
    ),
    apply(
      'graph-division',
      graph(size, (edges) => several(formula, edges, edges)),
    ),
    apply('in', fc.tuple(term, items)),
    apply('alldifferent_except', fc.tuple(listOf(term, 4), listOf(small, 2))),
    apply('global_cardinality_closed', fc.tuple(listOf(term, 4), listOf(fc.tuple(term, term), 3))),
    apply('global_cardinality_with_costs', costs(term)),
  );
}
