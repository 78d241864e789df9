// A sample of the sudokus of a corpus (corpora/sudoku.csv), each with its known answer, and two from people's questions.
// CORPUS=all takes them all but the largest.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleOf, solutionsOf } from './puzzle.ts';

interface Known {
  readonly id: string;
  readonly set: string;
  readonly givens: string;
  readonly box: string;
  readonly count: string;
  readonly solution: string;
}

const corpus = new URL('../../../../../shared/corpora/sudoku.csv', import.meta.url);
const isThere = existsSync(corpus);

function read(): readonly Known[] {
  const lines = readFileSync(corpus, 'utf8').trim().split(/\r?\n/);
  return lines.slice(1).map((line): Known => {
    const [id = '', set = '', , width, height, givens = '', count = '', solution = ''] =
      line.split(',');
    return { id, set, givens, box: `[${height}, ${width}]`, count, solution };
  });
}

const step = process.env['CORPUS'] === 'all' ? 1 : 25;
/** The largest ones are left to the comparison of all backends, which gives each of them a minute. */
const sample = (isThere ? read() : []).filter(
  ({ set }, i) => i % step === 0 && !set.includes('25x25'),
);

describe.skipIf(!isThere)('sudokus of the corpus', () => {
  it.each(sample)('$id, $set', async ({ givens, box, count, solution }) => {
    const puzzle = puzzleOf(`puzzle: sudoku\ngrid: ${givens}\nbox: ${box}\n`);
    const known = /^\d+$/.test(count) ? Number(count) : undefined;
    const found = await solutionsOf(puzzle, 'native', known === undefined ? 2 : known + 1);
    expect(found.length).toBe(known ?? 2);
    if (known === 1) expect(found).toEqual([solution]);
  });
});

describe('sudokus of questions', () => {
  it('one whose uniqueness took a browser too long', async () => {
    const grid =
      '000007004000006003860200000509082000640000080000000700000000042010030000703000009';
    expect(await solutionsOf(puzzleOf(`puzzle: sudoku\ngrid: ${grid}\n`))).toEqual([
      '321597864497816253865243197579182436642375981138964725986751342214639578753428619',
    ]);
  });

  it('one that was published with more than one solution', async () => {
    const grid =
      '920080650600204300300509072070953000000070000000600500001420030000031006060700100';
    const found = await solutionsOf(puzzleOf(`puzzle: sudoku\ngrid: ${grid}\n`));
    expect(found.length).toBe(6);
    expect(found).toEqual(
      expect.arrayContaining([
        '924387651657214389318569472172953864546178293839642517781426935295831746463795128',
        '924387651657214389318569472172953864546178293839642517781426935495831726263795148',
      ]),
    );
  });
});
