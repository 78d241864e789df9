// The table of workloads on each backend, in one process, warm.
import type { Measurement } from '../measure/record.ts';
import { runChild } from '../measure/run-child.ts';
import { table } from '../workloads/table.ts';
import { type BackendId, taskOf } from '../workloads/workload.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

const budget = { warmUp: 1.5, measured: 0.5 };

/**
 * What V8 makes of a short job differs from process to process: the middle one of so many is taken. Of the other backends
 * most is compiled ahead.
 */
const processes: { readonly [Name in BackendId]: number } = { native: 3, sat: 1, z3: 1 };
/** Seconds of the processor. */
const shortJob = 0.2;

/** One measurement, or of a short job the middle one. */
async function measured(order: Parameters<typeof runChild>[0]): Promise<Measurement> {
  const all = [await runChild(order)];
  const cpu = ({ solve }: Measurement): number => solve?.cpu ?? 0;
  const isShort = all.every((one) => one.ending === 'right' && cpu(one) < shortJob);
  while (isShort && all.length < processes[order.backend]) all.push(await runChild(order));
  const wrong = all.find(({ ending }) => ending !== 'right');
  return wrong ?? (all.toSorted((a, b) => cpu(a) - cpu(b))[all.length >> 1] as Measurement);
}

async function run(context: Context): Promise<void> {
  const { backends, product, timeout, record, full } = context;
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    for (const backend of backends) {
      const reason = workload.slow?.[backend];
      if (reason !== undefined && !full) continue;
      const order = { task: taskOf(workload), backend, product, budget, timeout };
      record({ kind: 'table', workload: workload.id, backend, ...(await measured(order)) });
    }
  }
}

export const tableSuite: Suite = {
  name: 'table',
  summary: 'every workload on every backend, in one process, warm',
  parts: table.map(({ id }) => id),
  run,
};
