// One puzzle on one backend: how it went, in numbers that every format prints.
import type { BuiltInBackend, Statistics } from '../../backends/backend.ts';
import type { Sample, Summary } from './sample.ts';

/** `answered` means that the answer is complete: an optimum is proved, a count is of all. */
export type Ending = 'answered' | 'timeout' | 'interrupted' | 'failed';

export interface Entry {
  /** The puzzle, as the table calls it. */
  readonly name: string;
  readonly backend: BuiltInBackend;
  readonly ending: Ending;
  /** What was found, in words that are the same on every backend that found the same; why it failed. */
  readonly answer: string;
  /** The solution that the answer speaks of, drawn. */
  readonly drawing: string | undefined;
  /** The first run, with everything cold but the backend itself. Undefined where it did not end. */
  readonly first: Sample | undefined;
  /** The runs after the first; the first itself where there is no other. */
  readonly runs: Summary | undefined;
  /** Milliseconds of the last run before the search began. */
  readonly presolveMs: number;
  readonly openMs: number;
  readonly statistics: Statistics;
}

/** Figures that the backends call by names of their own, in the order of the columns. */
const sizes: readonly { readonly column: string; readonly names: readonly string[] }[] = [
  { column: 'variables', names: ['variables'] },
  { column: 'constraints', names: ['constraints', 'clauses'] },
  { column: 'decisions', names: ['nodes', 'decisions'] },
  { column: 'conflicts', names: ['failures', 'conflicts'] },
  { column: 'propagations', names: ['propagations'] },
];

export const sizeColumns: readonly string[] = sizes.map(({ column }) => column);

/** A size for each column; undefined where the backend does not tell. */
export function sizesOf({ statistics }: Entry): readonly (number | undefined)[] {
  return sizes.map(({ names }) => {
    const value = names.map((name) => statistics[name]).find((one) => one !== undefined);
    return typeof value === 'number' ? value : undefined;
  });
}
