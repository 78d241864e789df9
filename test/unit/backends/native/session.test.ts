// The native session: its answers against brute force on random models, and the rules of the contract.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Answers, Assumption, Session, Verdict } from '../../../../src/backends/backend.ts';
import { nativeBackend } from '../../../../src/backends/native/backend.ts';
import { clock } from '../../../../src/base/clock.ts';
import type { Integer } from '../../../../src/base/integer.ts';
import { Bug } from '../../../../src/base/invariant.ts';
import { TooLarge } from '../../../../src/base/too-large.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { add, constant, constraint, lt, sub } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { VarId } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';
import { arbitraryModel } from '../../../support/arbitrary-model.ts';
import { ascending, solutionsOf, truthOf } from '../../../support/oracle.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 300);

const models = arbitraryModel();
const plainModels = arbitraryModel({ objective: false });

/** All answers of a generator, and how it ended. */
async function drain(answers: Answers): Promise<{ all: Assignment[]; end: string }> {
  const all: Assignment[] = [];
  for (;;) {
    const next = await answers.next();
    if (next.done) return { all, end: next.value };
    all.push(next.value);
  }
}

const keysOf = (model: Model, all: readonly Assignment[]): string =>
  all
    .map((at) => model.answer.map((id) => at[id] ?? Number.NaN))
    .sort(ascending)
    .join(' | ');

/** Runs a property on a session, unless the model does not fit the engine. */
async function onSession(
  model: Model,
  property: (session: Session) => Promise<void>,
): Promise<void> {
  let session: Session;
  try {
    session = await nativeBackend.open(model);
  } catch (error) {
    if (error instanceof TooLarge) return;
    throw error;
  }
  await property(session);
  await session[Symbol.asyncDispose]();
}

const fits = (at: Assignment, assume: readonly Assumption[]): boolean =>
  assume.every(({ variable, value, equal }) => (at[variable] === value) === equal);

/** A verdict under assumptions beside all solutions without them. */
function judgeVerdict(
  verdict: Verdict,
  assume: readonly Assumption[],
  solutions: readonly Assignment[],
): void {
  expect(verdict.status).toBe(solutions.some((at) => fits(at, assume)) ? 'sat' : 'unsat');
  if (verdict.status === 'sat') {
    expect(solutions.map(String)).toContain(String(verdict.assignment));
    expect(fits(verdict.assignment, assume)).toBe(true);
  } else {
    const core = verdict.status === 'unsat' ? verdict.core : [];
    expect(solutions.some((at) => fits(at, core))).toBe(false);
  }
}

