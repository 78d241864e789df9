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

const strange = `variables: {"'Ann''s hat'": [red, blue], "'12'": 1..3, "'a[b'": 1..2, "'or'": 1..2}
constraints: ["'Ann''s hat' = blue", "'12' = 3", "'a[b' = 1", "'or' = 2"]
`;

const quoted = '(int "Pall Mall" 1 2)\n(bool "v:b")\n(not "v:b")\n(= "Pall Mall" 2)\n';

beforeAll(() => {
  writeFileSync(file('arrays.yaml'), arrays);
  writeFileSync(file('slice.yaml'), slice);
  writeFileSync(file('names.yaml'), names);
  writeFileSync(file('strange.yaml'), strange);
  writeFileSync(file('names.sugar'), quoted);
  writeFileSync(file('two.cnf'), 'p cnf 3 2\n1 -2 0\n2 3 0\n');
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
  it.each(['arrays.yaml', 'slice.yaml', 'names.yaml', 'strange.yaml', 'names.sugar', 'two.cnf'])(
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

  it('whether the array is part of the answer or not', async () => {
    const yaml =
      'variables: {"a[0..1]": 0..5, x: 0..9}\nconstraints:\n- a[0] = 3\n- a[1] = 4\n- x = a[0] + a[1]\n';
    writeFileSync(file('projected.yaml'), yaml);
    writeFileSync(file('solution.json'), '{"a": [3, 4], "x": 7}');
    const words = ['check', file('projected.yaml'), '--solution', file('solution.json')];
    expect(await puzzlec([...words, '--project', 'x'])).toMatchObject({
      code: 0,
      out: 'a solution\n',
    });
    writeFileSync(file('solution.json'), '{"a": [3]}');
    const { code, err } = await puzzlec([...words, '--project', 'x']);
    expect(code).toBe(2);
    expect(err).toContain('a is a list of 2 items, not of 1');
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

describe('rows of a zebra', () => {
  const zebra = 'specs/zebra.yaml';
  const chairs = 'specs/zebra/empty-chairs.yaml';

  it.each([
    // An item for each place: nothing is said of the others.
    [zebra, '{"nation": ["Norwegian", null, null, null, null]}', 0, 'it can be completed'],
    [zebra, '{"nation": ["Dane", null, null, null, null]}', 1, 'cannot be'],
    [chairs, '{"dish": ["cake", "soup", "rice", "pie", null]}', 0, 'it can be completed'],
    // Fewer items than places: nobody sits there.
    [chairs, '{"guest": ["Ada", null, "Bo", null, "Cy"]}', 0, 'it can be completed'],
    [chairs, '{"guest": [null, null, null, null, null]}', 1, 'not a solution'],
    [zebra, '{"nation": ["Norwegian"]}', 2, ''],
    [zebra, '{"nation": ["Norwegian", null, null, null, null, null]}', 2, ''],
  ])('%s: %s', async (puzzle, solution, exit, said) => {
    writeFileSync(file('row.json'), solution);
    const { code, out, err } = await puzzlec(['check', puzzle, '--solution', file('row.json')]);
    expect([code, out.includes(said)]).toEqual([exit, true]);
    if (exit === 2) expect(err).toContain('nation is a list of 5 items, not of');
  });
});

describe('from outside', () => {
  it('objectives are warned about as those of the file are', async () => {
    const { code, err } = await puzzlec(['solve', file('slice.yaml'), '--maximize', '10 - a[9]']);
    expect(code).toBe(1);
    expect(err).toContain('[index-outside]');
  });

  it('--multiplicity is a column of CSV', async () => {
    const words = ['enumerate', file('names.yaml'), '--project', 'z', '--multiplicity'];
    expect(await puzzlec([...words, '--format', 'csv'])).toMatchObject({
      code: 0,
      out: 'z,multiplicity\n2,1\n',
    });
  });
});
