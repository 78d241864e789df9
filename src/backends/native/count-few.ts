// Counts answers by listing them, as long as that does not get long.
import type { Answers } from '../backend.ts';

/** More answers than this are counted otherwise. */
export const mostListed = 1000;

/** How many answers there are; undefined if the list was stopped. */
export async function countFew(answers: Answers): Promise<bigint | undefined | 'many'> {
  try {
    for (let count = 0; count <= mostListed; count++) {
      const next = await answers.next();
      if (next.done) return next.value === 'complete' ? BigInt(count) : undefined;
    }
    return 'many';
  } finally {
    await answers.return('aborted');
  }
}
