// regular: the terms, read from the first to the last, are accepted by a deterministic finite automaton (Pesant 2004).
import type { Integer } from '../../base/integer.ts';
import { add, choose, constant, element, member, scaled } from '../construct.ts';
import { between, type Domain, domainHas, rangeDomain } from '../domain.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import type { Fresh, Printed } from './definition.ts';

export interface Regular<I> {
  readonly kind: 'regular';
  readonly terms: readonly I[];
  /** `transitions[state - 1][symbol - 1]`: the next state, or 0 where the word is refused. Both count from 1. */
  readonly transitions: readonly (readonly number[])[];
  readonly start: number;
  readonly accepting: Domain;
}

export const regular = {
  map<I, J>(c: Regular<I>, int: (term: I) => J): Regular<J> {
    return { ...c, terms: c.terms.map(int) };
  },
  holds(c: Regular<Integer>): boolean {
    let state = c.start;
    for (const symbol of c.terms) {
      state = c.transitions[state - 1]?.[Number(symbol) - 1] ?? 0;
      if (state === 0) return false;
    }
    return domainHas(c.accepting, state);
  },
  /** The state after each term, 0 from the first refusal on, is a function of the terms so far. */
  decompose(c: Regular<IntExpr>, fresh: Fresh): BoolExpr {
    const symbols = c.transitions[0]?.length ?? 0;
    // A row for the refused state and a column for every symbol out of range.
    const flat = [Array<number>(symbols + 1).fill(0), ...c.transitions.map((row) => [0, ...row])]
      .flat()
      .map(constant);
    let state: IntExpr = constant(c.start);
    for (const [i, term] of c.terms.entries()) {
      const symbol = choose(member(term, rangeDomain(1, symbols)), term, constant(0));
      const place = add(scaled(symbols + 1, state), symbol, constant(1));
      state = fresh.integer(`state${i + 1}`, element(place, flat));
    }
    // State 0, a refusal, is never accepted, whatever the list says.
    return member(state, between(c.accepting, 1, c.transitions.length));
  },
  print(c: Regular<Printed>): string {
    const rows = c.transitions.map((row) => `(${row.join(' ')})`);
    const accepting = c.accepting.ranges.map(([low, high]) => `(${low} ${high})`);
    return `(regular (${c.terms.join(' ')}) (${rows.join(' ')}) ${c.start} (${accepting.join(' ')}))`;
  },
};
