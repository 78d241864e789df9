// Solutions put in order: those that come in order at once, the others when all are there.
import { expect, it } from 'vitest';
import { ascending, type Found } from '../../../src/answers/ascending.ts';
import type { Outcome, Solution } from '../../../src/answers/solution.ts';
import type { VarId } from '../../../src/model/expression.ts';

const answer = [0, 1] as VarId[];

const solution = (a: number, b: number): Solution => ({
  values: { a, b },
  assignment: [a, b],
  objective: undefined,
});

type Step = readonly [isNext: boolean, a: number, b: number];

async function* search(
  steps: readonly Step[],
  end: Outcome | Error,
): AsyncGenerator<Found, Outcome, undefined> {
  for (const [isNext, a, b] of steps) yield { solution: solution(a, b), isNext };
  if (end instanceof Error) throw end;
  return end;
}

interface Told {
  readonly list: readonly string[];
  readonly end: Outcome | string;
}

async function told(
  steps: readonly Step[],
  end: Outcome | Error = 'complete',
  { limit = Number.POSITIVE_INFINITY, byFirst = false } = {},
): Promise<Told> {
  const identity = byFirst ? ([a]: readonly number[]): string => String(a) : undefined;
  const stream = ascending(search(steps, end), { answer, limit, identity });
  const list: string[] = [];
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done) return { list, end: next.value };
      list.push(next.value.assignment.join(' '));
    }
  } catch (error) {
    return { list, end: String(error) };
  }
}

const ordered: readonly Step[] = [
  [true, 1, 1],
  [true, 1, 2],
];
const mixed: readonly Step[] = [
  [false, 3, 1],
  [false, 1, 2],
  [false, 2, 9],
  [false, 1, 1],
];

it('passes on what comes in order', async () => {
  expect(await told(ordered)).toEqual({ list: ['1 1', '1 2'], end: 'complete' });
  expect(await told(ordered, 'complete', { limit: 2 })).toEqual({
    list: ['1 1', '1 2'],
    end: 'complete',
  });
  expect(await told(ordered, 'timeout', { limit: 1 })).toEqual({ list: ['1 1'], end: 'limit' });
});

it('sorts what does not', async () => {
  expect(await told(mixed)).toEqual({ list: ['1 1', '1 2', '2 9', '3 1'], end: 'complete' });
  expect(await told(mixed, 'complete', { limit: 2 })).toEqual({
    list: ['1 1', '1 2'],
    end: 'limit',
  });
  expect(await told(mixed, 'complete', { limit: 4 })).toMatchObject({ end: 'complete' });
  expect(await told(mixed, 'timeout', { limit: 1 })).toEqual({ list: ['1 1'], end: 'timeout' });
});

it('leaves out what has been passed on when the order was given up', async () => {
  expect(await told([...ordered, ...mixed])).toEqual({
    list: ['1 1', '1 2', '2 9', '3 1'],
    end: 'complete',
  });
  expect(await told([...ordered, ...mixed], 'complete', { limit: 3 })).toEqual({
    list: ['1 1', '1 2', '2 9'],
    end: 'limit',
  });
});

it('shows the least of those that are the same', async () => {
  const same = { byFirst: true };
  expect(await told(mixed, 'complete', same)).toEqual({
    list: ['1 1', '2 9', '3 1'],
    end: 'complete',
  });
  expect(await told(ordered, 'complete', same)).toEqual({ list: ['1 1'], end: 'complete' });
});

it('keeps what was found when the search fails', async () => {
  expect(await told(mixed, new Error('lost'))).toEqual({
    list: ['1 1', '1 2', '2 9', '3 1'],
    end: 'Error: lost',
  });
});
