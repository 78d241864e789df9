// Builds the program before the tests of the command line, unless what was built last is newer than every source.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );
}

/** For vitest's globalSetup. */
export function setup(): void {
  const program = 'dist/cli/main.js';
  const isFresh = existsSync(program) && statSync(program).mtimeMs > newest('src');
  if (!isFresh) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
