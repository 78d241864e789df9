// linear with sums past the safe integers: the rules of the other linear files, worked out in bigint from the start.
//
// Rule 1: the comparison cannot hold within the bounds of the sum => the condition is false.
// Rule 2: demanded `le` or `eq` => each term keeps within what the others leave (bounds consistency over the reals).
// Rule 3: demanded `ne`, and all variables but one are fixed => that one has not the value that would complete it.
import { type Linear, variableOf } from '../../lower/flat.ts';
import { boundsChanged, variableFixed } from '../changes.ts';
import { type Priority, Propagator, priorities, type Subscriptions } from '../propagator.ts';
import type { Store } from '../store.ts';
import { isFalse, isTrue, makeFalse } from './literals.ts';

interface Term {
  readonly variable: number;
  readonly coefficient: bigint;
}

export class LinearExact extends Propagator {
  readonly priority: Priority = priorities.quadratic;
  readonly scope: readonly number[];
  readonly #terms: readonly Term[];
  readonly #constant: bigint;
  readonly #operator: Linear['operator'];
  readonly #condition: Linear['condition'];

  constructor(store: Store, { terms, operator, constant, condition }: Linear) {
    super(store);
    this.#terms = terms.map(({ variable, coefficient }) => ({
      variable,
      coefficient: BigInt(coefficient),
    }));
    this.#constant = BigInt(constant);
    this.#operator = operator;
    this.#condition = condition;
    const variables: number[] = terms.map(({ variable }) => variable);
    this.scope = condition === undefined ? variables : [...variables, variableOf(condition)];
  }

  subscribe(to: Subscriptions): void {
    for (const { variable } of this.#terms) to.on(variable, boundsChanged);
    if (this.#condition !== undefined) to.on(variableOf(this.#condition), variableFixed);
  }

  propagate(): boolean {
    const { store } = this;
    if (this.#condition !== undefined && isFalse(store, this.#condition)) return true;
    const least = this.#sum((term) => this.#low(term));
    const most = this.#sum((term) => this.#high(term));
    if (this.#isRefuted(least, most)) {
      return this.#condition !== undefined && makeFalse(store, this.#condition);
    }
    if (this.#condition !== undefined && !isTrue(store, this.#condition)) return true;
    if (this.#operator === 'ne') return this.#exclude();
    return this.#terms.every((term) => this.#prune(term, least, most));
  }

  #low({ variable, coefficient }: Term): bigint {
    const { min, max } = this.store;
    return coefficient * BigInt((coefficient > 0n ? min : max)[variable] as number);
  }

  #high({ variable, coefficient }: Term): bigint {
    const { min, max } = this.store;
    return coefficient * BigInt((coefficient > 0n ? max : min)[variable] as number);
  }

  #sum(of: (term: Term) => bigint): bigint {
    return this.#terms.reduce((sum, term) => sum + of(term), 0n);
  }

  #isRefuted(least: bigint, most: bigint): boolean {
    if (this.#operator === 'ne') return least === most && least === this.#constant;
    return least > this.#constant || (this.#operator === 'eq' && most < this.#constant);
  }

  /** Rule 2. The sums are those at the start of the run: weaker than what later terms could use, never wrong. */
  #prune(term: Term, least: bigint, most: bigint): boolean {
    const { store } = this;
    const { variable, coefficient } = term;
    const [low, high] = [this.#low(term), this.#high(term)];
    const [min, max] = [store.min[variable] as number, store.max[variable] as number];
    const up = this.#constant - least;
    const down = most - this.#constant;
    const scale = coefficient > 0n ? coefficient : -coefficient;
    const [from, to] = coefficient > 0n ? [min, max] : [max, min];
    const way = coefficient > 0n ? 1 : -1;
    if (high - low > up && !this.#bound(variable, from, way, up / scale)) return false;
    if (this.#operator === 'le' || high - low <= down) return true;
    return this.#bound(variable, to, -way, down / scale);
  }

  /** The variable goes no farther from an end of its domain than a distance, upwards (1) or downwards (-1). */
  #bound(variable: number, end: number, way: number, distance: bigint): boolean {
    const bound = Number(BigInt(end) + BigInt(way) * distance);
    return way > 0 ? this.store.atMost(variable, bound) : this.store.atLeast(variable, bound);
  }

  /** Rule 3. */
  #exclude(): boolean {
    const { store } = this;
    const open = this.#terms.filter(({ variable }) => !store.isFixed(variable));
    const [last] = open;
    if (!last || open.length > 1) return true;
    const rest = this.#constant - (this.#sum((term) => this.#low(term)) - this.#low(last));
    if (rest % last.coefficient !== 0n) return true;
    const value = Number(rest / last.coefficient);
    return !Number.isSafeInteger(value) || store.remove(last.variable, value);
  }
}
