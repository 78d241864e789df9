// Found by the fuzzer: a task that ends beyond 2^53 is too large for the engine, which is no fault of puzzlec.
import { expect, it } from 'vitest';
import { compiled } from '../fuzz/lines.ts';
import { disagreementIn } from '../fuzz/models.ts';
import { saidBy } from '../support/compare-with-oracle.ts';

it.each([
  '(bool p) (cumulative ((9007199254740991 1 nil 0)) 0)',
  '(bool p) (cumulative ((nil 1 -9007199254740991 0)) 0)',
  '(int x 1 2) (cumulative ((9007199254740990 x nil 0)) 0)',
  '(int x 9007199254740990 9007199254740991) (cumulative ((x 1 nil 0)) 0)',
  '(int x 9007199254740990 9007199254740991) (int y 1 2) (cumulative ((x y nil 0)) 0)',
])('%s', async (text) => {
  const { model } = compiled({ language: 'sugar', text });
  expect(await disagreementIn(model)).toBeUndefined();
  expect(await saidBy(model, { backend: 'native', withoutPresolve: ['all'] })).toBe('too large');
});
