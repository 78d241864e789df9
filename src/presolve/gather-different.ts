// Makes `alldifferent` of what is written as many single inequalities: engines reason about the whole far better.
//
// Where every two of x + a, y + b, z + c differ they all do, and the other way round, so no answer comes or goes.
import { isSafe, multiply } from '../base/integer.ts';
import type { DomainOf } from '../model/bounds.ts';
import { add, constant, constraint, variable } from '../model/construct.ts';
import type { Domain } from '../model/domain.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';
import { coverInequalities, type Inequality, type Shifted } from './different-terms.ts';
import { weightedSum } from './linear-terms.ts';
import type { Pass } from './pass.ts';

/** Fewer inequalities can make no set of three. */
const fewest = 3;

/** The inequality of two variables and a number that an assertion is, if it is one. */
function inequalityOf({ formula }: Assertion, domainOf: DomainOf): Inequality | undefined {
  if (formula.kind !== 'compare' || formula.operator !== 'ne') return undefined;
  const sum = weightedSum(
    [
      [formula.left, 1],
      [formula.right, -1],
    ],
    domainOf,
  );
  const [first, second] = sum?.parts ?? [];
  if (!sum || !first || !second || sum.parts.length !== 2) return undefined;
  const { coefficient } = first;
  if (coefficient !== 1 && coefficient !== -1) return undefined;
  if (second.coefficient !== -coefficient) return undefined;
  if (first.term.kind !== 'variable' || second.term.kind !== 'variable') return undefined;
  // coefficient * (x - y) + constant != 0
  const difference = multiply(-coefficient, sum.constant);
  if (!isSafe(difference)) return undefined;
  return { x: first.term.id, y: second.term.id, difference: difference + 0 };
}

function assertionOf(set: readonly Shifted[]): Assertion {
  const terms = set.map(({ id, offset }) =>
    offset === 0 ? variable(id) : add(variable(id), constant(offset)),
  );
  return {
    formula: constraint({ kind: 'all-different', terms }),
    span: undefined,
    words: 'what differs pairwise is all different',
    implicit: true,
  };
}

export const gatherDifferent: Pass = {
  name: 'gather-different',
  run(model: Model) {
    const domainOf: DomainOf = (id) => (model.variables[id] as Variable).domain as Domain;
    const found = model.assertions.map((assertion) => inequalityOf(assertion, domainOf));
    const inequalities = found.filter((inequality) => inequality !== undefined);
    if (inequalities.length < fewest) return { model };
    const { sets, left } = coverInequalities(inequalities);
    let next = 0;
    const kept = model.assertions.filter((_, i) => found[i] === undefined || left[next++]);
    const assertions = [...kept, ...sets.map(assertionOf)];
    return { model: { ...model, assertions } };
  },
};
