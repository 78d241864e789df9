// What is made of measurements: the verdict, the tables, the chart.
import { describe, expect, it } from 'vitest';
import { decades, powerLabel } from '../../../../src/cli/bench/chart.ts';
import { type Entry, sizesOf } from '../../../../src/cli/bench/entry.ts';
import { formats, type Report } from '../../../../src/cli/bench/report.ts';
import { codeOf, disagreementIn, disagreementText } from '../../../../src/cli/bench/verdict.ts';

function entry(backend: Entry['backend'], answer: string, seconds: number | undefined): Entry {
  const time = seconds === undefined ? undefined : { wall: seconds, cpu: seconds / 2 };
  return {
    name: 'a|b, <c>',
    backend,
    ending: time ? 'answered' : 'timeout',
    answer,
    drawing: time && `drawn by ${backend}`,
    first: time,
    runs: time && { ...time, wallSpread: 0.25, cpuSpread: 0.5, runs: 3 },
    presolveMs: 1,
    openMs: 2,
    statistics: { nodes: 7, clauses: 9, variables: 3 },
  };
}

const native = entry('native', '148', 0.02);
const sat = entry('sat', '148', 0.05);
const stopped = entry('z3', '12', undefined);
const wrong = entry('sat', '147', 0.05);

describe('the verdict', () => {
  it('takes answers that differ for a fault, and shows both', () => {
    expect(disagreementIn([native, sat])).toBeUndefined();
    const disagreement = disagreementIn([native, sat, wrong]);
    expect(disagreement).toEqual({ one: native, other: wrong });
    expect(codeOf([native, wrong, stopped])).toBe(70);
    expect(disagreement && disagreementText(disagreement)).toBe(
      'a fault of puzzlec: the backends disagree about a|b, <c>\nnative: 148\ndrawn by native\nsat: 147\ndrawn by sat',
    );
  });

  it('does not take what was stopped for an answer', () => {
    expect(disagreementIn([native, stopped])).toBeUndefined();
    expect(codeOf([native, stopped])).toBe(3);
    expect(codeOf([native, sat])).toBe(0);
  });
});

describe('the sizes', () => {
  it('go by one name in every backend', () => {
    expect(sizesOf(native)).toEqual([3, 9, 7, undefined, undefined]);
  });
});

const report: Report = {
  entries: [native, sat, stopped],
  startUps: new Map([['native', { wall: 0.001, cpu: 0.001 }]]),
  timeout: 3000,
  counting: true,
};

function printed(format: string): string {
  const write = formats[format];
  if (!write) throw new Error(`no format ${format}`);
  return write(report);
}

describe('the formats', () => {
  it('text names the puzzle once, and compares with the fastest', () => {
    const [header, first, second, third, , start] = printed('text').split('\n');
    expect(header).toMatch(/^puzzle +backend +answer +median +spread +CPU/);
    expect(first).toMatch(/^a\|b, <c> +native +148 +20 ms +25 % +10 ms +20 ms +1\.0 /);
    expect(second).toMatch(/^ +sat +148 +50 ms +25 % +25 ms +50 ms +2\.5 /);
    expect(third).toMatch(/^ +z3 +time limit +- /);
    expect(start).toBe('starting the backend, not counted above: native 1.0 ms');
  });

  it('markdown keeps its columns', () => {
    const lines = printed('markdown').split('\n');
    const cells = lines.slice(0, 5).map((line) => line.replaceAll('\\|', '').split('|').length);
    expect(new Set(cells).size).toBe(1);
  });

  it('csv quotes', () => {
    const [header, first, , third] = printed('csv').split('\n');
    expect(header).toMatch(/^puzzle,backend,ending,answer,median_s/);
    expect(first).toMatch(
      /^"a\|b, <c>",native,answered,148,0\.02,0\.25,0\.01,0\.02,3,0\.001,3,9,7,,$/,
    );
    expect(third).toMatch(/^"a\|b, <c>",z3,timeout,12,,,,,,,3,9,7,,$/);
  });

  it('json has an object for each measurement', () => {
    const objects = printed('json')
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects[0]).toMatchObject({ backend: 'native', answer: '148', medianMs: 20, cpuMs: 10 });
    expect(objects[2]).toMatchObject({ backend: 'z3', status: 'timeout', runs: 0 });
  });

  it('svg escapes, marks each time, and leaves marks open where the time limit came first', () => {
    const svg = printed('svg');
    expect(svg).toContain('a|b, &#60;c&#62;');
    expect(svg).not.toContain('<c>');
    expect(svg).toContain('open marks');
    expect(svg.match(/<polygon[^>]*fill="white"/g)).toHaveLength(1);
    const positions = [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(new Set(positions).size).toBe(2);
  });
});

describe('the scale', () => {
  it('spans whole powers of ten', () => {
    expect(decades([0.002, 5])).toEqual({ low: -3, high: 1 });
    expect(decades([1, 1])).toEqual({ low: 0, high: 1 });
    expect([-5, -3, -1, 0, 2].map(powerLabel)).toEqual(['10 µs', '1 ms', '100 ms', '1 s', '100 s']);
  });
});
