// A process of its own: it ends by itself after the last answer, however that came about, and says so where Z3 cannot start.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const source = join(root, 'src/backends/z3');
let folder = '';

/** What the children run: queens and pigeons, and a report of what came of them. */
const program = `
import { z3Backend, ModelBuilder, rangeDomain, ne, pairs, constraint, add, constant, neg } from './backend.js';
const [scenario, parameter] = process.argv.slice(2);
const queens = (n) => {
  const builder = new ModelBuilder();
  const q = Array.from({ length: n }, (_, i) => builder.integer('q' + i, rangeDomain(1, n)));
  for (const sign of [0, 1, -1]) {
    const terms = q.map((x, i) => add(x, constant(sign * i)));
    builder.require(constraint({ kind: 'all-different', terms }));
  }
  return builder.build();
};
const pigeons = (n) => {
  const builder = new ModelBuilder();
  const p = Array.from({ length: n }, (_, i) => builder.integer('p' + i, rangeDomain(1, n - 1)));
  for (const [a, b] of pairs(p)) builder.require(ne(a, b));
  return builder.build();
};
const scenarios = {
  sat: async () => (await (await z3Backend.open(queens(6))).check()).status,
  unsat: async () => (await (await z3Backend.open(queens(3))).check()).status,
  limit: async () => {
    const session = await z3Backend.open(pigeons(13));
    const verdict = await session.check({ signal: AbortSignal.timeout(Number(parameter)) });
    return verdict.why;
  },
  loading: async () => {
    const signal = AbortSignal.timeout(Number(parameter));
    const session = await z3Backend.open(queens(6), { signal });
    return (await session.check({ signal })).why;
  },
  disposed: async () => {
    const session = await z3Backend.open(queens(6));
    await session[Symbol.asyncDispose]();
    return 'disposed';
  },
  fault: async () => {
    const session = await z3Backend.open(pigeons(13));
    const running = session.check();
    const clash = await session.check().catch((error) => error.name);
    await session[Symbol.asyncDispose]();
    return clash + ' ' + (await running).status;
  },
  unavailable: async () => {
    const error = await z3Backend.open(queens(6)).catch((error) => error);
    return error.name + ': ' + error.message;
  },
};
const answer = await scenarios[scenario]();
process.send({ answer });
process.disconnect();
`;

beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'z3-process-'));
  const entry = join(folder, 'entry.ts');
  const from = (path: string): string => JSON.stringify(join(root, 'src', path));
  writeFileSync(
    entry,
    `export { z3Backend } from ${from('backends/z3/backend.ts')};
    export { ModelBuilder } from ${from('model/builder.ts')};
    export { rangeDomain } from ${from('model/domain.ts')};
    export * from ${from('model/construct.ts')};`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'backend.js' } },
    },
  });
  for (const name of ['z3-worker.js', 'z3-problem.js', 'z3-engine.js']) {
    copyFileSync(join(source, name), join(folder, name));
  }
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'child.js'), program);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ending {
  readonly answer: unknown;
  readonly code: number | null;
  readonly output: string;
  /** Milliseconds from the answer to the end of the process. */
  readonly after: number;
}

async function run(
  scenario: string,
  parameter = '',
  command: readonly string[] = [process.execPath],
): Promise<Ending> {
  const [name = '', ...words] = command;
  const child: ChildProcess = spawn(
    name,
    [...words, join(folder, 'child.js'), scenario, parameter],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    output += data;
  });
  let answer: unknown;
  let answered = Number.NaN;
  child.on('message', (message: { readonly answer: unknown }) => {
    ({ answer } = message);
    answered = performance.now();
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { answer, code, output, after: performance.now() - answered };
}

describe('a process with z3', () => {
  it.each([
    ['sat', '', 'sat'],
    ['unsat', '', 'unsat'],
    ['limit', '300', 'aborted'],
    ['limit', '3000', 'aborted'],
    ['loading', '0', 'aborted'],
    ['loading', '60', 'aborted'],
    ['disposed', '', 'disposed'],
    ['fault', '', 'Bug unknown'],
  ])('ends by itself: %s %s', async (scenario, parameter, expected) => {
    const { answer, code, output, after } = await run(scenario, parameter);
    expect({ answer, code, output }).toEqual({ answer: expected, code: 0, output: '' });
    // A tenth of that where nothing else runs; a hang would be for ever.
    expect(after).toBeLessThan(3000);
  });

  it.skipIf(process.platform === 'win32')('says so where there is no memory for it', async () => {
    const limited = ['sh', '-c', `ulimit -v 4000000; exec "${process.execPath}" "$@"`, 'sh'];
    const { answer, code, output } = await run('unavailable', '', limited);
    expect({ code, output }).toEqual({ code: 0, output: '' });
    expect(answer).toMatch(/^BackendUnavailable: Z3 cannot be started: .*memory/);
  });
});
