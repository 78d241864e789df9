// Terms that never meet, and terms that are more than their values, by domains with gaps and at the border of 2^53.
import { expect, it } from 'vitest';
import { foldConstants } from '../../../src/presolve/fold-constants.ts';
import { isContradiction } from '../../../src/presolve/pass.ts';
import { compiled } from '../../fuzz/lines.ts';
import { disagreementIn } from '../../fuzz/models.ts';

const isRefuted = (text: string): boolean => {
  const { model } = compiled({ language: 'sugar', text });
  return isContradiction(foldConstants.run(model, new Set()).model);
};

it.each([
  '(int a 0 1) (int b 0 1) (int c 0 1) (alldifferent a b c)',
  '(int a (1 5)) (int b (1 5)) (int c (1 5)) (alldifferent a b c)',
  '(int a (1 5)) (int b (2 6)) (int c (-5 -1)) (alldifferent (+ a 1) b (- 1 c))',
  '(int a (1 5)) (int b (2 6)) (= a b)',
])('%s is refuted', (text) => {
  expect(isRefuted(text)).toBe(true);
});

it.each([
  '(int a 0 1) (int b 0 1) (int c 0 2) (alldifferent a b c)',
  '(int a (5 9007199254740991)) (int b (7 9007199254740991)) (= (+ a 1) (+ b 1))',
  '(int a (5 9007199254740991)) (int b (7 9007199254740991)) (int c (1 6)) (alldifferent (+ a 1) (+ b 1) c)',
  '(int a (5 9007199254740991)) (int b (-7 -9007199254740991)) (= (+ a 1) (- 1 b))',
])('%s is not', async (text) => {
  expect(isRefuted(text)).toBe(false);
  expect(await disagreementIn(compiled({ language: 'sugar', text }).model)).toBeUndefined();
});
