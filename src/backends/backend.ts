// The contract between puzzlec and anything that solves: a backend opens a model, a session answers queries about it.
//
// States of a session, after CaDiCaL's interface:
// - `check` does not change the problem. Assumptions last for one call. A verdict's assignment stays valid afterwards.
// - `block(keys, seen)` means "no later answer agrees with `seen` on all of `keys`". No keys: no later answer at all.
// - One call at a time: a second one while a call runs is a Bug. So is any call but dispose after disposal.
// - After `unsat` with an empty core the session answers `unsat` for ever.
// - `unknown` never means `unsat`: the search was stopped, and a later check may go on.
// - A generator (`enumerate`, `optimise`) is one call that runs until it is finished or returned.
// - Disposing is always allowed, also while a call runs (which then ends with `unknown`) and twice.
import type { VarId } from '../model/expression.ts';
import type { Assignment, Model } from '../model/model.ts';

/** `variable = value`, or `variable != value` where not `equal`. */
export interface Assumption {
  readonly variable: VarId;
  readonly value: number;
  readonly equal: boolean;
}

export type Verdict =
  /** An assignment for every variable of the model that satisfies it (whatever its objective). */
  | { readonly status: 'sat'; readonly assignment: Assignment }
  /** There is none under the assumptions in the core, which need not be minimal. Empty: there is none at all. */
  | { readonly status: 'unsat'; readonly core: readonly Assumption[] }
  | { readonly status: 'unknown'; readonly why: 'aborted' | 'limit' };

export interface Query {
  readonly assume?: readonly Assumption[];
  readonly signal?: AbortSignal | undefined;
  /** Native gives up soon after its search has failed so often: `unknown`, because of a `limit`. Others ignore it. */
  readonly mostFailures?: number;
}

/** A variable by which answers are ordered, from its least value up or from its greatest down. */
export interface OrderedKey {
  readonly variable: VarId;
  readonly descends: boolean;
}

/** Numbers that `--stats` shows, by name: sizes, nodes, conflicts, propagations. */
export type Statistics = Readonly<Record<string, number | string>>;

/** One assignment after another; how it ended is the generator's return value. */
export type Answers = AsyncGenerator<Assignment, 'complete' | 'aborted' | 'limit', undefined>;

export interface Session extends AsyncDisposable {
  check(query?: Query): Promise<Verdict>;
  block(keys: readonly VarId[], seen: Assignment): void;
  /** All answers, each once on `keys`; for where check and block is not the best way. */
  enumerate?(keys: readonly VarId[], signal?: AbortSignal): Answers;
  /**
   * All answers, each once on the keys, in their order: the first key decides, then the second. `limit`: that order is too
   * hard to search in, and what came so far are the first ones.
   */
  ascending?(keys: readonly OrderedKey[], signal?: AbortSignal): Answers;
  /** How many answers there are on `keys`, or undefined when stopped before that was known. */
  count?(keys: readonly VarId[], signal?: AbortSignal): Promise<bigint | undefined>;
  /** Answers that are better and better by the model's objective; `complete` means that the last one is optimal. */
  optimise(signal?: AbortSignal): Answers;
  readonly stats: Statistics;
}

/** The work of a turn where native searches in two ways: of propagation as the kernel counts it, and of clauses. */
export interface TurnLengths {
  readonly engine: number;
  readonly learner: number;
}

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** The same seed gives the same answers in the same order; it decides ties only. */
  readonly seed?: number;
  /** How z3 is given the model: as integers, as finite domains, or by the model (the default). Others ignore it. */
  readonly z3?: 'int' | 'fd' | 'auto';
  /** False: native answers by propagation alone, which shares nothing with the backends of clauses. Others ignore it. */
  readonly learning?: boolean | undefined;
  /** How long native searches one way before another one joins in (for tests). Others ignore it. */
  readonly turns?: TurnLengths | undefined;
  /** Bytes that the whole process may take: what is known beforehand to need more is refused. */
  readonly memory?: number | undefined;
}

/** `external` is an installed solver, which whoever asks for it names. */
export type BackendName = 'native' | 'sat' | 'z3' | 'external';

/** Those that come with puzzlec. */
export type BuiltInBackend = Exclude<BackendName, 'external'>;

export interface Backend {
  readonly name: BackendName;
  /**
   * Prepares a model for queries.
   * @throws TooLarge when the model does not fit this backend; Bug for faults of ours.
   */
  open(model: Model, options?: OpenOptions): Promise<Session>;
}
