// Which variables occur in expressions, and expressions over other variables.
import { boolean, variable } from './construct.ts';
import type { BoolExpr, IntExpr, VarId } from './expression.ts';
import { type Parts, rebuildFormula, rebuildTerm } from './rewrite.ts';

/** Collects the variables of expressions, each once, in the order of their first occurrence. */
export class Occurrences {
  readonly #found = new Set<VarId>();
  readonly #parts: Parts = {
    term: (term) => {
      if (term.kind === 'variable') this.#found.add(term.id);
      return rebuildTerm(term, this.#parts);
    },
    formula: (formula) => {
      if (formula.kind === 'boolean') this.#found.add(formula.id);
      return rebuildFormula(formula, this.#parts);
    },
  };

  get variables(): ReadonlySet<VarId> {
    return this.#found;
  }

  addTerm(term: IntExpr): void {
    this.#parts.term(term);
  }

  addFormula(formula: BoolExpr): void {
    this.#parts.formula(formula);
  }
}

/** The formula with other variables of the same types in place of its own; itself where none of them changes. */
export function renamed(formula: BoolExpr, rename: (id: VarId) => VarId): BoolExpr {
  const parts: Parts = {
    term(term) {
      if (term.kind !== 'variable') return rebuildTerm(term, parts);
      return rename(term.id) === term.id ? term : variable(rename(term.id));
    },
    formula(inner) {
      if (inner.kind !== 'boolean') return rebuildFormula(inner, parts);
      return rename(inner.id) === inner.id ? inner : boolean(rename(inner.id));
    },
  };
  return parts.formula(formula);
}
