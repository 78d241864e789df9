// lex: the left list comes before the right one in lexicographic order, or equals it where that is allowed.
//
// Rule 1: at the first place where the two are not both fixed to one value, left is at most right.
// Rule 2: the places after that cannot put left before right, or make them equal where that is allowed => there left is
//   less than right.
// Rule 3: at that place left is less than right in any case => nothing more to do.
// Generalised arc consistency where no variable occurs twice (Frisch et al. 2002, by bounds alone).
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import type { View } from '../view.ts';

export class LexPropagator extends Propagator {
  readonly priority: Priority = priorities.linear;
  readonly scope: readonly number[];
  readonly #left: readonly View[];
  readonly #right: readonly View[];
  readonly #strict: boolean;
  /** Cell: so many places from the front are fixed and equal. */
  readonly #equal: number;

  /** The lists are of one length. */
  constructor(store: Store, left: readonly View[], right: readonly View[], strict: boolean) {
    super(store);
    this.scope = [...left, ...right].map(({ variable }) => variable);
    [this.#left, this.#right, this.#strict] = [left, right, strict];
    this.#equal = store.trail.allocate(1, 0);
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.on(variable, boundsChanged);
  }

  propagate(): boolean {
    const { trail } = this.store;
    for (let i = trail.cells[this.#equal] as number; i < this.#left.length; i++) {
      const [left, right] = [this.#left[i] as View, this.#right[i] as View];
      if (!left.atMost(right.max()) || !right.atLeast(left.min())) return false;
      if (left.isFixed() && right.isFixed() && left.min() === right.min()) {
        trail.set(this.#equal, i + 1);
        continue;
      }
      if (left.max() < right.min()) {
        this.retire();
        return true;
      }
      if (this.#restFits(i + 1)) return true;
      return left.atMost(right.max() - 1) && right.atLeast(left.min() + 1);
    }
    return !this.#strict;
  }

  /** Whether the places from one on may come in the right order. */
  #restFits(from: number): boolean {
    for (let i = from; i < this.#left.length; i++) {
      const least = (this.#left[i] as View).min();
      const most = (this.#right[i] as View).max();
      if (least < most) return true;
      if (least > most) return false;
    }
    return !this.#strict;
  }
}
