// Shrinks a flat problem by propagation, auxiliaries included, before literals are made for its values.
import { Engine } from '../engine/engine.ts';
import type { Flat } from '../lower/flat.ts';
import type { VarId } from '../model/expression.ts';

/**
 * The problem with the domains that propagation leaves, without the constraints that then hold anyway. Where propagation
 * finds that there is no solution, all that is left is a contradiction.
 */
export function tightened(flat: Flat): Flat {
  const engine = new Engine(flat);
  if (!engine.propagate()) return { ...flat, constraints: [{ kind: 'clause', literals: [] }] };
  const variables = flat.variables.map((variable, id) => ({
    ...variable,
    domain: engine.domain(id as VarId),
  }));
  const isOpen = (_: unknown, i: number): boolean => !engine.isEntailed(i);
  const constraints = flat.constraints.filter(isOpen);
  return { ...flat, variables, constraints, words: flat.words?.filter(isOpen) ?? [] };
}
