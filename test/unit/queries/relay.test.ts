// Handing over from one session to another: at a hard question, for good, with all that was blocked before.
import { describe, expect, it } from 'vitest';
import { openModel } from '../../../src/answers/open-model.ts';
import type { Query, Session, Verdict } from '../../../src/backends/backend.ts';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';
import { Relay } from '../../../src/queries/relay.ts';

interface Fake extends Session {
  readonly queries: Query[];
  readonly blocked: (readonly VarId[])[];
  isDisposed: boolean;
}

/** Answers each question with the next of some verdicts. */
function fake(...verdicts: readonly Verdict[]): Fake {
  const left = [...verdicts];
  const session: Fake = {
    queries: [],
    blocked: [],
    isDisposed: false,
    async check(query = {}) {
      session.queries.push(query);
      return left.shift() ?? expect.fail('one question too many');
    },
    block: (keys) => void session.blocked.push(keys),
    optimise: () => expect.fail('not asked'),
    stats: {},
    async [Symbol.asyncDispose]() {
      session.isDisposed = true;
    },
  };
  return session;
}

const sat: Verdict = { status: 'sat', assignment: [1] };
const unsat: Verdict = { status: 'unsat', core: [] };
const hard: Verdict = { status: 'unknown', why: 'limit' };
const aborted: Verdict = { status: 'unknown', why: 'aborted' };
const key = 0 as VarId;

describe('a relay', () => {
  it('stays with the first as long as that answers', async () => {
    const first = fake(sat, unsat, aborted);
    const relay = new Relay(first, () => expect.fail('not needed'));
    expect([await relay.check(), await relay.check(), await relay.check()]).toEqual([
      sat,
      unsat,
      aborted,
    ]);
  });

  it('asks the second what was hard, and all that follows', async () => {
    const [first, second] = [fake(sat, hard), fake(unsat, sat)];
    const relay = new Relay(first, async () => second);
    expect(await relay.check()).toBe(sat);
    relay.block([key], [1]);
    const assume = [{ variable: key, value: 1, equal: true }];
    expect(await relay.check({ assume })).toBe(unsat);
    expect([second.queries, second.blocked]).toEqual([[{ assume }], [[key]]]);
    expect(first.isDisposed).toBe(true);
    relay.block([key], [0]);
    expect(await relay.check()).toBe(sat);
    expect([first.blocked.length, second.blocked.length]).toEqual([1, 2]);
    await relay[Symbol.asyncDispose]();
    expect(second.isDisposed).toBe(true);
  });

  it('lets the first take its time where there is no second', async () => {
    const first = fake(hard, sat, sat);
    const relay = new Relay(first, async () => undefined);
    expect(await relay.check()).toBe(sat);
    expect(await relay.check()).toBe(sat);
    expect(first.queries.map(({ mostFailures }) => mostFailures !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('native with a limit on failures', () => {
  it('gives up, and can be asked again without one', async () => {
    const builder = new ModelBuilder();
    const cells = Array.from({ length: 9 }, (_, i) => builder.integer(`x${i}`, rangeDomain(0, 7)));
    for (const [i, a] of cells.entries()) {
      for (const b of cells.slice(i + 1))
        builder.require({ kind: 'compare', operator: 'ne', left: a, right: b });
    }
    const { session } = await openModel(builder.build(), {
      backend: 'native',
      withoutPresolve: ['all'],
    });
    await using open = session;
    expect(await open.check({ mostFailures: 20 })).toEqual({ status: 'unknown', why: 'limit' });
    expect(await open.check()).toEqual({ status: 'unsat', core: [] });
  });
});
