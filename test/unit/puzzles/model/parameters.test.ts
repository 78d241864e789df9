// Parameters: what files may say, and what calls from outside may say instead.
import { describe, expect, it } from 'vitest';
import { compileYaml, type YamlOptions } from '../../../../src/puzzles/index.ts';
import type { Diagnostic } from '../../../../src/text/diagnostic.ts';
import type { Source } from '../../../../src/text/source.ts';

const text = `
parameters:
  n: 2
  on: true
  word: low
  w: [1, 2, 3]
  t: [[1, 2], [3, 4]]
  ragged: [[1], [2, 3]]
  open:
variables:
  x: 0..99
constraints:
  - x = n + w[1] + t[2, 1] + ragged[2][2] + open
  - on
  - word = 'low'
`;

/** The one value of x, or the codes of the mistakes. */
function value(options: Partial<YamlOptions>): number | readonly string[] {
  const result = compileYaml({ name: 'p.yaml', text }, options);
  if (!result.ok)
    return result.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
  const [first] = result.value.model.assertions;
  const formula = first?.formula;
  if (formula?.kind !== 'compare' || formula.right.kind !== 'constant')
    throw new Error('no constant');
  return Number(formula.right.value);
}

const set = (...settings: [string, string][]): Partial<YamlOptions> => ({
  settings: settings.map(([name, text]) => ({ name, text })),
});
const data = (...files: Source[]): Partial<YamlOptions> => ({
  data: files,
  settings: [{ name: 'open', text: '0' }],
});

describe('settings', () => {
  it.each([
    [set(['open', '5']), 2 + 1 + 3 + 3 + 5],
    [set(['open', '5'], ['n', '12']), 12 + 1 + 3 + 3 + 5],
    [set(['open', '0'], ['n', '-1'], ['w', '[7, 8]']), -1 + 7 + 3 + 3],
    [set(['open', '0'], ['t', '[[9, 9], [30, 9]]']), 2 + 1 + 30 + 3],
    [set(), ['parameter-missing']],
    [set(['open', '0'], ['m', '3']), ['parameter-unknown']],
    [set(['open', '0'], ['n', 'three']), ['parameter-kind']],
    [set(['open', '0'], ['n', '[3]']), ['parameter-kind']],
    [set(['open', '0'], ['n', '3'], ['n', '4']), ['parameter-twice']],
    [set(['open', '0'], ['n', '[3']), ['yaml-unclosed-bracket']],
    [set(['open', '0'], ['n', '1.5']), ['decimal-number']],
  ])('%j', (options, expected) => expect(value(options)).toEqual(expected));

  it('have their place in a text of their own', () => {
    const sources: Source[] = [{ name: 'p.yaml', text }];
    const [main] = sources;
    if (!main) return;
    const result = compileYaml(main, { ...set(['open', '0'], ['n', 'three']), sources });
    const [first] = (result.ok ? [] : result.diagnostics) as readonly Diagnostic[];
    const span = first?.span;
    expect(span && sources[span.file]?.name).toBe('--set');
    expect(span && sources[span.file]?.text.slice(span.start, span.end)).toBe('three');
  });
});

describe('files', () => {
  it.each([
    [data({ name: 'a.yaml', text: 'n: 40\nw: [5]\n' }), 40 + 5 + 3 + 3],
    [data({ name: 'a.json', text: '{"n": 40, "t": [[0, 0], [7, 0]]}' }), 40 + 1 + 7 + 3],
    [data({ name: 'a.csv', text: 'n\n40\n' }), 40 + 1 + 3 + 3],
    [data({ name: 'a.csv', text: 'w\r\n8\r\n9\r\n' }), 2 + 8 + 3 + 3],
    [data({ name: 'dir/t.csv', text: '1,2\n"60", 4\n' }), 2 + 1 + 60 + 3],
    [data({ name: 'dir/w.tsv', text: '20\n30\n' }), 2 + 20 + 3 + 3],
    [data({ name: 'a.csv', text: 'n;w\n1;2\n3;4\n' }), ['parameter-kind']],
    [data({ name: 'a.csv', text: 'n,w\n1\n' }), ['bad-table']],
    [data({ name: 'a.csv', text: '"n"x\n1\n' }), ['bad-table']],
    [data({ name: 'other.csv', text: '1,2\n' }), ['parameter-unknown']],
    [data({ name: 'a.json', text: '[1, 2]' }), ['mapping-expected']],
    [
      data({ name: 'a.json', text: '{"n": 3}' }, { name: 'b.json', text: '{"n": 4}' }),
      ['parameter-twice'],
    ],
    [
      { ...data({ name: 'a.json', text: '{"n": 3}' }), ...set(['open', '0'], ['n', '4']) },
      4 + 1 + 3 + 3,
    ],
  ])('%j', (options, expected) => expect(value(options)).toEqual(expected));
});
