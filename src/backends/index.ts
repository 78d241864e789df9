// The backends by name, each loaded when it is first asked for.
import type { Backend, BackendName } from './backend.ts';

const loaders: { readonly [Name in BackendName]: () => Promise<Backend> } = {
  native: async () => (await import('./native/backend.ts')).nativeBackend,
  sat: async () => (await import('./sat/backend.ts')).satBackend,
  z3: async () => (await import('./z3/backend.ts')).z3Backend,
};

export const backendNames: readonly BackendName[] = Object.keys(loaders) as BackendName[];

/** Loads a backend's code; the solver behind it is started when a model is opened. */
export function loadBackend(name: BackendName): Promise<Backend> {
  return loaders[name]();
}
