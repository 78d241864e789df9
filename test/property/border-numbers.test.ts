// Found by the fuzzer: what comes to lie beyond 2^53 on the way is as exact as all else.
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
  '(int x 1) (int y 0) (= 1 (element (+ (- 9007199254740991) (max x)) ((abs (where x (= x x))))))',
  '(int x 1 2) (int y 0 3) (= y (element (+ (- 9007199254740991) x) (y x)))',
  '(int x 1 2) (int y 0 3) (or (= y (element (+ (- 9007199254740990) x) (y x))) (> y 2))',
  '(int x 9007199254740990 9007199254740991) (int y 0 3) (= y (element (- x 9007199254740989) (y 3)))',
])('%s', async (text) => {
  const { model } = compiled({ language: 'sugar', text });
  expect(await disagreementIn(model)).toBeUndefined();
  for (const backend of backendNames) {
    const said = await saidBy(model, { backend, withoutPresolve: ['all'] });
    expect(said).toEqual(expectedOf(model, truthOf(model), { backend }));
  }
});
