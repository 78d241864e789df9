// How long something takes: samples by the clock and by the processor, their median and their spread.
import { clock } from '../../base/clock.ts';

/** Seconds of one run. */
export interface Sample {
  readonly wall: number;
  /** Of the processor, all threads together. */
  readonly cpu: number;
}

/** What several runs of the same job say. */
export interface Summary {
  /** Median seconds. */
  readonly wall: number;
  readonly cpu: number;
  /** Half the distance between the quartiles, as a part of the median: of wall and of processor time. */
  readonly wallSpread: number;
  readonly cpuSpread: number;
  readonly runs: number;
}

/** Runs a job once. What it throws is thrown. */
export async function sample(job: () => Promise<void>): Promise<Sample> {
  const [began, before] = [clock.now(), process.cpuUsage()];
  await job();
  const { user, system } = process.cpuUsage(before);
  return { wall: (clock.now() - began) / 1000, cpu: (user + system) / 1e6 };
}

/**
 * The value that `part` of the values lie below, between the two nearest where it falls between.
 * @param values at least one
 * @param part from 0 to 1
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

function spread(values: readonly number[]): number {
  const median = quantile(values, 0.5);
  const half = (quantile(values, 0.75) - quantile(values, 0.25)) / 2;
  return median === 0 ? 0 : half / median;
}

/** @param samples at least one */
export function summaryOf(samples: readonly Sample[]): Summary {
  const walls = samples.map(({ wall }) => wall);
  const cpus = samples.map(({ cpu }) => cpu);
  return {
    wall: quantile(walls, 0.5),
    cpu: quantile(cpus, 0.5),
    wallSpread: spread(walls),
    cpuSpread: spread(cpus),
    runs: samples.length,
  };
}
