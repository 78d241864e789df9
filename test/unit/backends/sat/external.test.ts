// Installed SAT solvers as a backend, where there are any; programs that are none; and that nothing is left behind.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { externalBackend } from '../../../../src/backends/sat/external/backend.ts';
import { BackendUnavailable } from '../../../../src/backends/unavailable.ts';
import { ModelBuilder } from '../../../../src/model/builder.ts';
import { add, constant, constraint, ge } from '../../../../src/model/construct.ts';
import { rangeDomain } from '../../../../src/model/domain.ts';
import type { VarId } from '../../../../src/model/expression.ts';
import { judgeOf } from '../../../../src/model/judge.ts';
import type { Model } from '../../../../src/model/model.ts';

function queens(size: number): Model {
  const builder = new ModelBuilder();
  const columns = Array.from({ length: size }, (_, i) =>
    builder.integer(`q${i}`, rangeDomain(1, size)),
  );
  for (const slope of [0, 1, -1]) {
    const terms = columns.map((column, i) => add(column, constant(slope * i)));
    builder.require(constraint({ kind: 'all-different', terms }));
  }
  builder.optimise('maximize', add(...columns.slice(0, 2)));
  return builder.build();
}

const has = (command: string): boolean => !spawnSync(command, ['--help']).error;
/** Where the backend has its temporary files here, apart from those of others who test at the same time. */
const folder = mkdtempSync(join(tmpdir(), 'puzzlec-test-'));
vi.stubEnv('TMPDIR', folder);

afterAll(() => {
  vi.unstubAllEnvs();
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(left).toEqual([]);
});

describe.each([[['minisat', '-verb=0']], [['cadical', '-q']], [['clasp', '%s']]])(
  '%j',
  (command) => {
    const backend = externalBackend(command);

    it.skipIf(!has(command[0] as string))('answers like any backend', async () => {
      const model = queens(6);
      await using session = await backend.open(model);
      const verdict = await session.check();
      if (verdict.status !== 'sat') expect.fail(verdict.status);
      expect(judgeOf(model).verdict(verdict.assignment)).toBeUndefined();
      const assume = [{ variable: 0 as VarId, value: 1, equal: true }];
      expect(await session.check({ assume })).toEqual({ status: 'unsat', core: assume });
      let count = 0;
      for await (const at of session.enumerate?.(model.answer) ?? []) {
        expect(judgeOf(model).verdict(at)).toBeUndefined();
        count++;
      }
      expect(count).toBe(4);
      const sums = [];
      for await (const at of session.optimise()) sums.push((at[0] ?? 0) + (at[1] ?? 0));
      expect(Math.max(...sums)).toBe(9);
      session.block([], []);
      expect(await session.check()).toEqual({ status: 'unsat', core: [] });
    });
  },
);

describe('programs that are no solvers', () => {
  it.each([
    [['no-such-solver-anywhere'], 'there is no program no-such-solver-anywhere'],
    [['echo', 'hello'], 'echo gave no answer'],
    [['false'], 'false gave no answer'],
  ])('%j is refused with a reason', async (command, reason) => {
    await using session = await externalBackend(command).open(queens(6));
    await expect(session.check()).rejects.toThrow(BackendUnavailable);
    await expect(session.check()).rejects.toThrow(reason);
  });

  it('one that does not end is stopped', async () => {
    await using session = await externalBackend(['sleep', '30', '%s']).open(queens(6));
    await expect(session.check()).rejects.toThrow(BackendUnavailable);
    await using other = await externalBackend(['tail', '-f']).open(queens(6));
    const started = performance.now();
    const verdict = await other.check({ signal: AbortSignal.timeout(300) });
    expect(verdict).toEqual({ status: 'unknown', why: 'aborted' });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('disposal stops it too', async () => {
    const session = await externalBackend(['tail', '-f']).open(queens(6));
    const running = session.check();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await session[Symbol.asyncDispose]();
    expect((await running).status).toBe('unknown');
  });
});

it('a question that needs no solver is not asked', async () => {
  const builder = new ModelBuilder();
  const x = builder.integer('x', rangeDomain(0, 3));
  builder.require(ge(x, constant(4)));
  await using session = await externalBackend(['no-such-solver-anywhere']).open(builder.build());
  expect(await session.check()).toEqual({ status: 'unsat', core: [] });
});
