// Random YAML models have the solutions that an evaluator of their text says, on every backend.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BackendName } from '../../src/backends/backend.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import { compileYaml } from '../../src/puzzles/index.ts';
import { solutions } from '../../src/solve.ts';
import { truths } from '../unit/analyse/expression/reference/arbitrary.ts';
import type { TruthTree, World } from '../unit/analyse/expression/reference/tree.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 40);

const bit = [0, 1];
const numbers = [-2, -1, 0, 1, 2, 3];
const choose = (length: number): readonly (readonly number[])[] =>
  length === 0 ? [[]] : choose(length - 1).flatMap((rest) => bit.map((value) => [...rest, value]));

/** Every value of all variables. */
const worlds: readonly World[] = numbers.flatMap((x) =>
  numbers.flatMap((y) =>
    choose(8).map(([p, q, ...rest]) => ({
      x,
      y,
      p: p === 1,
      q: q === 1,
      a: rest.slice(0, 3),
      b: rest.slice(3).map((value) => value === 1),
    })),
  ),
);

const fileOf = (lines: readonly TruthTree[]): string => `
parameters: {n: 3}
variables:
  x: -2..3
  y: -2..3
  p: bool
  q: bool
  a[-1..1]: 0..1
  b[1..3]: bool
constraints:
${lines.map(({ text }) => `  - ${JSON.stringify(text)}\n`).join('')}`;

async function check(lines: readonly TruthTree[], backend: BackendName): Promise<void> {
  const text = fileOf(lines);
  const checked = compileYaml({ name: 'random.yaml', text });
  if (!checked.ok) throw new Error(`${text}\n${checked.diagnostics.map(({ message }) => message)}`);
  const expected = worlds.filter((world) => lines.every((line) => line.holds(world)));
  const found = new Set<string>();
  try {
    for await (const { values } of solutions(checked.value, { backend })) {
      found.add(JSON.stringify(values));
    }
  } catch (error) {
    // A power or product beyond what a backend can hold is said to be so, and is no wrong answer.
    if (error instanceof TooLarge) return;
    throw new Error(`${backend} on ${text}`, { cause: error });
  }
  expect({ text, count: found.size }).toEqual({ text, count: expected.length });
  for (const { x, y, p, q, a, b } of expected) {
    if (!found.has(JSON.stringify({ x, y, p, q, a, b }))) throw new Error(`lost in ${text}`);
  }
}

describe('random YAML models', () => {
  it.each<[BackendName, number]>([
    ['native', 1],
    ['sat', 0.5],
    ['z3', 0.2],
  ])('%s', async (backend, share) => {
    const lines = fc.array(truths(3), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lines, (trees) => check(trees, backend)),
      { numRuns: Math.ceil(runs * share), endOnFailure: false },
    );
  });
});
