// The time limit is each file's own: that of one which has ended does not stop the next.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('files that take longer than the limit together, and not alone, all end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlec-test-'));
  // Named pipes: reading one lasts until it is written.
  const pipes = ['first.sugar', 'second.sugar'].map((name) => join(folder, name));
  for (const pipe of pipes) expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const child = spawn(process.execPath, ['dist/cli/main.js', 'solve', '--timeout', '4s', ...pipes]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const timers = pipes.map((pipe, i) =>
    setTimeout(() => writeFile(pipe, '(int x 1 1)', () => {}), 3000 * (i + 1)),
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  for (const timer of timers) clearTimeout(timer);
  rmSync(folder, { recursive: true });
  expect(output.match(/x = 1/g)).toHaveLength(2);
  expect(code).toBe(0);
}, 30_000);
