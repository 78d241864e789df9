// A flat problem in the propagation engine: its variables in a store, its constraints as propagators in a kernel.
import { visit } from '../base/kinds.ts';
import type { Flat, FlatConstraint } from '../lower/flat.ts';
import type { Domain } from '../model/domain.ts';
import { hasImpossibleCycle } from './difference-cycles.ts';
import { failed, Kernel } from './kernel.ts';
import { posts } from './post-flat.ts';
import { Posting } from './posting.ts';
import type { Propagator } from './propagator.ts';
import { Clauses } from './propagators/clause.ts';
import { type Indicator, ValueChannel } from './propagators/value-channel.ts';
import { readDomain } from './read-domain.ts';
import type { Store } from './store.ts';

export { supports } from './post-global.ts';

/** A propagator that stands for several constraints. */
interface Composite {
  entails(index: number): boolean;
}

/** Where the propagators of a flat constraint are. */
type Place =
  | { readonly kind: 'part'; readonly of: Composite; readonly index: number }
  | { readonly kind: 'propagators'; readonly list: readonly Propagator[] };

/** How much work a propagation may take: see the kernel's budget. */
const leastWork = 400_000;
const workEach = 40;

export class Engine {
  readonly flat: Flat;
  readonly kernel: Kernel = new Kernel();
  readonly store: Store = this.kernel.store;
  /** By constraint. */
  readonly #places: Place[] = [];

  /**
   * Posts a flat problem; nothing is propagated yet. The variables keep their ids; the engine may add some of its own
   * behind them, which are functions of them.
   * @throws TooLarge when a table does not fit.
   */
  constructor(flat: Flat) {
    this.flat = flat;
    for (const { domain } of flat.variables) this.store.add(domain);
    if (this.store.hasEmptyDomain) return;
    const posting = new Posting(this.kernel);
    this.#postClauses(flat.constraints);
    this.#postChannels(flat.constraints);
    const { propagators } = this.kernel;
    for (const [i, constraint] of flat.constraints.entries()) {
      if (this.#places[i] || constraint.kind === 'clause') continue;
      const before = propagators.length;
      visit(posts, constraint, posting);
      this.#places[i] = { kind: 'propagators', list: propagators.slice(before) };
    }
    if (hasImpossibleCycle(this.store, flat.constraints)) this.kernel.refute();
  }

  /** One propagator for all clauses. */
  #postClauses(constraints: readonly FlatConstraint[]): void {
    const clauses = constraints.flatMap((each, i) => (each.kind === 'clause' ? [{ each, i }] : []));
    if (clauses.length === 0) return;
    const of = new Clauses(
      this.store,
      clauses.map(({ each }) => each.literals),
    );
    for (const [index, { i }] of clauses.entries()) this.#places[i] = { kind: 'part', of, index };
    this.kernel.post(of);
  }

  /** One propagator for the literals that say which value a variable has. */
  #postChannels(constraints: readonly FlatConstraint[]): void {
    const byVariable = new Map<number, { readonly indicator: Indicator; readonly i: number }[]>();
    for (const [i, constraint] of constraints.entries()) {
      if (constraint.kind !== 'indicates' || constraint.domain.size !== 1) continue;
      const indicator = { literal: constraint.literal, value: constraint.domain.min };
      const list = byVariable.get(constraint.variable);
      if (list) list.push({ indicator, i });
      else byVariable.set(constraint.variable, [{ indicator, i }]);
    }
    for (const [variable, list] of byVariable) {
      if (list.length < 2) continue;
      const indicators = list.map(({ indicator }) => indicator);
      const of = new ValueChannel(this.store, variable, indicators);
      for (const [index, { i }] of list.entries()) this.#places[i] = { kind: 'part', of, index };
      this.kernel.post(of);
    }
  }

  /**
   * Propagates to the fixpoint, or until so much work is done as a problem of this size is worth: bounds of large domains
   * can creep towards each other for hours. False when there is no solution; nothing can be read back then.
   */
  propagate(): boolean {
    if (this.store.hasEmptyDomain) return false;
    this.kernel.budget = leastWork + workEach * (this.store.count + this.kernel.propagators.length);
    return this.kernel.propagate() !== failed;
  }

  /** Whether a propagation stopped before the fixpoint. What it left of the domains still has all solutions. */
  get isPaused(): boolean {
    return this.kernel.budget <= 0;
  }

  /** The domain of a flat variable. */
  domain(variable: number): Domain {
    return readDomain(this.store, variable);
  }

  /**
   * Whether every assignment within the domains satisfies a constraint, by its index. May say no where it is hard to
   * tell. Ask after a propagation that did not fail.
   */
  isEntailed(constraint: number): boolean {
    // Somebody may still have to object.
    if (this.isPaused) return false;
    const place = this.#places[constraint];
    if (!place) return false;
    return place.kind === 'part'
      ? place.of.entails(place.index)
      : place.list.every((propagator) => propagator.entailed());
  }
}
