// Works out constants, replaces fixed variables by their values, drops what is always true, finds what is never true.
import type { BoolExpr } from '../model/expression.ts';
import type { Assertion, Model } from '../model/model.ts';
import { contradiction, type Pass } from './pass.ts';
import { simplifier } from './simplify.ts';

export const foldConstants: Pass = {
  name: 'fold-constants',
  run(model: Model) {
    const domainOf = (id: number): Model['variables'][number]['domain'] =>
      (model.variables[id] as Model['variables'][number]).domain;
    if (model.variables.some(({ domain }) => domain.size === 0)) return contradiction(model);
    const simplify = simplifier(domainOf);
    const assertions: Assertion[] = [];
    for (const assertion of model.assertions) {
      for (const formula of conjuncts(simplify.formula(assertion.formula))) {
        if (formula.kind !== 'truth') {
          const isSame = formula === assertion.formula;
          assertions.push(isSame ? assertion : { ...assertion, formula });
        } else if (!formula.value) return contradiction(model);
      }
    }
    const { objective } = model;
    const aim = objective && { ...objective, term: simplify.term(objective.term) };
    return { model: { ...model, assertions, objective: aim } };
  },
};

/** What an assertion demands, each alone. */
function conjuncts(formula: BoolExpr): readonly BoolExpr[] {
  return formula.kind === 'and' ? formula.formulas.flatMap(conjuncts) : [formula];
}
