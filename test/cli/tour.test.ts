// docs/tour.md, replayed: each line behind a `$` in an empty folder, and what it prints to the letter.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { buildOnce } from '../support/build-once.ts';

buildOnce();

const page = 'docs/tour.md';
const text = readFileSync(page, 'utf8');
const updating = process.env['UPDATE_GOLDENS'] === '1';
const folder = mkdtempSync(join(tmpdir(), 'puzzlec-tour-'));
const program = `puzzlec() { '${process.execPath}' '${resolve('dist/cli/main.js')}' "$@"; }`;

interface Step {
  readonly line: string;
  readonly shown: string;
}

/** The commands of a block, each with the lines that follow it. */
function stepsOf(block: string): readonly Step[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { line: part.slice(0, end), shown: part.slice(end + 1) };
    });
}

const blocks = [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const steps = blocks.flatMap(stepsOf);

function printed(line: string): string {
  const { stdout } = spawnSync('bash', ['-c', `${program}\nexec 2>&1\n${line}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', LC_ALL: 'C.UTF-8' },
  });
  return stdout;
}

/** A pattern in which `...` stands for anything within a line, and alone for any lines. */
function patternOf(shown: string): RegExp {
  const lines = shown
    .split('\n')
    .map((line) =>
      line === '...'
        ? '[\\s\\S]*?'
        : line.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\\.\\.\\.', '.*'),
    );
  return new RegExp(`^${lines.join('\n')}$`);
}

describe('the tour', () => {
  it.each(steps)('$line', ({ line, shown }) => {
    const output = printed(line);
    if (updating && !shown.includes('...')) {
      const before = readFileSync(page, 'utf8');
      writeFileSync(
        page,
        before.replace(`$ ${line}\n${shown}`, () => `$ ${line}\n${output}`),
      );
    } else if (shown.includes('...')) expect(output).toMatch(patternOf(shown));
    else expect(output).toBe(shown);
    expect(output).not.toContain('fault of puzzlec');
  });

  it('shows every command', () => {
    const lines = steps.map(({ line }) => line).join('\n');
    for (const name of Object.keys(commands)) expect(lines).toContain(`puzzlec ${name}`);
  });
});
