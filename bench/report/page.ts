// docs/performance.md and its charts, made of the results of a run.

import { powerLabel } from '../../src/cli/bench/chart.ts';
import { peers } from '../peers/index.ts';
import type {
  BenchRecord,
  ProcessRecord,
  RunRecord,
  ScalingRecord,
  TableRecord,
} from '../records.ts';
import { clauseSeries } from '../suites/scaling.ts';
import { largeTexts } from '../workloads/large-texts.ts';
import { series } from '../workloads/series.ts';
import { table } from '../workloads/table.ts';
import { backendIds, type Workload } from '../workloads/workload.ts';
import { markdownTable, ratio, time } from './format.ts';
import { librarySection } from './library-section.ts';
import { lineChart } from './lines.ts';
import { presolveSection } from './presolve-section.ts';
import { profileSection } from './profile-section.ts';
import { bestOfOurs, bestPeer, figure, missesOf, missText } from './table-rows.ts';

type OfKind<Kind extends BenchRecord['kind']> = Extract<BenchRecord, { kind: Kind }>;

function ofKind<Kind extends BenchRecord['kind']>(
  records: readonly BenchRecord[],
  kind: Kind,
): readonly OfKind<Kind>[] {
  return records.filter((record): record is OfKind<Kind> => record.kind === kind);
}

function heading({ date, revision, machine, versions, missing, full, note }: RunRecord): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const absent =
    missing.length > 0 ? ` Not installed, and so not measured: ${missing.join('; ')}.` : '';
  return `# Performance

This page is made by \`npm run bench${full ? ' -- --full' : ''}\` from its last complete run, bench/results/${full ? 'last-full' : 'last'}.jsonl, and never
written by hand.
[bench/README.md](../bench/README.md) says how to run it and how to read it.

Run on ${date} UTC, revision ${revision}: ${machine.cores} cores (${machine.processor}), ${machine.gigabytes} GB,
${machine.system}, ${machine.load} other jobs in the minute before. ${full ? 'With what takes very long.' : 'Without what takes very long (`--full`).'}
${named.join('; ')}.${absent}

${note === undefined ? '' : `${note}\n\n`}All times are seconds of the processor, of all threads together, because that is what other work on the machine
disturbs least; the medians by the clock are in the results. Every time stands for an answer that was verified in the
same run.
`;
}

function ownTable(records: readonly TableRecord[]): string {
  const rows = table.map((workload) => {
    const own = records.filter((record) => record.workload === workload.id);
    const find = (id: string): TableRecord | undefined => own.find(({ backend }) => backend === id);
    const { best, sat, z3 } = workload.targets;
    const missed = own.length > 0 && missesOf(workload, own).length > 0;
    const memory = backendIds.map((id) => find(id)?.megabytes?.toFixed(0) ?? '-');
    return [
      `${workload.title}${missed ? ' ✗' : ''}`,
      workload.answer,
      ...backendIds.map((id) => figure(find(id), workload, id)),
      [best, sat, z3].map(time).join(' / '),
      memory.join(' / '),
    ];
  });
  const misses = table.flatMap((workload) => {
    const own = records.filter((record) => record.workload === workload.id);
    const found = own.length > 0 ? missesOf(workload, own) : [];
    return found.length > 0 ? [`- ${missText(workload, found, own)}`] : [];
  });
  const header = [
    'work',
    'answer',
    ...backendIds,
    'target: best / sat / z3',
    'MB: native / sat / z3',
  ];
  return `## In one process, warm

From the compiled puzzle to the last answer: presolve, search, and the check of each answer. \`found\` is one solution, a
number is how many there are or the optimum. ✗ marks a row that misses a target by more than a quarter.

${markdownTable(header, rows)}

${misses.length > 0 ? `Rows that miss:\n\n${misses.join('\n')}\n` : 'No row misses its target.\n'}`;
}

function cell(record: ProcessRecord | undefined): string {
  if (!record) return '-';
  if (record.ending === 'right') return `${time(record.times?.cpu)}${record.less ? '*' : ''}`;
  return { timeout: 'time limit', wrong: `wrong: ${record.answer}`, failed: 'failed' }[
    record.ending
  ];
}

function processTable(records: readonly ProcessRecord[]): string {
  const inOrder = [...backendIds.map((id) => `puzzlec ${id}`), ...peers.map(({ name }) => name)];
  const present = records.map(({ program }) => program);
  const programs = [...new Set([...inOrder, ...present])].filter((name) => present.includes(name));
  const of = ({ id }: Workload): readonly ProcessRecord[] =>
    records.filter((record) => record.workload === id);
  const shown = table.filter((workload) => of(workload).length > 0);
  const compared = shown.map((workload) => {
    const [ours, peer] = [bestOfOurs(of(workload)), bestPeer(of(workload))];
    const [own, theirs] = [ours?.times?.cpu, peer?.times?.cpu];
    return [
      workload.title,
      ours ? `${time(own)} (${ours.program.replace('puzzlec ', '')})` : '-',
      peer ? `${time(theirs)} (${peer.program})` : '-',
      own !== undefined && theirs !== undefined ? ratio(own / theirs) : '-',
    ];
  });
  const all = shown.map((workload) => [
    workload.title,
    ...programs.map((program) => cell(of(workload).find((record) => record.program === program))),
  ]);
  return `## Whole processes, and the peers beside them

From the start of the program to its end, so with loading, reading and printing. A peer is as good as our own model for it
in bench/peers/; minisat, cadical and z3 read what puzzlec has compiled and presolved, which is not counted. * finds the first solution only, which is less than was asked.

${markdownTable(['work', 'best of puzzlec', 'best peer', 'ours / theirs'], compared)}

${markdownTable(['work', ...programs], all)}
`;
}

