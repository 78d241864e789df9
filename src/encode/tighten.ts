// Shrinks a flat problem by propagation, auxiliaries included, before literals are made for its values.
import { Engine } from '../engine/engine.ts';
import type { Flat } from '../lower/flat.ts';
import { emptyDomain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';

/**
 * The problem with the domains that propagation leaves, without the constraints that then hold anyway. All domains are
 * empty if propagation finds that there is no solution.
 */
export function tightened(flat: Flat): Flat {
  const engine = new Engine(flat);
  const isPossible = engine.propagate();
  const variables = flat.variables.map((variable, id) => ({
    ...variable,
    domain: isPossible ? engine.domain(id as VarId) : emptyDomain,
  }));
  const constraints = isPossible ? flat.constraints.filter((_, i) => !engine.isEntailed(i)) : [];
  return { ...flat, variables, constraints };
}
