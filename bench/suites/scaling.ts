// How cost grows with size: series of puzzles on each backend, and the clauses of sums and products.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runChild } from '../measure/run-child.ts';
import { type Series, series } from '../workloads/series.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

const budget = { warmUp: 0.4, measured: 0.15 };

/** Processor seconds. */
const mostSeconds = 5;

/** A line ends with its first time-out: what is larger takes longer. */
async function measured(
  each: Series,
  { backends, product, timeout, record }: Context,
): Promise<void> {
  const limit = Math.min(timeout, mostSeconds);
  for (const backend of backends) {
    for (const size of each.sizes) {
      const order = { task: each.task(size), backend, product, budget, timeout: limit };
      const { ending, solve } = await runChild(order);
      record({ kind: 'scaling', series: each.id, size, line: backend, ending, value: solve?.cpu });
      if (ending !== 'right') break;
    }
  }
}

export const clauseSeries = 'clauses';

const operations: Readonly<Record<string, string>> = {
  'x + y = z': 'x + y = z',
  'x * y = z': 'x * y = z',
  '3x + 5y - 7z = 11': '3 * x + 5 * y - 7 * z = 11',
};

const domainSizes: readonly number[] = [5, 10, 20, 50, 100, 200, 500, 1000];

/** Clauses of one equation over three variables, without presolve, which would answer it. */
function clausesOf(equation: string, size: number, product: string): number | undefined {
  const names = ['x', 'y', 'z'].map((name) => `  ${name}: 0..${size - 1}`);
  const text = `variables:\n${names.join('\n')}\nconstraints:\n  - ${equation}\n`;
  const words = ['compile', '-', '--from', 'yaml', '--to', 'cnf', '--quiet', '--no-presolve'];
  const printed = execFileSync(process.execPath, [join(product, 'dist/cli/main.js'), ...words], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  });
  const clauses = /^p cnf \d+ (\d+)/m.exec(printed)?.[1];
  return clauses === undefined ? undefined : Number(clauses);
}

function clauses({ product, record }: Context): void {
  for (const [line, equation] of Object.entries(operations)) {
    for (const size of domainSizes) {
      const value = clausesOf(equation, size, product);
      const ending = value === undefined ? 'failed' : 'right';
      record({ kind: 'scaling', series: clauseSeries, size, line, ending, value });
    }
  }
}

export const scalingSuite: Suite = {
  name: 'scaling',
  summary: 'how cost grows with size',
  parts: [...series.map(({ id }) => id), clauseSeries],
  run: async (context) => {
    for (const each of series) if (isChosen(context, each.id)) await measured(each, context);
    if (isChosen(context, clauseSeries)) clauses(context);
  },
};
