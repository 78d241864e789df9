// Whether an assignment is a solution: the check that every answer passes before it is shown.
import type { Integer } from '../base/integer.ts';
import { domainHas } from './domain.ts';
import { meaningOfFormula, meaningOfTerm } from './evaluate.ts';
import type { Assertion, Assignment, Model, Variable } from './model.ts';

/** What an assignment breaks. */
export type Broken =
  | { readonly kind: 'domain'; readonly variable: Variable }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'objective' };

export interface Judge {
  /** The first thing that the assignment breaks, or undefined for a solution. Optimality is not judged. */
  verdict(at: Assignment): Broken | undefined;
  /** All assertions and domains that the assignment breaks. */
  broken(at: Assignment): Iterable<Broken>;
  /** The value of the objective; undefined without one, or where it is undefined. */
  objective(at: Assignment): Integer | undefined;
}

/** Prepares the judgement of many assignments of one model. */
export function judgeOf(model: Model): Judge {
  const assertions = model.assertions.map((assertion) => ({
    assertion,
    holds: meaningOfFormula(assertion.formula),
  }));
  const objective = model.objective && meaningOfTerm(model.objective.term);

  function* broken(at: Assignment): Generator<Broken, void, undefined> {
    for (const variable of model.variables) {
      if (!domainHas(variable.domain, at[variable.id] ?? Number.NaN))
        yield { kind: 'domain', variable };
    }
    for (const { assertion, holds } of assertions) {
      if (!holds(at)) yield { kind: 'assertion', assertion };
    }
    if (objective && objective(at) === undefined) yield { kind: 'objective' };
  }

  return {
    broken,
    verdict(at) {
      for (const first of broken(at)) return first;
      return undefined;
    },
    objective: (at) => objective?.(at),
  };
}

/** What is broken, for messages: `"x < y"`, `the domain of x`. */
export function wordsOfBroken(broken: Broken): string {
  switch (broken.kind) {
    case 'domain':
      return `the domain of ${broken.variable.name}`;
    case 'assertion':
      return `"${broken.assertion.words}"`;
    case 'objective':
      return 'the objective, which is undefined for it';
  }
}
