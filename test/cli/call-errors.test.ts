// Mistakes of the call itself: every code that no text of a puzzle can provoke, as text and as JSON, and faults of ours.
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { starters } from '../../src/cli/init/starters.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-calls-'));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const zebra = 'specs/zebra.yaml';
const manyLines = '  - a = z\n'.repeat(250);
const manyYaml = file('many.yaml', `variables: {a: 1..9}\nconstraints:\n${manyLines}`);
const manySugar = file('many.sugar', `(int a 0 9)\n${'(= a z)\n'.repeat(250)}`);
const sendMore = 'specs/alphametic/send-more-money.yaml';
const game = file('game.yaml', starters.countdown.text);
const most = 9_007_199_254_740_991;
const bigProduct = file(
  'product.sugar',
  `(int a 0 ${most})\n(int b 0 ${most})\n(= (* a b) 9007199254740993)\n`,
);

describe('the call', () => {
  it.each([
    ['file-not-found', ['solve', 'specs/zebra.yml'], 'did you mean specs/zebra.yaml?'],
    ['file-not-found', ['solve', zebra, '--data', 'nowhere.json'], 'there is no file nowhere.json'],
    ['is-a-directory', ['solve', 'specs'], 'specs/*.yaml'],
    ['not-utf-8', ['solve', file('latin.yaml', Buffer.from([0xff, 0x0a]))], 'see byte 0'],
    ['damaged-gzip', ['solve', file('cut.csp.gz', Buffer.from([0x1f, 0x8b, 8]))], 'decompress'],
    ['bad-option', ['slove', zebra], 'did you mean solve?'],
    ['bad-option', ['solve', zebra, '--fromat', 'csv'], 'did you mean --format?'],
    ['bad-option', ['solve', zebra, '-b', 'minisat'], 'auto, native, sat, z3, external'],
    ['bad-option', ['solve', zebra, '--timeout', 'soon'], '500ms'],
    ['bad-option', ['enumerate', zebra, '--limit', '0'], 'A whole number from 1 on'],
    ['bad-option', ['solve'], 'see puzzlec solve --help'],
    ['bad-option', ['solve', zebra, '--set', 'n'], 'name=value'],
    ['bad-option', ['init', 'zebraa'], 'zebra'],
    ['bad-option', ['check', zebra], 'there is no answer to check'],
    ['bad-option', ['solve', zebra, '-b', 'sat', '--solver', 'cadical'], '--solver does nothing'],
    ['bad-option', ['facts', zebra, '-b', 'native', '--z3', 'fd'], '--z3 does nothing'],
    ['backend-unavailable', ['solve', zebra, '--solver', '/no/such'], 'there is no program'],
    ['too-large', ['solve', bigProduct, '-b', 'sat'], 'beyond 2^53'],
    ['alphametic-numbers', ['check', sendMore, '1 + 2 = 3'], 'SEND has 4 letters'],
    ['countdown-attempt', ['check', game, 'expression=25 ** 2'], 'is no part of an attempt'],
  ])('%s: %j', async (code, words, message) => {
    const { code: exit, out, err } = await puzzlec(words);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(`[${code}]`);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    const json = await puzzlec([...words, '--format', 'json']);
    expect(json.code).toBe(2);
    const { status, diagnostics } = JSON.parse(json.out);
    expect(status).toBe('error');
    expect(diagnostics).toEqual([expect.objectContaining({ code, severity: 'error' })]);
  });

  it.skipIf(process.getuid?.() === 0)(
    'unreadable-file (not as root, who may read all)',
    async () => {
      const secret = file('secret.yaml', 'variables: {a: 1..2}');
      chmodSync(secret, 0);
      expect((await puzzlec(['solve', secret])).err).toContain('[unreadable-file]');
    },
  );
});

describe('many mistakes', () => {
  it.each([
    [manyYaml, /\n\.\.\. and 150 more\n$/],
    [manySugar, /\nerror: .*150.*\n$/],
  ])('are shown up to a hundred, and the rest is counted: %s', async (name, rest) => {
    const { code, err } = await puzzlec(['solve', name]);
    expect(code).toBe(2);
    expect(err.match(/ --> /g)).toHaveLength(100);
    expect(err).toMatch(rest);
  });

  it('are counted in JSON too', async () => {
    const { out } = await puzzlec(['solve', manyYaml, '--format', 'json']);
    const { diagnostics, more } = JSON.parse(out);
    expect(diagnostics).toHaveLength(100);
    expect(more).toBe(150);
  });
});

describe('a fault of puzzlec', () => {
  // The program is made to break by taking away what it stands on.
  const broken = file(
    'break.cjs',
    "process.hrtime = () => { throw new Error('out of order'); };\n",
  );
  const odd = file('odd name.yaml', 'variables: {a: 1..2}');

  it('exits with 70 and says what to report, and where it happened with --debug', async () => {
    const settings = { env: { NODE_OPTIONS: `--require ${broken}` } };
    const { code, out, err } = await puzzlec(['solve', odd, '--set', 'a=b'], settings);
    expect({ code, out }).toEqual({ code: 70, out: '' });
    const lines = err.trim().split('\n');
    expect(lines).toEqual([
      'puzzlec: a fault of puzzlec itself, not of your puzzle: out of order',
      'Please report it with the puzzle, this command, and the line below it:',
      `  puzzlec solve '${odd}' --set a=b`,
      expect.stringMatching(/^ {2}puzzlec \d+\.\d+\.\d+, Node \d+\.\d+\.\d+, \w+ \w+$/),
      '(--debug shows where it happened)',
    ]);
    const debugged = await puzzlec(['solve', odd, '--debug'], settings);
    expect(debugged.err).toMatch(/\n\s+at .*break\.cjs/);
  });
});
