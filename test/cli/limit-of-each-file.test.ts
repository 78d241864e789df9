// The time limit is each file's own: that of one which has ended does not stop the next.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

it('a file has its whole time, however long the one before it took', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlec-test-'));
  // Reading a named pipe lasts until it is written.
  const slow = join(folder, 'slow.sugar');
  const endless = join(folder, 'endless.yaml');
  expect(spawnSync('mkfifo', [slow]).status).toBe(0);
  writeFileSync(
    endless,
    `variables:
  q[1..20]: 1..20
constraints:
  - alldifferent(q)
  - alldifferent([q[i] + i for i in 1..20])
  - alldifferent([q[i] - i for i in 1..20])
`,
  );
  let began = 0;
  setTimeout(() => {
    writeFile(slow, '(int x 1 1)', () => {});
    began = performance.now();
  }, 3000);
  const { code, err } = await puzzlec(['enumerate', '--count', '--timeout', '4s', slow, endless]);
  rmSync(folder, { recursive: true });
  expect(code, err).toBe(3);
  expect(performance.now() - began).toBeGreaterThan(3800);
});
