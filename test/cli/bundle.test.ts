// The code that V8 made of the bundle is a help, and no more: whatever it holds, the program runs.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOnce } from '../support/build-once.ts';
import { puzzlec } from '../support/run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-bundle-'));
const program = join(folder, 'dist', 'cli', 'main.js');

/** Makes other bytes of the code of every piece. */
function spoil(change: (bytes: Buffer) => Buffer): void {
  for (const name of readdirSync('dist/cli').filter((file) => file.endsWith('.code'))) {
    const bytes = Buffer.from(readFileSync(join('dist/cli', name)));
    writeFileSync(join(folder, 'dist', 'cli', name), change(bytes));
  }
}

beforeAll(() => {
  buildOnce();
  cpSync('dist/cli', join(folder, 'dist', 'cli'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

describe('code beside the pieces', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['as it is', (bytes) => bytes],
    ['empty', () => Buffer.alloc(0)],
    ['torn', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['three bytes', (bytes) => bytes.subarray(0, 3)],
    ['of zeros', (bytes) => Buffer.alloc(bytes.length)],
    [
      'with some bytes changed behind its head',
      (bytes) => bytes.map((byte, i) => (i > 64 && i % 97 === 0 ? byte ^ 0x55 : byte)) as Buffer,
    ],
  ])('%s', async (_, change) => {
    spoil(change);
    for (const backend of ['native', 'sat', 'z3']) {
      const args = ['solve', 'specs/zebra.yaml', '-b', backend, '--quiet'];
      const { code, out, err } = await puzzlec(args, { program });
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('The nation of fish is German.');
    }
  });
});
