// Pictures and tables of answers as a user asks for them: --format svg, html, csv.
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';
import { readXml, textsOf } from '../support/xml.ts';

describe('--format svg', () => {
  it('draws the answer', async () => {
    const { code, out, err } = await puzzlec(['solve', 'specs/zebra.yaml', '--format', 'svg']);
    expect([code, err]).toEqual([0, '']);
    const texts = textsOf(readXml(out.trimEnd()), 'text');
    expect(texts).toContain('Blue Master');
    expect(texts).toContain('The nation of fish is German.');
  });

  it('lays the second solution over the first', async () => {
    const spec = 'specs/sudoku/two-solutions.yaml';
    const { code, out } = await puzzlec(['unique', spec, '--format', 'svg']);
    expect(code).toBe(1);
    expect(textsOf(readXml(out.trimEnd()), 'text')).toContain('the second solution');
  });

  it('draws all solutions in one file', async () => {
    const words = ['enumerate', 'specs/model/queens.yaml', '--set', 'n=4', '--format', 'svg'];
    const { code, out } = await puzzlec(words);
    expect(code).toBe(0);
    expect(textsOf(readXml(out.trimEnd()), 'text').filter((text) => text === 'q')).toHaveLength(2);
  });

  it('says on standard error that there is nothing to draw', async () => {
    const words = ['solve', 'specs/model/queens.yaml', '--set', 'n=3', '--format', 'svg'];
    expect(await puzzlec(words)).toEqual({
      code: 1,
      out: '',
      err: 'there is no solution to draw\n',
    });
  });
});

describe('--format html', () => {
  it('is one page with a picture of each solution', async () => {
    const spec = 'specs/sudoku/six-solutions.yaml';
    const { code, out } = await puzzlec(['enumerate', spec, '--format', 'html']);
    expect(code).toBe(0);
    expect(out.match(/<!doctype html>/g)).toHaveLength(1);
    expect(out.match(/<svg/g)).toHaveLength(6);
    expect(out).not.toMatch(/<script|src=|href=/);
  });
});

describe('--format csv', () => {
  it.each([
    ['zebra', 'specs/zebra.yaml', 'nation[1]'],
    ['sudoku', 'specs/sudoku/classic.yaml', '"grid[9,9]"'],
    ['alphametic', 'specs/alphametic/send-more-money.yaml', 'MONEY'],
    ['countdown', 'specs/countdown/television-952.yaml', 'expression'],
    ['model', 'specs/model/magic-square.yaml', '"square[3,3]"'],
    ['s-expressions', 'specs/needmorecash.sugar', 'CASH'],
  ])('has a line for a solution of %s', async (_family, spec, column) => {
    const { code, out } = await puzzlec(['solve', spec, '--format', 'csv']);
    const [head = '', row = '', ...more] = out.split('\n');
    expect([code, more]).toEqual([0, ['']]);
    expect(head.split(/,(?![0-9])/)).toContain(column);
    expect(row.split(',').length).toBeGreaterThan(2);
  });
});
