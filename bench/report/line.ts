// One result on one line, for whoever watches the run.
import type { Sizes } from '../measure/sizes-child.ts';
import type { BenchRecord } from '../records.ts';
import { workloadById } from '../workloads/table.ts';
import { targetOf } from '../workloads/workload.ts';
import { percent, time } from './format.ts';

function sizesText(sizes: Sizes | undefined): string {
  if (!sizes) return 'no solution';
  return `${sizes.variables} / ${sizes.constraints} / ${sizes.values}`;
}

type Line<Kind extends BenchRecord['kind']> = (
  record: Extract<BenchRecord, { kind: Kind }>,
) => string;

const lines: { readonly [Kind in BenchRecord['kind']]: Line<Kind> } = {
  run: ({ date, revision }) => `${date} ${revision}`,
  table: ({ workload, backend, ending, answer, solve, first, list, compile, megabytes }) => {
    const target = targetOf(workloadById(workload), backend);
    const ratio = solve && target ? `, ${(solve.cpu / target).toFixed(1)} of the target` : '';
    const told =
      ending === 'right'
        ? `${answer}: CPU ${time(solve?.cpu)} wall ${time(solve?.wall)} of ${solve?.runs}${ratio}; ` +
          `first ${time(first?.cpu)}, listed ${time(list?.cpu)}, compiled ${time(compile?.cpu)}, ${megabytes?.toFixed(0)} MB`
        : `${ending}: ${answer}`;
    return `${workload.padEnd(14)} ${backend.padEnd(7)} ${told}`;
  },
  sizes: ({ workload, before, whole, split }) =>
    `${workload.padEnd(14)} ${sizesText(before)}, whole ${sizesText(whole.sizes)} in ${time(whole.time.cpu)}, split ${sizesText(split.sizes)} in ${time(split.time.cpu)}`,
  'without-presolve': ({ workload, backend, ending, answer, cpu }) =>
    `${workload.padEnd(14)} ${backend.padEnd(7)} without presolve ${ending === 'right' ? `${answer}: CPU ${time(cpu)}` : `${ending}: ${answer}`}`,
  process: ({ workload, program, ending, answer, times, megabytes, less }) => {
    const told =
      ending === 'right'
        ? `${answer}: CPU ${time(times?.cpu)} wall ${time(times?.wall)} of ${times?.runs}, ${megabytes?.toFixed(0)} MB${less ? ` (${less})` : ''}`
        : `${ending}: ${answer}`;
    return `${workload.padEnd(14)} ${program.padEnd(20)} ${told}`;
  },
  scaling: ({ series, size, line, ending, value }) =>
    `${series} ${String(size).padEnd(6)} ${line.padEnd(10)} ${ending === 'right' ? value?.toPrecision(3) : ending}`,
  'front-end': ({ text, ending, answer, compile, presolve, megabytes }) =>
    `${text.padEnd(14)} ${ending === 'right' ? '' : 'wrong: '}${answer}: compiled CPU ${time(compile?.cpu)} wall ${time(compile?.wall)}, presolved CPU ${time(presolve?.cpu)}, ${megabytes?.toFixed(0)} MB`,
  profile: ({ workload, functions }) =>
    `${workload.padEnd(14)} ${functions.map(([name, share]) => `${name} ${percent(share)}`).join('; ')}`,
  method: ({ workload, method, answer, cpu }) =>
    `${workload.padEnd(14)} ${method.padEnd(40)} ${answer}: CPU ${time(cpu)}`,
};

export function lineOf(record: BenchRecord): string {
  return (lines[record.kind] as Line<BenchRecord['kind']>)(record);
}
