// From a model to a session that answers in its terms: presolve, choice of a backend, opening, checking.
import { chooseBackend } from '../backends/auto.ts';
import type { BackendName, Session, Statistics } from '../backends/backend.ts';
import { loadBackend } from '../backends/index.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import {
  type PassReport,
  type PresolveOptions,
  presolve,
  splitFurther,
} from '../presolve/presolve.ts';
import { LiftedSession } from './lifted-session.ts';

/** How to solve; everything has a default. */
export interface SolveSettings {
  /** Variables that assumptions will be about; the others may be gone after presolve. */
  readonly keep?: readonly VarId[];
  readonly backend?: BackendName | 'auto';
  /** For the backend `external`: the program and its arguments. */
  readonly solver?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly seed?: number;
  /** How z3 is given the model; see its backend. */
  readonly z3?: 'int' | 'fd' | 'auto';
  /** Names of presolve passes to leave out, or `all`. */
  readonly withoutPresolve?: readonly string[];
  /** False leaves out the check of every answer against the model: for measuring. */
  readonly check?: boolean;
  /** Milliseconds from some start, for the times in reports. */
  readonly clock?: () => number;
}

/** How the session came about, for `--stats`. */
export interface Preparation {
  readonly backend: BackendName;
  readonly reason: string;
  readonly passes: readonly PassReport[];
  readonly presolveMs: number;
  readonly openMs: number;
  /** The figures of the search so far. */
  readonly figures: () => Statistics;
}

export interface OpenedModel {
  readonly session: Session & Required<Pick<Session, 'enumerate' | 'count'>>;
  readonly preparation: Preparation;
}

/**
 * Opens a model for queries in its own variables.
 * @throws TooLarge when it does not fit the backend.
 */
export async function openModel(model: Model, settings: SolveSettings = {}): Promise<OpenedModel> {
  const { backend = 'auto', signal, seed, z3, withoutPresolve = [], keep = [] } = settings;
  const { clock = () => 0, solver } = settings;
  const began = clock();
  const options: PresolveOptions = { without: withoutPresolve, keep, clock };
  const isWhole = backend === 'native' || backend === 'auto';
  let lowered = presolve(model, { ...options, sums: isWhole ? 'whole' : 'split' });
  const choice =
    backend === 'auto' ? chooseBackend(lowered.model) : { name: backend, reason: 'as asked' };
  if (isWhole && choice.name !== 'native') lowered = splitFurther(lowered, options);
  const presolved = clock();
  const loaded = await loadBackend(choice.name, solver);
  const lower = await loaded.open(lowered.model, {
    signal,
    ...(seed === undefined ? {} : { seed }),
    ...(z3 === undefined ? {} : { z3 }),
  });
  const session = new LiftedSession(model, lowered, lower, settings.check ?? true);
  return {
    session,
    preparation: {
      backend: choice.name,
      reason: choice.reason,
      passes: lowered.passes,
      presolveMs: presolved - began,
      openMs: clock() - presolved,
      figures: () => session.stats,
    },
  };
}
