// puzzlec backends: which there are, their versions, and whether they load.
import { createRequire } from 'node:module';
import type { BuiltInBackend } from '../backends/backend.ts';
import { backendNames, loadBackend } from '../backends/index.ts';
import { ModelBuilder } from '../model/builder.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { CommonOptions } from './options.ts';
import type { Terminal } from './terminal.ts';

const engines: {
  readonly [Name in BuiltInBackend]: { readonly what: string; readonly from: string };
} = {
  native: { what: 'own propagation engine', from: '../../package.json' },
  sat: { what: 'MiniSat, by logic-solver', from: 'logic-solver/package.json' },
  z3: { what: 'Z3, by z3-solver', from: 'z3-solver/package.json' },
};

interface BackendState {
  readonly name: BuiltInBackend;
  readonly what: string;
  readonly version: string;
  /** Undefined when it loads. */
  readonly problem: string | undefined;
}

/** Opens each backend on an empty model. */
export async function backendsCommand(
  options: CommonOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const states: BackendState[] = [];
  for (const name of backendNames) states.push(await stateOf(name));
  if (options.format === 'json') {
    await terminal.out(
      JSON.stringify({
        backends: states.map(({ problem, ...state }) => ({
          ...state,
          loads: problem === undefined,
          ...(problem === undefined ? {} : { problem }),
        })),
      }),
    );
  } else {
    for (const { name, what, version, problem } of states) {
      const state = problem === undefined ? 'ready' : `does not load: ${problem}`;
      await terminal.out(`${name.padEnd(8)} ${`${what} ${version}`.padEnd(34)} ${state}`);
    }
  }
  return states.some(({ problem }) => problem !== undefined) ? exitCodes.no : exitCodes.yes;
}

async function stateOf(name: BuiltInBackend): Promise<BackendState> {
  const { what, from } = engines[name];
  const manifest: { readonly version: string } = createRequire(import.meta.url)(from);
  const state = { name, what, version: manifest.version };
  try {
    const backend = await loadBackend(name);
    await using session = await backend.open(new ModelBuilder().build());
    const { status } = await session.check();
    return { ...state, problem: status === 'sat' ? undefined : `it answers ${status} to nothing` };
  } catch (error) {
    return { ...state, problem: (error as Error).message };
  }
}
