// circuit: successors (counted from 0) that form one cycle through all nodes; a subcircuit may leave nodes out (they
// are their own successors), and one that leaves out all of them is fine too.
import type { Integer } from '../../base/integer.ts';
import { add, and, choose, constant, constraint, element, eq, member, or } from '../construct.ts';
import { rangeDomain } from '../domain.ts';
import type { BoolExpr, IntExpr } from '../expression.ts';
import { allDifferent } from './all-different.ts';
import type { Fresh, Printed } from './definition.ts';

export interface Circuit<I> {
  readonly kind: 'circuit';
  readonly successors: readonly I[];
  /** Whether nodes may be left out. */
  readonly sub: boolean;
}

export const circuit = {
  map<I, J>(c: Circuit<I>, int: (term: I) => J): Circuit<J> {
    return { kind: c.kind, successors: c.successors.map(int), sub: c.sub };
  },
  holds(c: Circuit<Integer>): boolean {
    const { successors, sub } = c;
    const size = successors.length;
    if (!successors.every((next) => typeof next === 'number' && next >= 0 && next < size))
      return false;
    if (!allDifferent.holds({ kind: 'all-different', terms: successors })) return false;
    const visited = successors.filter((next, node) => !sub || next !== node).length;
    const start = successors.findIndex((next, node) => !sub || next !== node);
    if (start < 0) return true;
    let length = 0;
    let node = start;
    do {
      node = Number(successors[node]);
      length++;
    } while (node !== start);
    return length === visited;
  },
  /**
   * Follows the successors from the first node that is not left out: the walk is a function of them (those out of
   * range lead to node 0, and are refused apart), and it must meet every node that is not left out.
   */
  decompose(c: Circuit<IntExpr>, fresh: Fresh): BoolExpr {
    const size = c.successors.length;
    if (size === 0) return and();
    const inside = c.successors.map((next) => member(next, rangeDomain(0, size - 1)));
    const safe = c.successors.map((next, node) =>
      fresh.integer(`next${node}`, choose(inside[node] ?? and(), next, constant(0))),
    );
    const isOut = c.successors.map((next, node) => (c.sub ? eq(next, constant(node)) : or()));
    const walk = [fresh.integer('walk0', firstNotOut(isOut))];
    for (let step = 1; step < size; step++) {
      const at = walk[step - 1] ?? constant(0);
      walk.push(fresh.integer(`walk${step}`, element(add(at, constant(1)), safe)));
    }
    const met = c.successors.map((_, node) =>
      or(isOut[node] ?? or(), ...walk.map((place) => eq(place, constant(node)))),
    );
    const distinct = constraint({ kind: 'all-different', terms: c.successors });
    return and(...inside, distinct, ...met);
  },
  print(c: Circuit<Printed>): string {
    return `(${c.sub ? 'circuit' : 'hamiltonian'} ${c.successors.join(' ')})`;
  },
};

/** The first node that is in; 0 if there is none. */
function firstNotOut(isOut: readonly BoolExpr[]): IntExpr {
  return isOut.reduceRight<IntExpr>(
    (rest, out, node) => choose(out, rest, constant(node)),
    constant(0),
  );
}
