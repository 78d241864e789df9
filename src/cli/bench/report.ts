// What was measured, as text, Markdown, CSV, JSON or SVG.

import type { BuiltInBackend } from '../../backends/backend.ts';
import { displayWidth, padEnd, padStart } from '../../text/width.ts';
import { formatDuration } from '../durations.ts';
import { chart } from './chart.ts';
import { type Entry, sizeColumns, sizesOf } from './entry.ts';
import type { Sample } from './sample.ts';

export interface Report {
  readonly entries: readonly Entry[];
  /** What starting each backend took. */
  readonly startUps: ReadonlyMap<BuiltInBackend, Sample>;
  /** Milliseconds that a run was given. */
  readonly timeout: number;
  readonly counting: boolean;
}

export type Format = (report: Report) => string;

const milliseconds = (seconds: number | undefined): string =>
  seconds === undefined ? '-' : formatDuration(1000 * seconds);

const percent = (part: number | undefined): string =>
  part === undefined ? '-' : `${Math.round(100 * part)} %`;

function answerText({ ending, answer }: Entry): string {
  const texts: { readonly [E in Entry['ending']]: string } = {
    answered: answer,
    timeout: 'time limit',
    interrupted: 'interrupted',
    failed: 'does not fit',
  };
  return texts[ending];
}

/** How many times as long as the fastest backend on the same puzzle. */
function timesFastest(entry: Entry, entries: readonly Entry[]): string {
  const mine = entry.runs?.wall;
  const all = entries.filter(({ name }) => name === entry.name).map(({ runs }) => runs?.wall);
  const fastest = Math.min(...all.filter((wall) => wall !== undefined));
  return mine === undefined ? '-' : (mine / fastest).toPrecision(mine / fastest < 10 ? 2 : 3);
}

const header: readonly string[] = [
  'puzzle',
  'backend',
  'answer',
  'median',
  'spread',
  'CPU',
  'first run',
  'times fastest',
  ...sizeColumns,
];

/** Columns of words; the others are numbers. */
const wordColumns = 3;

function rowsOf({ entries }: Report): readonly (readonly string[])[] {
  return entries.map((entry, i) => [
    entries[i - 1]?.name === entry.name ? '' : entry.name,
    entry.backend,
    answerText(entry),
    milliseconds(entry.runs?.wall),
    percent(entry.runs?.wallSpread),
    milliseconds(entry.runs?.cpu),
    milliseconds(entry.first?.wall),
    timesFastest(entry, entries),
    ...sizesOf(entry).map((size) => (size === undefined ? '-' : String(size))),
  ]);
}

function startUpLine({ startUps }: Report): string {
  const each = [...startUps].map(([name, { wall }]) => `${name} ${milliseconds(wall)}`);
  return `starting the backend, not counted above: ${each.join(', ')}`;
}

const text: Format = (report) => {
  const rows = [header, ...rowsOf(report)];
  const widths = header.map((_, i) => Math.max(...rows.map((row) => displayWidth(row[i] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i < wordColumns ? padEnd : padStart)(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [...rows.map(line), '', startUpLine(report)].join('\n');
};

const markdown: Format = (report) => {
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = header.map((_, i) => (i < wordColumns ? '---' : '---:'));
  return [header, rule, ...rowsOf(report)].map(line).concat('', startUpLine(report)).join('\n');
};

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const csv: Format = ({ entries, startUps }) => {
  const columns = ['puzzle', 'backend', 'ending', 'answer', 'median_s', 'spread', 'cpu_s'];
  const more = ['first_s', 'runs', 'start_up_s', ...sizeColumns];
  const rows = entries.map((entry) => [
    entry.name,
    entry.backend,
    entry.ending,
    entry.answer,
    entry.runs?.wall,
    entry.runs?.wallSpread,
    entry.runs?.cpu,
    entry.first?.wall,
    entry.runs?.runs,
    startUps.get(entry.backend)?.wall,
    ...sizesOf(entry),
  ]);
  return [[...columns, ...more], ...rows]
    .map((row) => row.map((cell) => quoted(String(cell ?? ''))).join(','))
    .join('\n');
};

const rounded = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Number((1000 * seconds).toPrecision(4));

/** One object for each entry. */
const json: Format = ({ entries, startUps }) =>
  entries
    .map((entry) =>
      JSON.stringify({
        type: 'measurement',
        puzzle: entry.name,
        backend: entry.backend,
        status: entry.ending,
        answer: entry.answer,
        runs: entry.runs?.runs ?? 0,
        medianMs: rounded(entry.runs?.wall),
        spread: entry.runs && Number(entry.runs.wallSpread.toFixed(3)),
        cpuMs: rounded(entry.runs?.cpu),
        firstMs: rounded(entry.first?.wall),
        presolveMs: rounded(entry.presolveMs / 1000),
        openMs: rounded(entry.openMs / 1000),
        startUpMs: rounded(startUps.get(entry.backend)?.wall),
        statistics: entry.statistics,
      }),
    )
    .join('\n');

const svgChart: Format = ({ entries, timeout, counting }) =>
  chart(
    `puzzlec: ${counting ? 'all solutions' : 'one solution or the optimum'}, median time, logarithmic`,
    entries
      .filter(({ runs, ending }) => runs !== undefined || ending === 'timeout')
      .map(({ name, backend, runs }) => ({
        row: name,
        series: backend,
        seconds: runs?.wall ?? timeout / 1000,
        spread: runs?.wallSpread ?? 0,
        ended: runs !== undefined,
      })),
  );

export const formats: Readonly<Record<string, Format>> = {
  text,
  markdown,
  csv,
  json,
  svg: svgChart,
};
