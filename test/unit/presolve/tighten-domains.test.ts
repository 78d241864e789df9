// What propagation at the root leaves of small domains: exactly the values that some solution of the constraint has.
import { expect, it } from 'vitest';
import { formatDomain } from '../../../src/model/domain.ts';
import { tightenDomains } from '../../../src/presolve/tighten-domains.ts';
import { compiled } from '../../fuzz/lines.ts';

const domains = (text: string): readonly string[] => {
  const { model } = compiled({ language: 'sugar', text });
  const { variables } = tightenDomains.run(model, new Set()).model;
  return variables.map(({ name, domain }) => `${name}: ${formatDomain(domain)}`);
};

it.each([
  ['(int x 0 5) (int y 0 200) (= y (* x x x))', ['x: 0..5', 'y: 0..1, 8, 27, 64, 125']],
  ['(int x -2 2) (int y -99 99) (= y (* x 3 x x))', ['x: -2..2', 'y: -24, -3, 0, 3, 24']],
  [
    '(int x 1 2) (int z 5 6) (int y 0 99) (= y (* x z x x))',
    ['x: 1..2', 'z: 5..6', 'y: 5..6, 40, 48'],
  ],
  ['(int x 0 30) (int y (8 9 27)) (= y (* x x x))', ['x: 2..3', 'y: 8, 27']],
  ['(int a (1 5 9)) (int b (2 5 30)) (int m 0 50) (= m (max a b))', undefined],
  [
    '(int a (1 9)) (int b (2 7)) (int m (2 8 9)) (= m (max a b))',
    ['a: 1, 9', 'b: 2, 7', 'm: 2, 9'],
  ],
  [
    '(int a (1 9)) (int b (2 7)) (int m (1 2 6)) (= m (min a b))',
    ['a: 1, 9', 'b: 2, 7', 'm: 1..2'],
  ],
  ['(int a (-7 -3 2 5)) (int b (0 2 6 7)) (= b (abs a))', ['a: -7, 2', 'b: 2, 7']],
])('%s', (text, left) => {
  expect(domains(text)).toEqual(left ?? ['a: 1, 5, 9', 'b: 2, 5, 30', 'm: 2, 5, 9, 30']);
});
