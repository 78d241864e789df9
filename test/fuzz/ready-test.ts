// A failing case as a test that is ready to be put among the others.
import type { Written } from './subject.ts';

/** The text of a test file for test/property/. */
export function readyTest(subject: string, words: string, written: Written): string {
  const comment = words
    .split('\n')
    .slice(0, 20)
    .map((line) => `// ${line}`.trimEnd());
  return [
    `// Found by the fuzzer among ${subject}:`,
    ...comment,
    ...(written.solutions ? solved(written) : agreed(written)),
    '',
  ].join('\n');
}

const literal = (text: string): string => `\`${text.replaceAll(/[\\`$]/g, '\\$&')}\``;

function solved({ language, text, solutions = [] }: Written): readonly string[] {
  return [
    "import { expect, it } from 'vitest';",
    "import { backendNames } from '../../src/backends/index.ts';",
    "import { compiled, linesOf } from '../fuzz/lines.ts';",
    '',
    `const text = ${literal(text)};`,
    '',
    "it.each(backendNames)('%s', async (backend) => {",
    `  const puzzle = compiled({ language: '${language}', text });`,
    `  const expected: readonly string[] = ${JSON.stringify(solutions)};`,
    '  expect(await linesOf(puzzle, { backend })).toEqual(expected);',
    "  expect(await linesOf(puzzle, { backend, withoutPresolve: ['all'] })).toEqual(expected);",
    '});',
  ];
}

/** Where a second reading is at hand that knows what is right, or the backends are compared with each other. */
function agreed({ language, text }: Written): readonly string[] {
  return [
    "import { expect, it } from 'vitest';",
    "import { compiled } from '../fuzz/lines.ts';",
    "import { disagreementIn } from '../fuzz/models.ts';",
    '',
    `const text = ${literal(text)};`,
    '',
    "it('is agreed on', async () => {",
    `  const { model } = compiled({ language: '${language}', text });`,
    '  expect(await disagreementIn(model)).toBeUndefined();',
    '});',
  ];
}
