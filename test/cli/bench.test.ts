// puzzlec bench as a user runs it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-bench-test-'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const zebra = 'specs/zebra.yaml';
const brief = ['--runs', '1', '--backends', 'native,sat'];

const objects = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('bench', () => {
  it('puts the backends side by side', async () => {
    const { code, out, err } = await puzzlec(['bench', zebra, '--runs', '1', '--count']);
    expect(code).toBe(0);
    const rows = out.split('\n').slice(1, 4);
    expect(rows.map((row) => row.replace(zebra, '').trim().split(/\s+/).slice(0, 2))).toEqual([
      ['native', '1'],
      ['sat', '1'],
      ['z3', '1'],
    ]);
    expect(out).toMatch(/starting the backend, not counted above: native .*, sat .*, z3 /);
    expect(err).toContain('they agree');
  });

  it('prints one object for each measurement, and whether all agree', async () => {
    const magic = 'specs/model/magic-square.yaml';
    const { code, out } = await puzzlec(['bench', magic, '--format', 'json', ...brief]);
    expect(code).toBe(0);
    const [first, second, summary] = objects(out);
    expect(first).toMatchObject({ puzzle: magic, backend: 'native', status: 'answered', runs: 1 });
    expect(second).toMatchObject({ backend: 'sat', answer: 'found' });
    expect(second.statistics.clauses).toBeGreaterThan(0);
    expect(summary).toEqual({ type: 'summary', agree: true });
  });

  it('says what was not answered in time, and exits with 3', async () => {
    const hard = ['specs/model/golomb-ruler.yaml', '--set', 'marks=14'];
    const words = ['bench', ...hard, '--timeout', '300ms', '--format', 'svg', ...brief];
    const { code, out } = await puzzlec(words);
    expect(code).toBe(3);
    expect(out).toContain('open marks');
  });

  it('goes on after a file that is wrong, and exits with 2', async () => {
    const wrong = file('wrong.yaml', 'variables: {x: 0..3}\nconstraints: [x = y]\n');
    const { code, out, err } = await puzzlec(['bench', wrong, zebra, ...brief]);
    expect(code).toBe(2);
    expect(err).toContain('y');
    expect(out).toContain('zebra.yaml');
  });

  it('tells of a backend that does not exist', async () => {
    const { code, err } = await puzzlec(['bench', zebra, '--backends', 'native,sta']);
    expect(code).toBe(2);
    expect(err).toContain('native, sat, z3');
  });

  it('has a dozen puzzles of its own', async () => {
    const words = ['bench', '--format', 'csv', '--runs', '1', '--backends', 'native'];
    const { code, out } = await puzzlec([...words, '--timeout', '20s']);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(13);
  });
});
