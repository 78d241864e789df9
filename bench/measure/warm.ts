// Samples of a job that has been run before: warm-up, then runs until there are enough. Budgets are of processor time,
// so that a busy machine gets as many samples as an idle one.
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

/** A job that takes so many seconds is not run again: it has warmed itself. */
export const longJob = 3;

/** Medians of a warm job. `first` is a run before, which counts only where the job is long. */
export async function warm(
  job: () => Promise<void>,
  { warmUp, measured }: Budget,
  first: Sample,
): Promise<Summary> {
  if (first.cpu > longJob) return summaryOf([first]);
  let spent = first.cpu;
  for (let i = 0; i < warmUpRuns && spent < warmUp; i++) spent += (await sample(job)).cpu;
  const samples = [await sample(job)];
  let total = samples[0]?.cpu ?? 0;
  while (samples.length < leastRuns ? total < leastRuns * measured : total < measured) {
    if (samples.length >= mostRuns) break;
    const one = await sample(job);
    samples.push(one);
    total += one.cpu;
  }
  return summaryOf(samples);
}
