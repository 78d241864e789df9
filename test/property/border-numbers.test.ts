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
  '(int x 1 4) (int y 0 9) (= y (% (+ x 9007199254740991 x x) -2))',
  '(int x 1 4) (int y 0 9) (= y (% (+ x 9007199254740991 x x) 7))',
  '(int x 1 4) (int y 1286742750677284 1286742750677286) (= y (/ (+ x 9007199254740991 x x) 7))',
  '(int x 1 4) (= 0 (% (- -9007199254740991 (* 3 x)) 5))',
  '(int x 3602879701896396 3602879701896399) (= 0 (% (- (* 3 x) 9007199254740990) 7))',
  '(int x 3602879701896396 3602879701896399) (int y 0 6) (= y (% (- (* 3 x) 9007199254740990) 7))',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (= y (- (* 3 x) 9007199254740990))',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (= y (abs (- (* 3 x) 9007199254740990)))',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (= y (max (- (* 3 x) 9007199254740990) 1801439850948201))',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (alldifferent (- (* 3 x) 9007199254740990) (+ y 3) 1801439850948201)',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (< (- (* 3 x) 9007199254740990) y)',
  '(int x 3602879701896396 3602879701896399) (int y 1801439850948196 1801439850948208) (= y (if (> (- (* 3 x) 9007199254740990) 1801439850948200) (- (* 3 x) 9007199254740990) 1801439850948199))',
  '(int x 3602879701896396 3602879701896399) (int y 0 9) (= (- (* 3 x) 9007199254740990) (element y (1801439850948198 1801439850948201 1801439850948203)))',
  '(int x 4503599627370496 4503599627370500) (int y 0 6) (= y (% (- (* 3 x) 13510798882111488) 7))',
  '(int x 4503599627370496 4503599627370500) (int y 0 20) (= y (abs (- (* 3 x) 13510798882111491)))',
  '(int x 4503599627370496 4503599627370500) (int y 0 20) (= y (max (- (* 3 x) 13510798882111488) 4))',
  '(int x 4503599627370496 4503599627370500) (int y 0 20) (= 6 (* y (- (* 3 x) 13510798882111489)))',
  '(int x 4503599627370496 4503599627370500) (int y 0 12) (alldifferent (- (* 3 x) 13510798882111488) (+ y 3) 6 9)',
  '(int x 4503599627370496 4503599627370500) (int y 0 12) (< (- (* 3 x) 13510798882111488) y)',
])('%s', async (text) => {
  const { model } = compiled({ language: 'sugar', text });
  expect(await disagreementIn(model)).toBeUndefined();
  for (const backend of backendNames) {
    const said = await saidBy(model, { backend, withoutPresolve: ['all'] });
    expect(said).toEqual(expectedOf(model, truthOf(model), { backend }));
  }
});
