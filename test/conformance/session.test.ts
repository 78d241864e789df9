// The contract of a session (src/backends/backend.ts), kept by every backend.
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers, Session } from '../../src/backends/backend.ts';
import { backendNames, loadBackend } from '../../src/backends/index.ts';
import { Bug } from '../../src/base/invariant.ts';
import { ModelBuilder } from '../../src/model/builder.ts';
import { add, constant, eq, ge, le, lt, ne, or, pairs, scaled } from '../../src/model/construct.ts';
import { rangeDomain } from '../../src/model/domain.ts';
import type { IntExpr, VarId } from '../../src/model/expression.ts';
import { judgeOf } from '../../src/model/judge.ts';
import type { Assignment, Model } from '../../src/model/model.ts';

/** x < y < z below 4, and a boolean that says x = 0: four answers on x, y, z. */
function small(): Model {
  const builder = new ModelBuilder();
  const [x, y, z] = ['x', 'y', 'z'].map((name) => builder.integer(name, rangeDomain(0, 3)));
  const p = builder.boolean('p');
  if (!x || !y || !z) throw new Error();
  builder.require(lt(x, y));
  builder.require(lt(y, z));
  builder.require({ kind: 'iff', left: p, right: eq(x, constant(0)) });
  return builder.build();
}

/** Pigeons that pairwise sit in different holes, one hole too few: long for anything that does not see the matching. */
function pigeonhole(pigeons: number): Model {
  const builder = new ModelBuilder();
  const places = Array.from({ length: pigeons }, (_, i) =>
    builder.integer(`p${i}`, rangeDomain(1, pigeons - 1)),
  );
  const easy = builder.boolean('easy');
  for (const [a, b] of pairs<IntExpr>(places)) builder.require(or(easy, ne(a, b)));
  return builder.build();
}

function contradictory(): Model {
  const builder = new ModelBuilder();
  const x = builder.integer('x', rangeDomain(0, 9));
  const y = builder.integer('y', rangeDomain(0, 9));
  builder.require(eq(add(scaled(2, x), scaled(2, y)), constant(5)));
  return builder.build();
}

/** 3x + 2y with x + y at most 4, y at most 3; and never exactly 11: the greatest is 12. */
function knapsack(): Model {
  const builder = new ModelBuilder();
  const x = builder.integer('x', rangeDomain(0, 9));
  const y = builder.integer('y', rangeDomain(0, 3));
  const value = add(scaled(3, x), scaled(2, y));
  builder.require(le(add(x, y), constant(4)));
  builder.require(ne(value, constant(11)));
  builder.optimise('maximize', value);
  return builder.build();
}

const id = (index: number): VarId => index as VarId;
const x = id(0);
const y = id(1);
const z = id(2);
const p = id(3);

async function collect(answers: Answers): Promise<{ list: Assignment[]; ending: string }> {
  const list: Assignment[] = [];
  for (;;) {
    const next = await answers.next();
    if (next.done) return { list, ending: next.value };
    list.push(next.value);
  }
}

