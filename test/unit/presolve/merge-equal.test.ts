// Booleans that decide an integer: queries about the integer go to the boolean, on every backend.
import { describe, expect, it } from 'vitest';
import { openModel } from '../../../src/answers/open-model.ts';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { constant, eq, ge, iff, implies } from '../../../src/model/construct.ts';
import { domainOfValues, rangeDomain } from '../../../src/model/domain.ts';
import type { Model } from '../../../src/model/model.ts';
import { presolve } from '../../../src/presolve/presolve.ts';

/** x is 7 where p holds, and 3 where not. */
function deciding(): Model {
  const builder = new ModelBuilder();
  const p = builder.boolean('p');
  const x = builder.integer('x', domainOfValues([3, 7]));
  const y = builder.integer('y', rangeDomain(0, 9));
  builder.require(iff(p, eq(x, constant(7))));
  builder.require(implies(p, ge(y, x)));
  return builder.build();
}

describe('merge-equal', () => {
  it('takes out the integer, not the boolean', () => {
    const model = deciding();
    const { model: lower, places } = presolve(model);
    expect(lower.variables.map(({ name }) => name)).toEqual(['p', 'y']);
    expect(places[1]).toEqual({ kind: 'image', id: 0, scale: 4, offset: 3 });
  });

  it.each(['native', 'sat', 'z3'] as const)('is asked about the integer: %s', async (backend) => {
    const model = deciding();
    const x = model.variables[1]?.id;
    if (x === undefined) throw new Error('no x');
    await using session = (await openModel(model, { backend, keep: [x] })).session;
    for (const value of [2, 3, 4, 5, 7, 8, 11]) {
      const isPossible = value === 3 || value === 7;
      const taken = await session.check({ assume: [{ variable: x, value, equal: true }] });
      expect(taken.status, `x = ${value}`).toBe(isPossible ? 'sat' : 'unsat');
      if (taken.status === 'sat')
        expect(taken.assignment.slice(0, 2)).toEqual([Number(value === 7), value]);
      const other = await session.check({ assume: [{ variable: x, value, equal: false }] });
      expect(other.status, `x != ${value}`).toBe('sat');
    }
  });
});
