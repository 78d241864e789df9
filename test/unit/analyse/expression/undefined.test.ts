// Items of lists that are not there or not defined: the comparison that looks at the list is false, whatever else holds.
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import { solutions } from '../../../../src/solve.ts';

async function count(variables: string, constraint: string): Promise<number> {
  const text = `{variables: {${variables}}, constraints: [${JSON.stringify(constraint)}]}`;
  const checked = compileYaml({ name: 'list.yaml', text });
  if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  let found = 0;
  for await (const _ of solutions(checked.value, { backend: 'native' })) found++;
  return found;
}

async function counts(variables: string, constraint: string, wanted: number): Promise<void> {
  expect(await count(variables, constraint)).toBe(wanted);
}

describe('membership', () => {
  it.each([
    // d[2] is not there: i is 1, and then c = d[1] or c is red.
    ['c: [red, green], "d[1..1]": [red, green], i: 1..2', 'c in [d[i], red]', 3],
    ['c: [red, green], "d[1..1]": [red, green], i: 1..2', 'c not in [d[i], red]', 1],
    ['c: [red, green], "d[1..1]": [red, green], i: 1..2', 'not (c in [d[i], red])', 5],
    ['x: 0..1', '1 // x not in {2}', 1],
    ['x: 0..1', 'not (1 // x in {2})', 2],
    ['x: 0..1, y: 0..1', 'x not in {1 // y, 3}', 1],
    ['x: 0..1, y: 0..1', 'x not in 1 // y..3', 1],
    ['x: 0..3', '[5, 6, 7][x] not in {6}', 2],
    ['x: 1..4', 'x / 2 not in {1, 2}', 2],
    ['x: 1..4, n: 2..2', 'x / 2 not in 1..n', 2],
    ['c: [red, green], "d[1..1]": [red, green], i: 1..2', 'c in {d[i], red}', 3],
    ['p: bool, y: 0..1', 'p in [1, 1 // y]', 1],
    ['p: bool, y: 0..1', 'p + 0 in [1, 1 // y]', 1],
    ['p: bool, y: 0..1', 'p in [p, 1 // y]', 2],
    ['p: bool, x: 1..2, "b[1..1]": bool', 'p in [b[x], p]', 4],
    // Fractions are equal as they are elsewhere; in a range lie whole numbers.
    ['x: 1..3, y: 1..3', 'x / 2 in [y / 2]', 3],
    ['x: 1..4, n: 2..2', 'x / 2 in 1..n', 2],
  ])('%s: %s', counts);
});

describe('order and equality of lists', () => {
  it.each([
    ['x: 0..1', 'lex_less([1], [2, 1 // x])', 1],
    ['x: 0..1', 'lex_less([1, 1], [2, 1 // x])', 1],
    ['x: 0..1', 'lex_less([1, 1 // x], [2])', 1],
    ['x: 0..1', 'lex_lesseq([], [1 // x])', 1],
    ['x: 0..1', 'not lex_lesseq([], [1 // x])', 1],
    ['x: 1..2, y: 1..2', '[x / 2] != [y / 2]', 2],
    ['x: 1..2, y: 1..2', 'not ([x / 2] = [y / 2])', 2],
    ['x: 0..2, y: 1..2', '[1 / x] != [1 / y]', 2],
    ['x: 0..2, y: 1..2', '[[1 / x], [x]] = [[1 / y], [y]]', 2],
  ])('%s: %s', counts);
});

describe('one of two lists', () => {
  it('has their indices, which are the same', async () => {
    const variables = 'p: bool, "a[0..1]": 1..2, "b[0..1]": 3..4';
    expect(await count(variables, '(if p then a else b)[1] = 4')).toBe(8);
    await expect(count(variables, '(if p then a else [3, 4])[1] = 4')).rejects.toThrow(
      'cannot be chosen so',
    );
    const list = 'p: bool, "a[1..2]": 1..2';
    expect(await count(list, '(if p then a else [3, 4])[1] = 3')).toBe(4);
  });
});
