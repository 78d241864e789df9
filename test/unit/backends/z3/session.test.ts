// What sessions of z3 do beyond the common contract: they survive any number of aborts, share threads, take large numbers.
import { describe, expect, it } from 'vitest';
import type { OpenOptions, Session } from '../../../../src/backends/backend.ts';
import { z3Backend } from '../../../../src/backends/z3/backend.ts';
import { formulate } from '../../../../src/backends/z3/formulation.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import {
  add,
  constant,
  constraint,
  eq,
  gt,
  lt,
  mul,
  scaled,
} from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { IntExpr } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';

function queens(n: number): Model {
  const builder = new ModelBuilder();
  const q = Array.from({ length: n }, (_, i) => builder.integer(`q${i}`, rangeDomain(1, n)));
  for (const sign of [0, 1, -1]) {
    const terms = q.map((x, i) => add(x, constant(sign * i)));
    builder.require(constraint({ kind: 'all-different', terms }));
  }
  return builder.build();
}

const floorOf = (left: IntExpr, right: number): IntExpr => ({
  kind: 'div',
  left,
  right: constant(right),
});
const restOf = (left: IntExpr, right: number): IntExpr => ({
  kind: 'mod',
  left,
  right: constant(right),
});

/** All answers; a check that was stopped is asked again. */
async function all(
  session: Session,
  model: Model,
  signal: () => AbortSignal | undefined = () => undefined,
): Promise<readonly string[]> {
  const found: Assignment[] = [];
  for (;;) {
    const verdict = await session.check({ signal: signal() });
    if (verdict.status === 'unknown') continue;
    if (verdict.status === 'unsat') return found.map(String).sort();
    expect(judgeOf(model).verdict(verdict.assignment)).toBeUndefined();
    found.push(verdict.assignment);
    session.block(model.answer, verdict.assignment);
  }
}

async function solved(model: Model, options?: OpenOptions): Promise<readonly string[]> {
  await using session = await z3Backend.open(model, options);
  return await all(session, model);
}

describe('a session of z3', () => {
  it('loses nothing when it is stopped again and again', async () => {
    const model = queens(6);
    const expected = await solved(model);
    expect(expected).toHaveLength(4);
    await using session = await z3Backend.open(model);
    let patience = 0;
    const found = await all(session, model, () => {
      const controller = new AbortController();
      // From at once to long enough, over and over.
      patience = patience > 1500 ? 0 : patience + 60;
      setTimeout(() => controller.abort(), patience);
      return controller.signal;
    });
    expect(found).toEqual(expected);
  });

  it('goes on after it was stopped while it was loading', async () => {
    const model = queens(5);
    for (const milliseconds of [0, 5, 30]) {
      await using session = await z3Backend.open(model, {
        signal: AbortSignal.timeout(milliseconds),
      });
      const verdict = await session.check();
      // Where not even the clauses were ready nothing is known, and it says so.
      expect(['sat', 'unknown']).toContain(verdict.status);
    }
    expect(await solved(model)).toHaveLength(10);
  });

  it('shares the process with other sessions', async () => {
    const model = queens(5);
    const many = await Promise.all(Array.from({ length: 3 }, () => solved(model)));
    expect(many.map((answers) => answers.length)).toEqual([10, 10, 10]);
  });

  it('gives the same answers in the same order for the same seed', async () => {
    const first = async (seed: number): Promise<unknown> => {
      await using session = await z3Backend.open(queens(8), { seed });
      return await session.check();
    };
    const [a, b] = [await first(3), await first(3)];
    expect(a).toEqual(b);
  });

  it('says that a model needs more than it can hold', async () => {
    const builder = new ModelBuilder();
    const x = builder.integer('x', rangeDomain(0, 2 ** 40));
    builder.require(gt({ kind: 'pow', base: x, exponent: x }, constant(5)));
    await expect(z3Backend.open(builder.build(), { z3: 'int' })).rejects.toThrow(/power/);
  });
});

describe('large domains', () => {
  it('are integers where the arithmetic is linear', async () => {
    const builder = new ModelBuilder();
    const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.integer(name, rangeDomain(0, 1e12)));
    if (!x || !y || !z) throw new Error();
    const total = 123457 * 123456789 + 7654321 * 98765432 - 999983 * 55555;
    builder.require(
      eq(add(scaled(123457, x), scaled(7654321, y), scaled(-999983, z)), constant(total)),
    );
    builder.require(eq(add(scaled(17, x), scaled(-23, y), z), constant(-172789968)));
    builder.require(gt(x, y));
    const model = builder.build();
    expect((await formulate(model))?.stats['logic']).toBe('QF_LIA');
    await using session = await z3Backend.open(model);
    const verdict = await session.check();
    if (verdict.status !== 'sat') throw new Error(verdict.status);
    expect(judgeOf(model).verdict(verdict.assignment)).toBeUndefined();
  });

  it('are bit-vectors where it is not', async () => {
    const builder = new ModelBuilder();
    const x = builder.integer('x', rangeDomain(2, 9000));
    const y = builder.integer('y', rangeDomain(2, 9000));
    builder.require(lt(x, y));
    builder.require(eq(mul(x, y), constant(1009 * 1013)));
    const model = builder.build();
    expect((await formulate(model))?.stats['logic']).toBe('QF_BV');
    expect(await solved(model)).toEqual(['1009,1013']);
  });

  it('a number that describes its own digits', async () => {
    const builder = new ModelBuilder();
    const n = builder.integer('n', rangeDomain(0, 9_999_999));
    const digits = Array.from({ length: 7 }, (_, i) => restOf(floorOf(n, 10 ** (6 - i)), 10));
    for (const [i, digit] of digits.entries()) {
      const count = { kind: 'count', value: constant(i), terms: digits, operator: 'eq' } as const;
      builder.require(constraint({ ...count, bound: digit }));
    }
    const model = builder.build();
    expect(await solved(model, { z3: 'fd' })).toEqual(['3211000']);
    await using session = await z3Backend.open(model, { z3: 'int' });
    expect(await session.check()).toEqual({ status: 'sat', assignment: [3211000] });
  });

  it('a least value beyond what can be stepped through', async () => {
    const builder = new ModelBuilder();
    const x = builder.integer('x', rangeDomain(1, 10 ** 15));
    const remainders = [
      [1009, 7],
      [1013, 11],
      [10007, 13],
    ] as const;
    for (const [modulus, rest] of remainders) {
      builder.require(eq(restOf(x, modulus), constant(rest)));
    }
    builder.optimise('minimize', x);
    const model = builder.build();
    await using session = await z3Backend.open(model);
    let last: Assignment = [];
    for await (const assignment of session.optimise()) last = assignment;
    const [least = 0] = last;
    expect(remainders.map(([modulus]) => least % modulus)).toEqual([7, 11, 13]);
    expect(least).toBeLessThan(1009 * 1013 * 10007);
  });
});
