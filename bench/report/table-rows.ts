// The rows of the table: our figures for each backend, the best peer, and how they compare.
import type { ProcessRecord, TableRecord } from '../records.ts';
import { type BackendId, backendIds, targetOf, type Workload } from '../workloads/workload.ts';
import { explanationOf } from './explanations.ts';
import { ratio, time } from './format.ts';

/** Up to so many times a target counts as reached: two runs differ by as much. */
const tolerance = 1.25;

export function backendOf(record: ProcessRecord): BackendId | undefined {
  return backendIds.find((id) => record.program === `puzzlec ${id}`);
}

/** Processor seconds; or why there are none. */
export function figure(record: TableRecord | undefined, { slow }: Workload, id: BackendId): string {
  if (!record) return slow?.[id] === undefined ? '-' : 'left out';
  if (record.ending === 'right') return time(record.solve?.cpu);
  return { timeout: 'time limit', wrong: '**wrong**', failed: 'failed' }[record.ending];
}

export interface Miss {
  readonly backend: 'best' | BackendId;
  readonly times: number;
}

/** Targets of a row that were missed, by how much. The first column's target is for the best backend. */
export function missesOf(workload: Workload, records: readonly TableRecord[]): readonly Miss[] {
  const solved = (id: BackendId): number =>
    records.find(({ backend }) => backend === id)?.solve?.cpu ?? Number.POSITIVE_INFINITY;
  const best = Math.min(...backendIds.map(solved));
  const misses: Miss[] = [];
  const check = (backend: Miss['backend'], value: number, target: number | undefined): void => {
    if (target !== undefined && value > tolerance * target) {
      misses.push({ backend, times: value / target });
    }
  };
  check('best', best, workload.targets.best);
  check('sat', solved('sat'), targetOf(workload, 'sat'));
  if (workload.slow?.z3 === undefined) check('z3', solved('z3'), targetOf(workload, 'z3'));
  return misses;
}

export function missText(workload: Workload, misses: readonly Miss[]): string {
  const told = misses.map(({ backend, times }) =>
    Number.isFinite(times)
      ? `${backend} takes ${ratio(times)} times the target`
      : `${backend} does not end in time`,
  );
  return `${workload.title}: ${told.join(', ')}. ${explanationOf(workload.id)}`;
}

/** The fastest of the peers that answered the whole question. */
export function bestPeer(records: readonly ProcessRecord[]): ProcessRecord | undefined {
  const complete = records.filter(
    (record) => !backendOf(record) && record.ending === 'right' && record.less === undefined,
  );
  return complete.sort((a, b) => (a.times?.cpu ?? 0) - (b.times?.cpu ?? 0))[0];
}

/** Our fastest whole process. */
export function bestOfOurs(records: readonly ProcessRecord[]): ProcessRecord | undefined {
  const ours = records.filter((record) => backendOf(record) && record.ending === 'right');
  return ours.sort((a, b) => (a.times?.cpu ?? 0) - (b.times?.cpu ?? 0))[0];
}
