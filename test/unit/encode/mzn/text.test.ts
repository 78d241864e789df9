// The text of a MiniZinc model: names, domains, floored quotients by divisors that are never 0, comments that stay comments.
import { expect, it } from 'vitest';
import { TooLarge } from '../../../../src/base/too-large.ts';
import { miniZincOf } from '../../../../src/encode/mzn/index.ts';
import type { Model } from '../../../../src/model/model.ts';
import { compileSugar } from '../../../../src/puzzles/sugar/puzzle.ts';

function modelOf(text: string): Model {
  const checked = compileSugar(0, [{ name: 'test.sugar', text }]);
  if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  return checked.value.model;
}

it('makes identifiers of names and gives each of them once', () => {
  const text = miniZincOf(
    modelOf(`(int "Pall Mall" 1 3) (int var 0 9) (bool var) (int "a'b" 1 1)`),
  );
  expect(text).toContain('var 1..3: Pall_Mall;');
  expect(text).toContain('var 0..9: var_2;\nvar bool: var_3;\nvar 1..1: a_b;');
});

it('writes domains with gaps', () => {
  const text = miniZincOf(modelOf('(int x (1 3)) (int y (1 (5 9)))'));
  expect(text).toContain('var {1, 3}: x;\nvar 1..9: y;\nconstraint y in {1} union 5..9;');
});

it('floors quotients, and demands of the innermost formula that they are defined', () => {
  const text = miniZincOf(modelOf('(int x 0 3) (int y 0 3) (not (= (/ x y) 1))'));
  expect(text).toContain('(y != 0 /\\ (floor_div(x, if y = 0 then 1 else y endif) = 1))');
});

it('keeps the words of the author in one line', () => {
  const model = modelOf('(int x 0 3) (< x 2)');
  const [assertion] = model.assertions;
  if (!assertion) throw new Error('no assertion');
  const words = 'less\nconstraint false; \u001b[2J';
  const text = miniZincOf({ ...model, assertions: [{ ...assertion, words }] });
  expect(text).toContain('\n% less constraint false;  [2J\nconstraint (x < 2);\n');
});

it('refuses what has more than 64 bits', () => {
  const model = modelOf('(int x 0 3) (< x 9223372036854775808)');
  expect(() => miniZincOf(model)).toThrow(TooLarge);
  expect(() => miniZincOf(modelOf('(int x 0 3000) (int y 0 3000) (= (pow x y) 4)'))).toThrow(
    TooLarge,
  );
});
