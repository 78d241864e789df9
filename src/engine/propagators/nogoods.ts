// nogoods: sets of conditions on single variables that must not all hold. They may be added while the search runs.
//
// Rule 1: all conditions of a nogood hold but one => that one does not.
// Two conditions that do not hold are watched, as in clause.ts; a nogood is looked at only when the variable of a
// watched one has become fixed, or for a condition on a bound, has moved a bound.
import { boundsChanged } from '../changes.ts';
import {
  type Priority,
  Propagator,
  priorities,
  type Subscriptions,
  type Tie,
} from '../propagator.ts';
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
  /** By variable and value: the nogoods that watch that the variable has the value. */
  readonly #onValue: Map<number, Nogood[]>[] = [];
  /** By variable: the nogoods that watch a bound of it. */
  readonly #onBound: Nogood[][] = [];
  /** The variables whose bounds may be watched. */
  readonly #bounded: readonly number[];
  #failed: readonly number[] = [];

  /** For conditions on the given variables; on bounds only of those that are bounded. */
  constructor(store: Store, variables: readonly number[], bounded: readonly number[] = []) {
    super(store);
    this.scope = variables;
    this.#bounded = bounded;
    for (const variable of variables) this.#onValue[variable] = new Map();
    for (const variable of bounded) this.#onBound[variable] = [];
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
      this.store.retired.unmute(this.id);
      this.#nogoods.push(nogood);
      this.#watch(nogood, first);
      this.#watch(nogood, second);
      if (this.#state(second) !== entailed) return true;
    }
    return this.#state(first) !== entailed ? this.#refute(first) : this.#fail(nogood);
  }

  #watch(nogood: Nogood, { variable, relation, value }: Condition): void {
    if (relation !== 'is') {
      (this.#onBound[variable] as Nogood[]).push(nogood);
      return;
    }
    const lists = this.#onValue[variable] as Map<number, Nogood[]>;
    const list = lists.get(value);
    if (list) list.push(nogood);
    else lists.set(value, [nogood]);
  }

  /** Forgets the nogoods that were added after there were so many. */
  shrink(count: number): void {
    if (count === this.#nogoods.length) return;
    this.#nogoods.length = count;
    for (const variable of this.scope) this.#onValue[variable]?.clear();
    for (const variable of this.#bounded) this.#onBound[variable] = [];
    for (const nogood of this.#nogoods) {
      this.#watch(nogood, nogood[0] as Condition);
      this.#watch(nogood, nogood[1] as Condition);
    }
  }

  /** Looks at what is watched about bounds. */
  propagate(): boolean {
    // Nobody need tell of every change while there are none.
    if (this.count === 0) this.store.retired.mute(this.id);
    for (const variable of this.#bounded) {
      const list = this.#onBound[variable] as Nogood[];
      if (list.length > 0 && !this.#visit(list, variable, undefined)) return false;
    }
    return true;
  }

  override fixed(variable: number): boolean {
    const lists = this.#onValue[variable] as Map<number, Nogood[]>;
    if (lists.size === 0) return true;
    const value = this.store.min[variable] as number;
    const list = lists.get(value);
    return !list || this.#visit(list, variable, value);
  }

  /** Looks at the nogoods that watch that a variable has a value, or where there is none, a bound of the variable. */
  #visit(list: Nogood[], variable: number, value: number | undefined): boolean {
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const nogood = list[i] as Nogood;
      const isSettled = this.#settle(nogood);
      if (isAbout(nogood[0], variable, value) || isAbout(nogood[1], variable, value)) {
        list[kept++] = nogood;
      }
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
      this.#watch(nogood, other);
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

  override ties(): readonly Tie[] {
    return this.#nogoods.map((nogood) => ({
      variables: nogood.map(({ variable }) => variable),
      isLoose: () => nogood.some((condition) => this.#state(condition) === refuted),
    }));
  }

  override blamed(): readonly number[] {
    return this.#failed;
  }
}

/** Whether a condition is that a variable has a value, or where there is none, is about a bound of the variable. */
function isAbout(
  condition: Condition | undefined,
  variable: number,
  value: number | undefined,
): boolean {
  if (condition?.variable !== variable) return false;
  return value === undefined
    ? condition.relation !== 'is'
    : condition.relation === 'is' && condition.value === value;
}

const refuted = 0;
const open = 1;
const entailed = 2;
type State = typeof refuted | typeof open | typeof entailed;
