// `--certify`: two backends agree, disagree or do not get that far; what is said, and the exit code.
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasProgram } from '../support/has-program.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-certify-'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A solver outside that says the same of everything. */
function liar(name: string, answer: string): string {
  const path = file(name, `#!/bin/sh\n${answer}\n`);
  chmodSync(path, 0o755);
  return path;
}

const hasCadical = hasProgram('cadical');

const one = file(
  'one.yaml',
  'variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 6, x * y > 8]\n',
);
const two = file('two.yaml', 'variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 5]\n');
const none = file('none.yaml', 'variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 6, x < 3]\n');
const denies = liar('denies', 'echo "s UNSATISFIABLE"');
const sleeps = liar('sleeps', 'sleep 60');

describe('two that agree', () => {
  it('are named, by every command', async () => {
    expect(await puzzlec(['unique', one, '--certify'])).toEqual({
      code: 0,
      out: 'x = 3\ny = 3\n\nunique: there is no other solution\ncertified: native and sat agree (sat without presolve)\n',
      err: '',
    });
    expect(await puzzlec(['solve', none, '--certify', '-b', 'sat'])).toMatchObject({
      code: 1,
      out: 'no solution\ncertified: sat and native agree (native without presolve)\n',
    });
    expect(await puzzlec(['enumerate', two, '--certify', '--count'])).toEqual({
      code: 0,
      out: '2\n',
      err: 'certified: native and sat agree (sat without presolve)\n',
    });
    const args = ['solve', two, '--certify', '--maximize', 'x - y', '-b', 'z3'];
    expect((await puzzlec(args)).out).toMatch(
      /objective: 1 \(optimal\)\ncertified: z3 and sat agree/,
    );
  });

  it.each([
    ['solve', none],
    ['unique', one],
    ['enumerate', two],
  ])('stand in the JSON of %s', async (command, path) => {
    const { out } = await puzzlec([command, path, '--certify', '--format', 'json']);
    const { certificate } = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(certificate).toEqual({ status: 'agreed', backends: ['native', 'sat'], presolve: false });
  });

  it('are not needed for a solution, which is checked against the puzzle', async () => {
    expect(await puzzlec(['solve', two, '--certify'])).toMatchObject({
      code: 0,
      err: 'nothing to certify: every solution was checked against the puzzle\n',
    });
    const { out, code } = await puzzlec(['unique', two, '--certify', '--format', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ certificate: { status: 'checked' } });
  });
});

describe('two that disagree', () => {
  const args = ['-b', 'native', '--certify', '--solver', denies];

  it('are a fault, after the answer', async () => {
    const { code, out, err } = await puzzlec(['unique', one, ...args]);
    expect(code).toBe(70);
    expect(out).toContain('unique: there is no other solution');
    expect(err).toContain('two backends disagree');
    expect(err).toContain('  native: exactly one solution\n');
    expect(err).toContain(`  external (${denies}): no solution\n`);
  });

  it('are a fault in JSON too', async () => {
    const { code, out } = await puzzlec(['enumerate', two, ...args, '--format', 'json']);
    expect(code).toBe(70);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({
      count: 2,
      certificate: { status: 'disagreed', says: ['2 solutions', 'no solution'] },
    });
  });

  it('show the solution that one of them denied', async () => {
    const { code, out, err } = await puzzlec(['solve', one, '--certify', '--solver', denies]);
    expect([code, out]).toEqual([70, 'no solution\n']);
    expect(err).toContain(
      `x = 3\ny = 3\nIt was checked against the puzzle: external (${denies}) is wrong.`,
    );
  });
});

it('a second one that has no answer in time is told, and the answer of the first', async () => {
  const args = ['unique', one, '-b', 'native', '--certify', '--solver', sleeps, '--timeout', '1s'];
  const { code, out } = await puzzlec(args);
  expect(code).toBe(3);
  expect(out).toContain('unique: there is no other solution\n');
  expect(out).toContain(
    `not certified: external (${sleeps}) has no answer: the time limit was reached\n`,
  );
  const json = await puzzlec([...args, '--format', 'json']);
  expect(json.code).toBe(3);
  expect(JSON.parse(json.out)).toMatchObject({
    status: 'unique',
    certificate: { status: 'open', backends: ['native', 'external'], why: 'timeout' },
  });
});

it('is not for what changes counts, nor for a file of solutions', async () => {
  expect(await puzzlec(['solve', two, '--certify', '--break-symmetry'])).toMatchObject({ code: 2 });
  expect(await puzzlec(['enumerate', two, '--certify', '--out', 'x'])).toMatchObject({ code: 2 });
});

describe.skipIf(!hasCadical)('cadical beside sat, on the specs', () => {
  it.each([
    ['unique', 'specs/zebra.yaml', 0],
    ['unique', 'specs/sudoku/seventeen.yaml', 0],
    ['unique', 'specs/alphametic/send-more-money.yaml', 0],
    ['unique', 'specs/alphametic/most-beautiful.sugar', 0],
    ['enumerate', 'specs/sudoku/six-solutions.yaml', 0],
    ['solve', 'specs/zebra/clash.yaml', 1],
  ])(
    '%s %s',
    async (command, spec, expected) => {
      const args = ['-b', 'sat', '--certify', '--solver', 'cadical -q', '--format', 'json'];
      const { code, out } = await puzzlec([command, spec, ...args]);
      expect(code).toBe(expected);
      expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({
        certificate: { status: 'agreed', backends: ['sat', 'external'] },
      });
    },
    60_000,
  );
});