describe.each(backendNames)('a session of %s', (name) => {
  const opened: Session[] = [];
  async function open(model: Model): Promise<Session> {
    const backend = await loadBackend(name);
    const session = await backend.open(model);
    opened.push(session);
    return session;
  }
  afterEach(async () => {
    for (const session of opened.splice(0)) await session[Symbol.asyncDispose]();
  });

  it('answers with an assignment of every variable that satisfies the model', async () => {
    const model = small();
    const verdict = await (await open(model)).check();
    if (verdict.status !== 'sat') throw new Error(verdict.status);
    expect(judgeOf(model).verdict(verdict.assignment)).toBeUndefined();
    expect(verdict.assignment).toHaveLength(4);
  });

  it('knows that the empty model has one answer', async () => {
    const session = await open(new ModelBuilder().build());
    expect(await session.check()).toEqual({ status: 'sat', assignment: [] });
    session.block([], []);
    expect(await session.check()).toEqual({ status: 'unsat', core: [] });
  });

  it('stays unsatisfiable with an empty core', async () => {
    const session = await open(contradictory());
    expect(await session.check()).toEqual({ status: 'unsat', core: [] });
    const again = await session.check({ assume: [{ variable: x, value: 1, equal: true }] });
    expect(again).toEqual({ status: 'unsat', core: [] });
  });

  it('forgets assumptions after the call, and names those that clash', async () => {
    const session = await open(small());
    const clash = { variable: x, value: 2, equal: true };
    const harmless = { variable: p, value: 0, equal: true };
    const verdict = await session.check({ assume: [harmless, clash] });
    if (verdict.status !== 'unsat') throw new Error(verdict.status);
    // A core need not be minimal, but what clashes is in it.
    expect(verdict.core).toContainEqual(clash);
    expect((await session.check()).status).toBe('sat');
    const unequal = await session.check({
      assume: [
        { variable: x, value: 0, equal: false },
        { variable: z, value: 3, equal: true },
      ],
    });
    if (unequal.status !== 'sat') throw new Error(unequal.status);
    expect(unequal.assignment.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('finds a clash of several assumptions, and of a value outside the domain', async () => {
    const session = await open(small());
    const clash = [
      { variable: x, value: 1, equal: true },
      { variable: y, value: 2, equal: false },
    ];
    const verdict = await session.check({ assume: clash });
    if (verdict.status !== 'unsat') throw new Error(verdict.status);
    expect(new Set(verdict.core)).toEqual(new Set(clash));
    const outside = { variable: y, value: 17, equal: true };
    expect(await session.check({ assume: [outside] })).toEqual({
      status: 'unsat',
      core: [outside],
    });
    const always = { variable: y, value: 17, equal: false };
    expect((await session.check({ assume: [always] })).status).toBe('sat');
  });

  it('never gives a blocked answer again, and keeps earlier assignments as they were', async () => {
    const session = await open(small());
    const seen: Assignment[] = [];
    for (;;) {
      const verdict = await session.check();
      if (verdict.status !== 'sat') break;
      seen.push(verdict.assignment);
      session.block([x, y], verdict.assignment);
    }
    const found = new Set(seen.map((assignment) => assignment.slice(0, 2).join(' ')));
    expect([...found].sort()).toEqual(['0 1', '0 2', '1 2']);
    for (const assignment of seen) {
      expect(judgeOf(small()).verdict(assignment)).toBeUndefined();
    }
  });

  it('enumerates each answer on the keys once, and can be left early', async () => {
    const session = await open(small());
    const enumerate = session.enumerate?.bind(session);
    if (!enumerate) return;
    const { list, ending } = await collect(enumerate([x, y, z]));
    expect(ending).toBe('complete');
    expect(list.map((each) => each.slice(0, 3).join(' ')).sort()).toEqual([
      '0 1 2',
      '0 1 3',
      '0 2 3',
      '1 2 3',
    ]);
    const fresh = await open(small());
    const some = fresh.enumerate?.([p]);
    if (!some) return;
    expect((await some.next()).done).toBe(false);
    await some.return('limit');
    expect((await fresh.check()).status).not.toBe('unknown');
  });

  it('counts answers on the keys', async () => {
    const session = await open(small());
    if (!session.count) return;
    expect(await session.count([x, y, z])).toBe(4n);
    expect(await (await open(small())).count?.([p])).toBe(2n);
  });

  it('finds ever better answers up to the best, and may be asked again', async () => {
    const model = knapsack();
    const session = await open(model);
    const { list, ending } = await collect(session.optimise());
    const values = list.map((assignment) => judgeOf(model).objective(assignment));
    expect(ending).toBe('complete');
    expect(values.at(-1)).toBe(12);
    expect(values).toEqual([...new Set(values)].sort((a, b) => Number(a) - Number(b)));
    const low = await session.check({ assume: [{ variable: x, value: 0, equal: true }] });
    expect(low.status).toBe('sat');
  });

  it('optimises nothing where there is no answer', async () => {
    const builder = new ModelBuilder();
    const only = builder.integer('x', rangeDomain(0, 3));
    builder.require(ge(only, constant(4)));
    builder.optimise('minimize', only);
    const { list, ending } = await collect((await open(builder.build())).optimise());
    expect([list, ending]).toEqual([[], 'complete']);
  });

  it('is stopped before it begins', async () => {
    const session = await open(small());
    const verdict = await session.check({ signal: AbortSignal.abort() });
    expect(verdict).toEqual({ status: 'unknown', why: 'aborted' });
    expect((await session.check()).status).toBe('sat');
  });

  it('is stopped while it searches, soon, and goes on afterwards', async () => {
    const session = await open(pigeonhole(13));
    const hard = { variable: id(13), value: 0, equal: true };
    const controller = new AbortController();
    let stopped = 0;
    setTimeout(() => {
      stopped = performance.now();
      controller.abort();
    }, 300);
    const verdict = await session.check({ assume: [hard], signal: controller.signal });
    expect(verdict).toEqual({ status: 'unknown', why: 'aborted' });
    // The promise is 0.3 s; a busy machine gets some more.
    expect(performance.now() - stopped).toBeLessThan(1500);
    const easy = await session.check({ assume: [{ ...hard, value: 1 }] });
    expect(easy.status).toBe('sat');
  });

  it('takes one call at a time', async () => {
    const session = await open(pigeonhole(13));
    const controller = new AbortController();
    const running = session.check({
      assume: [{ variable: id(13), value: 0, equal: true }],
      signal: controller.signal,
    });
    await expect(session.check()).rejects.toBeInstanceOf(Bug);
    controller.abort();
    await running;
  });

  it('is disposed of at any time, and twice', async () => {
    const session = await open(pigeonhole(13));
    const running = session.check({ assume: [{ variable: id(13), value: 0, equal: true }] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await session[Symbol.asyncDispose]();
    expect((await running).status).toBe('unknown');
    await session[Symbol.asyncDispose]();
    await expect(session.check()).rejects.toBeInstanceOf(Bug);
  });
});
