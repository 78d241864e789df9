// The corpus of pencil puzzles, where it is at hand: each with the number of its solutions and one of them.
import { existsSync, readFileSync } from 'node:fs';

export interface PencilPuzzle {
  readonly id: string;
  readonly kind: string;
  /** Its neutral form, which each kind has its own of. */
  readonly puzzle: unknown;
  readonly answer: {
    readonly count: number | '>=2';
    /** The only one. */
    readonly solution?: unknown;
    /** One of several. */
    readonly example?: unknown;
  };
}

const path = new URL('../../../../shared/corpora/pencil.jsonl', import.meta.url);

/** All puzzles; none where the corpus is absent. */
export function pencilPuzzles(): readonly PencilPuzzle[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): PencilPuzzle => JSON.parse(line));
}
