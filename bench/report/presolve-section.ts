// What docs/performance.md says of presolve: sizes and times, with and without it.
import { quantile } from '../../src/cli/bench/sample.ts';
import type { Sizes } from '../measure/sizes-child.ts';
import type { SizesRecord, TableRecord, WithoutPresolveRecord } from '../records.ts';
import { limitWithout } from '../suites/presolve.ts';
import { table } from '../workloads/table.ts';
import { type BackendId, backendIds, type Workload } from '../workloads/workload.ts';
import { markdownTable, ratio, time } from './format.ts';
import { figure } from './table-rows.ts';

interface Measured {
  readonly sizes: readonly SizesRecord[];
  readonly without: readonly WithoutPresolveRecord[];
  /** The same workloads with presolve. */
  readonly own: readonly TableRecord[];
}

function sizesText(sizes: Sizes | undefined): string {
  if (!sizes) return 'no solution';
  return [sizes.variables, sizes.constraints, sizes.values].join(' / ');
}

function sizesTable(records: readonly SizesRecord[]): string {
  const rows = table.flatMap(({ id, title }) => {
    const record = records.find(({ workload }) => workload === id);
    if (!record) return [];
    const { before, whole, split } = record;
    const [forNative, forOthers] = [whole, split].map((presolved) => [
      sizesText(presolved.sizes),
      time(presolved.time.cpu),
    ]);
    return [[title, sizesText(before), ...(forNative ?? []), ...(forOthers ?? [])]];
  });
  const header = ['work', 'before', 'for native', 'takes', 'for sat and z3', 'takes'];
  return markdownTable(header, rows);
}

/** A workload on a backend, with presolve and without. */
function pairOf(
  { own, without }: Measured,
  workload: Workload,
  id: BackendId,
): readonly [TableRecord | undefined, WithoutPresolveRecord | undefined] {
  const isIt = (record: TableRecord | WithoutPresolveRecord): boolean =>
    record.workload === workload.id && record.backend === id;
  return [own.find(isIt), without.find(isIt)];
}

function timesTable(measured: Measured): string {
  const rows = table.map((workload) => [
    workload.title,
    ...backendIds.flatMap((id) => {
      const [own, without] = pairOf(measured, workload, id);
      const bare = without && { ...without, solve: { cpu: without.cpu } };
      return [figure(own, workload, id), figure(bare, workload, id)];
    }),
  ]);
  const header = ['work', ...backendIds.flatMap((id) => [id, `${id} without`])];
  return markdownTable(header, rows);
}

/** How often presolve decides whether there is an answer in time, and by how much it is faster where there is one. */
function verdict(measured: Measured): string {
  const told = backendIds.map((id) => {
    const pairs = table
      .map((workload) => pairOf(measured, workload, id))
      .filter(([own, without]) => own?.ending === 'right' && without !== undefined);
    const ratios = pairs.flatMap(([own, without]) => {
      const [theirs, ours] = [without?.cpu, own?.solve?.cpu];
      return theirs === undefined || ours === undefined ? [] : [theirs / ours];
    });
    const lost = pairs.length - ratios.length;
    const median =
      ratios.length === 0
        ? ''
        : `, the others take ${ratio(quantile(ratios, 0.5))} times as long in the median`;
    return `On ${id} ${lost} of ${pairs.length} have no answer without presolve${median}.`;
  });
  return told.join('\n');
}

/** The section; nothing where nothing was measured. */
export function presolveSection(measured: Measured): string {
  if (measured.sizes.length === 0) return '';
  return `## What presolve is worth

Variables / constraints / values of all variables together, before presolve and after it, and how long it takes. For
native, sums of large numbers stay whole; for sat and z3 they become columns with carries, which are variables too.
Constraints that follow from others and are kept for propagation are not counted.

${sizesTable(measured.sizes)}

The times of the table above, and the same without presolve (\`--no-presolve\`) for at most ${limitWithout} s.

${timesTable(measured)}

${verdict(measured)}
`;
}
