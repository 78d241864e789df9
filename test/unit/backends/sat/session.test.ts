// What a session of the sat backend answers, and how it is stopped.
import { describe, expect, it } from 'vitest';
import { satBackend } from '../../../../src/backends/sat/backend.ts';
import { Bug } from '../../../../src/base/invariant.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import {
  add,
  constant,
  constraint,
  eq,
  ge,
  le,
  ne,
  variable,
} from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { IntExpr, VarId } from '../../../../src/model/expression.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';

function modelOf(build: (builder: ModelBuilder) => void): Model {
  const builder = new ModelBuilder();
  build(builder);
  return builder.build();
}

function queens(size: number): Model {
  return modelOf((builder) => {
    const columns = Array.from({ length: size }, (_, i) =>
      builder.integer(`q${i}`, rangeDomain(1, size)),
    );
    for (const slope of [0, 1, -1]) {
      const terms = columns.map((column, i): IntExpr => add(column, constant(slope * i)));
      builder.require(constraint({ kind: 'all-different', terms }));
    }
  });
}

/** So many pigeons in one hole less; said pair by pair so that nothing sees it before the search. */
function pigeons(count: number): Model {
  return modelOf((builder) => {
    const holes = Array.from({ length: count }, (_, i) =>
      builder.integer(`p${i}`, rangeDomain(1, count - 1)),
    );
    for (const [i, left] of holes.entries()) {
      for (const right of holes.slice(i + 1)) builder.require(ne(left, right));
    }
  });
}

async function all(answers: AsyncGenerator<Assignment, unknown, undefined>) {
  const found: Assignment[] = [];
  for (;;) {
    const next = await answers.next();
    if (next.done) return { found, end: next.value };
    found.push(next.value);
  }
}

const id = (of: number): VarId => of as VarId;

describe('check', () => {
  it('answers under assumptions without keeping them', async () => {
    await using session = await satBackend.open(queens(6));
    const first = await session.check({
      assume: [{ variable: id(0), value: 1, equal: true }],
    });
    expect(first).toEqual({
      status: 'unsat',
      core: [{ variable: id(0), value: 1, equal: true }],
    });
    const second = await session.check({
      assume: [
        { variable: id(0), value: 2, equal: true },
        { variable: id(1), value: 5, equal: false },
      ],
    });
    expect(second.status).toBe('sat');
    if (second.status === 'sat') {
      expect(second.assignment[0]).toBe(2);
      expect(second.assignment[1]).not.toBe(5);
    }
  });

  it('gives a small core', async () => {
    const model = modelOf((builder) => {
      const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.integer(name, rangeDomain(0, 9)));
      if (x && y && z) builder.require(eq(add(x, y), constant(9)));
    });
    await using session = await satBackend.open(model);
    const assume = [
      { variable: id(2), value: 1, equal: true },
      { variable: id(0), value: 4, equal: true },
      { variable: id(2), value: 2, equal: false },
      { variable: id(1), value: 4, equal: true },
    ];
    expect(await session.check({ assume })).toEqual({
      status: 'unsat',
      core: [assume[1], assume[3]],
    });
    expect((await session.check()).status).toBe('sat');
  });

  it('refutes a problem for ever', async () => {
    await using session = await satBackend.open(pigeons(5));
    expect(await session.check()).toEqual({ status: 'unsat', core: [] });
    const assume = [{ variable: id(0), value: 1, equal: true }];
    expect(await session.check({ assume })).toEqual({ status: 'unsat', core: [] });
  });

  it('a value outside the domain is assumed in vain', async () => {
    await using session = await satBackend.open(queens(6));
    const assume = [{ variable: id(0), value: 99, equal: true }];
    expect(await session.check({ assume })).toEqual({ status: 'unsat', core: assume });
    expect(
      (await session.check({ assume: [{ variable: id(0), value: 99, equal: false }] })).status,
    ).toBe('sat');
  });
});

describe('block', () => {
  it('excludes what agrees on the keys', async () => {
    await using session = await satBackend.open(queens(6));
    const firsts = new Set<number>();
    for (;;) {
      const verdict = await session.check();
      if (verdict.status !== 'sat') break;
      const value = verdict.assignment[0] as number;
      expect(firsts.has(value)).toBe(false);
      firsts.add(value);
      session.block([id(0)], verdict.assignment);
    }
    expect([...firsts].sort()).toEqual([2, 3, 4, 5]);
  });

  it('without keys excludes everything', async () => {
    await using session = await satBackend.open(queens(6));
    session.block([], []);
    expect(await session.check()).toEqual({ status: 'unsat', core: [] });
  });
});

