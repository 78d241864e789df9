// `--timeout` and `--memory` hold whatever is going on: another thread watches.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-limits-'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** It is long in preparation, where nothing looks at the clock. */
const slow = file('slow.yaml', "variables: {'x[1..1500]': 1..1500}\nconstraints: [circuit(x)]\n");
const quick = file('quick.yaml', 'variables: {x: 1..3}\nconstraints: [x > 2]\n');
const none = file('none.yaml', 'variables: {x: 1..3}\nconstraints: [x > 3]\n');
/** Its clauses take some gigabytes. */
const large = file(
  'large.yaml',
  "variables: {'b[1..120, 1..120]': bool}\nconstraints: [connected(b)]\n",
);

const sum = Array.from({ length: 60 }, (_, i) => `(* ${((i * 7) % 97) + 1} s${i})`).join(' ');
const sums = file(
  'sums.sugar',
  [
    ...Array.from({ length: 60 }, (_, i) => `(int s${i} 0 50000)`),
    ...Array.from(
      { length: 30 },
      (_, i) => `(= (+ ${sum.replaceAll('* ', `* ${i + 1}`)}) 1234567)`,
    ),
  ].join('\n'),
);

describe('--timeout', () => {
  it('holds where nothing looks at the clock', async () => {
    const { code, out, err } = await puzzlec(['solve', slow, '--timeout', '1s']);
    expect([code, out]).toEqual([3, '']);
    expect(err).toBe('no answer, or not all: the time limit was reached\n');
  }, 60_000);

  it('is each file’s own, and the code the worst of all', async () => {
    const args = ['--timeout', '1s', '--format', 'json'];
    const { code, out } = await puzzlec(['solve', none, slow, quick, ...args]);
    expect(code).toBe(3);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { file: none, status: 'unsat' },
      { file: slow, status: 'unknown', why: 'timeout' },
      { file: quick, status: 'sat', solution: { x: 3 } },
    ]);
  }, 60_000);

  it('lets the rest of a long output go', async () => {
    const args = ['enumerate', 'specs/model/queens.yaml', '--set', 'n=9', '--timeout', '50s'];
    const { code, out } = await puzzlec([...args, '--format', 'json']);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(353);
  }, 60_000);

  it('leaves the interrupt to the one who works', async () => {
    const args = ['enumerate', 'specs/model/queens.yaml', '--set', 'n=14', '--timeout', '50s'];
    let isKilled = false;
    const { code, out } = await puzzlec([...args, '--format', 'json'], {
      onOutput: (_, kill) => {
        if (!isKilled) kill('SIGINT');
        isKilled = true;
      },
    });
    expect(code).toBe(130);
    const lines = out.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      type: 'summary',
      status: 'interrupted',
      count: lines.length - 1,
    });
  }, 60_000);
});

describe('--memory', () => {
  it('ends what takes more', async () => {
    const args = ['solve', large, '-b', 'sat', '--memory', '256M', '--format', 'json'];
    const { code, out, err } = await puzzlec(args);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual({ status: 'unknown', why: 'memory' });
    expect(err).toContain('the memory limit of 256 MiB was reached\n');
  }, 60_000);

  it('says beforehand which constraint takes how much', async () => {
    const { code, err } = await puzzlec(['solve', sums, '-b', 'sat', '--memory', '256M']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /the puzzle takes .* clauses, [\d,]+ of them for "\(= \(\+ \(\* .*\.\.\.", more than the 64 MiB/,
    );
  }, 60_000);

  it('is room enough for what is small, on every backend', async () => {
    for (const backend of ['native', 'sat', 'z3']) {
      const { code, out } = await puzzlec(['solve', quick, '-b', backend, '--memory', '512M']);
      expect([code, out]).toEqual([0, 'x = 3\n']);
    }
  }, 60_000);

  it.each([
    ['lots', 'A size is a number with M or G, such as 512M or 1.5G.'],
    ['512', 'A size is a number with M or G'],
    ['1M', 'puzzlec needs 128 MiB for itself.'],
  ])('is not %s', async (size, words) => {
    expect(await puzzlec(['solve', quick, '--memory', size])).toMatchObject({
      code: 2,
      err: expect.stringContaining(words),
    });
  });
});
