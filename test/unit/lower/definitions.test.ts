// A variable that equals a product or an element outright is the result itself: no auxiliary of more values is made.
import { expect, it } from 'vitest';
import { openModel } from '../../../src/answers/open-model.ts';
import { backendNames } from '../../../src/backends/index.ts';
import { flatten } from '../../../src/lower/flatten.ts';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { constant, element, eq, mul } from '../../../src/model/construct.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import { expectedOf, saidBy } from '../../support/compare-with-oracle.ts';
import { truthOf } from '../../support/oracle.ts';

const supports = { supports: new Set<never>() };

it('makes no auxiliary for the result of a product or an element', () => {
  const builder = new ModelBuilder();
  const [x, y, z, e] = ['x', 'y', 'z', 'e'].map((name) => builder.integer(name, rangeDomain(1, 9)));
  if (!x || !y || !z || !e) throw new Error('four variables');
  builder.require(eq(z, mul(x, y)));
  builder.require(eq(element(x, [y, z, y]), e));
  const { variables, constraints } = flatten(builder.build(), supports);
  expect(variables.filter(({ boolean }) => !boolean).length).toBe(4);
  expect(constraints.map(({ kind }) => kind)).toEqual(['product', 'element']);
});

it('takes factors whose product could pass 2^53 where the result does not', async () => {
  const builder = new ModelBuilder();
  const large = rangeDomain(1, 2 ** 40);
  const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.integer(name, large));
  if (!x || !y || !z) throw new Error('three variables');
  builder.require(eq(mul(x, y), z));
  builder.require(eq(z, constant(2 ** 21 * 3 ** 11 + 2 ** 21)));
  builder.require(eq(y, constant(2 ** 20)));
  for (const backend of backendNames) {
    const { session } = await openModel(builder.build(), { backend, withoutPresolve: ['all'] });
    const verdict = await session.check();
    await session[Symbol.asyncDispose]();
    expect(verdict.status === 'sat' && verdict.assignment[0], backend).toBe(2 * (3 ** 11 + 1));
  }
});

it('keeps the meaning where a product is said of two variables, or of one of its factors', async () => {
  const builder = new ModelBuilder();
  const [x, y, z, w] = ['x', 'y', 'z', 'w'].map((name) => builder.integer(name, rangeDomain(0, 3)));
  if (!x || !y || !z || !w) throw new Error('four variables');
  builder.require(eq(z, mul(x, y)));
  builder.require(eq(w, mul(y, x)));
  builder.require(eq(x, mul(x, z)));
  builder.require(eq(x, element(x, [y, x, w])));
  const model = builder.build();
  const truth = truthOf(model);
  expect(truth.answers.length).toBeGreaterThan(0);
  for (const backend of backendNames) {
    const settings = { backend, withoutPresolve: ['all'] };
    expect(await saidBy(model, settings)).toEqual(expectedOf(model, truth, settings));
  }
});
