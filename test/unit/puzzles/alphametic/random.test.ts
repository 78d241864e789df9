// Random small alphametics: every backend, with presolve and without, counts what brute force counts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { backendNames } from '../../../../src/backends/index.ts';
import { count } from '../../../../src/count.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { countByBruteForce, puzzleText } from './brute-force.ts';
import { smallPuzzles } from './random-puzzle.ts';

const numRuns = 24 * Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

function compiled(text: string): Puzzle {
  const result = compileYaml({ name: 'random.yaml', text });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value;
}

async function counted(text: string, backend: (typeof backendNames)[number], without: string[]) {
  const found = await count(compiled(text), { backend, withoutPresolve: without });
  expect(found.outcome).toBe('complete');
  return Number(found.count);
}

describe('random alphametics', () => {
  let solvable = 0;

  it.each(['native', 'sat'] as const)(
    'have as many solutions as brute force finds: %s',
    async (backend) => {
      await fc.assert(
        fc.asyncProperty(smallPuzzles, async (tree) => {
          const text = puzzleText(tree);
          const expected = countByBruteForce(tree);
          if (expected > 0 && expected < 1000) solvable++;
          expect(await counted(text, backend, []), text).toBe(expected);
          expect(await counted(text, backend, ['all']), `without presolve\n${text}`).toBe(expected);
        }),
        { numRuns, seed },
      );
    },
  );

  it('have as many solutions as brute force finds: z3', async () => {
    await fc.assert(
      fc.asyncProperty(smallPuzzles, async (tree) => {
        const expected = countByBruteForce(tree);
        fc.pre(expected < 50);
        const text = puzzleText(tree);
        expect(await counted(text, 'z3', []), text).toBe(expected);
      }),
      { numRuns: numRuns / 3, seed },
    );
  });

  it('are not all without a solution', () => expect(solvable).toBeGreaterThan(numRuns / 4));
});
