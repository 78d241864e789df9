// The fuzzer in short: a few of every kind, a few hundred hostile inputs, and that it would notice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Inputs } from './hostile/inputs.ts';
import { receive } from './hostile/receive.ts';
import { compiled, linesOf } from './lines.ts';
import { disagreementIn, modelSubjects } from './models.ts';
import { readyTest } from './ready-test.ts';
import { all } from './subject.ts';
import { textSubjects } from './texts.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each([...modelSubjects, ...textSubjects])('$name', (subject) => {
  it('is agreed on', async () => {
    for (const value of fc.sample(subject.arbitrary, { numRuns: 2, seed })) {
      expect(await subject.disagreement(value, { ...all, z3: false })).toBeUndefined();
    }
  });
});

it('hears of an undefined objective that makes no solution', async () => {
  const text = '(int x 0 2)\n(objective maximize (/ 6 x))\n';
  const { model } = compiled({ language: 'sugar', text });
  expect(await disagreementIn(model)).toBeUndefined();
  // The same with another domain is another model: the comparison is not of nothing.
  const other = compiled({ language: 'sugar', text: text.replace('0 2', '2 3') });
  const lines = await linesOf(other, { backend: 'native' });
  expect(lines).toEqual(['x=2']);
});

it('writes a test that is ready', () => {
  const text = '(int x 0 2)\n; `$x` \\\n';
  const written = { language: 'sugar', text, solutions: ['x=1'] } as const;
  const test = readyTest('models', 'native: 1\nexpected: 2', written);
  expect(test).toContain('// native: 1\n// expected: 2\n');
  expect(test).toContain('const text = `(int x 0 2)\n; \\`\\$x\\` \\\\\n`;');
  expect(test).toContain('["x=1"]');
});

it('hostile inputs end with diagnostics or an answer', async () => {
  const inputs = new Inputs('specs', seed);
  const endings = new Set<string>();
  for (let number = 0; number < 300; number++) {
    const hostile = inputs.input(number);
    const words = `input ${number}: ${JSON.stringify(hostile)}`;
    endings.add(await receive(hostile).catch((error: Error) => `${error.stack}\n${words}`));
  }
  expect([...endings].filter((ending) => ending.includes('\n'))).toEqual([]);
  expect(endings).toContain('diagnostics');
  expect(endings).toContain('answered');
});
