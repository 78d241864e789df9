// Which variables a formula is about.
import type { BoolExpr, VarId } from '../model/expression.ts';
import { type Parts, rebuildFormula, rebuildTerm } from '../model/rewrite.ts';

export function mentioned(formula: BoolExpr): ReadonlySet<VarId> {
  const found = new Set<VarId>();
  const parts: Parts = {
    term(term) {
      if (term.kind === 'variable') found.add(term.id);
      return rebuildTerm(term, parts);
    },
    formula(inner) {
      if (inner.kind === 'boolean') found.add(inner.id);
      return rebuildFormula(inner, parts);
    },
  };
  parts.formula(formula);
  return found;
}
