// Loops that are seen to take too many steps before the first, and those of which only the start looks like it.
import { expect, it } from 'vitest';
import { compile } from '../../../../src/compile.ts';

async function codes(constraint: string): Promise<readonly string[]> {
  const text = `parameters: {pairs: [[1, 2], [3, 4]], none: []}
variables: {x: 1..9, 'a[1..100]': 1..9}
constraints:
  - ${constraint}
`;
  const { puzzle } = await compile({ name: 'loops.yaml', text });
  return puzzle.ok ? [] : puzzle.diagnostics.map(({ code }) => code);
}

it.each([
  'x > 0 for i in 1..10**12',
  'x > 0 for i, j in 1..2000',
  'x > 0 for i in 1..2000 for j in 1..2000',
  'x > 0 for i in 1..2000 for p in pairs for j in 1..1000',
  'x > 0 for i in 1..2000, j in 1..2000 if i = j',
  'x + sum(i + j for i in 1..1000, j in 1..3000) > 0',
  'x + i != 3 * x for i in 1..900000',
  'x > 0 for i in 1..1200000 if max(i, i + 1) = i or i in {i + 1, i + 2}',
  'x > sum([i]) for i in 1..600000',
  'sum(a) > i for i in 1..225000',
  'a[x] > i for i in 1..150000',
  'sum(a[2..99]) > i for i in 1..150000',
])('%s takes too many steps', async (constraint) => {
  expect(await codes(constraint)).toEqual(['too-many-steps']);
});

it.each([
  'x > 0 for i in 1..1000, j in 1..1000 if i = j and i = 7',
  'x > 0 for i in 1..3000 for j in i..i',
  'x > 0 for i in 1..3000 if i = 5 for j in 1..3000',
  'x > 0 for i in 1..0 for j in 1..10**12',
  'x > 0 for n in none for j in 1..10**12',
  'x > 0 for i, j in pairs for k in i..j',
  'x + i != 3 * x for i in 1..450000',
  'x > 0 for i, j, k, l in 1..30 if (i - k) * (i - k) + (j - l) * (j - l) = 5 and i = 7',
])('%s does not', async (constraint) => {
  expect(await codes(constraint)).toEqual([]);
});

it('two hundred thousand constraints of seven terms and products are not too many', async () => {
  const text = `parameters: {n: 20000}
variables: {'x[1..n]': 0..1000}
constraints:
  - x[i] + 2 * x[(i + j * 7) % n + 1] != 3 * x[(i * j) % n + 1] - j for i in 1..n, j in 1..10
  - sum(x[i] for i in 1..n) <= 100000
`;
  const { puzzle } = await compile({ name: 'large.yaml', text });
  expect(puzzle.ok).toBe(true);
}, 30_000);

it('what is wrong in every round is said once, and the rounds are fewer', async () => {
  expect(await codes('a[100 + i] > 0 for i in 1..300000')).toEqual([
    'index-outside',
    'too-many-steps',
  ]);
});

it('what no round reaches is not looked at', async () => {
  expect(await codes('x > 0 for i in 1..0 for j in pairs[7]')).toEqual([]);
  expect(await codes('x > 0 for i in 1..1 for j in pairs[7]')).toEqual([
    'index-outside',
    'not-known-before-solving',
  ]);
});
