// global-cardinality-with-costs: an open global-cardinality where taking a listed value costs a weight, and `cost` is the sum.
import { type Integer, add as plus } from '../../base/integer.ts';
import { add, and, choose, constant, eq } from '../construct.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Printed } from './definition.ts';
import {
  decomposeOccurrences,
  mapOccurrences,
  type Occurrence,
  occurrencesHold,
} from './global-cardinality.ts';

/** `weight` is due when the term at place `term` equals the value of the pair at place `pair`; both count from 0. */
export interface Cost {
  readonly term: number;
  readonly pair: number;
  readonly weight: Integer;
}

export interface GlobalCardinalityWithCosts<I> {
  readonly kind: 'global-cardinality-with-costs';
  readonly terms: readonly I[];
  readonly occurrences: readonly Occurrence<I>[];
  readonly costs: readonly Cost[];
  readonly cost: I;
}

export const globalCardinalityWithCosts = {
  map<I, J>(c: GlobalCardinalityWithCosts<I>, int: (term: I) => J): GlobalCardinalityWithCosts<J> {
    return {
      kind: c.kind,
      terms: c.terms.map(int),
      occurrences: mapOccurrences(c.occurrences, int),
      costs: c.costs,
      cost: int(c.cost),
    };
  },
  holds(c: GlobalCardinalityWithCosts<Integer>): boolean {
    const due = c.costs.filter(({ term, pair }) => c.terms[term] === c.occurrences[pair]?.value);
    const total = due.reduce<Integer>((sum, { weight }) => plus(sum, weight), 0);
    return occurrencesHold(c.terms, c.occurrences) && total === c.cost;
  },
  decompose(c: GlobalCardinalityWithCosts<IntExpr>): BoolExpr {
    const zero = constant(0);
    const due = c.costs.map(({ term, pair, weight }) =>
      choose(eq(c.terms[term] ?? zero, c.occurrences[pair]?.value ?? zero), constant(weight), zero),
    );
    return and(...decomposeOccurrences(c.terms, c.occurrences), eq(add(...due), c.cost));
  },
  print(c: GlobalCardinalityWithCosts<Printed>): string {
    const pairs = c.occurrences.map(({ value, count }) => `(${value} ${count})`);
    const costs = c.costs.map(({ term, pair, weight }) => `(${term + 1} ${pair + 1} ${weight})`);
    return `(global_cardinality_with_costs (${c.terms.join(' ')}) (${pairs.join(' ')}) (${costs.join(' ')}) ${c.cost})`;
  },
};
