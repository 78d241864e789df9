// The values that a puzzle itself says: told from those that solving found, in pictures.
import type { BoolExpr, VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';

/** Adds the variables that a formula pins to a value, if it does no more than that. */
function collect(formula: BoolExpr, found: Set<VarId>): void {
  if (formula.kind === 'boolean') found.add(formula.id);
  else if (formula.kind === 'not' && formula.formula.kind === 'boolean')
    found.add(formula.formula.id);
  else if (formula.kind === 'and') for (const part of formula.formulas) collect(part, found);
  else if (formula.kind === 'compare' && formula.operator === 'eq') {
    const { left, right } = formula;
    if (left.kind === 'variable' && right.kind === 'constant') found.add(left.id);
    if (right.kind === 'variable' && left.kind === 'constant') found.add(right.id);
  }
}

/** Variables that have one value only, or of which an assertion of the author's says nothing but their value. */
export function givensOf(model: Model): ReadonlySet<VarId> {
  const found = new Set<VarId>();
  for (const { id, domain } of model.variables) if (domain.size === 1) found.add(id);
  for (const { formula, implicit } of model.assertions) if (!implicit) collect(formula, found);
  return found;
}
