// Random programs as texts, with all spellings, macros and tables: what is compiled has the solutions that a second,
// independent reading of the language finds, and every backend gives them. FUZZ_RUNS asks for so many times as many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltInBackend } from '../../src/backends/backend.ts';
import { backendNames } from '../../src/backends/index.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { solutions, solve } from '../../src/solve.ts';
import { type ProgramSize, programs, textOf } from '../support/arbitrary-program.ts';
import { truthOf } from '../support/oracle.ts';
import type { Expression } from '../support/sugar-expression.ts';
import { type Meant, meaningOf } from '../support/sugar-meaning.ts';

const factor = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed =
  process.env['FUZZ_SEED'] === undefined ? {} : { seed: Number(process.env['FUZZ_SEED']) };

const usual: ProgramSize = { depth: 3, formulas: 2, more: false, goals: false };
const larger: ProgramSize = { depth: 4, formulas: 4, more: true, goals: true };

function compiled(program: readonly Expression[]): Puzzle {
  const result = compileSugar(0, [{ name: 'random', text: program.map(textOf).join('\n') }]);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.value;
}

/** What a backend gives; undefined where it refuses numbers that are too large. */
async function saidBy(
  backend: BuiltInBackend,
  program: readonly Expression[],
): Promise<Omit<Meant, 'count'> | undefined> {
  const puzzle = compiled(program);
  try {
    const answers: string[] = [];
    for await (const { values } of solutions(puzzle, { backend })) {
      answers.push(
        Object.entries(values)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
      );
    }
    const { solution } = puzzle.model.objective ? await solve(puzzle, { backend }) : {};
    const optimum = solution?.objective === undefined ? undefined : BigInt(solution.objective);
    return { answers: answers.sort(), optimum };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** A program shows its variables as declared; the interpreter, integers first unless it is told otherwise. */
function inOrder({ answers, optimum }: Omit<Meant, 'count'>): Omit<Meant, 'count'> {
  const sorted = answers.map((answer) => answer.split(' ').sort().join(' '));
  return { answers: sorted.sort(), optimum };
}

describe('random programs', () => {
  it('have as many solutions as a second reading finds', () => {
    fc.assert(
      fc.property(programs(usual), (program) => {
        expect(truthOf(compiled(program).model).assignments).toBe(meaningOf(program).count);
      }),
      { numRuns: 300 * factor, ...seed },
    );
  }, 3_600_000);

  const runs: { readonly [Name in BuiltInBackend]: number } = { native: 40, sat: 25, z3: 6 };
  const sizes = [
    ['small', usual],
    ['larger', larger],
  ] as const;

  it.each(
    backendNames.flatMap((backend) =>
      sizes.map(([name, size]): [string, BuiltInBackend, ProgramSize] => [name, backend, size]),
    ),
  )(
    '%s ones have its solutions on %s',
    async (_name, backend, size) => {
      await fc.assert(
        fc.asyncProperty(programs(size), async (program) => {
          const said = await saidBy(backend, program);
          if (said)
            expect(inOrder(said), program.map(textOf).join('\n')).toEqual(
              inOrder(meaningOf(program)),
            );
        }),
        { numRuns: runs[backend] * factor, ...seed },
      );
    },
    3_600_000,
  );
});
