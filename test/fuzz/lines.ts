// The solutions of a puzzle as sorted lines of text, on any backend, with presolve or without.
import { openModel, type SolveSettings } from '../../src/answers/open-model.ts';
import { TooLarge } from '../../src/base/too-large.ts';
import { compileYaml } from '../../src/puzzles/index.ts';
import type { Puzzle, Value } from '../../src/puzzles/puzzle.ts';
import { compileSugar } from '../../src/puzzles/sugar/puzzle.ts';
import { solutions } from '../../src/solve.ts';
import { GivenUp, type Written } from './subject.ts';

/** How long one backend may take for one small puzzle. */
const patience = 60_000;

/** The line of a solution. */
export function lineOf(values: Readonly<Record<string, Value>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .sort()
    .join(' ');
}

/** The puzzle of a text that is right. */
export function compiled({ language, text }: Pick<Written, 'language' | 'text'>): Puzzle {
  const source = { name: `random.${language}`, text };
  const checked = language === 'yaml' ? compileYaml(source) : compileSugar(0, [source]);
  if (checked.ok) return checked.value;
  throw new Error(`${checked.diagnostics.map(({ message }) => message).join('\n')}\n${text}`);
}

/**
 * Every solution (every optimal one where there is an objective), one line each, sorted.
 * @throws GivenUp where the backend refuses or does not finish
 */
export async function linesOf(puzzle: Puzzle, settings: SolveSettings): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(patience);
  return givingUp(async () => {
    const stream = solutions(puzzle, { ...settings, signal });
    const lines: string[] = [];
    for await (const { values } of stream) lines.push(lineOf(values));
    if ((await stream.outcome) !== 'complete') throw new GivenUp('time');
    return lines.sort();
  });
}

/**
 * Whether a puzzle has a solution, by one check.
 * @throws GivenUp where the backend refuses or does not finish
 */
export async function hasSolution(puzzle: Puzzle, settings: SolveSettings): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return givingUp(async () => {
    const { session } = await openModel(puzzle.model, { ...settings, signal });
    await using _ = session;
    const { status } = await session.check({ signal });
    if (status === 'unknown') throw new GivenUp('time');
    return status === 'sat';
  });
}

async function givingUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooLarge) throw new GivenUp('size');
    throw error;
  }
}
