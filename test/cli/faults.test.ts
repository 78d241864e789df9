// What goes wrong around puzzlec ends in a sentence and the right exit code, and loses no solution that was found.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faulty } from '../support/run-faulty.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-faults-'));

const knapsack = 'specs/model/knapsack.yaml';
const queens = 'specs/model/queens.yaml';

/** The first answers are far from the best, on every backend. */
const costly = join(folder, 'costly.yaml');
writeFileSync(
  costly,
  "variables: {'x[1..6]': 0..20}\nconstraints: [sum(x) <= 60, 'x[i] + x[i + 1] < 30 for i in 1..5']\nmaximize: sum(x[i] * i for i in 1..6)\n",
);

describe.each(['sat', 'z3'])('the thread of %s', (backend) => {
  const args = ['solve', costly, '-b', backend];

  it('ends by itself: a fault, and no interrupt', async () => {
    const { code, out, err } = await faulty({ fault: 'exit' }, args);
    expect([code, out]).toEqual([70, '']);
    expect(err).toMatch(
      /^puzzlec: a fault of puzzlec itself, not of your puzzle: .*ended by itself\n/,
    );
  });

  it('ends by itself in the middle: the best so far is not lost', async () => {
    const { code, out } = await faulty({ fault: 'exit', at: 3 }, args);
    expect(code).toBe(70);
    expect(out).toMatch(
      /^x = .*\nobjective: \d+ \(not proved to be the greatest: the search had to be ended\)\n$/,
    );
    const json = await faulty({ fault: 'exit', at: 3 }, [...args, '--format', 'json']);
    expect(json.code).toBe(70);
    expect(JSON.parse(json.out)).toMatchObject({ status: 'sat', backend });
  });

  it('has used up its memory: no fault', async () => {
    const { code, out, err } = await faulty({ fault: 'memory' }, args);
    // MiniSat's heap is what the puzzle has to fit in; Z3 may take more for one question than for another.
    expect(code).toBe(backend === 'sat' ? 2 : 3);
    expect(`${out}${err}`).toMatch(
      backend === 'sat'
        ? /the thread of MiniSat has used up its memory/
        : /^no answer: the backend gave up, or the memory is full\n$/,
    );
  });

  it('has used up its memory in the middle: the best so far is not lost', async () => {
    const { code, out } = await faulty({ fault: 'memory', at: 3 }, args);
    expect(code).toBe(backend === 'sat' ? 2 : 3);
    expect(out).toMatch(/^x = .*\nobjective: \d+ \(not proved to be the greatest: /);
  });
});

it('Z3 aborts: a fault with its words, and the best so far', async () => {
  const { code, out, err } = await faulty({ fault: 'abort', at: 2 }, ['solve', costly, '-b', 'z3']);
  expect(code).toBe(70);
  expect(out).toMatch(/^x = .*\nobjective: \d+ \(not proved to be the greatest/);
  expect(err).toContain('not of your puzzle: z3: Aborted(native code called abort())\n');
});

it('what was found is written in order where the search fails', async () => {
  const args = ['enumerate', queens, '--set', 'n=6', '-b', 'z3', '--no-presolve', '--sort'];
  const { code, out } = await faulty({ fault: 'exit', at: 3 }, [...args, '--format', 'json']);
  expect(code).toBe(70);
  const found = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found.map(({ type, index }) => [type, index])).toEqual([
    ['solution', 1],
    ['solution', 2],
  ]);
});

it('a count that Z3 gives up is no interrupt', async () => {
  const args = ['enumerate', queens, '--set', 'n=6', '-b', 'z3', '--no-presolve', '--count'];
  const { code, err } = await faulty({ fault: 'memory', at: 3 }, args);
  expect(code).toBe(3);
  expect(err).toMatch(/^not all: .*\n$/);
});

describe('the clock of the wall', () => {
  it('is set back, and limits hold all the same', async () => {
    const args = ['enumerate', queens, '--set', 'n=14', '--count', '--timeout', '1s'];
    const { code, err } = await faulty({ fault: 'clock' }, args);
    expect(code).toBe(3);
    expect(err).toBe('not all: the time limit was reached\n');
  });

  it('is set back, and no time is negative', async () => {
    const args = ['solve', knapsack, '--stats', '--format', 'json', '-b', 'native'];
    const { code, out, err } = await faulty({ fault: 'clock' }, args);
    expect(code).toBe(0);
    expect(JSON.parse(out).timeMs).toBeGreaterThanOrEqual(0);
    expect(err).not.toMatch(/-\d/);
  });

  it('is read by no source', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|js)$/.test(name))
      .filter((name) => /Date\.now|new Date\b/.test(readFileSync(join('src', name), 'utf8')));
    expect(sources).toEqual([]);
  });
});

/** What is left of a run in a shell. */
async function inShell(script: string): Promise<{ code: number; out: string; err: string }> {
  const child = spawn('bash', ['-c', script, process.execPath]);
  const told = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told.err += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...told };
}

const list = `"$0" dist/cli/main.js enumerate ${queens} --set n=12 --format json`;

describe.each(['', '--timeout 50s'])('standard output %s', (limit) => {
  it('is closed by who reads it: a quiet end', async () => {
    const { out, err } = await inShell(`${list} ${limit} | head -n 1; exit \${PIPESTATUS[0]}`);
    expect(JSON.parse(out)).toMatchObject({ index: 1 });
    expect(err).toBe('');
    expect((await inShell(`${list} ${limit} | head -n 1; exit \${PIPESTATUS[0]}`)).code).toBe(0);
  }, 60_000);

  it('is on a disk that is full: a sentence', async () => {
    const { code, err } = await inShell(`${list} ${limit} > /dev/full`);
    expect(code).toBe(2);
    expect(err).toMatch(/^puzzlec: cannot write to standard output: ENOSPC.*\n$/);
  }, 60_000);
});

it('a time limit in the middle of what cannot stop keeps the best so far', async () => {
  const args = ['solve', costly, '-b', 'sat', '--timeout', '4s'];
  const { code, out, err } = await faulty({ fault: 'hang', at: 3 }, args);
  expect(code).toBe(3);
  expect(out).toMatch(/^x = .*\nobjective: \d+ \(not proved to be the greatest: .*\)\n$/);
  expect(err).toBe('no answer, or not all: the time limit was reached\n');
});
