// docs/performance.md.
import type { BenchRecord } from '../records.ts';

export function performancePages(_records: readonly BenchRecord[]): ReadonlyMap<string, string> {
  return new Map();
}
