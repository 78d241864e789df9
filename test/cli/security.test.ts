// What docs/security.md promises: nothing of a puzzle is run, no other file is touched, terminals and browsers obey nobody.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

interface Confined {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program where it may read its own files and one puzzle, and start threads; nothing else. */
function confined(puzzle: string, words: readonly string[]): Promise<Confined> {
  const readable = ['dist', 'node_modules', 'package.json'].map((name) => resolve(name));
  const permissions = [...readable, puzzle].map((name) => `--allow-fs-read=${name}`);
  const args = ['--no-warnings', '--experimental-permission', '--allow-worker', ...permissions];
  return new Promise((done) => {
    execFile(process.execPath, [...args, 'dist/cli/main.js', ...words], (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

describe('with no permissions but to read the puzzle', () => {
  const text = 'variables: {x: 1..3}\nconstraints: [x > 2]\n';
  const puzzle = file('puzzle.yaml', text);
  const other = file('other.yaml', text);

  it.each([
    ['native', []],
    ['sat', []],
    ['z3', []],
    ['native', ['--timeout', '50s', '--memory', '1G', '--certify']],
  ])('%s solves it %j', async (backend, more) => {
    const { out, code } = await confined(puzzle, ['solve', puzzle, '-b', backend, ...more]);
    expect([code, out]).toEqual([0, 'x = 3\n']);
  });

  // So that the test above means something.
  it('another puzzle is refused', async () => {
    const { code, out, err } = await confined(puzzle, ['solve', other, puzzle]);
    expect(code).toBe(2);
    expect(err).toContain(`cannot read ${other}: ERR_ACCESS_DENIED`);
    expect(out).toBe(`${other}:\n\n${puzzle}:\nx = 3\n`);
  });

  it('a file of solutions is refused', async () => {
    const written = join(folder, 'out.json');
    const { code, err } = await confined(puzzle, ['enumerate', puzzle, '--out', written]);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot write .*out\.json: Access to this API has been restricted/);
    expect(existsSync(written)).toBe(false);
  });

  it('a solver outside is refused', async () => {
    const { code, err } = await confined(puzzle, ['solve', puzzle, '--solver', 'cadical']);
    expect(code).toBe(2);
    expect(err).toMatch(/the clauses cannot be written .*restricted \[backend-unavailable\]/);
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
