// What a suite of benches is, and what it is told.
import type { BenchRecord } from '../records.ts';
import type { BackendId } from '../workloads/workload.ts';

export interface Context {
  /** The folder of the built product. */
  readonly product: string;
  readonly backends: readonly BackendId[];
  /** Only these workloads or series; all where there are none. */
  readonly only: readonly string[];
  /** Seconds that one run may take. */
  readonly timeout: number;
  /** Whether to run what takes very long too. */
  readonly full: boolean;
  /** Takes a result and shows it. */
  record(record: BenchRecord): void;
}

export interface Suite {
  readonly name: string;
  readonly summary: string;
  /** What `only` may name. */
  readonly parts: readonly string[];
  run(context: Context): Promise<void>;
}

export function isChosen({ only }: Context, part: string): boolean {
  return only.length === 0 || only.includes(part);
}
