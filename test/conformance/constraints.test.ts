// Every kind of constraint on every backend, over all assignments of small domains: outright, negated, reified.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltInBackend } from '../../src/backends/backend.ts';
import { backendNames } from '../../src/backends/index.ts';
import { ModelBuilder } from '../../src/model/builder.ts';
import { constraintKinds } from '../../src/model/constraints/index.ts';
import { constraint, iff, not } from '../../src/model/construct.ts';
import { domainOfValues, rangeDomain } from '../../src/model/domain.ts';
import type { BoolExpr } from '../../src/model/expression.ts';
import type { Model } from '../../src/model/model.ts';
import { printModel } from '../../src/model/print.ts';
import { arbitraryConstraint } from '../support/arbitrary-constraint.ts';
import type { Ingredients } from '../support/arbitrary-expression.ts';
import { arbitraryFormula, arbitraryTerm } from '../support/arbitrary-expression.ts';
import { expectedOf, saidBy } from '../support/compare-with-oracle.ts';
import { truthOf } from '../support/oracle.ts';

/** Instances a kind; the slower a backend starts, the fewer. */
const instances: { readonly [Name in BuiltInBackend]: number } = { native: 12, sat: 6, z3: 1 };
const factor = Number(process.env['FUZZ_RUNS'] ?? 1);

/** Four integers, one of them with a hole and a negative value, and two booleans. */
function modelWith(formula: (p: BoolExpr) => BoolExpr): Model {
  const builder = new ModelBuilder();
  builder.integer('a', rangeDomain(0, 3));
  builder.integer('b', rangeDomain(1, 4));
  builder.integer('c', domainOfValues([-1, 0, 2]));
  builder.integer('d', rangeDomain(0, 2));
  const p = builder.boolean('p');
  builder.boolean('q');
  builder.require(formula(p));
  return builder.build();
}

const { variables } = modelWith((p) => p);
const from: Ingredients = {
  integers: variables.filter(({ type }) => type === 'integer').map(({ id }) => id),
  booleans: variables.filter(({ type }) => type === 'boolean').map(({ id }) => id),
  depth: 0,
  constraints: constraintKinds,
  partial: false,
  large: false,
};

describe.each(backendNames)('%s', (backend) => {
  it.each(constraintKinds)('has the answers of %s', async (kind) => {
    const some = arbitraryConstraint([kind], {
      term: arbitraryTerm(from),
      formula: arbitraryFormula(from),
    });
    const property = fc.asyncProperty(some, async (instance) => {
      const posted = constraint(instance);
      for (const formula of [
        (_: BoolExpr) => posted,
        (_: BoolExpr) => not(posted),
        (p: BoolExpr) => iff(p, posted),
      ]) {
        const model = modelWith(formula);
        const said = await saidBy(model, { backend });
        expect(said, printModel(model)).toEqual(expectedOf(model, truthOf(model), { backend }));
      }
    });
    await fc.assert(property, { numRuns: instances[backend] * factor, seed: 1 });
  });
});
