// The signal of `--timeout`: it comes, for the right reason, and is not forgotten.
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { timeLimit } from '../../../src/cli/time-limit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('ends with the time, also after garbage was collected', async () => {
  const { signal } = timeLimit(60, new AbortController().signal);
  await setTimeout(10);
  collectGarbage();
  expect(signal.aborted).toBe(false);
  await setTimeout(100);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('ends before for the reason of the other', () => {
  const other = new AbortController();
  const { signal } = timeLimit(60_000, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('enough');
  expect(signal.reason).toBe('enough');
  expect(timeLimit(60_000, other.signal).signal.reason).toBe('enough');
});

it('is not reached after what it limited is over', async () => {
  let isReached = false;
  const { signal, clear } = timeLimit(30, new AbortController().signal, () => {
    isReached = true;
  });
  clear();
  await setTimeout(80);
  expect([signal.aborted, isReached]).toEqual([false, false]);
});
