// Solutions as pictures: what --format svg and --format html print.
import type { Solution } from '../answers/solution.ts';
import type { Job } from './run-files.ts';

export type PictureFormat = 'svg' | 'html';

export function isPictureFormat(format: string | undefined): format is PictureFormat {
  return format === 'svg' || format === 'html';
}

/** What is printed of one solution, of several below each other, or of two laid over each other. */
export async function writePictures(
  { puzzle, terminal }: Job,
  format: PictureFormat,
  solutions: readonly Solution[],
  { overlaid = false }: { readonly overlaid?: boolean } = {},
): Promise<void> {
  const [first, second] = solutions;
  if (!first) {
    terminal.note('there is no solution to draw');
    return;
  }
  const { htmlOf, svgOf, svgOfAll } = await import('../answers/picture.ts');
  const asSvg = (): string =>
    solutions.length === 1 || overlaid ? svgOf(puzzle, first, second) : svgOfAll(puzzle, solutions);
  const text = format === 'html' ? htmlOf(puzzle, solutions, { overlaid }) : asSvg();
  await terminal.out(text.trimEnd());
}

/** More pictures than that are not drawn. */
const mostPictures = 200;

/** Gathers solutions, and draws them below each other at the end. */
export function pictureWriter(
  job: Job,
  format: PictureFormat,
): {
  solution(solution: Solution): Promise<void>;
  end(outcome: unknown, count: bigint): Promise<void>;
} {
  const kept: Solution[] = [];
  return {
    solution: async (solution) => {
      if (kept.length < mostPictures) kept.push(solution);
    },
    end: async (_outcome, count) => {
      await writePictures(job, format, kept);
      const left = count - BigInt(kept.length);
      if (left > 0n) job.terminal.note(`the first ${mostPictures} are drawn, ${left} more are not`);
    },
  };
}
