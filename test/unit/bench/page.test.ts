// The page of figures: made of the last results, and of nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listing } from '../../../bench/listing.ts';
import type { BenchRecord } from '../../../bench/records.ts';
import { agreement } from '../../../bench/report/agreement.ts';
import { lineChart } from '../../../bench/report/lines.ts';
import { performancePages } from '../../../bench/report/page.ts';
import { readResults } from '../../../bench/results.ts';

const lastRun = 'bench/results/last.jsonl';

const summary = (seconds: number) => ({
  wall: seconds,
  cpu: seconds,
  wallSpread: 0,
  cpuSpread: 0,
  runs: 3,
});

const records: readonly BenchRecord[] = [
  {
    kind: 'run',
    date: '2026-11-30 04:00',
    revision: 'abc',
    full: false,
    machine: { processor: 'P', cores: 2, gigabytes: 8, system: 'Linux', load: 0 },
    versions: { node: '20' },
    missing: ['Ruby, permutations'],
  },
  {
    kind: 'table',
    workload: 'send',
    backend: 'native',
    ending: 'right',
    answer: '1',
    solve: summary(0.02),
  },
  { kind: 'table', workload: 'send', backend: 'sat', ending: 'wrong', answer: '2' },
  {
    kind: 'sizes',
    workload: 'send',
    before: { variables: 8, constraints: 4, values: 80 },
    whole: { sizes: { variables: 5, constraints: 2, values: 29 }, time: summary(0.001) },
    split: { time: summary(0.002) },
  },
  {
    kind: 'without-presolve',
    workload: 'send',
    backend: 'native',
    ending: 'right',
    answer: '1',
    cpu: 0.06,
  },
  {
    kind: 'without-presolve',
    workload: 'send',
    backend: 'sat',
    ending: 'timeout',
    answer: '',
    cpu: undefined,
  },
  {
    kind: 'process',
    workload: 'send',
    program: 'puzzlec native',
    ending: 'right',
    answer: '1',
    times: summary(0.1),
    megabytes: 50,
  },
  {
    kind: 'process',
    workload: 'send',
    program: 'GNU Prolog',
    ending: 'right',
    answer: '1',
    times: summary(0.01),
    megabytes: 5,
  },
  {
    kind: 'process',
    workload: 'send',
    program: 'cadical',
    ending: 'right',
    answer: 'found',
    times: summary(0.001),
    megabytes: 5,
    less: 'the first',
  },
  { kind: 'scaling', series: 'queens-one', size: 8, line: 'native', ending: 'right', value: 0.01 },
  {
    kind: 'scaling',
    series: 'queens-one',
    size: 12,
    line: 'native',
    ending: 'timeout',
    value: undefined,
  },
];

describe('the page', () => {
  const pages = performancePages(records);
  const page = pages.get('docs/performance.md') ?? '';

  it('marks what misses its target, and what is wrong', () => {
    expect(page).toContain(
      '| SEND + MORE = MONEY ✗ | 1 | 20 ms | **wrong** | - | 2.0 ms / 20 ms / 100 ms |',
    );
    expect(page).toContain(
      '- SEND + MORE = MONEY: best takes 10 times the target, sat does not end in time',
    );
  });

  it('tells what presolve is worth', () => {
    expect(page).toContain(
      '| SEND + MORE = MONEY | 8 / 4 / 80 | 5 / 2 / 29 | 1.0 ms | no solution | 2.0 ms |',
    );
    expect(page).toContain(
      '| SEND + MORE = MONEY | 20 ms | 60 ms | **wrong** | time limit | - | - |',
    );
    expect(page).toContain(
      'On native 0 of 1 have no answer without presolve, the others take 3.0 times as long in the median.',
    );
  });

  it('compares with the best peer that answered the whole question', () => {
    expect(page).toContain('| SEND + MORE = MONEY | 100 ms (native) | 10 ms (GNU Prolog) | 10 |');
    expect(page).toContain('1.0 ms*');
    expect(page).toContain('Ruby, permutations');
  });

  it('draws what ended in time', () => {
    expect(pages.get('docs/performance/queens-one.svg')?.match(/<circle/g)).toHaveLength(2);
  });

  it.skipIf(!existsSync(lastRun))('is the one of the last results', () => {
    for (const [path, content] of performancePages(readResults(lastRun))) {
      expect(readFileSync(path, 'utf8'), `${path}: npm run bench -- --page`).toBe(content);
    }
  });
});

describe('a chart of lines', () => {
  it('has a mark for every point, and sizes that do not touch', () => {
    const points = [1, 2, 3, 100, 101].map((size) => [size, size / 10] as const);
    const svg = lineChart([{ name: 'a<b', points }], { title: 't', unit: 'u', label: String });
    expect(svg.match(/<circle/g)).toHaveLength(5 + 1);
    expect(svg).toContain('a&#60;b');
    expect(svg).not.toContain('>101<');
  });
});

describe('the list', () => {
  it('names every suite and every bench beside them', () => {
    const text = listing();
    for (const name of ['table', 'processes', 'scaling', 'bench/z3-soak.mjs', 'sugar.bench.ts']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('run.mjs');
  });
});

describe('two runs', () => {
  /** The same results, with another time of one program. */
  const again = (program: string, seconds: number): readonly BenchRecord[] =>
    records.map((record) =>
      record.kind === 'process' && record.program === program
        ? { ...record, times: summary(seconds) }
        : record,
    );

  it('agree where the ratio to the best peer is about the same', () => {
    expect(agreement(records, again('puzzlec native', 0.12))).toBe(
      [
        'send: puzzlec native by GNU Prolog 10 and 12, 1.20 apart',
        '1 of 1 ratios agree within 25 %',
      ].join('\n'),
    );
  });

  it('do not where it is not, in either direction', () => {
    for (const seconds of [0.007, 0.014]) {
      expect(agreement(records, again('GNU Prolog', seconds))).toContain('0 of 1 ratios agree');
    }
  });
});