describe('random models', () => {
  it('enumerates every answer once', async () => {
    await fc.assert(
      fc.asyncProperty(plainModels, (model) =>
        onSession(model, async (session) => {
          const expected = truthOf(model).answers.join(' | ');
          const { all, end } = (await drain(session.enumerate?.(model.answer) as Answers)) ?? {};
          expect(keysOf(model, all)).toBe(expected);
          expect(end).toBe('complete');
          const judge = judgeOf(model);
          for (const at of all) expect(judge.verdict(at)).toBeUndefined();
          expect(await session.count?.(model.answer)).toBe(BigInt(all.length));
        }),
      ),
      { numRuns: runs },
    );
  });

  it('finds the same by check and block', async () => {
    await fc.assert(
      fc.asyncProperty(plainModels, (model) =>
        onSession(model, async (session) => {
          const all: Assignment[] = [];
          for (;;) {
            const verdict = await session.check();
            if (verdict.status !== 'sat') {
              expect(verdict).toEqual({ status: 'unsat', core: [] });
              break;
            }
            all.push(verdict.assignment);
            session.block(model.answer, verdict.assignment);
          }
          expect(keysOf(model, all)).toBe(truthOf(model).answers.join(' | '));
        }),
      ),
      { numRuns: runs },
    );
  });

  it('answers under assumptions, whose core is a reason', async () => {
    const assumption = fc.record({
      variable: fc.nat({ max: 4 }).map((id) => id as VarId),
      value: fc.integer({ min: -2, max: 4 }),
      equal: fc.boolean(),
    });
    const lists = fc.array(fc.array(assumption, { maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(plainModels, lists, (model, queries) =>
        onSession(model, async (session) => {
          const solutions = [...solutionsOf(model)];
          for (const query of queries) {
            const assume = query.filter(({ variable }) => variable < model.variables.length);
            judgeVerdict(await session.check({ assume }), assume, solutions);
          }
        }),
      ),
      { numRuns: runs },
    );
  });

  it('optimises to the proof, each answer better than the last', async () => {
    await fc.assert(
      fc.asyncProperty(
        models.filter(({ objective }) => objective !== undefined),
        (model) =>
          onSession(model, async (session) => {
            const { all, end } = await drain(session.optimise());
            expect(end).toBe('complete');
            const judge = judgeOf(model);
            const values = all.map((at) => judge.objective(at) as Integer);
            expect(values.at(-1)).toBe(truthOf(model).optimum);
            const sign = model.objective?.sense === 'minimize' ? 1 : -1;
            for (const [i, value] of values.entries()) {
              expect(judge.verdict(all[i] ?? [])).toBeUndefined();
              if (i > 0) expect(sign * Number(value)).toBeLessThan(sign * Number(values[i - 1]));
            }
          }),
      ),
      { numRuns: runs },
    );
  });
});

/** So many variables that no two answers come soon: a pigeonhole in clauses of inequalities. */
function endless(): Model {
  const builder = new ModelBuilder();
  const x = Array.from({ length: 14 }, (_, i) => builder.integer(`x${i}`, rangeDomain(0, 12)));
  for (const [i, a] of x.entries()) {
    for (const b of x.slice(i + 1)) {
      builder.require({ kind: 'compare', operator: 'ne', left: a, right: b });
    }
  }
  return builder.build();
}

function threeOfFour(): Model {
  const builder = new ModelBuilder();
  const x = Array.from({ length: 3 }, (_, i) => builder.integer(`x${i}`, rangeDomain(1, 4)));
  builder.require(constraint({ kind: 'all-different', terms: x }));
  return builder.build();
}

/** A Golomb ruler, as short as possible: easy answers at first, and then harder ones. */
function ruler(marks: number): Model {
  const builder = new ModelBuilder();
  const x = Array.from({ length: marks }, (_, i) =>
    builder.integer(`x${i}`, rangeDomain(0, marks ** 2)),
  );
  for (const [i, a] of x.slice(1).entries()) builder.require(lt(x[i] ?? a, a));
  const differences = x.flatMap((a, i) => x.slice(i + 1).map((b) => sub(b, a)));
  builder.require(constraint({ kind: 'all-different', terms: differences }));
  builder.optimise('minimize', x.at(-1) ?? constant(0));
  return builder.build();
}

describe('the contract', () => {
  it('does not start when aborted before', async () => {
    const session = await nativeBackend.open(threeOfFour());
    const verdict = await session.check({ signal: AbortSignal.abort() });
    expect(verdict).toEqual({ status: 'unknown', why: 'aborted' });
    expect((await session.check()).status).toBe('sat');
  });

  it('refuses a second call while one runs, and calls after disposal', async () => {
    const session = await nativeBackend.open(endless());
    const running = session.check();
    await expect(session.check()).rejects.toThrow(Bug);
    expect(() => session.block([0 as VarId], [1])).toThrow(Bug);
    await session[Symbol.asyncDispose]();
    expect(await running).toEqual({ status: 'unknown', why: 'aborted' });
    await session[Symbol.asyncDispose]();
    await expect(session.check()).rejects.toThrow(Bug);
  });

  it('is free again after a generator was left early', async () => {
    const session = await nativeBackend.open(threeOfFour());
    const answers = session.enumerate?.([0, 1, 2] as VarId[]) as Answers;
    const first = await answers.next();
    await expect(session.check()).rejects.toThrow(Bug);
    await answers.return('aborted');
    expect((await session.check()).status).toBe('sat');
    expect(first.done).toBe(false);
    const { all } = await drain(session.enumerate?.([0, 1, 2] as VarId[]) as Answers);
    expect(all).toHaveLength(24);
  });

  it('has no answer left after a block without keys', async () => {
    const session = await nativeBackend.open(threeOfFour());
    session.block([], []);
    expect(await session.check()).toEqual({ status: 'unsat', core: [] });
    expect(await session.check({ assume: [] })).toEqual({ status: 'unsat', core: [] });
  });

  it('keeps blocks in a later enumeration', async () => {
    const session = await nativeBackend.open(threeOfFour());
    session.block([0] as VarId[], [1]);
    const { all } = await drain(session.enumerate?.([0, 1, 2] as VarId[]) as Answers);
    expect(all).toHaveLength(18);
  });

  it('gives the same order for the same seed', async () => {
    const order = async (seed: number): Promise<string> => {
      const session = await nativeBackend.open(threeOfFour(), { seed });
      const { all } = await drain(session.enumerate?.([0, 1, 2] as VarId[]) as Answers);
      return all.join(' ');
    };
    expect(await order(7)).toBe(await order(7));
    const orders = new Set(await Promise.all([0, 1, 2, 3, 4, 5].map(order)));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('optimises in the same way however fast the machine is', async () => {
    const path = async (millisecondsEachLook: number): Promise<string> => {
      let now = 0;
      const looks = vi.spyOn(clock, 'now').mockImplementation(() => {
        now += millisecondsEachLook;
        return now;
      });
      const session = await nativeBackend.open(ruler(7));
      const { all } = await drain(session.optimise());
      const { nodes, failures } = session.stats;
      await session[Symbol.asyncDispose]();
      looks.mockRestore();
      return `${all.join(' ')}, ${nodes} nodes, ${failures} failures`;
    };
    expect(await path(10)).toBe(await path(0));
  });

  it('enumerates what the keys alone can be', async () => {
    const builder = new ModelBuilder();
    const x = builder.integer('x', rangeDomain(0, 100_000));
    const y = builder.integer('y', rangeDomain(0, 100_000));
    builder.require(lt(x, y));
    builder.require(lt(add(x, y), constant(99_999)));
    builder.require(lt(x, constant(7)));
    const session = await nativeBackend.open(builder.build());
    const { all } = await drain(session.enumerate?.([0] as VarId[]) as Answers);
    expect(all.map(([value]) => value).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await session.count?.([0] as VarId[])).toBe(7n);
  });
});
