// Functions that go by order, over labels: these are ordered as they are listed.
import { describe, expect, it } from 'vitest';
import { compileYaml } from '../../../../src/puzzles/index.ts';
import { solutions } from '../../../../src/solve.ts';

function compiled(variables: string, constraint: string): ReturnType<typeof compileYaml> {
  const text = `{variables: {${variables}}, constraints: [${JSON.stringify(constraint)}]}`;
  return compileYaml({ name: 'labels.yaml', text });
}

const three = '"c[1..3]": [red, green, blue]';

describe('labels in order', () => {
  it.each([
    [three, 'increasing(c)', 10],
    [three, 'strictly_increasing(c)', 1],
    [three, 'decreasing(c)', 10],
    [three, 'strictly_decreasing(c)', 1],
    [three, 'not increasing(c)', 17],
    [three, 'increasing([green, c[1]])', 18],
    [three, 'max(c) = green', 7],
    [three, 'min(c) = blue', 1],
    [three, 'max(c[1], c[2]) = c[3]', 9],
    [three, 'min(c) < max(c)', 24],
    [three, 'max(green, c[1]) != c[1]', 9],
    [three, 'max([c[i] for i in 1..3 if i != 2]) in {red, blue}', 18],
    [three, 'lex_less([c[1], c[2]], [c[2], c[3]])', 12],
    [three, 'lex_lesseq([c[1], c[2]], [c[2], c[3]])', 15],
    [three, 'lex_less([green], c)', 18],
    // An item that is not there.
    ['"d[1..1]": [red, green], i: 1..2', 'increasing([d[i]])', 2],
    ['"d[1..1]": [red, green], i: 1..2', 'max(d[i], green) = green', 2],
  ])('%s: %s', async (variables, constraint, wanted) => {
    const checked = compiled(variables, constraint);
    if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
    for (const backend of ['native', 'sat'] as const) {
      let found = 0;
      for await (const _ of solutions(checked.value, { backend })) found++;
      expect([backend, found]).toEqual([backend, wanted]);
    }
  });

  it.each([
    ['a: [red, green], b: [green, red]', 'increasing([a, b])', 'labels-unordered'],
    ['a: [red, green], b: [green, red]', 'max(a, b) = red', 'labels-unordered'],
    ['a: [red, green], b: [one, two]', 'increasing([a, b])', 'not-comparable'],
    ['a: [red, green], n: 1..2', 'lex_less([a], [n])', 'not-comparable'],
    ['a: [red, green]', 'max(a, purple) = a', 'unknown-name'],
    ['a: [red, green], n: 1..2', 'n = max(a, red)', 'not-comparable'],
    ['a: [red, green], n: 1..2', 'n > 1 + max(a, red)', 'wrong-type'],
    ['n: 1..2', "increasing(['one', 'two'])", 'wrong-type'],
  ])('and an error where they have none: %s: %s', (variables, constraint, code) => {
    const checked = compiled(variables, constraint);
    expect(checked.ok ? [] : checked.diagnostics.map((each) => each.code)).toEqual([code]);
  });
});
