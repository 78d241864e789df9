// What presolve is worth: sizes before and after it, how long it takes, and the same questions without it.
import { runChild, runSizes } from '../measure/run-child.ts';
import { table } from '../workloads/table.ts';
import { taskOf } from '../workloads/workload.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

const budget = { warmUp: 0.3, measured: 0.1 };

/** Processor seconds that a question may take without presolve. */
export const limitWithout = 12;

async function run(context: Context): Promise<void> {
  const { backends, product, timeout, record, full } = context;
  const limit = Math.min(timeout, limitWithout);
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    const task = taskOf(workload);
    const sizes = await runSizes({ task, product, budget });
    if (typeof sizes !== 'string') record({ kind: 'sizes', workload: workload.id, ...sizes });
    for (const backend of backends) {
      if (workload.slow?.[backend] !== undefined && !full) continue;
      const order = { task, backend, product, budget, timeout: limit, withoutPresolve: true };
      const { ending, answer, solve } = await runChild(order);
      const cpu = solve?.cpu;
      record({ kind: 'without-presolve', workload: workload.id, backend, ending, answer, cpu });
    }
  }
}

export const presolveSuite: Suite = {
  name: 'presolve',
  summary:
    'what presolve is worth: sizes before and after, its time, and every workload without it',
  parts: table.map(({ id }) => id),
  run,
};
