// nogoods: sets of conditions on single variables that must not all hold. They may be added while the search runs.
//
// Rule 1: all conditions of a nogood hold but one => that one does not.
// Two conditions that do not hold are watched, as in clause.ts; a nogood is looked at only when the variable of a
// watched one has become fixed, or for a condition on a bound, has moved a bound.
import { boundsChanged } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';

/** `variable = value`, `<=` or `>=`. */
export interface Condition {
  readonly variable: number;
  readonly relation: 'is' | 'at most' | 'at least';
  readonly value: number;
}

/** A nogood; the first two conditions are the watched ones. */
type Nogood = Condition[];

export class Nogoods extends Propagator {
  readonly priority: Priority = priorities.constant;
  readonly scope: readonly number[];
  readonly #nogoods: Nogood[] = [];
  /** By variable: the nogoods that watch a condition on it. */
  readonly #watches: Nogood[][] = [];
  /** The variables of large domain, whose bounds may be watched. */
  readonly #bounded: readonly number[];
  #failed: readonly number[] = [];

  /** For conditions on the given variables; on bounds only of those whose domains are too large for a bit set. */
  constructor(store: Store, variables: readonly number[]) {
    super(store);
    this.scope = variables;
    this.#bounded = variables.filter((variable) => (store.first[variable] as number) < 0);
    for (const variable of variables) this.#watches[variable] = [];
  }

  subscribe(to: Subscriptions): void {
    for (const variable of this.scope) to.onFix(variable, variable);
    for (const variable of this.#bounded) to.on(variable, boundsChanged);
  }

  /** How many nogoods there are. */
  get count(): number {
    return this.#nogoods.length;
  }

  /**
   * Adds a nogood that holds in the current level and applies rule 1 to it; the levels above are not to be entered
   * again without those below. False when all its conditions hold.
   */
  add(conditions: readonly Condition[]): boolean {
    const nogood = [...conditions].sort((a, b) => this.#state(a) - this.#state(b));
    const [first, second] = nogood;
    if (!first) return false;
    if (this.#state(first) === refuted && this.store.trail.level === 0) return true;
    if (second) {
      this.#nogoods.push(nogood);
      this.#watches[first.variable]?.push(nogood);
      this.#watches[second.variable]?.push(nogood);
      if (this.#state(second) !== entailed) return true;
    }
    return this.#state(first) !== entailed ? this.#refute(first) : this.#fail(nogood);
  }

  /** Forgets the nogoods that were added after there were so many. */
  shrink(count: number): void {
    if (count === this.#nogoods.length) return;
    this.#nogoods.length = count;
    const kept = new Set(this.#nogoods);
    for (const variable of this.scope) {
      const list = this.#watches[variable] as Nogood[];
      if (list.length > 0) this.#watches[variable] = list.filter((nogood) => kept.has(nogood));
    }
  }

  propagate(): boolean {
    for (const variable of this.#bounded) {
      if (!this.#visit(variable)) return false;
    }
    return true;
  }

  override fixed(variable: number): boolean {
    return this.#visit(variable);
  }

  /** Looks at the nogoods that watch a variable. */
  #visit(variable: number): boolean {
    const list = this.#watches[variable] as Nogood[];
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const nogood = list[i] as Nogood;
      const isSettled = this.#settle(nogood);
      if (isWatching(nogood, variable)) list[kept++] = nogood;
      if (isSettled) continue;
      for (let rest = i + 1; rest < list.length; rest++) list[kept++] = list[rest] as Nogood;
      list.length = kept;
      return this.#fail(nogood);
    }
    list.length = kept;
    return true;
  }

  /** Watches conditions that do not hold; where there is only one, applies rule 1 to it. */
  #settle(nogood: Nogood): boolean {
    const [first, second] = [nogood[0] as Condition, nogood[1] as Condition];
    const [left, right] = [this.#state(first), this.#state(second)];
    if (left === refuted || right === refuted) return true;
    const isFirstGone = left === entailed && !this.#moveWatch(nogood, 0);
    const isSecondGone = right === entailed && !this.#moveWatch(nogood, 1);
    if (isFirstGone) return !isSecondGone && this.#refute(nogood[1] as Condition);
    return !isSecondGone || this.#refute(nogood[0] as Condition);
  }

  /** Watches another condition that does not hold instead of one that does, if there is one. */
  #moveWatch(nogood: Nogood, at: 0 | 1): boolean {
    for (let i = 2; i < nogood.length; i++) {
      const other = nogood[i] as Condition;
      if (this.#state(other) === entailed) continue;
      nogood[i] = nogood[at] as Condition;
      nogood[at] = other;
      (this.#watches[other.variable] as Nogood[]).push(nogood);
      return true;
    }
    return false;
  }

  #state({ variable, relation, value }: Condition): State {
    const { store } = this;
    const [min, max] = [store.min[variable] as number, store.max[variable] as number];
    if (relation === 'is') {
      if (!store.has(variable, value)) return refuted;
      return min === max ? entailed : open;
    }
    if (relation === 'at most') return max <= value ? entailed : min > value ? refuted : open;
    return min >= value ? entailed : max < value ? refuted : open;
  }

  #refute({ variable, relation, value }: Condition): boolean {
    if (relation === 'is') return this.store.remove(variable, value);
    return relation === 'at most'
      ? this.store.atLeast(variable, value + 1)
      : this.store.atMost(variable, value - 1);
  }

  #fail(nogood: Nogood): false {
    this.#failed = nogood.map(({ variable }) => variable);
    return false;
  }

  override blamed(): readonly number[] {
    return this.#failed;
  }
}

function isWatching(nogood: Nogood, variable: number): boolean {
  return nogood[0]?.variable === variable || nogood[1]?.variable === variable;
}

const refuted = 0;
const open = 1;
const entailed = 2;
type State = typeof refuted | typeof open | typeof entailed;
