// The package as a user gets it: the examples run and print what they say, types fit, nothing is loaded without need.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackedPackage, packedPackage, root, run } from './support/packed-package.ts';

const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.ts'));

const options = {
  target: 'es2022',
  lib: ['es2023', 'esnext.disposable'],
  module: 'node20',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  outDir: 'out',
};

let user: PackedPackage;

beforeAll(async () => {
  user = await packedPackage();
  for (const name of examples) cpSync(join(root, 'examples', name), join(user.folder, name));
  // Types of the package itself are checked too: skipLibCheck is off.
  writeFileSync(
    join(user.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: examples }),
  );
}, 400_000);

afterAll(() => user.remove());

describe('the package', () => {
  it('has types that fit the examples, under strict options', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    expect(run(user.folder, process.execPath, compiler, '-p', '.')).toBe('');
  });

  it('is what publint and attw want', () => {
    const publint = join(root, 'node_modules/publint/src/cli.js');
    expect(run(user.folder, process.execPath, publint, user.tarball, '--strict')).toContain(
      'All good',
    );
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const words = ['--profile', 'esm-only', '--no-color', '--no-emoji'];
    // It ends with another exit code than 0 where it finds a problem.
    const report = run(user.folder, process.execPath, attw, user.tarball, ...words);
    expect(report).toContain('OK (ESM)');
  });

  it('loads neither Z3 nor MiniSat when it is imported', () => {
    const coverage = join(user.folder, 'coverage');
    mkdirSync(coverage);
    writeFileSync(join(user.folder, 'import.mjs'), "await import('puzzlec');\n");
    const start = `process.env.NODE_V8_COVERAGE = ${JSON.stringify(coverage)};
      require('node:child_process').execFileSync(process.execPath, ['import.mjs']);`;
    run(user.folder, process.execPath, '-e', start);
    const loaded = readdirSync(coverage).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
        readonly result: readonly { readonly url: string }[];
      };
      return result.map(({ url }) => url);
    });
    expect(loaded.some((url) => url.endsWith('puzzlec/dist/index.js'))).toBe(true);
    const solvers =
      /node_modules\/(?:z3-solver|logic-solver|yaml|commander)\/|backends\/(?:z3|sat)\//;
    expect(loaded.filter((url) => solvers.test(url))).toEqual([]);
  });

  it.each(['native', 'sat', 'z3'])('lets the process end when %s has nothing to do', (backend) => {
    const program = `import { array, Model, range } from 'puzzlec';
      const model = new Model({ q: array(6, range(1, 6)) }).add('alldifferent(q)');
      let found = 0;
      for await (const _ of model.solutions({ backend: '${backend}', limit: 300 })) found++;
      for await (const _ of model.solutions({ backend: '${backend}' })) break;
      console.log(found);\n`;
    writeFileSync(join(user.folder, 'end.mjs'), program);
    expect(run(user.folder, process.execPath, 'end.mjs')).toBe('300\n');
  });

  it('has a command that runs', () => {
    const specs = join(user.folder, 'node_modules/puzzlec/specs');
    const command = join(user.folder, 'node_modules/.bin/puzzlec');
    expect(run(user.folder, command, 'solve', join(specs, 'zebra.yaml'))).toContain(
      'The nation of fish is German.',
    );
  });
});

/** What the end of an example says that it prints. */
function promised(text: string): string {
  const [, lines = ''] = text.split('\n// Prints:\n');
  return lines.replaceAll(/^\/\/ ?/gm, '');
}

describe('examples', () => {
  it.each(examples)('%s prints what it says', (name) => {
    const text = readFileSync(join(root, 'examples', name), 'utf8');
    const file = join('out', name.replace(/\.ts$/, '.js'));
    expect(run(user.folder, process.execPath, file)).toBe(promised(text));
    expect(promised(text)).not.toBe('');
  });

  it('the division takes no more lines than in Cream', () => {
    const text = readFileSync(join(root, 'examples/division.ts'), 'utf8');
    const code = text.split('\n// Prints:')[0]?.split('\n') ?? [];
    const lines = code.filter((line) => line.trim() !== '' && !line.startsWith('//'));
    expect(lines.length).toBeLessThanOrEqual(12);
  });
});
