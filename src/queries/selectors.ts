// A model whose assertions can be switched on one by one: each has a selector, a boolean beside the model's own variables.
import type { Assumption } from '../backends/backend.ts';
import { boolean, iff, implies } from '../model/construct.ts';
import { booleanDomain } from '../model/domain.ts';
import type { VarId } from '../model/expression.ts';
import type { Assertion, Model, Variable } from '../model/model.ts';

export interface Selectable {
  readonly model: Model;
  /** One for each assertion. */
  readonly selectors: readonly VarId[];
}

/** How a selector is tied to its assertion: it implies it, or it says whether it holds. */
type Tie = 'switch' | 'truth';
const ties = { switch: implies, truth: iff } as const;

/** The model with a selector before each of some assertions; what is hard stands without one. */
export function withSelectors(
  model: Model,
  assertions: readonly Assertion[],
  hard: readonly Assertion[],
  tie: Tie = 'switch',
): Selectable {
  const size = model.variables.length;
  const selectors = assertions.map((_, i) => (size + i) as VarId);
  const variables = selectors.map(
    (id): Variable => ({
      id,
      name: `selector ${id}`,
      type: 'boolean',
      domain: booleanDomain,
      span: undefined,
    }),
  );
  const guarded = assertions.map((assertion, i) => ({
    ...assertion,
    formula: ties[tie](boolean(selectors[i] as VarId), assertion.formula),
  }));
  return {
    selectors,
    model: {
      variables: [...model.variables, ...variables],
      assertions: [...guarded, ...hard],
      objective: undefined,
      answer: selectors,
    },
  };
}

/** That an assertion is switched on, or that it does not hold. */
export function selected(selector: VarId, value: 0 | 1): Assumption {
  return { variable: selector, value, equal: true };
}
