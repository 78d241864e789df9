// Found by the fuzzer: tasks that end beyond 2^53 are as exact as others.
import { expect, it } from 'vitest';
import { backendNames } from '../../src/backends/index.ts';
import { compiled } from '../fuzz/lines.ts';
import { disagreementIn } from '../fuzz/models.ts';
import { expectedOf, saidBy } from '../support/compare-with-oracle.ts';
import { truthOf } from '../support/oracle.ts';

it.each([
  '(bool p) (cumulative ((9007199254740991 1 nil 0)) 0)',
  '(bool p) (cumulative ((nil 1 -9007199254740991 0)) 0)',
  '(int x 1 2) (cumulative ((9007199254740990 x nil 0)) 0)',
  '(int x 9007199254740990 9007199254740991) (cumulative ((x 1 nil 0)) 0)',
  '(int x 9007199254740990 9007199254740991) (int y 1 2) (cumulative ((x y nil 0)) 0)',
  '(int x 1 4) (disjunctive (((- x) x) (9007199254740991 x) (x 1)))',
  '(int x 1 4) (cumulative (((- x) x nil 1) (9007199254740991 x nil 1) (x 1 nil 1)) 1)',
  '(int x 0 3) (disjunctive ((9007199254740990 2) (9007199254740991 x)))',
])('%s', async (text) => {
  const { model } = compiled({ language: 'sugar', text });
  expect(await disagreementIn(model)).toBeUndefined();
  for (const backend of backendNames) {
    const said = await saidBy(model, { backend, withoutPresolve: ['all'] });
    expect(said).toEqual(expectedOf(model, truthOf(model), { backend }));
  }
});
