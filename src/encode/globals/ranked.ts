// Connected vertices of a graph that is large and dense: each chosen one but a root has a chosen neighbour of lower rank.
import { type Edge, neighbours } from '../../model/constraints/connected.ts';
import { rangeDomain } from '../../model/domain.ts';
import type { Cnf } from '../cnf.ts';
import { conjunction } from '../gates.ts';
import { makeInteger } from '../integer.ts';
import { addLinear } from '../linear/linear.ts';
import { always, never, type SatLiteral } from '../literal.ts';
import type { Quantity } from '../quantity.ts';

/** Demands that the chosen vertices hang together by the edges, which are no loops. */
export function addConnectedByRanks(
  cnf: Cnf,
  chosen: readonly SatLiteral[],
  edges: readonly Edge[],
): void {
  const around = neighbours(chosen.length, edges);
  const roots = rootsOf(cnf, chosen);
  const ranks = chosen.map(() => makeInteger(cnf, rangeDomain(0, chosen.length - 1), 'binary'));
  for (const [v, literal] of chosen.entries()) {
    if (cnf.value(literal) === never || roots[v] === always) continue;
    const parents = new Set(around[v]);
    const ways = [...parents].map((parent) => {
      const isParent = cnf.fresh();
      cnf.add(-isParent, chosen[parent] as number);
      const fall = [
        { coefficient: 1, quantity: ranks[parent] as Quantity },
        { coefficient: -1, quantity: ranks[v] as Quantity },
      ];
      addLinear(cnf, fall, 'le', -1, -isParent);
      return isParent;
    });
    cnf.addAll([-literal, roots[v] as number, ...ways]);
  }
}

/** For each vertex whether it is the root: one that is known to be chosen, or else the first that is. */
function rootsOf(cnf: Cnf, chosen: readonly SatLiteral[]): readonly SatLiteral[] {
  const certain = chosen.findIndex((literal) => cnf.value(literal) === always);
  if (certain >= 0) return chosen.map((_, v) => (v === certain ? always : never));
  let noneBefore: SatLiteral = always;
  return chosen.map((literal) => {
    const root = conjunction(cnf, [noneBefore, literal]);
    noneBefore = conjunction(cnf, [noneBefore, -literal]);
    return root;
  });
}
