// Why there is no solution, or why something is so: a smallest set of assertions that clash.
//
// Each assertion gets a selector, a boolean that implies it; a set of assertions is a set of assumptions. A core of the
// backend is made minimal by deletion: what can be left out is left out. All minimal sets are found with a map of what is
// known of the subsets (MARCO; Liffiton, Previti, Malik and Marques-Silva 2016).
import { type Outcome, outcomeOfAbort } from '../answers/solution.ts';
import type { Session } from '../backends/backend.ts';
import { ModelBuilder } from '../model/builder.ts';
import { not } from '../model/construct.ts';
import type { BoolExpr, VarId } from '../model/expression.ts';
import type { Assertion } from '../model/model.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { SolvingSettings } from '../solve.ts';
import { ask, openForAssumptions, Stopped } from './ask.ts';
import { selected, withSelectors } from './selectors.ts';

export interface ExplainResult {
  /** `sat`: nothing clashes. `unknown`: stopped before that was clear. */
  readonly status: 'unsat' | 'sat' | 'unknown';
  /** Minimal sets of assertions that clash, the smallest first. */
  readonly cores: readonly (readonly Assertion[])[];
  /** Whether there are no further cores, or `limit`. */
  readonly outcome: Outcome;
}

export interface ExplainSettings extends SolvingSettings {
  /** At most so many cores; 1 by default. */
  readonly limit?: number;
  /** Explains why this holds in every solution, instead of why there is none. */
  readonly fact?: BoolExpr;
  /** Assertions that are not in question, beside those of the puzzle. */
  readonly hard?: readonly Assertion[];
}

/** Finds minimal sets of assertions that clash with each other (and with the opposite of the fact, if one is given). */
export async function explain(
  puzzle: Puzzle,
  settings: ExplainSettings = {},
): Promise<ExplainResult> {
  const { signal, limit = 1, fact, hard = [] } = settings;
  const assertions = puzzle.model.assertions.filter(({ redundant }) => !redundant);
  const { model, selectors } = withSelectors(puzzle.model, assertions, [
    ...hard,
    ...oppositeOf(fact),
  ]);
  await using open = await openForAssumptions(model, selectors, settings);
  const clash = new Clash(open, selectors, signal);
  try {
    const cores = limit === 1 ? await clash.one() : await clash.several(limit);
    return {
      status: cores.list.length > 0 ? 'unsat' : 'sat',
      cores: cores.list
        .toSorted((a, b) => a.length - b.length)
        .map((core) => core.map((i) => assertions[i] as Assertion)),
      outcome: cores.complete ? 'complete' : 'limit',
    };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { status: 'unknown', cores: [], outcome: outcomeOfAbort(signal) };
  }
}

function oppositeOf(fact: BoolExpr | undefined): readonly Assertion[] {
  return fact
    ? [{ formula: not(fact), span: undefined, words: 'the opposite', implicit: true }]
    : [];
}

/** Indexes of assertions, ascending. */
type Core = readonly number[];

interface Cores {
  readonly list: readonly Core[];
  readonly complete: boolean;
}

class Clash {
  readonly #session: Session;
  readonly #selectors: readonly VarId[];
  readonly #signal: AbortSignal | undefined;

  constructor(session: Session, selectors: readonly VarId[], signal: AbortSignal | undefined) {
    this.#session = session;
    this.#selectors = selectors;
    this.#signal = signal;
  }

  /** Whether the assertions hold together, or some of them that do not. */
  async #try(indexes: Core): Promise<Core | 'sat'> {
    const assume = indexes.map((i) => selected(this.#selectors[i] as VarId, 1));
    const verdict = await ask(this.#session, { assume, signal: this.#signal });
    if (verdict.status === 'sat') return 'sat';
    const clashing = new Set(verdict.core.map(({ variable }) => variable));
    return indexes.filter((i) => clashing.has(this.#selectors[i] as VarId));
  }

  /** A minimal core within a set that is one, by deletion. */
  async #shrink(core: Core): Promise<Core> {
    let left = core;
    const needed = new Set<number>();
    for (;;) {
      const candidate = left.find((i) => !needed.has(i));
      if (candidate === undefined) return left;
      const smaller = await this.#try(left.filter((i) => i !== candidate));
      if (smaller === 'sat') needed.add(candidate);
      else left = smaller;
    }
  }

  /** As many assertions as can be added to some that hold together. */
  async #grow(some: Core): Promise<Core> {
    let kept = some;
    for (const i of this.#selectors.keys()) {
      if (kept.includes(i)) continue;
      const larger = [...kept, i];
      if ((await this.#try(larger)) === 'sat') kept = larger;
    }
    return kept;
  }

  async one(): Promise<Cores> {
    const core = await this.#try([...this.#selectors.keys()]);
    if (core === 'sat') return { list: [], complete: true };
    return { list: [await this.#shrink(core)], complete: false };
  }

  /** Every minimal core, up to a limit. */
  async several(limit: number): Promise<Cores> {
    const builder = new ModelBuilder();
    const ids = this.#selectors.map((_, i) => builder.boolean(`s${i}`).id);
    await using map = await openForAssumptions(builder.build(), ids, {});
    const list: Core[] = [];
    while (list.length < limit) {
      const verdict = await ask(map, { signal: this.#signal });
      if (verdict.status === 'unsat') return { list, complete: true };
      const seed = [...ids.keys()].filter((i) => verdict.assignment[i] === 1);
      const tried = await this.#try(seed);
      if (tried === 'sat') {
        const most = new Set(await this.#grow(seed));
        // No later seed may lie within this one.
        map.block(
          ids.filter((i) => !most.has(i)),
          ids.map(() => 0),
        );
      } else {
        const core = await this.#shrink(tried);
        list.push(core);
        // No later seed may hold this core.
        map.block(
          core.map((i) => ids[i] as VarId),
          ids.map(() => 1),
        );
      }
    }
    return { list, complete: false };
  }
}
