// Whether two runs of the benches say the same: the ratios between puzzlec and the best peer, of whole processes.
import type { BenchRecord, ProcessRecord } from '../records.ts';
import { table } from '../workloads/table.ts';
import { ratio } from './format.ts';
import { bestOfOurs, bestPeer } from './table-rows.ts';

/** Ratios that differ by less than this factor say the same. */
const tolerated = 1.25;

/** Our time by that of a peer in one run; undefined where one of them has none. */
function ratioIn(
  records: readonly BenchRecord[],
  workload: string,
  programs: readonly [ours: string, peer: string],
): number | undefined {
  const [ours, peer] = programs.map(
    (program) =>
      records.find(
        (record): record is ProcessRecord =>
          record.kind === 'process' && record.workload === workload && record.program === program,
      )?.times?.cpu,
  );
  return ours !== undefined && peer ? ours / peer : undefined;
}

/** The best of ours and the best peer of the first run, and by which factor their ratio is another one in the second. */
export function agreement(first: readonly BenchRecord[], second: readonly BenchRecord[]): string {
  const processes = first.filter((record): record is ProcessRecord => record.kind === 'process');
  const rows = table.flatMap(({ id }) => {
    const of = processes.filter(({ workload }) => workload === id);
    const programs = [bestOfOurs(of)?.program, bestPeer(of)?.program] as const;
    const [ours, peer] = programs;
    if (ours === undefined || peer === undefined) return [];
    const [before, after] = [first, second].map((run) => ratioIn(run, id, [ours, peer]));
    if (before === undefined || after === undefined) return [];
    return [{ id, ours, peer, before, after, factor: Math.max(before / after, after / before) }];
  });
  const apart = rows.filter(({ factor }) => factor > tolerated);
  const lines = rows
    .toSorted((a, b) => b.factor - a.factor)
    .map(
      ({ id, ours, peer, before, after, factor }) =>
        `${id}: ${ours} by ${peer} ${ratio(before)} and ${ratio(after)}, ${factor.toFixed(2)} apart`,
    );
  return [
    ...lines,
    `${rows.length - apart.length} of ${rows.length} ratios agree within ${Math.round((tolerated - 1) * 100)} %`,
  ].join('\n');
}
