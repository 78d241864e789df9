// A flat problem in the propagation engine: its variables in a store, its constraints as propagators in a kernel.
import { visit } from '../base/kinds.ts';
import type { Clause, Flat, FlatConstraint } from '../lower/flat.ts';
import type { Domain } from '../model/domain.ts';
import { consistent, Kernel } from './kernel.ts';
import { posts } from './post-flat.ts';
import { Posting } from './posting.ts';
import type { Propagator } from './propagator.ts';
import { Clauses } from './propagators/clause.ts';
import { readDomain } from './read-domain.ts';
import type { Store } from './store.ts';

export { supports } from './post-global.ts';

/** Where the propagators of a flat constraint are. */
type Place =
  | { readonly kind: 'clause'; readonly index: number }
  | { readonly kind: 'propagators'; readonly list: readonly Propagator[] };

export class Engine {
  readonly flat: Flat;
  readonly kernel: Kernel = new Kernel();
  readonly store: Store = this.kernel.store;
  readonly #places: readonly Place[];
  readonly #clauses: Clauses | undefined;

  /**
   * Posts a flat problem; nothing is propagated yet. The variables keep their ids; the engine may add some of its own
   * behind them, which are functions of them.
   * @throws TooLarge when a table does not fit.
   */
  constructor(flat: Flat) {
    this.flat = flat;
    for (const { domain } of flat.variables) this.store.add(domain);
    const isEmpty = this.store.hasEmptyDomain;
    const clauses = flat.constraints.filter((each): each is Clause => each.kind === 'clause');
    this.#places = isEmpty ? [] : this.#post(flat.constraints);
    if (clauses.length > 0 && !isEmpty) {
      const literals = clauses.map((clause) => clause.literals);
      this.#clauses = new Clauses(this.store, literals);
      this.kernel.post(this.#clauses);
    }
  }

  #post(constraints: readonly FlatConstraint[]): readonly Place[] {
    const posting = new Posting(this.kernel);
    const { propagators } = this.kernel;
    let clauses = 0;
    return constraints.map((constraint): Place => {
      if (constraint.kind === 'clause') return { kind: 'clause', index: clauses++ };
      const before = propagators.length;
      visit(posts, constraint, posting);
      return { kind: 'propagators', list: propagators.slice(before) };
    });
  }

  /** Propagates to the fixpoint. False when there is no solution; nothing can be read back then. */
  propagate(): boolean {
    return !this.store.hasEmptyDomain && this.kernel.propagate() === consistent;
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
    const place = this.#places[constraint];
    if (!place) return false;
    return place.kind === 'clause'
      ? (this.#clauses?.entails(place.index) ?? false)
      : place.list.every((propagator) => propagator.entailed());
  }
}
