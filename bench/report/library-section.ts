// What docs/performance.md says of the library: a thousand sudokus in one process, as bench/library-sudokus.mjs measured.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../places.ts';
import { markdownTable } from './format.ts';

/** Its lines of JSON, kept by hand. */
const results = 'bench/results/library-sudokus.jsonl';

interface SudokuRecord {
  readonly backend: string;
  readonly puzzles: number;
  readonly puzzlesPerSecond: number;
  readonly puzzlesPerCpuSecond: number;
  readonly residentMegabytes: readonly number[];
}

/** The section; nothing where nothing was measured. */
export function librarySection(): string {
  const path = join(repository, results);
  if (!existsSync(path)) return '';
  const records = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SudokuRecord);
  const rows = records.map((record) => [
    record.backend,
    String(record.puzzles),
    String(record.puzzlesPerCpuSecond),
    String(record.puzzlesPerSecond),
    record.residentMegabytes.join(' '),
  ]);
  const header = [
    'backend',
    'sudokus',
    'a second of processor time',
    'a second',
    'resident MB, by tenths',
  ];
  return `## Sudokus through the library

One after another in one process: each a text that is compiled, solved, and its answer checked and compared with the
corpus (grids up to 16 by 16). Measured while the machine was busy with other work, so the processor's seconds tell more
than those of the clock. \`node --expose-gc bench/library-sudokus.mjs CORPUS.csv\` repeats it.

${markdownTable(header, rows)}
`;
}
