// Two builds in one run, turn by turn, so that what else the machine does meets both alike.
import { quantile } from '../../src/cli/bench/sample.ts';
import { runChild } from '../measure/run-child.ts';
import { markdownTable, ratio, time } from '../report/format.ts';
import { table } from '../workloads/table.ts';
import { type BackendId, type Task, taskOf } from '../workloads/workload.ts';
import { type Context, isChosen } from './suite.ts';

const budget = { warmUp: 1.5, measured: 0.5 };
const rounds = 3;

/** Differences up to this are what two runs of the same build differ by. */
const noise = 1.25;

interface Pair {
  readonly before: number[];
  readonly after: number[];
}

function verdict(quotient: number): string {
  if (quotient > noise) return 'slower';
  return quotient < 1 / noise ? 'faster' : '';
}

function row(name: string, { before, after }: Pair): readonly string[] {
  if (before.length === 0 || after.length === 0) {
    const ended = (times: readonly number[]): string =>
      times.length > 0 ? 'answered' : 'no answer';
    return [name, ended(before), ended(after), '-', ''];
  }
  const [old, young] = [quantile(before, 0.5), quantile(after, 0.5)];
  return [name, time(old), time(young), ratio(young / old), verdict(young / old)];
}

/** Both builds in turn, each round in the other order. */
async function measured(
  task: Task,
  backend: BackendId,
  { product, timeout }: Context,
  earlier: string,
): Promise<Pair> {
  const pair: Pair = { before: [], after: [] };
  const turns = [
    { build: earlier, times: pair.before },
    { build: product, times: pair.after },
  ];
  for (let round = 0; round < rounds; round++) {
    for (const { build, times } of round % 2 === 0 ? turns : turns.toReversed()) {
      const { solve } = await runChild({ task, backend, product: build, budget, timeout });
      if (solve) times.push(solve.cpu);
    }
  }
  return pair;
}

/** Measures each workload with both builds, and returns a table of processor seconds. */
export async function compare(context: Context, earlier: string): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const workload of table.filter(({ id }) => isChosen(context, id))) {
    for (const backend of context.backends.filter((id) => workload.slow?.[id] === undefined)) {
      const pair = await measured(taskOf(workload), backend, context, earlier);
      const compared = row(`${workload.id} ${backend}`, pair);
      console.log(compared.join('  '));
      rows.push(compared);
    }
  }
  return markdownTable(['work', 'before', 'after', 'after / before', ''], rows);
}
