// Native where learning joins in: whoever is first answers, nothing comes twice, and the order is the same each time.
import { describe, expect, it } from 'vitest';
import type { Session, TurnLengths } from '../../../../src/backends/backend.ts';
import { nativeBackend } from '../../../../src/backends/native/backend.ts';
import { PortfolioSession } from '../../../../src/backends/native/portfolio-session.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { add, constant, constraint, eq, ne, scaled } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { Assignment, Model } from '../../../../src/model/model.ts';

const short: TurnLengths = { engine: 30, learner: 30 };

/** Some queens on a board of their number. */
function queens(n: number): Model {
  const builder = new ModelBuilder();
  const rows = Array.from({ length: n }, (_, i) => builder.integer(`q${i}`, rangeDomain(1, n)));
  for (const slope of [0, 1, -1]) {
    const terms = rows.map((row, i) => add(row, constant(slope * i)));
    builder.require(constraint({ kind: 'all-different', terms }));
  }
  return builder.build();
}

async function listed(session: Session, model: Model): Promise<string[]> {
  const found: string[] = [];
  const answers = session.enumerate?.(model.answer) ?? expect.fail();
  for (;;) {
    const next = await answers.next();
    if (next.done) {
      expect(next.value).toBe('complete');
      return found;
    }
    found.push(next.value.join(' '));
  }
}

describe.each([
  ['turn by turn', short],
  ['learning nearly alone', { engine: 1, learner: 1_000_000 }],
  ['propagation nearly alone', { engine: 2000, learner: 1 }],
] as const)('%s', (_, turns) => {
  it.each([
    [4, 2],
    [6, 4],
    [8, 92],
  ])('%i queens have %i solutions, each once', async (n, count) => {
    const model = queens(n);
    await using session = await nativeBackend.open(model, { turns });
    expect(session).toBeInstanceOf(PortfolioSession);
    const found = await listed(session, model);
    expect(found.length).toBe(count);
    expect(new Set(found).size).toBe(count);
    expect(await session.count?.(model.answer)).toBe(BigInt(count));
    // And so again, whoever was first.
    expect((await listed(session, model)).sort()).toEqual(found.sort());
  });

  it('what is blocked does not come again', async () => {
    const model = queens(6);
    await using session = await nativeBackend.open(model, { turns });
    const seen: Assignment[] = [];
    for (;;) {
      const verdict = await session.check();
      if (verdict.status !== 'sat') break;
      seen.push(verdict.assignment);
      session.block(model.answer, verdict.assignment);
      expect(await session.count?.(model.answer)).toBe(BigInt(4 - seen.length));
    }
    expect(new Set(seen.map((at) => at.join(' '))).size).toBe(4);
    expect(await listed(session, model)).toEqual([]);
  });

  it('assumptions hold, and clash by themselves', async () => {
    const model = queens(6);
    const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = model.answer;
    await using session = await nativeBackend.open(model, { turns });
    await using alone = await nativeBackend.open(model, { learning: false });
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const assume = [
          { variable: third, value: 1, equal: false },
          { variable: first, value: a, equal: true },
          { variable: second, value: b, equal: true },
        ];
        const [verdict, wanted] = [await session.check({ assume }), await alone.check({ assume })];
        expect(verdict.status).toBe(wanted.status);
        if (verdict.status === 'sat') {
          expect([verdict.assignment[first], verdict.assignment[second]]).toEqual([a, b]);
        }
        if (verdict.status !== 'unsat') continue;
        expect((await alone.check({ assume: verdict.core })).status).toBe('unsat');
      }
    }
  });

  it('the same seed gives the same answers in the same order', async () => {
    const model = queens(7);
    const orders: string[] = [];
    for (const seed of [1, 1, 1, 2]) {
      await using session = await nativeBackend.open(model, { turns, seed });
      orders.push((await listed(session, model)).join(', '));
    }
    expect(orders[1]).toBe(orders[0]);
    expect(orders[2]).toBe(orders[0]);
    expect(orders[3]).not.toBe(orders[0]);
  });

  it('a list that is left begins anew', async () => {
    const model = queens(8);
    await using session = await nativeBackend.open(model, { turns });
    for (const few of [1, 5, 40]) {
      const answers = session.enumerate?.(model.answer) ?? expect.fail();
      for (let i = 0; i < few; i++) expect((await answers.next()).done).toBe(false);
      await answers.return('aborted');
      expect((await session.check()).status).toBe('sat');
    }
    expect((await listed(session, model)).length).toBe(92);
  });
});

