// The backends by name, each loaded when it is first asked for.
import type { Backend, BackendName, BuiltInBackend } from './backend.ts';
import { BackendUnavailable } from './unavailable.ts';

const loaders: { readonly [Name in BuiltInBackend]: () => Promise<Backend> } = {
  native: async () => (await import('./native/backend.ts')).nativeBackend,
  sat: async () => (await import('./sat/backend.ts')).satBackend,
  z3: async () => (await import('./z3/backend.ts')).z3Backend,
};

/** Those that come with puzzlec. */
export const backendNames: readonly BuiltInBackend[] = Object.keys(loaders) as BuiltInBackend[];

/**
 * Loads a backend's code; the solver behind it is started when a model is opened.
 * @param command for `external`: the program and its arguments
 * @throws BackendUnavailable for `external` without a command
 */
export async function loadBackend(
  name: BackendName,
  command: readonly string[] = [],
): Promise<Backend> {
  if (name !== 'external') return loaders[name]();
  if (command.length === 0) {
    throw new BackendUnavailable(
      'external',
      'the backend external needs the command of a solver',
      "name an installed SAT solver: --solver 'cadical -q'",
    );
  }
  return (await import('./sat/external/backend.ts')).externalBackend(command);
}
