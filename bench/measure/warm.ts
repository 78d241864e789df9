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

/** Medians of a warm job. `first` is a run before; where it took longer than the warm-up may, it is measured itself. */
export async function warm(
  job: () => Promise<void>,
  { warmUp, measured }: Budget,
  first: Sample,
): Promise<Summary> {
  let spent = first.cpu;
  for (let i = 0; i < warmUpRuns && spent < warmUp; i++) spent += (await sample(job)).cpu;
  const samples: Sample[] = first.cpu > leastRuns * measured ? [first] : [];
  let total = first.cpu > leastRuns * measured ? first.cpu : 0;
  while (samples.length < leastRuns ? total < leastRuns * measured : total < measured) {
    if (samples.length >= mostRuns) break;
    const one = await sample(job);
    samples.push(one);
    total += one.cpu;
  }
  return summaryOf(samples);
}