function frontEndTable(records: readonly OfKind<'front-end'>[]): string {
  const rows = largeTexts.flatMap(({ id, title, targets }) => {
    const record = records.find(({ text }) => text === id);
    if (!record) return [];
    const { compile, presolve, megabytes } = record;
    return [
      [
        title,
        record.ending === 'right' ? record.answer : `wrong: ${record.answer}`,
        `${time(compile?.cpu)} (${time(targets.compile)})`,
        presolve ? `${time(presolve.cpu)} (${time(targets.presolve)})` : '-',
        `${megabytes?.toFixed(0) ?? '-'} (${targets.megabytes ?? '-'})`,
      ],
    ];
  });
  const header = ['text', 'answer', 'compiled (target)', 'presolved (target)', 'MB (target)'];
  return `## Large and deep files

Each once, in a process of its own.

${markdownTable(header, rows)}
`;
}

function methodTable(records: readonly OfKind<'method'>[], own: readonly TableRecord[]): string {
  const rows = records.map(({ workload, method, answer, cpu, ending }) => {
    const ours = own.find((one) => one.workload === workload && one.backend === 'native');
    const theirs = ours?.solve?.cpu;
    return [
      table.find(({ id }) => id === workload)?.title ?? workload,
      method,
      ending === 'right' ? answer : `wrong: ${answer}`,
      time(cpu),
      theirs === undefined ? '-' : `${ratio(cpu / theirs)} times native`,
    ];
  });
  return `## Classic methods

Without constraints, written for one kind of puzzle each, in the same language and process.

${markdownTable(['work', 'method', 'answer', 'time', 'beside'], rows, 2)}
`;
}

/** The page of a run, and the folder of its charts. */
function pathsOf({ full }: RunRecord): { readonly page: string; readonly charts: string } {
  const name = full ? 'docs/performance-full' : 'docs/performance';
  return { page: `${name}.md`, charts: name };
}

function charts(records: readonly ScalingRecord[], folder: string): ReadonlyMap<string, string> {
  const all = [
    ...series.map(({ id, title, unit }) => ({ id, title, unit, label: powerLabel })),
    {
      id: clauseSeries,
      title: 'Clauses of one equation over three variables',
      unit: 'values of each variable',
      label: (power: number) => String(10 ** power),
    },
  ];
  const drawn = new Map<string, string>();
  for (const { id, ...axes } of all) {
    const own = records.filter(({ series: name, ending }) => name === id && ending === 'right');
    if (own.length === 0) continue;
    const lines = [...new Set(own.map(({ line }) => line))].map((name) => ({
      name,
      points: own
        .filter(({ line }) => line === name)
        .map(({ size, value = 0 }) => [size, Math.max(value, 1e-5)] as const),
    }));
    drawn.set(`${folder}/${id}.svg`, lineChart(lines, axes));
  }
  return drawn;
}

function scalingText(drawn: ReadonlyMap<string, string>): string {
  const images = [...drawn.keys()].map((path) => {
    const id = path.replace(/^.*\/|\.svg$/g, '');
    const title = series.find((one) => one.id === id)?.title ?? 'Clauses of one equation';
    return `![${title}](${path.replace('docs/', '')})`;
  });
  return `## How cost grows

Processor seconds on a logarithmic scale. A line ends before the first size that took more than five seconds.

${images.join('\n\n')}
`;
}

/** The files to write, by their paths in the repository. */
export function performancePages(records: readonly BenchRecord[]): ReadonlyMap<string, string> {
  const [run] = ofKind(records, 'run');
  if (!run) throw new Error('results begin with when and where they were measured');
  const own = ofKind(records, 'table');
  const paths = pathsOf(run);
  const drawn = charts(ofKind(records, 'scaling'), paths.charts);
  const page = [
    heading(run),
    ownTable(own),
    presolveSection({
      sizes: ofKind(records, 'sizes'),
      without: ofKind(records, 'without-presolve'),
      own,
    }),
    profileSection(ofKind(records, 'profile')),
    processTable(ofKind(records, 'process')),
    frontEndTable(ofKind(records, 'front-end')),
    methodTable(ofKind(records, 'method'), own),
    librarySection(),
    scalingText(drawn),
  ]
    .filter((section) => section !== '')
    .join('\n');
  return new Map([[paths.page, page], ...drawn]);
}
