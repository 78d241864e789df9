// Arrays whose indices do not start at 1: every output names a cell as the puzzle does, and what is written is read again.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { puzzlec } from '../support/run-program.ts';
import { readXml, textsOf } from '../support/xml.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzlec-indices-'));
const file = (name: string): string => join(folder, name);

const arrays = `variables:
  "b[0..1]": 1..2
  "g[-1..0,5..6]": bool
  "t[0..1,2..3,5..6]": 0..3
constraints: ["b[0] < b[1]", "g[0,6]", "sum(g) = 1", "t[1,3,6] = 3", "sum(t) = 3"]
`;

const slice = `variables: {"a[1..4]": 0..3}
constraints: ["a[1] = 0", "a[2] = 1", "a[3] = 2", "a[4] = 3"]
answer: ["a[3..4]"]
`;

const names = `variables: {"'Pall Mall'": 1..2, "'a b'[0..1]": 1..2, z: ['1', '2']}
constraints: ["'Pall Mall' = 2", "'a b'[0] < 'a b'[1]", "z = '2'"]
`;

const quoted = '(int "Pall Mall" 1 2)\n(bool "v:b")\n(not "v:b")\n(= "Pall Mall" 2)\n';

beforeAll(() => {
  writeFileSync(file('arrays.yaml'), arrays);
  writeFileSync(file('slice.yaml'), slice);
  writeFileSync(file('names.yaml'), names);
  writeFileSync(file('names.sugar'), quoted);
});

describe('--format csv', () => {
  it('heads its columns with the indices', async () => {
    for (const command of ['solve', 'enumerate']) {
      const { out } = await puzzlec([command, file('arrays.yaml'), '--format', 'csv']);
      const [head, row] = out.split('\n');
      expect(head).toBe(
        'b[0],b[1],"g[-1,5]","g[-1,6]","g[0,5]","g[0,6]","t[0,2,5]","t[0,2,6]","t[0,3,5]","t[0,3,6]","t[1,2,5]","t[1,2,6]","t[1,3,5]","t[1,3,6]"',
      );
      expect(row).toBe('1,2,false,false,false,true,0,0,0,0,0,0,0,3');
    }
    const { out } = await puzzlec(['enumerate', file('slice.yaml'), '--format', 'csv']);
    expect(out).toBe('a[3..4][3],a[3..4][4]\n2,3\n');
  });
});

describe('--format svg', () => {
  it('puts them beside the cells', async () => {
    const { out } = await puzzlec(['solve', file('arrays.yaml'), '--format', 'svg']);
    const texts = textsOf(readXml(out.trimEnd()), 'text');
    const at = (head: string): number => texts.indexOf(head);
    expect(texts.slice(at('b') + 1, at('b') + 3)).toEqual(['0', '1']);
    expect(texts.slice(at('g') + 1, at('g') + 5)).toEqual(['-1', '0', '5', '6']);
    expect(texts).toContain('t[0]');
    expect(texts).toContain('t[1]');
    expect(texts).not.toContain('t[2]');
  });

  it('of two solutions marks the cells that differ, and no others, also where they hold 0', async () => {
    const zero = `variables: {"a[1..4]": 0..3, "s[1..3]": bool}
constraints: [alldifferent(a), "a[1] = 2", "a[2] = 0", "s[1] <-> a[3] > 0", "s[2] <-> a[3] = 1", "s[3] <-> a[3] = 3"]
`;
    writeFileSync(file('zero.yaml'), zero);
    const { out } = await puzzlec(['unique', file('zero.yaml'), '--format', 'svg']);
    expect(out.match(/class="differs"/g)).toHaveLength(4);
    // A square that only one of them has is not a whole one.
    expect(out.match(/<rect [^>]*class="found-fill"/g)).toHaveLength(1);
    expect(out.match(/<path [^>]*class="found-fill"/g)).toHaveLength(1);
    expect(out.match(/<circle [^>]*class="second-ring"/g)).toHaveLength(1);
  });
});

describe('check --solution', () => {
  it.each(['arrays.yaml', 'slice.yaml', 'names.yaml', 'names.sugar'])(
    'takes what solve printed: %s',
    async (name) => {
      const { out } = await puzzlec(['solve', file(name), '--format', 'json', '--quiet']);
      writeFileSync(file('solution.json'), out);
      const checked = await puzzlec(['check', file(name), '--solution', file('solution.json')]);
      expect([checked.code, checked.out]).toEqual([0, 'a solution\n']);
    },
  );

  it('and refuses what is none, by the index', async () => {
    writeFileSync(file('solution.json'), '{"b": [2, 1]}');
    const words = ['check', file('arrays.yaml'), '--solution', file('solution.json')];
    const { code, out } = await puzzlec(words);
    expect(code).toBe(1);
    expect(out).toContain('b[0] = 2');
  });

  it.each([
    ['{"b": [2]}', 'b is a list of 2 items, not of 1'],
    ['{"b": [1, 2, null]}', 'b is a list of 2 items, not of 3'],
    ['{"g": [null, [true]]}', 'g[0] is a list of 2 items, not of 1'],
    ['{"t": [[[0, 0], [0, 0]], [[0, 0], [0, 0, 3]]]}', 't[1, 3] is a list of 2 items, not of 3'],
  ])('and says where a list has another length: %s', async (solution, message) => {
    writeFileSync(file('solution.json'), solution);
    const words = ['check', file('arrays.yaml'), '--solution', file('solution.json')];
    const { code, out, err } = await puzzlec(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('null stands where nothing is said');
  });
});
