// Native where learning pays: the same answers as by propagation alone, in all that a session can be asked.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeBackend } from '../../../../src/backends/native/backend.ts';
import { TwofoldSession } from '../../../../src/backends/native/twofold-session.ts';
import { satBackend } from '../../../../src/backends/sat/backend.ts';
import { compile } from '../../../../src/compile.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { constraint, not, or } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { BoolExpr } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Model } from '../../../../src/model/model.ts';

/** Clauses over twelve variables, enough of them to be told apart as such. */
function clauses(seed: number): Model {
  const builder = new ModelBuilder();
  const booleans = Array.from({ length: 12 }, (_, i) => builder.boolean(`b${i}`));
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % below;
  };
  for (let i = 0; i < 320; i++) {
    const parts = Array.from({ length: 8 }, (): BoolExpr => {
      const boolean = booleans[random(12)] as BoolExpr;
      return random(2) === 0 ? boolean : not(boolean);
    });
    builder.require(or(...parts));
  }
  return builder.build();
}

function modelsOf(model: Model): string[] {
  const judge = judgeOf(model);
  return Array.from({ length: 1 << 12 }, (_, at) =>
    Array.from({ length: 12 }, (__, i) => (at >> i) & 1),
  )
    .filter((at) => judge.verdict(at) === undefined)
    .map((at) => at.join(''));
}

describe.each([1, 2, 3, 4, 5])('clauses, %i', (seed) => {
  const model = clauses(seed);
  const expected = modelsOf(model);

  it('are listed and counted', async () => {
    await using session = await nativeBackend.open(model);
    expect(session).toBeInstanceOf(TwofoldSession);
    const found: string[] = [];
    for await (const at of session.enumerate?.(model.answer) ?? []) found.push(at.join(''));
    expect(found.sort()).toEqual(expected.sort());
    expect(await session.count?.(model.answer)).toBe(BigInt(expected.length));
    // The list is over: nothing of it is left.
    expect((await session.check()).status).toBe(expected.length > 0 ? 'sat' : 'unsat');
  });

  it('are blocked one by one, in both parts', async () => {
    await using session = await nativeBackend.open(model);
    const found = new Set<string>();
    for (;;) {
      const verdict = await session.check();
      if (verdict.status !== 'sat') break;
      found.add(verdict.assignment.join(''));
      session.block(model.answer, verdict.assignment);
      if (found.size === 1) {
        expect(await session.count?.(model.answer)).toBe(BigInt(expected.length - 1));
      }
    }
    expect([...found].sort()).toEqual(expected.sort());
    expect(await session.count?.(model.answer)).toBe(0n);
  });

  it('clash under assumptions as they do in MiniSat', async () => {
    await using session = await nativeBackend.open(model);
    await using other = await satBackend.open(model);
    for (let first = 0; first < 12; first++) {
      const assume = [first, (first + 5) % 12, (first + 7) % 12, (first + 2) % 12].map((i) => ({
        variable: model.answer[i] ?? expect.fail(),
        value: (seed + i) % 2,
        equal: i % 3 !== 0,
      }));
      const [verdict, wanted] = [await session.check({ assume }), await other.check({ assume })];
      expect(verdict.status).toBe(wanted.status);
      if (verdict.status !== 'unsat') continue;
      expect((await other.check({ assume: verdict.core })).status).toBe('unsat');
    }
  });
});

it('counts more answers than it lists', async () => {
  const builder = new ModelBuilder();
  const booleans = Array.from({ length: 40 }, (_, i) => builder.boolean(`b${i}`));
  // At least one out of each four: 15 ways for each of ten groups of four, said so often that these are many clauses.
  for (let group = 0; group < 40; group += 4) {
    for (let i = 0; i < 32; i++) builder.require(or(...booleans.slice(group, group + 4)));
  }
  const model = builder.build();
  await using session = await nativeBackend.open(model);
  expect(session).toBeInstanceOf(TwofoldSession);
  expect(await session.count?.(model.answer)).toBe(15n ** 10n);
});

it('propagates where the clauses do not fit', async () => {
  const builder = new ModelBuilder();
  const n = Array.from({ length: 16 }, (_, i) => i);
  const cells = n.map((i) => n.map((j) => builder.integer(`x${i}.${j}`, rangeDomain(1, 16))));
  for (const i of n) {
    const lines = [cells[i] ?? [], cells.map((row) => row[i] ?? expect.fail())];
    for (const terms of lines) builder.require(constraint({ kind: 'all-different', terms }));
  }
  const model = builder.build();
  await using roomy = await nativeBackend.open(model);
  expect(roomy).toBeInstanceOf(TwofoldSession);
  await using session = await nativeBackend.open(model, { memory: 200_000 });
  expect(session).not.toBeInstanceOf(TwofoldSession);
  expect((await session.check()).status).toBe('sat');
});

it('gives answers in another order for another seed, and the same for the same', async () => {
  const model = clauses(1);
  const orders: string[] = [];
  for (const seed of [0, 1, 1, 2]) {
    await using session = await nativeBackend.open(model, { seed });
    const found: string[] = [];
    for await (const at of session.enumerate?.(model.answer) ?? []) found.push(at.join(''));
    orders.push(found.join(' '));
  }
  expect(orders[1]).toBe(orders[2]);
  expect(new Set(orders).size).toBe(3);
});

it('a sudoku of order 16 has one solution, and is stopped at once', async () => {
  const text = readFileSync('specs/sudoku/sixteen.yaml', 'utf8');
  const { puzzle } = await compile({ name: 'sixteen.yaml', text });
  const { model } = puzzle.ok ? puzzle.value : expect.fail();
  await using session = await nativeBackend.open(model);
  const answers = session.enumerate?.(model.answer) ?? expect.fail();
  expect((await answers.next()).done).toBe(false);
  expect(await answers.next()).toEqual({ done: true, value: 'complete' });
  expect(await session.check({ signal: AbortSignal.abort() })).toEqual({
    status: 'unknown',
    why: 'aborted',
  });
});
