// A backend that repeats itself is a fault that is seen, and not a list without an end.
import { expect, it } from 'vitest';
import { LiftedSession } from '../../../src/answers/lifted-session.ts';
import type { Answers, Session } from '../../../src/backends/backend.ts';
import { ModelBuilder } from '../../../src/model/builder.ts';
import { rangeDomain } from '../../../src/model/domain.ts';
import type { VarId } from '../../../src/model/expression.ts';
import { samePlace } from '../../../src/model/lowered.ts';
import type { Assignment } from '../../../src/model/model.ts';

/** A session over x from 0 and y in 0..1 that gives just these answers, whatever it is asked. */
function sessionOf(given: readonly Assignment[], most: number): LiftedSession {
  const builder = new ModelBuilder();
  const x = builder.integer('x', rangeDomain(0, most));
  builder.integer('y', rangeDomain(0, 1));
  builder.optimise('maximize', x);
  const model = builder.build();
  async function* answers(): Answers {
    yield* given;
    return 'complete';
  }
  const lower: Session = {
    check: async () => ({ status: 'unsat', core: [] }),
    block: () => {},
    enumerate: answers,
    ascending: answers,
    optimise: answers,
    stats: {},
    [Symbol.asyncDispose]: async () => {},
  };
  const places = model.answer.map(samePlace);
  return new LiftedSession(model, { model, places }, lower, true);
}

async function told(answers: Answers | undefined): Promise<string> {
  const list: string[] = [];
  try {
    for await (const at of answers ?? []) list.push(at.join(''));
  } catch (error) {
    list.push(String(error));
  }
  return list.join(' ');
}

const keys = [0, 1] as VarId[];
const fault = 'Bug: a backend repeats its answers';
const listing = (given: readonly Assignment[], most = 9): Promise<string> => {
  const session = sessionOf(given, most);
  return told(session.enumerate(keys));
};

it('lists what differs from the answer before, and no more than there can be', async () => {
  expect(
    await listing([
      [3, 1],
      [3, 0],
      [2, 0],
    ]),
  ).toBe('31 30 20');
  expect(
    await listing([
      [3, 1],
      [3, 1],
    ]),
  ).toBe(`31 ${fault}`);
  const turns = [
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
    [0, 0],
  ];
  expect(await listing(turns, 1)).toBe(`00 10 00 10 ${fault}`);
});

it('passes on an order that is one', async () => {
  const inOrder = (given: readonly Assignment[]): Promise<string> =>
    told(sessionOf(given, 9).inOrder(keys));
  expect(
    await inOrder([
      [2, 0],
      [2, 1],
      [3, 0],
    ]),
  ).toBe('20 21 30');
  expect(
    await inOrder([
      [2, 1],
      [2, 0],
    ]),
  ).toBe(`21 ${fault}`);
});

it('is told of better answers only', async () => {
  const better = (given: readonly Assignment[]): Promise<string> =>
    told(sessionOf(given, 9).optimise());
  expect(
    await better([
      [2, 0],
      [3, 1],
      [9, 0],
    ]),
  ).toBe('20 31 90');
  expect(
    await better([
      [2, 0],
      [2, 1],
    ]),
  ).toBe(`20 ${fault}`);
});
