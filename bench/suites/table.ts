// The table of workloads on each backend, in one process, warm.
import { runChild } from '../measure/run-child.ts';
import { table } from '../workloads/table.ts';
import { taskOf } from '../workloads/workload.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

const budget = { warmUp: 1.5, measured: 0.5 };

async function run(context: Context): Promise<void> {
  const { backends, product, timeout, record, full } = context;
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    for (const backend of backends) {
      const reason = workload.slow?.[backend];
      if (reason !== undefined && !full) continue;
      const order = { task: taskOf(workload), backend, product, budget, timeout };
      record({ kind: 'table', workload: workload.id, backend, ...(await runChild(order)) });
    }
  }
}

export const tableSuite: Suite = {
  name: 'table',
  summary: 'every workload on every backend, in one process, warm',
  parts: table.map(({ id }) => id),
  run,
};
