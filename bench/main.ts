// The command line of the benches.
import { parseArgs } from 'node:util';
import { buildProduct } from './measure/product.ts';
import { runChild } from './measure/run-child.ts';
import { table } from './workloads/table.ts';
import { type BackendId, backendIds, type Workload } from './workloads/workload.ts';

const seconds = (value: number | undefined): string =>
  value === undefined ? '-' : value.toPrecision(3);

async function line(workload: Workload, backend: BackendId, product: string, timeout: number) {
  const budget = { warmUp: 1, measured: 1 };
  const order = { workload: workload.id, backend, product, budget, timeout };
  const { ending, answer, solve, compile, first, list, megabytes } = await runChild(order);
  const target = backend === 'native' ? workload.targets.best : workload.targets[backend];
  const ratio = solve && target ? `${(solve.cpu / target).toFixed(2)}x` : '-';
  return [
    workload.id.padEnd(14),
    backend.padEnd(6),
    ending.padEnd(8),
    (ending === 'right' ? answer : answer.slice(0, 60)).padEnd(8),
    `median ${seconds(solve?.wall)} cpu ${seconds(solve?.cpu)} (+-${seconds(solve?.cpuSpread)}, ${solve?.runs ?? 0} runs)`,
    `first ${seconds(first?.cpu)} list ${seconds(list?.cpu)} compile ${seconds(compile?.cpu)}`,
    `target ${seconds(target)} ${ratio}  ${megabytes?.toFixed(0)} MB`,
  ].join('  ');
}

export async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      backends: { type: 'string', default: backendIds.join(',') },
      timeout: { type: 'string', default: '60' },
      revision: { type: 'string' },
    },
  });
  const product = buildProduct(values.revision);
  const names = values.backends.split(',') as BackendId[];
  const chosen = table.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  for (const workload of chosen) {
    for (const backend of names) {
      console.log(await line(workload, backend, product, Number(values.timeout)));
    }
  }
  return 0;
}
