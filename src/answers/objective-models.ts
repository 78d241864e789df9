// Models made of one with an objective: with its best value demanded, or a band of values in which to look for it.
import { add, type Integer, minimum } from '../base/integer.ts';
import { boundsOf } from '../model/bounds.ts';
import { constant, eq, le } from '../model/construct.ts';
import { emptyDomain } from '../model/domain.ts';
import type { BoolExpr, IntExpr } from '../model/expression.ts';
import type { Assertion, Model } from '../model/model.ts';

/** The model without its objective, which is demanded to have a value. */
export function withObjectiveValue(model: Model, value: Integer): Model {
  const { objective } = model;
  if (!objective) return model;
  const optimal = {
    formula: eq(objective.term, constant(value)),
    span: objective.span,
    words: 'the objective has its best value',
    implicit: true,
  };
  return { ...model, assertions: [...model.assertions, optimal], objective: undefined };
}

/** The same, with something else that is to be least. */
export function withPreference(model: Model, value: Integer, preference: IntExpr): Model {
  const objective = {
    sense: 'minimize',
    term: preference,
    span: undefined,
    fromBelow: true,
  } as const;
  return { ...withObjectiveValue(model, value), objective };
}

/**
 * For an objective whose best value is likely to be near the least possible one: bands of values, each twice as wide as
 * the last. The model of each band in turn. If a band has an answer, its best is the best of all: those before had none. All
 * that is searched is also needed to prove that, and the first bands, where values are small, are the cheap ones.
 */
export function* bandsOf(model: Model): Generator<Model, void, undefined> {
  const { objective } = model;
  if (!objective) return;
  const { term, span } = objective;
  const bounds = boundsOf(term, (id) => model.variables[id]?.domain ?? emptyDomain);
  const limit = (formula: BoolExpr): Assertion => ({
    formula,
    span,
    words: 'the objective is within a band',
    implicit: true,
  });
  for (let [low, width] = [bounds.low, 1]; low <= bounds.high; width *= 2) {
    const high = minimum(add(low, width - 1), bounds.high);
    const band = [limit(le(constant(low), term)), limit(le(term, constant(high)))];
    yield {
      ...model,
      assertions: [...model.assertions, ...band],
      objective: { sense: 'minimize', term, span },
    };
    low = add(high, 1);
  }
}
