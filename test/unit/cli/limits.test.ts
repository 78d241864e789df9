// Which limits a call has, and sizes as people write them.
import { expect, it } from 'vitest';
import { formatSize, parseSize } from '../../../src/cli/sizes.ts';
import { limitsIn } from '../../../src/cli/supervision/limits.ts';

it.each([
  ['512M', 512 * 2 ** 20],
  ['1G', 2 ** 30],
  ['1.5GiB', 1.5 * 2 ** 30],
  ['2 gb', 2 ** 31],
  ['64k', 65_536],
])('reads %s', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

it.each(['', '512', 'M', '-1G', '1G2', '1e3M', '99999999999T', 'lots'])('refuses %j', (text) => {
  expect(parseSize(text)).toBeUndefined();
});

it('says sizes in MiB and GiB', () => {
  expect([512 * 2 ** 20, 2 ** 30, 1.5 * 2 ** 30].map(formatSize)).toEqual([
    '512 MiB',
    '1 GiB',
    '1.5 GiB',
  ]);
});

it.each([
  [['solve', 'x.yaml'], undefined],
  [['solve', 'x.yaml', '--timeout', '2s'], { timeout: 2000, memory: undefined }],
  [['solve', '--timeout=2s', '--timeout', '1s'], { timeout: 1000, memory: undefined }],
  [['compile', '--memory', '1G'], { timeout: undefined, memory: 2 ** 30 }],
  // That of a benchmark is for each run.
  [['bench', '--timeout', '2s', '--memory=1G'], { timeout: undefined, memory: 2 ** 30 }],
  // Mistakes are told by whoever reads all options.
  [['solve', '--timeout', 'soon', '--memory', '1G'], undefined],
  [['solve', '--memory', '20M'], undefined],
  [['solve', '--memory'], undefined],
  // A person is there.
  [['solve', '--timeout', '2s', '--watch'], undefined],
  [['countdown', '--play', '--timeout', '2s'], undefined],
])('%j: %j', (words, limits) => {
  expect(limitsIn(words)).toEqual(limits);
});
