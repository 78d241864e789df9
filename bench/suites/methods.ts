// The classic methods for puzzles, which show what constraint solving buys.

import { sample } from '../../src/cli/bench/sample.ts';
import { byColumns } from '../methods/columns.ts';
import { byPairs, bySplits } from '../methods/numbers-game.ts';
import { byPermutations } from '../methods/permutations.ts';
import { type Sum, sumOf } from '../methods/sum.ts';
import { workloadById } from '../workloads/table.ts';
import { type Context, isChosen, type Suite } from './suite.ts';

const sums: Readonly<Record<string, string>> = {
  send: 'SEND + MORE = MONEY',
  need: 'NEED + MORE = CASH',
  earth: 'EARTH + AIR + FIRE + WATER = NATURE',
  malcolm: 'MALCOLM + X = MALCOLM',
};

const wordMethods: Readonly<Record<string, (sum: Sum) => number>> = {
  'permutations, evaluated': byPermutations,
  'column by column with carries': byColumns,
};

const numberMethods: Readonly<
  Record<string, (numbers: readonly number[], target: number) => boolean>
> = {
  'two numbers become one': byPairs,
  'every set is split': bySplits,
};

/** A draw that cannot be reached, so that everything is searched. */
export const impossibleDraw = {
  id: 'numbers-game',
  numbers: [1, 4, 6, 7, 8, 10],
  target: 995,
} as const;

async function timed(
  job: () => string,
): Promise<{ readonly answer: string; readonly cpu: number }> {
  let answer = '';
  const { cpu } = await sample(async () => {
    answer = job();
  });
  return { answer, cpu };
}

async function run(context: Context): Promise<void> {
  for (const [workload, equation] of Object.entries(sums)) {
    if (!isChosen(context, workload)) continue;
    for (const [method, solve] of Object.entries(wordMethods)) {
      const done = await timed(() => String(solve(sumOf(equation))));
      const right = done.answer === workloadById(workload).answer;
      context.record({
        kind: 'method',
        workload,
        method,
        ending: right ? 'right' : 'wrong',
        ...done,
      });
    }
  }
  const { id, numbers, target } = impossibleDraw;
  if (!isChosen(context, id)) return;
  for (const [method, reaches] of Object.entries(numberMethods)) {
    const done = await timed(() => (reaches(numbers, target) ? 'reached' : 'not reached'));
    const ending = done.answer === 'not reached' ? 'right' : 'wrong';
    context.record({ kind: 'method', workload: id, method, ending, ...done });
  }
}

export const methodSuite: Suite = {
  name: 'methods',
  summary: 'classic methods without constraints, as references',
  parts: [...Object.keys(sums), impossibleDraw.id],
  run,
};
