// A thousand sudokus of a corpus through the library in one process: puzzles a second on each backend, and memory.
//
//   node bench/library-sudokus.mjs CORPUS.csv [--backends native,sat] [--count 1000] [--library dist/index.js]
//
// The corpus has the columns size, givens, count, solution, box_height and box_width; sizes up to 16 are taken. Build the
// library first. A line of JSON for each backend; answers are compared with the corpus, and a wrong one ends the run.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** A grid of 25 by 25 takes as long as a hundred of the others. */
const largest = 16;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    backends: { type: 'string', default: 'native,sat' },
    count: { type: 'string', default: '1000' },
    library: {
      type: 'string',
      default: fileURLToPath(new URL('../dist/index.js', import.meta.url)),
    },
  },
});
const [corpus] = positionals;
if (!corpus) throw new Error('which corpus?');
const { compile, orThrow, solve } = await import(pathToFileURL(resolve(values.library)).href);

/** The puzzles of the corpus, over again until there are enough. */
function puzzles() {
  const [head, ...lines] = readFileSync(corpus, 'utf8').trim().split('\n');
  const names = head.split(',');
  const rows = lines
    .map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(names.map((name, i) => [name, cells[i]]));
    })
    .filter(({ size }) => Number(size) <= largest);
  return Array.from({ length: Number(values.count) }, (_, i) => rows[i % rows.length]);
}

function textOf({ givens, box_height, box_width }) {
  return `puzzle: sudoku\ngrid: '${givens}'\nbox: [${box_height}, ${box_width}]\n`;
}

/** Whether the answer is the one of the corpus, or one of several, or rightly none. */
function isRight({ status, solution }, { count, solution: known }) {
  if (count === '0') return status === 'unsat';
  if (status !== 'sat') return false;
  const digits = solution.values.grid.flat().map((digit) => digit.toString(36).toUpperCase());
  return count !== '1' || digits.join('') === known.toUpperCase();
}

const megabytes = (bytes) => Math.round(bytes / 2 ** 20);
const list = puzzles();

for (const backend of values.backends.split(',')) {
  const memory = [];
  const used = process.cpuUsage();
  const began = performance.now();
  let compiling = 0;
  for (const [i, row] of list.entries()) {
    const start = performance.now();
    const { puzzle, sources } = await compile(textOf(row));
    compiling += performance.now() - start;
    const result = await solve(orThrow(puzzle, sources), { backend });
    if (!isRight(result, row)) throw new Error(`${row.id} on ${backend}: ${result.status}`);
    if ((i + 1) % (list.length / 10) === 0) {
      globalThis.gc?.();
      memory.push(megabytes(process.memoryUsage().rss));
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const cpuSeconds = (user + system) / 1e6;
  console.log(
    JSON.stringify({
      kind: 'library-sudokus',
      backend,
      puzzles: list.length,
      seconds: Number(seconds.toFixed(2)),
      cpuSeconds: Number(cpuSeconds.toFixed(2)),
      puzzlesPerSecond: Math.round(list.length / seconds),
      puzzlesPerCpuSecond: Math.round(list.length / cpuSeconds),
      compilingSeconds: Number((compiling / 1000).toFixed(2)),
      residentMegabytes: memory,
    }),
  );
}
