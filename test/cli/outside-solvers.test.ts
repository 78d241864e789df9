// Clauses for outside solvers and back: compile --to cnf and smt2, decode, the external backend, CNF files.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasProgram } from '../support/has-program.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-outside-'));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    // SAT solvers end with 10 and 20, which are no failures.
    execFile(program, args, { maxBuffer: 2 ** 26 }, (_error, out) => resolve(out));
  });

const [hasMinisat, hasCadical, hasClasp, hasZ3] = ['minisat', 'cadical', 'clasp', 'z3'].map(
  hasProgram,
);

const specs: readonly (readonly [string, string])[] = [
  ['specs/zebra.yaml', 'The nation of fish is German.'],
  ['specs/zebra/somewhere-left.yaml', 'The nation of fish is'],
  ['specs/needmorecash.sugar', 'CASH = '],
  ['specs/alphametic/most-beautiful.sugar', 'A = 1\nB = 7\nC = 4'],
  ['specs/model/queens.yaml', ''],
];

const two = file('two.yaml', 'variables: {x: 1..3, y: 1..3}\nconstraints: [x + y = 4]\n');
const none = file('none.yaml', 'variables: {x: 1..3, y: 1..3}\nconstraints: [x > y, y > x]\n');
const choice = file('choice.cnf', 'c one of two\np cnf 2 2\n1 2 0\n-1 -2 0\n');
const refuted = file('refuted.cnf', 'p cnf 1 2\n1 0\n-1 0\n');

async function clausesOf(puzzle: string, ...options: readonly string[]): Promise<string> {
  const { out, code } = await puzzlec(['compile', puzzle, '--to', 'cnf', ...options]);
  expect(code).toBe(0);
  return file('problem.cnf', out);
}

describe('compile --to cnf and decode', () => {
  it.skipIf(!hasMinisat).each(specs)('%s by minisat', async (puzzle, text) => {
    const result = join(folder, 'result');
    await run('minisat', ['-verb=0', await clausesOf(puzzle), result]);
    expect(readFileSync(result, 'utf8')).toMatch(/^SAT\n/);
    const { out, code } = await puzzlec(['decode', puzzle, '--cnf-solution', result]);
    expect(code).toBe(0);
    expect(out).toContain(text);
  });

  it.skipIf(!hasCadical)('takes the output of the competitions', async () => {
    const printed = await run('cadical', ['-q', await clausesOf('specs/zebra.yaml')]);
    const output = file('cadical.out', printed);
    const args = ['decode', 'specs/zebra.yaml', '--cnf-solution', output, '--format', 'json'];
    const { out, code } = await puzzlec(args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'sat',
      solution: { pet: ['cats', 'horse', 'birds', 'fish', 'dog'] },
    });
  });

  it('says what each variable stands for, and needs no presolve', async () => {
    const path = await clausesOf(two, '--no-presolve');
    expect(readFileSync(path, 'utf8')).toMatch(/^c x: .* if -?\d/m);
    expect(readFileSync(path, 'utf8')).not.toContain('\n\n');
    expect(readFileSync(path, 'utf8')).toMatch(/^p cnf \d+ \d+$/m);
  });

  it('tells no solution and no answer by the exit code', async () => {
    await clausesOf(none);
    const unsat = file('unsat', 's UNSATISFIABLE\n');
    const gaveUp = file('gave-up', 's UNKNOWN\n');
    expect(await puzzlec(['decode', none, '--cnf-solution', unsat])).toMatchObject({
      code: 1,
      out: 'no solution\n',
    });
    expect(await puzzlec(['decode', none, '--cnf-solution', gaveUp])).toMatchObject({ code: 3 });
  });

  it('refuses what is no output, and values that break the puzzle', async () => {
    const args = ['--no-presolve', '--cnf-solution'];
    const text = file('text', 'hello\n');
    expect(await puzzlec(['decode', two, ...args, text])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no line that says SATISFIABLE.*bad-solver-output/),
    });
    // All that a solver could say, right and wrong.
    const { out } = await puzzlec(['compile', two, '--to', 'cnf', '--no-presolve']);
    const variables = Number(/^p cnf (\d+)/m.exec(out)?.[1]);
    const signs = Array.from({ length: 2 ** variables }, (_, bits) =>
      Array.from({ length: variables }, (_, i) => ((bits >> i) & 1 ? i + 1 : -i - 1)).join(' '),
    );
    const answers = await Promise.all(
      signs.map((values, i) =>
        puzzlec(['decode', two, ...args, file(`values-${i}`, `SAT\n${values} 0\n`)]),
      ),
    );
    expect(answers.some(({ code, err }) => code === 2 && err.includes('its values break'))).toBe(
      true,
    );
    for (const { code, out: drawn } of answers) {
      const [x, y] = drawn.match(/\d/g)?.map(Number) ?? [];
      if (code === 0) expect((x as number) + (y as number)).toBe(4);
    }
  });
});

