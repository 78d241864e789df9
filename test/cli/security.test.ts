// What docs/security.md promises: nothing of a puzzle is run, no other file is touched, terminals and browsers obey nobody.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTerminals, onTerminal } from '../support/pseudo-terminal.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-security-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Clears the screen, sets the title of the window, turns the direction of writing. */
const wicked = '\u001b[2J\u001b]0;title\u0007\u202e';
/** All but the ends of lines. */
const obeyed = /(?![\r\n])\p{Cc}|\u202e/u;

const zebra = file(
  'zebra.yaml',
  `puzzle: zebra
title: "T\\e[2J<script>alert(1)</script>"
categories:
  who: ["Ann\\e[2J\\e]0;title\\a\\u202E", "<script>alert(1)</script>"]
  pet: ["]]>&amp;\\"'", cat]
clues: []
`,
);

describe.skipIf(!hasTerminals)('on a terminal (needs script of util-linux)', () => {
  it('obeys no control characters of a puzzle', async () => {
    const { screen } = await onTerminal(`puzzlec solve ${zebra} --quiet`);
    expect(screen).toContain('Ann');
    expect(screen).toContain('\u001b[1m');
    expect(screen.replaceAll('\u001b[1m', '').replaceAll('\u001b[0m', '')).not.toMatch(obeyed);
  });

  it('obeys none in messages either', async () => {
    const wrong = file('wrong.sugar', `(int "x${wicked}" 0 3)\n(= "y${wicked}" 1)\n`);
    const { screen, code } = await onTerminal(`puzzlec solve ${wrong} --no-color`);
    expect(code).toBe(2);
    expect(screen).not.toMatch(obeyed);
  });
});

describe.each(['svg', 'html'])('%s', (format) => {
  it('escapes all that comes from the puzzle', async () => {
    const { out, code } = await puzzlec(['solve', zebra, '--format', format]);
    expect(code).toBe(0);
    expect(out).toContain('&lt;script&gt;alert(1)');
    expect(out).not.toMatch(/<script/i);
    expect(out).not.toContain(']]>');
  });
});

/** Runs the program where it may read its own files and one puzzle, and start threads; nothing else. */
function confined(path: string, ...more: readonly string[]): Promise<string> {
  const readable = ['dist', 'node_modules', 'package.json'].map((name) => resolve(name));
  const permissions = [...readable, path].map((name) => `--allow-fs-read=${name}`);
  const args = ['--no-warnings', '--experimental-permission', '--allow-worker', ...permissions];
  return new Promise((done) => {
    execFile(process.execPath, [...args, 'dist/cli/main.js', ...more, path], (_error, out, err) =>
      done(out + err),
    );
  });
}

describe('with no permissions but to read the puzzle', () => {
  const puzzle = file('puzzle.yaml', 'variables: {x: 1..3}\nconstraints: [x > 2]\n');

  it.each(['native', 'sat', 'z3'])('%s solves it', async (backend) => {
    expect(await confined(puzzle, 'solve', '-b', backend)).toBe('x = 3\n');
  });

  it('is refused anything else, so that the test means something', async () => {
    expect(await confined(puzzle, 'enumerate', '--out', join(folder, 'out.json'))).not.toBe('');
    const other = file('other.yaml', 'variables: {x: 1..3}\n');
    expect(await confined(puzzle, 'solve', other)).toMatch(/other\.yaml/);
  });
});

it('no source evaluates text, starts a program or opens a connection, but for the known places', () => {
  const known: Readonly<Record<string, RegExp>> = {
    'src/backends/sat/minisat-solver.js': /new Function/,
    'src/backends/sat/external/run.ts': /child_process/,
    'src/cli/loader.ts': /node:vm/,
  };
  const risky =
    /\beval\(|new Function|child_process|node:vm|node:(?:net|http|https|http2|dgram|tls|dns)\b|\bfetch\(|WebSocket/g;
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.(?:ts|js)$/.test(name))
    .flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(risky)]
        .filter(([text]) => !known[name]?.test(text))
        .map(([text]) => `${name}: ${text}`),
    );
  expect(found).toEqual([]);
});
