// At a terminal: a line that says how far a long run is and goes away, colour, Ctrl-C; and nothing of it elsewhere.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  clearing,
  hasTerminals,
  onTerminal,
  progressLines,
  visible,
} from '../support/pseudo-terminal.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-terminal-'));
const ctrlC = '\u0003';

/** Presses Ctrl-C once, as soon as the screen shows something. */
function interruptAt(pattern: RegExp): (screen: string, keys: (text: string) => void) => void {
  let isPressed = false;
  return (screen, keys) => {
    if (isPressed || !pattern.test(screen)) return;
    isPressed = true;
    keys(ctrlC);
  };
}

const many = join(folder, 'many.sugar');
writeFileSync(many, '(int a 0 999)\n(int b 0 999)\n(< a b)\n');

const endless = 'specs/model/queens.yaml --set n=16';

describe.skipIf(!hasTerminals)('on a terminal (needs script of util-linux)', () => {
  it('shows solutions and their rate, and clears the line before the summary', async () => {
    const path = join(folder, 'queens.ndjson');
    const { code, screen } = await onTerminal(
      `puzzlec enumerate ${endless} --out ${path}`,
      interruptAt(/\d+ solutions, [\d.]+ a second, \d+ conflicts/),
    );
    expect(code).toBe(130);
    expect(progressLines(screen)[0]).toMatch(
      /^[\d.]+ m?s, \d+ solutions, [\d.]+ a second, \d+ conflicts/,
    );
    const left = visible(screen);
    expect(left).toMatch(
      /^\d+ solutions in .*\nperhaps not all: interrupted; --resume goes on from here\n$/,
    );
    expect(left).not.toContain('a second');
  });

  it('shows the best so far', async () => {
    const { code, screen } = await onTerminal(
      'puzzlec solve specs/model/golomb-ruler.yaml --set marks=11 -b native',
      interruptAt(/best \d+/),
    );
    expect(code).toBe(130);
    expect(progressLines(screen).join('\n')).toMatch(/^[\d.]+ m?s, best \d+/m);
    expect(visible(screen)).toMatch(
      /objective: \d+ \(not proved to be the least: interrupted\)\n$/,
    );
  });

  it('shows nothing with --quiet, nor for what is quick', async () => {
    const quiet = await onTerminal(`puzzlec enumerate ${endless} --count --quiet --timeout 900ms`);
    expect(quiet).toEqual({ code: 3, screen: '0\r\n' });
    const quick = await onTerminal('puzzlec solve specs/model/queens.yaml --no-color');
    expect(quick.screen).not.toContain(clearing);
  });

  it('colours what it draws, but not with NO_COLOR or through a pipe', async () => {
    const line = 'puzzlec solve specs/zebra.yaml';
    expect((await onTerminal(line)).screen).toContain('\u001b[1m');
    expect((await onTerminal(`NO_COLOR=1 ${line}`)).screen).not.toContain('\u001b');
    expect((await onTerminal(`${line} | cat`)).screen).not.toContain('\u001b');
  });

  it('shows progress where only standard output is a file', async () => {
    const path = join(folder, 'out.json');
    const { screen } = await onTerminal(
      `puzzlec enumerate ${endless} --format json > ${path}`,
      interruptAt(/a second/),
    );
    expect(progressLines(screen)[0]).toMatch(/^[\d.]+ m?s, \d+ solutions/);
  });
});

describe('through a pipe', () => {
  it('there is no progress', async () => {
    const { code, err, out } = await puzzlec([
      'enumerate',
      ...endless.split(' '),
      '--count',
      '--timeout',
      '1s',
    ]);
    expect({ code, out }).toEqual({ code: 3, out: '0\n' });
    expect(err).toBe('not all: the time limit was reached\n');
  });
});

describe('stopping', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s ends with what was found', async (signal) => {
    let isSent = false;
    const { code, out, err } = await puzzlec(
      ['enumerate', ...endless.split(' '), '--format', 'json'],
      {
        onOutput: (_, kill) => {
          if (!isSent) kill(signal);
          isSent = true;
        },
      },
    );
    expect(code).toBe(130);
    expect(err).toBe('');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({
      type: 'summary',
      status: 'interrupted',
      count: lines.length - 1,
    });
  });

  it('a second interrupt ends at once, even where nobody reads on', async () => {
    const words = ['enumerate', many, '--format', 'json'];
    const child = spawn(process.execPath, ['dist/cli/main.js', ...words]);
    const ended = once(child, 'exit');
    await once(child.stdout, 'readable');
    // Nothing is read from here on, so that the program waits for a full pipe.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(child.exitCode).toBe(null);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
  });

  it.each([
    ['500ms', 500],
    ['1s', 1000],
  ])('a limit of %s holds', async (limit, milliseconds) => {
    const began = performance.now();
    const { code } = await puzzlec([
      'enumerate',
      ...endless.split(' '),
      '--count',
      '--timeout',
      limit,
    ]);
    expect(code).toBe(3);
    expect(performance.now() - began).toBeGreaterThanOrEqual(milliseconds);
  });

  it('a full pipe takes megabytes whole', async () => {
    const { code, out } = await puzzlec([
      'enumerate',
      many,
      '--format',
      'json',
      '--limit',
      '60000',
    ]);
    expect(code).toBe(3);
    expect(out.length).toBeGreaterThan(3 * 2 ** 20);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(60_001);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      type: 'summary',
      status: 'limit',
      count: 60_000,
    });
    expect(new Set(lines).size).toBe(60_001);
  });
});
