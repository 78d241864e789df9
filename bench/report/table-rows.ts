// The rows of the table: our figures for each backend, the best peer, and how they compare.
import type { Ending } from '../measure/record.ts';
import type { ProcessRecord, TableRecord } from '../records.ts';
import { type BackendId, backendIds, targetOf, type Workload } from '../workloads/workload.ts';
import { explanationOf } from './explanations.ts';
import { ratio, time } from './format.ts';

/** Up to so many times a target counts as reached: two runs differ by as much. */
const tolerance = 1.25;

export function backendOf(record: ProcessRecord): BackendId | undefined {
  return backendIds.find((id) => record.program === `puzzlec ${id}`);
}

/** What was measured, or how that ended. */
interface Timed {
  readonly ending: Ending;
  readonly solve?: { readonly cpu: number | undefined } | undefined;
}

/** Processor seconds; or why there are none. */
export function figure(record: Timed | undefined, { slow }: Workload, id: BackendId): string {
  if (!record) return slow?.[id] === undefined ? '-' : 'left out';
  if (record.ending === 'right') return time(record.solve?.cpu);
  return {
    timeout: 'time limit',
    refused: 'too large',
    wrong: '**wrong**',
    failed: 'failed',
  }[record.ending];
}

export interface Miss {
  readonly backend: 'best' | BackendId;
  readonly times: number;
}

/** Targets of a row that were missed, by how much. The first column's target is for the best backend. */
export function missesOf(workload: Workload, records: readonly TableRecord[]): readonly Miss[] {
  /** Undefined where it was not measured, without end where there was no answer. */
  const solved = (id: BackendId): number | undefined => {
    const record = records.find(({ backend }) => backend === id);
    return record && (record.solve?.cpu ?? Number.POSITIVE_INFINITY);
  };
  const all = backendIds.map(solved).filter((seconds) => seconds !== undefined);
  const best = all.length > 0 ? Math.min(...all) : undefined;
  const misses: Miss[] = [];
  const check = (
    backend: Miss['backend'],
    value: number | undefined,
    target: number | undefined,
  ): void => {
    if (value !== undefined && target !== undefined && value > tolerance * target) {
      misses.push({ backend, times: value / target });
    }
  };
  check('best', best, workload.targets.best);
  check('sat', solved('sat'), targetOf(workload, 'sat'));
  check('z3', solved('z3'), targetOf(workload, 'z3'));
  return misses;
}

/** What is known of a run, for whoever asks why it takes long. */
function circumstances({ backend, solve, prepared, statistics = {} }: TableRecord): string {
  const seconds = solve?.cpu ?? 0;
  const told = ['clauses', 'nodes', 'conflicts', 'propagations'].flatMap((name) => {
    const value = statistics[name];
    return typeof value === 'number' && value > 0 ? [`${value} ${name}`] : [];
  });
  const nodes = Number(statistics['nodes'] ?? 0);
  if (nodes > 100) told.push(`${time(seconds / nodes)} a node`);
  if (prepared && seconds > 0) {
    told.push(`presolve is ${Math.round((100 * prepared.presolve) / seconds)} % of it`);
  }
  return told.length > 0 ? ` On ${backend}: ${told.join(', ')}.` : '';
}

/** Which targets a row misses, with what is known about it. */
export function missText(
  workload: Workload,
  misses: readonly Miss[],
  records: readonly TableRecord[],
): string {
  const told = misses.map(({ backend, times }) =>
    Number.isFinite(times)
      ? `${backend} takes ${ratio(times)} times the target`
      : `${backend} does not end in time`,
  );
  const missed = misses.map(({ backend }) => (backend === 'best' ? 'native' : backend));
  const known = records
    .filter(({ backend, solve }) => solve && missed.includes(backend))
    .map(circumstances);
  return `${workload.title}: ${told.join(', ')}.${known.join('')}${explanationOf(workload.id)}`;
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
