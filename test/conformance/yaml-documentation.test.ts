// The examples in docs/: each fence with the word `yaml` and an info string is compiled and solved as that says.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { surface } from '../../src/analyse/surface.ts';
import { commonKeys } from '../../src/puzzles/family.ts';
import { compileYaml } from '../../src/puzzles/index.ts';
import { solutions, solve } from '../../src/solve.ts';
import { infixes } from '../../src/syntax/expression/levels.ts';

interface Example {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly value: string;
  readonly text: string;
}

const folder = new URL('../../docs/', import.meta.url);
const pageOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

function examplesOf(file: string): readonly Example[] {
  const text = pageOf(file);
  const fences = text.matchAll(/^```yaml (\w+)=(\S+)\n([\s\S]*?)^```$/gm);
  return [...fences].map(({ index, 1: kind = '', 2: value = '', 3: example = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    kind,
    value,
    text: example,
  }));
}

const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .flatMap(examplesOf);

const native = { backend: 'native' } as const;

async function judge({ file, kind, value, text }: Example): Promise<void> {
  const checked = compileYaml({ name: file, text });
  if (kind === 'error') {
    expect(checked.ok ? [] : checked.diagnostics.map(({ code }) => code)).toContain(value);
    return;
  }
  if (!checked.ok) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  const warnings = checked.warnings.map(({ code }) => code);
  if (kind === 'warning') {
    expect(warnings).toContain(value);
    return;
  }
  expect(warnings).toEqual([]);
  if (kind === 'optimum') {
    const { status, solution } = await solve(checked.value, native);
    expect([status, String(solution?.objective)]).toEqual(['optimal', value]);
    return;
  }
  expect(kind).toBe('count');
  let count = 0;
  for await (const _ of solutions(checked.value, native)) count++;
  expect(count).toBe(Number(value));
}

describe('examples in the documentation', () => {
  it.each(examples)('$file:$line $kind=$value', judge);

  it('are many on the page about the language, and all say what they give', () => {
    const fences = [...pageOf('language-yaml.md').matchAll(/^```yaml.*$/gm)];
    expect(fences.length).toBe(examples.filter(({ file }) => file === 'language-yaml.md').length);
    expect(fences.length).toBeGreaterThan(20);
  });
});

describe('the page on the language', () => {
  const text = pageOf('language-yaml.md');

  it.each([...surface.values()].map(({ name, signatures }) => [name, signatures] as const))(
    'shows %s with its arguments',
    (name, signatures) => {
      for (const { names, rest } of signatures) {
        const count = rest ? 2 : names.length;
        const calls = [...text.matchAll(new RegExp(`[\`\\s]${name}\\(([^)]*)\\)`, 'g'))];
        const shown = calls.map(([, inside = '']) => inside.split(',').length);
        // Functions of any number of arguments are shown once for many of them.
        if (!rest) expect(shown, `${name} of ${names}`).toContain(count);
      }
    },
  );

  it.each([...infixes.keys()].filter((sign) => sign !== 'not'))('shows the operator %s', (sign) => {
    expect(text).toContain(`\`${sign}\``.replace('`..`', '`a..b`'));
  });

  it.each(commonKeys.map(({ name }) => name))('describes the key %s', (name) => {
    expect(text).toContain(`\`${name}\``);
  });
});
