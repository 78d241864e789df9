// What `describe` says of a model: every quantity, every line in words, sizes.
import { expect, it, describe as suite } from 'vitest';
import { describe, describeInLines } from '../../../../src/puzzles/describe.ts';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import type { Sources } from '../../../../src/text/source.ts';

const text = `title: Two and two
description: |
  A small model.
source: made for this test
parameters: {n: 3, w: [1, 2, 3]}
variables:
  x[1..n]: 0..4
  light: bool
  colour: [red, green]
constraints:
  - sum(w[i] * x[i] for i in 1..n) = 8
  - light -> colour = red
  - x[1] >= 0
minimize: x[1] - x[2]
answer: [x, colour]
`;

suite('describe', () => {
  const source = { name: 'two.yaml', text };
  const sources: Sources = [source];
  const checked = compileYaml(source, { sources });
  if (!checked.ok) throw new Error('not compiled');
  const description = describe(checked.value, checked.warnings, sources);

  it('says what was understood', () => {
    expect(description).toMatchObject({
      family: 'model',
      title: 'Two and two',
      source: 'made for this test',
      parameters: [
        { name: 'n', value: '3' },
        { name: 'w', value: '[1, 2, 3]' },
      ],
      quantities: [
        { name: 'x[1..3]', values: 'each a number 0..4' },
        { name: 'light', values: 'true or false' },
        { name: 'colour', values: 'one of red, green' },
      ],
      constraints: [
        { line: 11, meaning: 'sum(w[i] * x[i] for i in 1..n) is equal to 8' },
        {
          line: 12,
          text: 'light -> colour = red',
          meaning: 'if light holds, then colour is equal to red',
        },
        { line: 13, meaning: 'x[1] is at least 0' },
      ],
      objective: { sense: 'minimize', text: 'x[1] - x[2]' },
      answer: ['x', 'colour'],
      sizes: { variables: 5, booleans: 1, assertions: 3, assignments: '500' },
    });
    expect(description.warnings.map(({ code }) => code)).toEqual(['always-true']);
  });

  it('is drawn in lines', () => {
    expect(describeInLines(description).slice(0, 8)).toEqual([
      'Two and two (model)',
      '  A small model.',
      '  Source: made for this test',
      '',
      'Parameters',
      '  n  3',
      '  w  [1, 2, 3]',
      '',
    ]);
  });
});
