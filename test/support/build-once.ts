// Builds the program before the tests of the command line, unless what was built last is newer than every source.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );
}

/** Builds unless that is done already. Test files that run side by side wait for each other. */
export function buildOnce(): void {
  const program = 'dist/cli/main.js';
  const isFresh = (): boolean => existsSync(program) && statSync(program).mtimeMs > newest('src');
  if (isFresh()) return;
  mkdirSync('.build', { recursive: true });
  const lock = '.build/lock';
  const deadline = Date.now() + 120_000;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) rmSync(lock, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  try {
    if (!isFresh()) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function tryLock(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
