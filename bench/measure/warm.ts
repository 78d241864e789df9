// Samples of a job that has been run before: warm-up, then runs until there are enough.
import { type Sample, type Summary, sample, summaryOf } from '../../src/cli/bench/sample.ts';

export interface Budget {
  /** Seconds of warming up, at most; at most ten runs. */
  readonly warmUp: number;
  /** Seconds of measured runs, about. */
  readonly measured: number;
}

const warmUpRuns = 10;
const leastRuns = 3;
const mostRuns = 50;

/** Medians of a warm job. `first` is a run before; of a job that takes long it counts as measured. */
export async function warm(
  job: () => Promise<void>,
  { warmUp, measured }: Budget,
  first: Sample,
): Promise<Summary> {
  let spent = first.wall;
  for (let i = 0; i < warmUpRuns && spent < warmUp; i++) spent += (await sample(job)).wall;
  const samples: Sample[] = first.wall > measured ? [first] : [];
  let total = first.wall > measured ? first.wall : 0;
  while (samples.length < leastRuns ? total < leastRuns * measured : total < measured) {
    if (samples.length >= mostRuns) break;
    const one = await sample(job);
    samples.push(one);
    total += one.wall;
  }
  return summaryOf(samples);
}
