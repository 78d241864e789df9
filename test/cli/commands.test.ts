// The commands as a user runs them: what they print, where, and the exit code.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-test-'));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const need = 'specs/needmorecash.sugar';
const clash = file('clash.sugar', '(int a 0 3)\n(int b 0 3)\n(< a b)\n(< b a)\n(> a 1)\n');
const two = file('two.sugar', '(int a 0 3)\n(bool p)\n(iff p (= a 2))\n(> a 1)\n');

describe('solve', () => {
  it('draws a solution', async () => {
    expect(await puzzlec(['solve', 'specs/alphametic/most-beautiful.sugar'])).toMatchObject({
      code: 0,
      out: 'A = 1\nB = 7\nC = 4\nD = 9\nE = 3\nF = 6\nG = 8\nH = 2\nI = 5\n',
      err: '',
    });
  });

  it('says that there is none, and exits with 1', async () => {
    expect(await puzzlec(['solve', clash])).toEqual({ code: 1, out: 'no solution\n', err: '' });
  });

  it('finds the optimum', async () => {
    const { code, out } = await puzzlec(['solve', need, '--maximize', 'CASH', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'optimal',
      objective: 9805,
      solution: { CASH: 9805 },
      backend: 'native',
    });
    const least = await puzzlec(['solve', need, '--minimize', 'CASH']);
    expect(least.out).toMatch(/CASH = 4089\nobjective: 4089 \(optimal\)\n$/);
  });

  it('prints what Sugar prints', async () => {
    const { out } = await puzzlec(['solve', two, '--format', 'sugar']);
    expect(out).toMatch(/^s SATISFIABLE\na a\t[23]\na p\t(true|false)\na\n$/);
    const none = await puzzlec(['solve', clash, '--format', 'sugar']);
    expect(none).toEqual({ code: 1, out: 's UNSATISFIABLE\n', err: '' });
  });

  it('reads standard input, compressed files, and the language it is told', async () => {
    const text = '(int a 3)\n';
    const piped = await puzzlec(['solve', '-'], { input: text });
    expect(piped.out).toBe('a = 3\n');
    const packed = file('packed.csp.gz', gzipSync(text));
    expect((await puzzlec(['solve', packed])).out).toBe('a = 3\n');
    const odd = file('odd.txt', text);
    expect((await puzzlec(['solve', odd, '--from', 'sugar'])).out).toBe('a = 3\n');
  });

  it('takes several files, and the worst exit code', async () => {
    const { code, out, err } = await puzzlec(['solve', two, 'nowhere.yaml', clash]);
    expect(code).toBe(2);
    expect(out).toContain(`${two}:\n`);
    expect(out).toContain('no solution');
    expect(err).toContain('error: there is no file nowhere.yaml [file-not-found]');
  });
});

describe('enumerate', () => {
  it.each(['native', 'sat', 'z3'])('counts on %s', async (backend) => {
    expect(await puzzlec(['enumerate', need, '--count', '-b', backend])).toEqual({
      code: 0,
      out: '148\n',
      err: '',
    });
  });

  it('projects, sorts and tells how many solutions share a value', async () => {
    const project = ['enumerate', need, '--project', 'CASH'];
    expect((await puzzlec([...project, '--count'])).out).toBe('74\n');
    const sorted = (await puzzlec([...project, '--sort'])).out.trim().split('\n').map(Number);
    expect(sorted).toHaveLength(74);
    expect([sorted[0], sorted.at(-1)]).toEqual([4089, 9805]);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    const shared = await puzzlec([...project, '--multiplicity', '--sort']);
    expect(shared.out.startsWith('4089 (2)\n')).toBe(true);
    expect(
      shared.out
        .trim()
        .split('\n')
        .every((line) => line.endsWith(' (2)')),
    ).toBe(true);
  });

  it('stops at a limit and says so', async () => {
    const { code, out } = await puzzlec(['enumerate', need, '--limit', '3', '--format', 'json']);
    expect(code).toBe(3);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type }) => type)).toEqual(['solution', 'solution', 'solution', 'summary']);
    expect(lines.at(-1)).toEqual({ type: 'summary', status: 'limit', count: 3 });
  });

  it('gives the least ones of all to a sorted list with a limit', async () => {
    const project = ['enumerate', need, '--project', 'CASH', '--sort', '--limit', '3'];
    expect(await puzzlec(project)).toMatchObject({ code: 3, out: '4089\n4098\n4758\n' });
    expect(await puzzlec([...project, '--multiplicity'])).toMatchObject({
      code: 3,
      out: '4089 (2)\n4098 (2)\n4758 (2)\n',
    });
    // More than are kept while the search goes on.
    const many = file('pairs.sugar', '(int a 0 99)\n(int b 0 99)\n(!= a b)\n(> (+ a b) 20)\n');
    const { out } = await puzzlec([
      ...['enumerate', many, '--project', 'a,b', '--sort', '--limit', '2', '--seed', '7'],
    ]);
    expect(out).toBe('a = 0, b = 21\na = 0, b = 22\n');
    const all = await puzzlec([...project.slice(0, 5), '--limit', '74', '--format', 'json']);
    expect(all.code).toBe(0);
    expect(all.out).toContain('"status":"complete","count":74');
  });

  it('ends quietly when nobody reads any more', async () => {
    const many = file('many.sugar', '(int a 0 999)\n(int b 0 999)\n(< a b)\n');
    let seen = false;
    const { err } = await puzzlec(['enumerate', many, '--format', 'csv'], {
      onOutput: (_, kill) => {
        if (!seen) kill('SIGINT');
        seen = true;
      },
    });
    expect(err).not.toContain('fault');
  });
});

