// Random constraints of every kind over random arguments: one entry a kind, so that a further kind is missed by nobody.
import fc from 'fast-check';
import type { Edge } from '../../src/model/constraints/connected.ts';
import type { Task } from '../../src/model/constraints/cumulative.ts';
import type { Occurrence } from '../../src/model/constraints/global-cardinality.ts';
import type { Constraint, ConstraintKind, Constraints } from '../../src/model/constraints/index.ts';
import type { Cell } from '../../src/model/constraints/table.ts';
import type { BoolExpr, IntExpr } from '../../src/model/expression.ts';
import { arbitrarySet, comparisonOperator, listOf, smallInteger } from './arbitrary-values.ts';

/** What constraints are made of. */
export interface Arguments {
  readonly term: fc.Arbitrary<IntExpr>;
  readonly formula: fc.Arbitrary<BoolExpr>;
}

type Make<K extends ConstraintKind> = (
  from: Arguments,
) => fc.Arbitrary<Constraints<IntExpr, BoolExpr>[K]>;

const kind = <K extends string>(name: K): fc.Arbitrary<K> => fc.constant(name);

function edges(vertices: number): fc.Arbitrary<readonly Edge[]> {
  const end = fc.nat(Math.max(0, vertices - 1));
  return vertices === 0 ? fc.constant([]) : listOf(fc.tuple(end, end), 0, 5);
}

function occurrences(term: fc.Arbitrary<IntExpr>): fc.Arbitrary<readonly Occurrence<IntExpr>[]> {
  return listOf(fc.record({ value: term, count: term }), 0, 3);
}

/** Of origin, duration and end one may be missing. */
function task(term: fc.Arbitrary<IntExpr>): fc.Arbitrary<Task<IntExpr>> {
  return fc
    .tuple(fc.nat(3), term, term, term, term)
    .map(([missing, origin, duration, end, height]) => ({
      origin: missing === 0 ? undefined : origin,
      duration: missing === 1 ? undefined : duration,
      end: missing === 2 ? undefined : end,
      height,
    }));
}

const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 4, arbitrary: smallInteger },
  { weight: 1, arbitrary: fc.constant('*' as const) },
);

const makers: { readonly [K in ConstraintKind]: Make<K> } = {
  'all-different': ({ term }) =>
    fc.record({ kind: kind('all-different'), terms: listOf(term, 0, 4) }),
  'all-different-except': ({ term }) =>
    fc.record({
      kind: kind('all-different-except'),
      terms: listOf(term, 0, 4),
      except: listOf(smallInteger, 0, 2),
    }),
  circuit: ({ term }) =>
    fc.record({ kind: kind('circuit'), successors: listOf(term, 0, 4), sub: fc.boolean() }),
  connected: ({ formula }) =>
    listOf(formula, 0, 4).chain((vertices) =>
      fc.record({
        kind: kind('connected'),
        vertices: fc.constant(vertices),
        edges: edges(vertices.length),
      }),
    ),
  count: ({ term }) =>
    fc.record({
      kind: kind('count'),
      value: term,
      terms: listOf(term, 0, 4),
      operator: comparisonOperator,
      bound: term,
    }),
  cumulative: ({ term }) =>
    fc.record({ kind: kind('cumulative'), tasks: listOf(task(term), 0, 3), limit: term }),
  disjunctive: ({ term }) =>
    fc.record({
      kind: kind('disjunctive'),
      tasks: listOf(fc.record({ origin: term, duration: term }), 0, 3),
    }),
  'global-cardinality': ({ term }) =>
    fc.record({
      kind: kind('global-cardinality'),
      terms: listOf(term, 0, 4),
      occurrences: occurrences(term),
      closed: fc.boolean(),
    }),
  'global-cardinality-with-costs': ({ term }) =>
    fc
      .tuple(listOf(term, 1, 3), listOf(fc.record({ value: term, count: term }), 1, 3))
      .chain(([terms, pairs]) =>
        fc.record({
          kind: kind('global-cardinality-with-costs'),
          terms: fc.constant(terms),
          occurrences: fc.constant(pairs),
          costs: listOf(
            fc.record({
              term: fc.nat(terms.length - 1),
              pair: fc.nat(pairs.length - 1),
              weight: smallInteger,
            }),
            0,
            4,
          ),
          cost: term,
        }),
      ),
  'graph-division': ({ term, formula }) =>
    listOf(fc.option(term, { nil: undefined, freq: 1 }), 0, 4).chain((sizes) =>
      edges(sizes.length).chain((pairs) =>
        fc.record({
          kind: kind('graph-division'),
          sizes: fc.constant(sizes),
          edges: fc.constant(pairs),
          cuts: listOf(formula, pairs.length, pairs.length),
        }),
      ),
    ),
  inverse: ({ term }) =>
    fc.nat(3).chain((size) =>
      fc.record({
        kind: kind('inverse'),
        left: listOf(term, size, size),
        right: listOf(term, size, size),
      }),
    ),
  lex: ({ term }) =>
    fc.integer({ min: 1, max: 3 }).chain((size) =>
      fc.record({
        kind: kind('lex'),
        left: listOf(term, size, size),
        right: listOf(term, size, size),
        strict: fc.boolean(),
      }),
    ),
  member: ({ term }) => fc.record({ kind: kind('member'), term, domain: arbitrarySet }),
  'n-value': ({ term }) =>
    fc.record({ kind: kind('n-value'), count: term, terms: listOf(term, 0, 4) }),
  regular: ({ term }) =>
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .chain(([states, symbols]) =>
        fc.record({
          kind: kind('regular'),
          terms: listOf(term, 0, 4),
          transitions: listOf(listOf(fc.nat(states), symbols, symbols), states, states),
          start: fc.integer({ min: 1, max: states }),
          accepting: arbitrarySet,
        }),
      ),
  table: ({ term }) =>
    fc.nat(3).chain((columns) =>
      fc.record({
        kind: kind('table'),
        terms: listOf(term, columns, columns),
        rows: listOf(listOf(cell, columns, columns), 0, 5),
        positive: fc.boolean(),
      }),
    ),
};

/** A constraint of one of the given kinds. */
export function arbitraryConstraint(
  kinds: readonly ConstraintKind[],
  from: Arguments,
): fc.Arbitrary<Constraint<IntExpr, BoolExpr>> {
  return fc.oneof(
    ...kinds.map((name): fc.Arbitrary<Constraint<IntExpr, BoolExpr>> => makers[name](from)),
  );
}
