// From a model to a session that answers in its terms: presolve, choice of a backend, opening, checking.
import { type Choice, chooseBackend } from '../backends/auto.ts';
import type { BackendName, Session, Statistics, TurnLengths } from '../backends/backend.ts';
import { loadBackend } from '../backends/index.ts';
import { BackendUnavailable } from '../backends/unavailable.ts';
import { TooLarge } from '../base/too-large.ts';
import type { VarId } from '../model/expression.ts';
import type { Model } from '../model/model.ts';
import {
  type PassReport,
  type Presolved,
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
  /** False: native answers by propagation alone, which shares nothing with the backends of clauses. */
  readonly learning?: boolean | undefined;
  /**
   * How long native searches one way before another one joins in, for tests.
   *
   * @internal
   */
  readonly turns?: TurnLengths | undefined;
  /** Bytes that the whole process may take: what is known beforehand to need more is refused. */
  readonly memory?: number | undefined;
  /** Names of presolve passes to leave out, or `all`. */
  readonly withoutPresolve?: readonly string[];
  /** Leaves one of each class of symmetric solutions: the number of solutions is then that of classes. */
  readonly breakSymmetry?: boolean;
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
  readonly session: LiftedSession;
  readonly preparation: Preparation;
}

/**
 * Opens a model for queries in its own variables.
 * @throws TooLarge when it does not fit the backend, BackendUnavailable when that does not start.
 */
export async function openModel(model: Model, settings: SolveSettings = {}): Promise<OpenedModel> {
  const { backend = 'auto', withoutPresolve = [], keep = [], clock = () => 0 } = settings;
  const { breakSymmetry = false } = settings;
  const began = clock();
  const options: PresolveOptions = {
    without: withoutPresolve,
    keep,
    clock,
    breakSymmetry,
  };
  const isWhole = backend === 'native' || backend === 'auto';
  const whole = presolve(model, {
    ...options,
    sums: isWhole ? 'whole' : 'split',
    brief: isWhole && isSmall(model),
  });
  const choice =
    backend === 'auto' ? chooseBackend(whole.model) : { name: backend, reason: 'as asked' };
  const lowered = isWhole && choice.name !== 'native' ? splitFurther(whole, options) : whole;
  const presolved = clock();
  const opened = await openOn(choice, lowered, settings).catch(async (error: unknown) => {
    // Nobody asked for this one: where it does not start or is too small, the engine at hand takes over.
    if (backend !== 'auto' || choice.name === 'native' || !isRefusal(error)) throw error;
    const native: Choice = { name: 'native', reason: `${choice.name} refused: ${error.message}` };
    return await openOn(native, whole, settings);
  });
  const session = new LiftedSession(model, opened.lowered, opened.lower, settings.check ?? true);
  return {
    session,
    preparation: {
      backend: opened.choice.name,
      reason: opened.choice.reason,
      passes: opened.lowered.passes,
      presolveMs: presolved - began,
      openMs: clock() - presolved,
      figures: () => session.stats,
    },
  };
}

/** A model with no more values, of all variables together, and no more assertions is small. */
const mostSmallValues = 1000;
const mostSmallAssertions = 200;

/** So small a model is native's, whatever presolve would make of it: all rules for other backends ask for more. */
function isSmall({ variables, assertions }: Model): boolean {
  const values = variables.reduce((sum, { domain }) => sum + domain.size, 0);
  return values <= mostSmallValues && assertions.length <= mostSmallAssertions;
}

interface OpenedBelow {
  readonly choice: Choice;
  readonly lowered: Presolved;
  readonly lower: Session;
}

async function openOn(
  choice: Choice,
  lowered: Presolved,
  { solver, signal, seed, z3, memory, learning, turns }: SolveSettings,
): Promise<OpenedBelow> {
  const backend = await loadBackend(choice.name, solver);
  const lower = await backend.open(lowered.model, {
    signal,
    memory,
    learning,
    turns,
    ...(seed === undefined ? {} : { seed }),
    ...(z3 === undefined ? {} : { z3 }),
  });
  return { choice, lowered, lower };
}

/** Whether a backend said that it cannot take a model. */
export function isRefusal(error: unknown): error is BackendUnavailable | TooLarge {
  return error instanceof BackendUnavailable || error instanceof TooLarge;
}