describe('unique, facts, explain, check, describe', () => {
  it('proves that a puzzle is unique, or shows two solutions', async () => {
    const one = await puzzlec(['unique', 'specs/alphametic/most-beautiful.sugar']);
    expect(one.code).toBe(0);
    expect(one.out).toContain('unique: there is no other solution');
    const { code, out } = await puzzlec(['unique', two, '--format', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ status: 'multiple', differ: ['a', 'p'], same: [] });
    expect((await puzzlec(['unique', clash])).code).toBe(1);
  });

  it('lists what is the same in every solution', async () => {
    const some = file(
      'some.sugar',
      '(int a 0 3)\n(int b 0 3)\n(bool p)\n(iff p (>= a 2))\n(= (+ a b) 5)\n',
    );
    const { code, out } = await puzzlec(['facts', some, '--format', 'json']);
    expect([code, JSON.parse(out)]).toEqual([0, { status: 'sat', facts: { p: true } }]);
    expect((await puzzlec(['facts', clash, '--format', 'json'])).code).toBe(1);
  });

  it('names the clues that clash, by line', async () => {
    const { code, out } = await puzzlec(['explain', clash]);
    expect(code).toBe(0);
    expect(out).toBe(
      'these clash; without any one of them they do not\n  line 3    (< a b)\n  line 4    (< b a)\n',
    );
    expect((await puzzlec(['explain', two])).code).toBe(1);
  });

  it('judges answers', async () => {
    expect((await puzzlec(['check', two, 'a=2', 'p=true'])).out).toBe('a solution\n');
    const wrong = await puzzlec(['check', two, 'a=3', 'p=true', '--format', 'json']);
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({
      status: 'invalid',
      broken: [{ constraint: '(iff p (= a 2))', line: 3, column: 1 }],
    });
    expect((await puzzlec(['check', two, 'a=3'])).out).toMatch(/^no whole answer/);
    const hopeless = await puzzlec(['check', two, 'a=1', 'p=false']);
    expect(hopeless.code).toBe(1);
  });

  it('says what was understood', async () => {
    const { code, out } = await puzzlec(['describe', two]);
    expect(code).toBe(0);
    expect(out).toContain('(iff p (= a 2))');
  });
});

describe('what is wrong with a call', () => {
  it.each([
    [['solve', 'nowhere.yaml'], 'there is no file nowhere.yaml'],
    [['solve', 'specs'], 'specs is a directory, not a puzzle'],
    [['solve', 'specs/zebra.yml'], 'did you mean specs/zebra.yaml?'],
    [['solve', need, '--project', 'CASHH'], 'CASHH'],
    [['solve', need, '--timeout', 'soon'], 'A duration is a number'],
    [['solve', need, '-b', 'minisat'], 'Allowed choices'],
    [['solve', need, '--fromat', 'json'], 'did you mean --format?'],
    [['slove', need], 'did you mean solve?'],
    [['solve'], 'missing required argument'],
    [['solve', file('empty.yaml', '')], 'empty'],
    [['solve', file('bytes.yaml', Buffer.from([0x61, 0xff, 0xfe]))], 'not UTF-8 text: see byte 1'],
    [['solve', file('broken.yaml.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3]))], 'cannot decompress'],
  ])('%j', async (words, message) => {
    const { code, out, err } = await puzzlec(words);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect([code, out]).toEqual([2, '']);
  });

  it('comes as JSON where that is asked for', async () => {
    const bad = file('bad.sugar', '(int a 0 3)\n(= a z)\n');
    const { code, out } = await puzzlec(['solve', bad, '--format', 'json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      status: 'error',
      diagnostics: [{ severity: 'error', file: bad, line: 2, column: 6, endLine: 2, endColumn: 7 }],
    });
  });
});

describe('help', () => {
  it('shows every command with examples', async () => {
    const { code, out } = await puzzlec(['--help']);
    expect(code).toBe(0);
    for (const command of [
      'solve',
      'enumerate',
      'unique',
      'facts',
      'check',
      'explain',
      'compile',
    ]) {
      expect(out).toContain(`\n  ${command}`);
    }
    expect(out).toContain('Examples:');
  });

  it('has the version', async () => {
    expect((await puzzlec(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
