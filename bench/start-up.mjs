// What starting puzzlec costs over `node -e 0`: processor time of whole processes, turn by turn, medians.
//
//   npm run build && node bench/start-up.mjs [rounds]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const rounds = Number(process.argv[2] ?? 31);
const program = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const small = join(mkdtempSync(join(tmpdir(), 'puzzlec-start-')), 'small.sugar');
writeFileSync(small, '(int x 1 9)\n(int y 1 9)\n(= (+ x y) 12)\n(< x y)\n');

const nothing = ['-e', '0'];
const commands = {
  'node -e 0': nothing,
  'puzzlec --version': [program, '--version'],
  'solve small.sugar, native': [program, 'solve', small, '-b', 'native'],
  'solve small.sugar, sat': [program, 'solve', small, '-b', 'sat'],
  'solve send-more-money.yaml, native': [
    program,
    'solve',
    'specs/alphametic/send-more-money.yaml',
    '-b',
    'native',
  ],
  'solve zebra.yaml, native': [program, 'solve', 'specs/zebra.yaml', '-b', 'native'],
  'solve zebra.yaml, sat': [program, 'solve', 'specs/zebra.yaml', '-b', 'sat'],
  'solve sudoku/classic.yaml, native': [
    program,
    'solve',
    'specs/sudoku/classic.yaml',
    '-b',
    'native',
  ],
};

/** Milliseconds of the processor, user and system, and of the clock. */
function measured(words) {
  const { stderr, status } = spawnSync(
    'bash',
    [
      '-c',
      'TIMEFORMAT="%R %U %S"; time "$0" "$@" 2>&1 > /dev/null | cat',
      process.execPath,
      ...words,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${words.join(' ')} failed`);
  const [wall = 0, user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return { processor: 1000 * (user + system), wall: 1000 * wall };
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const samples = new Map(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const [name, words] of Object.entries(commands)) samples.get(name)?.push(measured(words));
}

const base = samples.get('node -e 0') ?? [];
const processorOf = (list) => median(list.map(({ processor }) => processor));
const wallOf = (list) => median(list.map(({ wall }) => wall));
console.log(`${rounds} rounds, medians in milliseconds\n`);
console.log('                                    processor   over node   clock   over node');
for (const [name, list] of samples) {
  const cells = [
    processorOf(list).toFixed(0).padStart(9),
    (processorOf(list) - processorOf(base)).toFixed(0).padStart(11),
    wallOf(list).toFixed(0).padStart(7),
    (wallOf(list) - wallOf(base)).toFixed(0).padStart(11),
  ];
  console.log(`${name.padEnd(35)} ${cells.join(' ')}`);
}