describe('enumerate', () => {
  it.each([
    [4, 2],
    [6, 4],
    [8, 92],
    [9, 352],
  ])('%i queens stand in %i ways', async (size, count) => {
    await using session = await satBackend.open(queens(size));
    const { found, end } = await all(session.enumerate?.(queens(size).answer) ?? expect.fail());
    expect(end).toBe('complete');
    expect(new Set(found.map(String)).size).toBe(count);
    expect(found.length).toBe(count);
  });

  it('counts answers once on the keys, and leaves the problem as it was', async () => {
    await using session = await satBackend.open(queens(6));
    const once = await all(session.enumerate?.([id(0)]) ?? expect.fail());
    expect(once.found.map((at) => at[0]).sort()).toEqual([2, 3, 4, 5]);
    const again = await all(session.enumerate?.([id(0), id(1)]) ?? expect.fail());
    expect(again.found.length).toBe(4);
    expect((await session.check()).status).toBe('sat');
  });

  it('may be left early', async () => {
    await using session = await satBackend.open(queens(10));
    let count = 0;
    for await (const _ of session.enumerate?.(queens(10).answer) ?? []) if (++count === 5) break;
    expect(count).toBe(5);
    expect((await session.check()).status).toBe('sat');
  });

  it('lists free variables too', async () => {
    const model = modelOf((builder) => {
      builder.integer('x', rangeDomain(3, 5));
      builder.boolean('p');
    });
    await using session = await satBackend.open(model);
    const { found } = await all(session.enumerate?.(model.answer) ?? expect.fail());
    expect(found.map(String).sort()).toEqual(['3,0', '3,1', '4,0', '4,1', '5,0', '5,1']);
  });

  it('finds one answer where there is nothing to tell apart', async () => {
    await using session = await satBackend.open(queens(6));
    const { found } = await all(session.enumerate?.([]) ?? expect.fail());
    expect(found.length).toBe(1);
  });
});

describe('optimise', () => {
  it.each(['minimize', 'maximize'] as const)('%s ends at the optimum', async (sense) => {
    const model = modelOf((builder) => {
      const x = builder.integer('x', rangeDomain(0, 20));
      const y = builder.integer('y', rangeDomain(0, 20));
      builder.require(ge(add(x, y), constant(7)));
      builder.require(le(add(x, y, y), constant(30)));
      builder.optimise(sense, add(x, x, y));
    });
    await using session = await satBackend.open(model);
    const { found, end } = await all(session.optimise());
    expect(end).toBe('complete');
    const values = found.map((at) => 2 * (at[0] as number) + (at[1] as number));
    expect(values.at(-1)).toBe(sense === 'minimize' ? 7 : 45);
    expect(values).toEqual(values.toSorted((a, b) => (sense === 'minimize' ? b - a : a - b)));
    expect((await session.check()).status).toBe('sat');
  });
});

describe('stopping', () => {
  it('ends a long search soon and can go on afterwards', async () => {
    await using session = await satBackend.open(pigeons(13));
    const started = performance.now();
    const verdict = await session.check({ signal: AbortSignal.timeout(300) });
    expect(verdict).toEqual({ status: 'unknown', why: 'aborted' });
    expect(performance.now() - started).toBeLessThan(1500);
    const second = await session.check({ signal: AbortSignal.timeout(100) });
    expect(second.status).toBe('unknown');
    session.block([], []);
    expect((await session.check()).status).toBe('unsat');
  });

  it('a signal aborted before stops at once', async () => {
    const signal = AbortSignal.abort();
    await using session = await satBackend.open(queens(6));
    expect(await session.check({ signal })).toEqual({ status: 'unknown', why: 'aborted' });
    expect((await all(session.enumerate?.([id(0)], signal) ?? expect.fail())).end).toBe('aborted');
    await using unopened = await satBackend.open(queens(6), { signal });
    expect((await unopened.check()).status).toBe('unknown');
  });

  it('disposal ends a call that runs', async () => {
    const session = await satBackend.open(pigeons(13));
    const running = session.check();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await session[Symbol.asyncDispose]();
    expect((await running).status).toBe('unknown');
    await session[Symbol.asyncDispose]();
    await expect(session.check()).rejects.toThrow(Bug);
  });

  it('one call at a time', async () => {
    await using session = await satBackend.open(queens(8));
    const running = session.check();
    await expect(session.check()).rejects.toThrow(Bug);
    expect((await running).status).toBe('sat');
  });
});

it('reads variables by what they are', async () => {
  const model = modelOf((builder) => {
    const x = builder.integer('x', rangeDomain(-(10 ** 12), 10 ** 12));
    builder.require(eq(x, constant(-123456789012)));
    const y = builder.integer('y', rangeDomain(0, 10 ** 9));
    builder.require(eq(add(variable(y.id), variable(x.id)), constant(-123456789012 + 77)));
  });
  await using session = await satBackend.open(model);
  const verdict = await session.check();
  expect(verdict).toEqual({ status: 'sat', assignment: [-123456789012, 77] });
});
