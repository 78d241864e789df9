// --break-symmetry says whether there was anything to break, and does what it says without presolve too.
import { describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';

const yaml = (variables: string, constraint: string): string =>
  `{variables: {${variables}}, constraints: ["${constraint}"]}`;

describe('--break-symmetry', () => {
  it.each([
    [
      'colours of a map',
      yaml('"c[1..3]": [red, green, blue]', 'c[1] != c[2]'),
      '18',
      '3',
      'is broken',
    ],
    ['items', yaml('"x[0..2]": 0..1', 'x[0] = 1'), '4', '3', 'is broken'],
    [
      'nothing',
      yaml('"c[1..2]": [r, g, b], d: [r, g]', 'c[1] != d'),
      '12',
      '12',
      'no symmetry was found',
    ],
  ])('%s', async (_, input, all, kept, note) => {
    const words = ['enumerate', '--from', 'yaml', '-', '--count'];
    expect((await puzzlec(words, { input })).out).toBe(`${all}\n`);
    for (const more of [[], ['--no-presolve']]) {
      const { out, err } = await puzzlec([...words, '--break-symmetry', ...more], { input });
      expect(out).toBe(`${kept}\n`);
      expect(err).toContain(note);
    }
  });
});