describe('compile --to smt2', () => {
  it.skipIf(!hasZ3).each(specs)('%s is satisfiable for z3', async (puzzle) => {
    const { out, code } = await puzzlec(['compile', puzzle, '--to', 'smt2']);
    expect(code).toBe(0);
    expect(await run('z3', [file('problem.smt2', out)])).toMatch(/^sat/);
  });

  it.skipIf(!hasZ3).each(['int', 'fd'])('%s: no solution is unsat for z3', async (form) => {
    const { out } = await puzzlec(['compile', none, '--to', 'smt2', '--no-presolve', '--z3', form]);
    expect(await run('z3', [file('none.smt2', out)])).toMatch(/^unsat/);
  });
});

describe('an installed solver as a backend', () => {
  const solvers: readonly (readonly [string, boolean | undefined, string])[] = [
    ['cadical', hasCadical, 'cadical -q'],
    ['minisat', hasMinisat, 'minisat -verb=0'],
    ['clasp', hasClasp, 'clasp --verbose=0'],
  ];
  for (const [name, isThere, command] of solvers) {
    it.skipIf(!isThere)(
      `${name} counts like ours`,
      async () => {
        const args = ['enumerate', 'specs/needmorecash.sugar', '--count', '--project', 'CASH'];
        const { out, code } = await puzzlec([...args, '--solver', command]);
        expect(out).toBe('74\n');
        expect(code).toBe(0);
      },
      60_000,
    );
  }

  it('needs a command', async () => {
    expect(await puzzlec(['solve', two, '-b', 'external'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--solver 'cadical -q'"),
    });
  });

  it('says so where there is no such program', async () => {
    expect(await puzzlec(['solve', two, '--solver', 'no-such-solver -q'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no-such-solver'),
    });
  });

  it('says so where its clauses cannot be written', async () => {
    const env = { TMPDIR: join(folder, 'nowhere') };
    expect(await puzzlec(['solve', two, '--solver', 'cadical'], { env })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot be written to .*nowhere: ENOENT.*\n.*TMPDIR/),
    });
  });

  it('runs no shell', async () => {
    const trap = join(folder, 'trap');
    const { code } = await puzzlec(['solve', two, '--solver', `false; touch ${trap}`]);
    expect(code).toBe(2);
    expect(() => readFileSync(trap)).toThrow();
  });
});

describe('solve --format dimacs', () => {
  it('prints s and v lines for clauses', async () => {
    const { out, code } = await puzzlec(['solve', choice, '--format', 'dimacs']);
    expect(code).toBe(0);
    expect(out).toMatch(/^s SATISFIABLE\nv (1 -2|-1 2) 0\n$/);
    expect(await puzzlec(['solve', refuted, '--format', 'dimacs'])).toEqual({
      code: 1,
      out: 's UNSATISFIABLE\n',
      err: '',
    });
  });

  it('is not for other puzzles', async () => {
    expect(await puzzlec(['solve', two, '--format', 'dimacs'])).toMatchObject({ code: 2, out: '' });
  });
});