/** Pigeons of which two have to share a hole, by inequalities alone: easy for nobody, impossible for propagation. */
function pigeons(n: number): Model {
  const builder = new ModelBuilder();
  const holes = Array.from({ length: n }, (_, i) => builder.integer(`p${i}`, rangeDomain(2, n)));
  for (const [i, one] of holes.entries()) {
    for (const other of holes.slice(i + 1)) builder.require(ne(one, other));
  }
  return builder.build();
}

it('learning proves what propagation cannot, and both are in the numbers', async () => {
  await using session = await nativeBackend.open(pigeons(8), {
    turns: { engine: 500, learner: 1_000_000 },
  });
  expect((await session.check()).status).toBe('unsat');
  expect(Number(session.stats['conflicts'])).toBeGreaterThan(10);
  expect(Number(session.stats['failures'])).toBeLessThan(500);
});

it('is stopped at any moment, and answers afterwards', async () => {
  const model = pigeons(11);
  await using session = await nativeBackend.open(model, { turns: short });
  for (const milliseconds of [0, 1, 5, 20, 50]) {
    const signal = AbortSignal.timeout(milliseconds);
    expect(await session.check({ signal })).toEqual({ status: 'unknown', why: 'aborted' });
    expect(await session.count?.(model.answer, AbortSignal.timeout(milliseconds))).toBeUndefined();
    const answers = session.enumerate?.(model.answer, AbortSignal.timeout(milliseconds));
    expect(await answers?.next()).toEqual({ done: true, value: 'aborted' });
  }
  const [first = expect.fail()] = model.answer;
  const assume = [{ variable: first, value: 99, equal: true }];
  expect(await session.check({ assume })).toMatchObject({ status: 'unsat' });
});

it('a signal of the whole session stops what runs', async () => {
  const stop = new AbortController();
  const options = { turns: short, signal: stop.signal };
  await using session = await nativeBackend.open(pigeons(12), options);
  setTimeout(() => stop.abort(), 50);
  expect(await session.check()).toEqual({ status: 'unknown', why: 'aborted' });
  expect(await session.check()).toEqual({ status: 'unknown', why: 'aborted' });
});

it('goes on alone where the clauses do not fit', async () => {
  const builder = new ModelBuilder();
  const [x, y] = ['x', 'y'].map((name) => builder.integer(name, rangeDomain(0, 50_000)));
  if (!x || !y) expect.fail();
  builder.require(eq(add(scaled(7, x), scaled(11, y)), constant(76)));
  const model = builder.build();
  const options = { turns: { engine: 1, learner: 1 }, memory: 10_000 };
  await using session = await nativeBackend.open(model, options);
  expect(await session.check()).toMatchObject({ status: 'sat' });
  expect((await listed(session, model)).sort()).toEqual(['3 5']);
});

it('counts many where learning lists only some of them', async () => {
  const builder = new ModelBuilder();
  const n = Array.from({ length: 7 }, (_, i) => builder.integer(`x${i}`, rangeDomain(1, 7)));
  builder.require(constraint({ kind: 'all-different', terms: n }));
  const model = builder.build();
  for (const turns of [short, { engine: 1, learner: 1_000_000 }]) {
    await using session = await nativeBackend.open(model, { turns });
    expect(await session.count?.(model.answer)).toBe(5040n);
    expect((await listed(session, model)).length).toBe(5040);
  }
});
