// Locks: one holder at a time, and none that outlives its process.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFile } from '../../../src/cli/out/lock-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-lock-'));

it('is held once, and again after it was released', () => {
  const path = join(folder, 'once.lock');
  const lock = lockFile(path);
  if (!('release' in lock)) throw new Error('a new lock is free');
  expect(lockFile(path)).toEqual({ holder: process.pid });
  lock.release();
  expect(existsSync(path)).toBe(false);
  expect('release' in lockFile(path)).toBe(true);
});

it('of a process that is gone is taken over', () => {
  const path = join(folder, 'gone.lock');
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(path, `${pid} 123\n`);
  expect('release' in lockFile(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

it.runIf(existsSync('/proc/self/stat'))(
  'of a process whose number another one has is taken over',
  () => {
    const path = join(folder, 'reused.lock');
    writeFileSync(path, `${process.ppid} 1\n`);
    expect('release' in lockFile(path)).toBe(true);
  },
);

it('that was torn is taken over', () => {
  for (const text of ['', 'nonsense', '-1 5\n']) {
    const path = join(folder, `torn-${text.length}.lock`);
    writeFileSync(path, text);
    expect('release' in lockFile(path)).toBe(true);
  }
});

it('leaves no other file behind', () => {
  expect(readdirSync(folder).every((name) => name.endsWith('.lock'))).toBe(true);
});
