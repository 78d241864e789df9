// Every file in specs/errors against the diagnostics as they are drawn beside it, and the catalogue against the files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Compiled, type CompileOptions, compile } from '../src/compile.ts';
import { catalogue, catalogueAsMarkdown } from '../src/text/catalogue/index.ts';
import type { Diagnostic } from '../src/text/diagnostic.ts';
import { renderDiagnostic } from '../src/text/frame.ts';

const updating = process.env['UPDATE_GOLDENS'] === '1';
const folder = 'specs/errors';
const samples = readdirSync(folder).filter((name) => !name.includes('.expect.'));

/** Codes that no text can provoke: they are about files and calls, and the tests of the command line have them. */
const aboutTheCall = new Set([
  'file-not-found',
  'is-a-directory',
  'unreadable-file',
  'not-utf-8',
  'damaged-gzip',
  'bad-option',
  'out-file-exists',
  'out-file-of-another-puzzle',
  'out-file-in-use',
  'out-file-damaged',
  'unwritable-file',
  'bad-solver-output',
  'too-large',
  'backend-unavailable',
  'alphametic-numbers',
  'countdown-attempt',
]);

/** A line such as `# call: {set: {n: x}, minimize: a b}` gives what the command line would. */
interface Call {
  readonly set?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, string>>;
  readonly minimize?: string;
  readonly project?: readonly string[];
}

function optionsOf(text: string): CompileOptions {
  const call: Call = parse(/^[#;] call: (.*)$/m.exec(text)?.[1] ?? '{}');
  const { set = {}, data = {}, minimize, project } = call;
  return {
    settings: Object.entries(set).map(([key, value]) => ({ name: key, text: value })),
    data: Object.entries(data).map(([key, value]) => ({ name: key, text: value })),
    minimize,
    ...(project ? { project } : {}),
  };
}

const compiledSamples = new Map<string, Promise<Compiled>>();

function compiledSample(name: string): Promise<Compiled> {
  const known = compiledSamples.get(name);
  if (known) return known;
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const compiled = compile({ name, text }, optionsOf(text));
  compiledSamples.set(name, compiled);
  return compiled;
}

function diagnosticsOf({ puzzle }: Compiled): readonly Diagnostic[] {
  return puzzle.ok ? puzzle.warnings : puzzle.diagnostics;
}

function expectationOf(name: string): string {
  return `${folder}/${name}.expect.txt`;
}

describe('samples of mistakes', () => {
  it.each(samples)('%s', async (name) => {
    const compiled = await compiledSample(name);
    const drawn = diagnosticsOf(compiled)
      .map((diagnostic) => renderDiagnostic(diagnostic, compiled.sources, { color: false }))
      .join('\n\n');
    const path = expectationOf(name);
    if (updating) writeFileSync(path, `${drawn}\n`);
    expect(existsSync(path), `${path} is missing`).toBe(true);
    expect(`${drawn}\n`).toBe(readFileSync(path, 'utf8'));
    expect(drawn).not.toBe('');
  });
});

describe('the catalogue', () => {
  it('has a sample for each message that a text can provoke', async () => {
    const provoked = new Set<string>();
    for (const name of samples) {
      for (const { code } of diagnosticsOf(await compiledSample(name))) provoked.add(code);
    }
    const codes = catalogue.flatMap(([, messages]) => messages.map(({ code }) => code));
    const without = codes.filter((code) => !provoked.has(code) && !aboutTheCall.has(code));
    expect(without).toEqual([]);
    expect([...provoked].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('has a test of the command line for each of the others', () => {
    const tests = ['call-errors', 'resume', 'outside-solvers']
      .map((name) => readFileSync(`test/cli/${name}.test.ts`, 'utf8'))
      .join('\n');
    expect([...aboutTheCall].filter((code) => !tests.includes(code))).toEqual([]);
  });

  it('gives each code once', () => {
    const codes = catalogue.flatMap(([, messages]) => messages.map(({ code }) => code));
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  });

  it('is what docs/diagnostics.md says', () => {
    if (updating) writeFileSync('docs/diagnostics.md', catalogueAsMarkdown());
    expect(readFileSync('docs/diagnostics.md', 'utf8')).toBe(catalogueAsMarkdown());
  });
});
