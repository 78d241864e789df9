// How expressions are written again, and how they are put into words.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation } from '../../../../src/analyse/expression/notation.ts';
import { sentence } from '../../../../src/analyse/expression/paraphrase.ts';
import { parseExpression } from '../../../../src/syntax/expression/parser.ts';
import { Reports } from '../../../../src/text/diagnostic.ts';
import { atomOf, print } from '../../syntax/expression/printed.ts';
import { truths } from './reference/arbitrary.ts';

const treeOf = (text: string) => parseExpression(atomOf(text), new Reports());

describe('notation', () => {
  it.each([
    ['( a+b ) *c', '(a + b) * c'],
    ['((a)) + (b * c)', 'a + b * c'],
    ['-(x ** 2)', '-x ** 2'],
    ['(-x) ** 2', '(-x) ** 2'],
    ['not(a=b)', 'not a = b'],
    ['(not a) = b', '(not a) = b'],
    ['a -> (b -> c)', 'a -> b -> c'],
    ['(a -> b) -> c', '(a -> b) -> c'],
    ['(a < b) = c', '(a < b) = c'],
    ['([a] ++ b)++ (1..3)', '[a] ++ b ++ 1..3'],
    ['(x in a ++ b) and c', 'x in a ++ b and c'],
    ['1..(a ++ b)', '1..(a ++ b)'],
    ["'Pall Mall'= x", "'Pall Mall' = x"],
    ['x × y ≠ 3', 'x * y != 3'],
    ['sum( x[i] for i in (1..n) if i!=2 )', 'sum(x[i] for i in 1..n if i != 2)'],
    ['x[i]<3 for i in 1..n , j in S', 'x[i] < 3 for i in 1..n for j in S'],
  ])('%s', (text, expected) => expect(notation(treeOf(text))).toBe(expected));

  it('means the same tree', () => {
    fc.assert(
      fc.property(truths(4), ({ text }) => {
        const tree = treeOf(text);
        expect(print(treeOf(notation(tree)))).toBe(print(tree));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('sentences', () => {
  it.each([
    ['alldifferent(q)', 'all of q are different'],
    ['alldifferent(a, b, c)', 'all of a, b and c are different'],
    [
      'alldifferent(q[i] + i for i in 1..n)',
      'all of the values q[i] + i for each i in 1..n are different',
    ],
    ['x + 2 < y', 'x + 2 is less than y'],
    ['1 <= x < y', '1 is at most x, which is less than y'],
    ['x in {1, 3}', 'x is one of {1, 3}'],
    ['not (a and b)', 'it is not true that (a holds and b holds)'],
    ['a and b and c', 'a holds, b holds and c holds'],
    ['x = 1 -> y = 2', 'if x is equal to 1, then y is equal to 2'],
    ['x = 1 <-> y = 2', 'x is equal to 1 exactly when y is equal to 2'],
    ['x = 1 xor y = 2', 'x is equal to 1 or else, but not both, y is equal to 2'],
    ['x[i] < x[i + 1] for i in 1..n - 1', 'for each i in 1..n - 1: x[i] is less than x[i + 1]'],
    [
      'forall(x[i] < 3 for i in S if i != 2)',
      'for each i in S where i is not equal to 2: x[i] is less than 3',
    ],
    ['exists(x[i] = 3 for i in S)', 'for at least one i in S: x[i] is equal to 3'],
    ['exactly(2, list, 7)', 'exactly 2 of list equal 7'],
    ['exactly(2, [a, b, c])', 'exactly 2 of [a, b, c] hold'],
    ['circuit(next)', 'next leads from item to item through all of them in one round'],
    [
      'if a then x = 1 else x = 2',
      'if a holds, then x is equal to 1, and otherwise x is equal to 2',
    ],
  ])('%s', (text, expected) => expect(sentence(treeOf(text))).toBe(expected));
});
